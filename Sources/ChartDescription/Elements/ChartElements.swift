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

/// What can be visited in a series: its points, or its intervals when there are too many points.
package struct SeriesElements: Hashable, Sendable {
  /// One stop.
  package struct Element: Hashable, Sendable {
    /// What a stop stands for.
    package enum Content: Hashable, Sendable {
      /// The point at that place in the series.
      case point(Int)
      /// A stretch of the series.
      case interval(ChartInterval)
    }
    /// What it stands for.
    package var content: Content
    /// Its name: `January`, `1950 to 1959`. No other stop of the series has it, unless the author named two alike.
    package var label: String
    /// Its value with its unit: `234 millimetres`.
    package var value: String
    /// Where it is: as high as the plot and at least 24 px wide; of bars that lie, as wide as the plot; of slices, the box
    /// around them.
    package var frame: Rectangle

    /// Everything it says, name first: `January, 234 millimetres`.
    package var text: String { value.isEmpty ? label : "\(label), \(value)" }
  }

  /// `Coast, 12 points, circle`.
  package var label: String
  /// Whether ``elements`` are intervals.
  package var hasIntervals: Bool
  /// In the order of the x axis.
  package var elements: [Element]
}

extension ElementFrames {
  /// Divides each strip of the plot that several stops share, so that a finger finds every one of them: across the plot in the
  /// order of their values, in equal parts; a box around slices along its longer side. More than fit lie on each other in equal steps.
  func divide(_ series: inout [SeriesElements]) {
    var strips: [Rectangle: [(series: Int, stop: Int, level: Double)]] = [:]
    for (index, elements) in series.enumerated() {
      for (place, element) in elements.elements.enumerated() {
        strips[element.frame, default: []].append((index, place, level(of: element.content, inSeries: index)))
      }
    }
    for (strip, stops) in strips where stops.count > 1 {
      let stops = stops.sorted { ($0.level, $0.series, $0.stop) < ($1.level, $1.series, $1.stop) }
      let isAcross = chart.direction.isRadial ? strip.width > strip.height : chart.direction.isVertical
      let (whole, count) = (isAcross ? strip.width : strip.height, Double(stops.count))
      let length = max(whole / count, Self.leastWidth)
      for (place, stop) in stops.enumerated() {
        let start = (isAcross ? strip.x : strip.y) + Double(place) * max(whole - length, 0) / (count - 1)
        series[stop.series].elements[stop.stop].frame =
          isAcross
          ? Rectangle(x: start, y: strip.y, width: length, height: strip.height)
          : Rectangle(x: strip.x, y: start, width: strip.width, height: length)
      }
    }
  }

  /// Where a stop is across the plot; a gap is at the lower end of the axis, slices all at one place.
  private func level(of content: SeriesElements.Element.Content, inSeries index: Int) -> Double {
    guard !chart.direction.isRadial else { return 0 }
    let value: Double? =
      switch content {
      case .point(let place): chart.series[index].points[place].y
      case .interval(let interval): interval.mean
      }
    return across(value ?? values.range.lowerBound)
  }
}
