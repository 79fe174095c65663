package import PaletteCharts
import PaletteRules

/// What can be visited in a chart: a container, a container for each series, a stop for each point or interval.
package struct ChartElements: Hashable, Sendable {
  /// The chart's name; nil when it has none.
  package var label: String?
  /// Where the points lie.
  package var plot: Rectangle
  /// In drawing order.
  package var series: [SeriesElements]

  /// How to go about it.
  static let hint = "Move through the points to hear each value, or play the audio graph to hear the course."

  /// Names and places everything in a chart.
  package init(_ chart: Chart) {
    label = chart.title
    plot = ElementFrames.plot(for: chart)
    let frames = ElementFrames(chart, plot: plot)
    let text = ChartText(chart)
    series = chart.series.indices.map { index in
      let series = chart.series[index]
      let intervals = ChartIntervals.intervals(of: series, in: chart)
      let symbol = series.appearance.symbol.flatMap { $0 == .none ? nil : $0.words }
      let points = ChartText.count(series.points.count, "point", "points")
      return SeriesElements(
        label: [chart.name(ofSeries: index), points, symbol].compactMap(\.self).joined(separator: ", "),
        hasIntervals: !intervals.isEmpty,
        elements: intervals.isEmpty
          ? Self.points(of: series, frames.points(ofSeries: index), text)
          : intervals.map { interval in
            SeriesElements.Element(
              content: .interval(interval), label: interval.label, value: interval.text(text),
              frame: frames.interval(interval.span))
          })
    }
    frames.divide(&series)
  }

  private static func points(
    of series: ChartSeries, _ frames: [Rectangle], _ text: ChartText
  ) -> [SeriesElements.Element] {
    var labels = series.points.enumerated().map { place, point in
      point.label ?? (text.chart.hasPlacesAlone ? "Point \(place + 1)" : text.x(point.x))
    }
    let unnamed = series.points.indices.filter { series.points[$0].label == nil }
    for alike in Dictionary(grouping: unnamed, by: { labels[$0] }).values where alike.count > 1 {
      for (order, place) in alike.enumerated() { labels[place] += " (\(order + 1) of \(alike.count))" }
    }
    return series.points.indices.map { index in
      SeriesElements.Element(
        content: .point(index), label: labels[index], value: value(of: series.points[index], text), frame: frames[index]
      )
    }
  }

  /// `234 millimetres`; under a name of its own also where it lies: `2,110 pounds, 46.6 miles per gallon`, which is all there is
  /// to say where nothing is measured.
  private static func value(of point: ChartPoint, _ text: ChartText) -> String {
    let chart = text.chart
    var parts: [String] = []
    if point.label != nil || chart.hasPlacesAlone { parts.append(text.x(point.x)) }
    if chart.yAxis != nil { parts.append(text.y(point.y)) }
    parts += zip(chart.additionalAxes, point.additional).map { axis, value in "\(axis.title) \(axis.text(value))" }
    return parts.joined(separator: ", ")
  }
}

extension Chart {
  /// Whether a point says nothing but where it lies on the x axis.
  fileprivate var hasPlacesAlone: Bool { yAxis == nil && additionalAxes.isEmpty }
}
