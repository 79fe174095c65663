package import PaletteCharts
import PaletteRules

/// What can be visited in a chart: a container, a container for each series, a stop for each point or interval.
package struct ChartElements: Hashable, Sendable {
  /// The chart's name; nil when it has none.
  package var label: String?
  /// How to go about it.
  package var hint: String
  /// Where the points lie.
  package var plot: Rectangle
  /// In drawing order.
  package var series: [SeriesElements]

  /// Names and places everything in a chart.
  ///
  /// - Parameter plot: Where the points lie; nil for ``ElementFrames/plot(for:)``.
  package init(_ chart: Chart, plot: Rectangle? = nil) {
    label = chart.title
    hint = "Move through the points to hear each value, or play the audio graph to hear the course."
    let plot = plot ?? ElementFrames.plot(for: chart)
    let frames = ElementFrames(chart, plot: plot)
    self.plot = plot
    series = chart.series.indices.map { Self.elements(ofSeries: $0, in: chart, frames) }
  }

  private static func elements(ofSeries index: Int, in chart: Chart, _ frames: ElementFrames) -> SeriesElements {
    let series = chart.series[index]
    let intervals = ChartIntervals.intervals(of: series, in: chart)
    let elements =
      intervals.isEmpty
      ? points(of: series, in: chart, frames.points(ofSeries: index))
      : intervals.map { interval in
        SeriesElements.Element(
          content: .interval(interval), label: interval.label, value: interval.text(chart.yAxis),
          frame: frames.interval(interval.span))
      }
    return SeriesElements(
      label: label(of: series, at: index, in: chart), hasIntervals: !intervals.isEmpty, elements: elements)
  }

  /// `Coast, 12 points, circle`.
  private static func label(of series: ChartSeries, at index: Int, in chart: Chart) -> String {
    let count = series.points.count
    let points = count == 1 ? "1 point" : "\(DecimalText.text(Double(count))) points"
    let symbol = series.appearance.symbol.flatMap { $0 == .none ? nil : $0.word }
    return [chart.name(ofSeries: index), points, symbol].compactMap(\.self).joined(separator: ", ")
  }

  private static func points(of series: ChartSeries, in chart: Chart, _ frames: [Rectangle]) -> [SeriesElements.Element]
  {
    let order = chart.visitingOrder(of: series)
    var counts: [String: Int] = [:]
    let labels = series.points.map { $0.label ?? chart.xAxis.text($0.x) }
    for (point, label) in zip(series.points, labels) where point.label == nil { counts[label, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return order.map { index in
      let point = series.points[index]
      var label = labels[index]
      if point.label == nil, let count = counts[label], count > 1 {
        seen[label, default: 0] += 1
        label += " (\(seen[label] ?? 1) of \(count))"
      }
      return SeriesElements.Element(
        content: .point(index), label: label, value: value(of: point, in: chart), frame: frames[index])
    }
  }

  /// `234 millimetres`; under a name of its own also where it lies: `2,110 pounds, 46.6 miles per gallon`.
  private static func value(of point: ChartPoint, in chart: Chart) -> String {
    var parts: [String] = []
    if point.label != nil { parts.append(chart.xAxis.text(point.x)) }
    if let axis = chart.yAxis { parts.append(point.y.map { axis.text($0) } ?? "no value") }
    for (axis, value) in zip(chart.additionalAxes, point.additional) {
      parts.append("\(axis.title) \(axis.text(value))")
    }
    return parts.joined(separator: ", ")
  }
}

extension Chart {
  /// The displayed name of a series: its own, otherwise the quantity if it is the only one, otherwise its number.
  package func name(ofSeries index: Int) -> String {
    let name = series[index].name
    guard name.isEmpty else { return name }
    if series.count == 1, let title = yAxis?.title, !title.isEmpty { return title }
    return "Series \(index + 1)"
  }

  /// The places of a series' points in the order in which they are visited: along an axis of numbers; else as they come.
  package func visitingOrder(of series: ChartSeries) -> [Int] {
    guard case .numeric = xAxis else { return Array(series.points.indices) }
    return series.points.indices.sorted {
      (series.points[$0].x.number ?? 0, $0) < (series.points[$1].x.number ?? 0, $1)
    }
  }
}
