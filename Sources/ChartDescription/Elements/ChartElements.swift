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
  package init(_ chart: Chart) {
    label = chart.title
    hint = ElementPhrase.hint()
    plot = ElementFrames.plot(for: chart)
    let frames = ElementFrames(chart, plot: plot)
    let words = ElementWords(chart)
    series = chart.series.indices.map { Self.elements(ofSeries: $0, in: chart, frames, words) }
    frames.divide(&series)
  }

  private static func elements(
    ofSeries index: Int, in chart: Chart, _ frames: ElementFrames, _ words: ElementWords
  ) -> SeriesElements {
    let series = chart.series[index]
    let intervals = ChartIntervals.intervals(of: series, in: chart)
    let elements =
      intervals.isEmpty
      ? points(of: series, in: chart, frames.points(ofSeries: index), words)
      : intervals.map { interval in
        SeriesElements.Element(
          content: .interval(interval),
          label: interval.label,
          value: words.text(interval),
          frame: frames.interval(interval.span))
      }
    return SeriesElements(
      label: label(of: series, at: index, in: chart, words), hasIntervals: !intervals.isEmpty, elements: elements)
  }

  /// `Coast, 12 points, circle`.
  private static func label(
    of series: ChartSeries, at index: Int, in chart: Chart, _ words: ElementWords
  ) -> String {
    let symbol = series.appearance.symbol.flatMap { $0 == .none ? nil : $0.words }
    return [chart.name(ofSeries: index), words.points(series.points.count), symbol].compactMap(\.self)
      .joined(separator: ", ")
  }

  private static func points(
    of series: ChartSeries, in chart: Chart, _ frames: [Rectangle], _ words: ElementWords
  ) -> [SeriesElements.Element] {
    let order = chart.visitingOrder(of: series)
    var counts: [String: Int] = [:]
    var labels = series.points.map { $0.label ?? words.x($0.x) }
    if chart.hasPlacesAlone {
      for (place, index) in order.enumerated() where series.points[index].label == nil {
        labels[index] = ElementPhrase.point(["n": DecimalText.text(Double(place + 1))])
      }
    }
    for (point, label) in zip(series.points, labels) where point.label == nil { counts[label, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return order.map { index in
      let point = series.points[index]
      var label = labels[index]
      if point.label == nil, let count = counts[label], count > 1 {
        seen[label, default: 0] += 1
        label += ElementPhrase.nth(["n": "\(seen[label] ?? 1)", "count": "\(count)"])
      }
      return SeriesElements.Element(
        content: .point(index), label: label, value: value(of: point, in: chart, words), frame: frames[index])
    }
  }

  /// `234 millimetres`; under a name of its own also where it lies: `2,110 pounds, 46.6 miles per gallon`, which is all there is
  /// to say where nothing is measured.
  private static func value(of point: ChartPoint, in chart: Chart, _ words: ElementWords) -> String {
    var parts: [String] = []
    if point.label != nil || chart.hasPlacesAlone { parts.append(words.x(point.x)) }
    if chart.yAxis != nil { parts.append(words.y(point.y)) }
    for (axis, value) in zip(chart.additionalAxes, point.additional) {
      parts.append("\(axis.title) \(axis.text(value))")
    }
    return parts.joined(separator: ", ")
  }
}

extension Chart {
  /// Whether a point says nothing but where it lies on the x axis.
  fileprivate var hasPlacesAlone: Bool { yAxis == nil && additionalAxes.isEmpty }

  /// The displayed name of a series: its own, otherwise the quantity if it is the only one, otherwise its number.
  package func name(ofSeries index: Int) -> String {
    let name = series[index].name
    guard name.isEmpty else { return name }
    if series.count == 1, let title = yAxis?.title, !title.isEmpty { return title }
    return "Series \(index + 1)"
  }

  /// The places of a series' points in the order in which they are visited: along the x axis.
  package func visitingOrder(of series: ChartSeries) -> [Int] {
    let categories = xAxis.categorical?.categories ?? []
    let places = Dictionary(categories.enumerated().map { ($1, Double($0)) }) { first, _ in first }
    let along = series.points.map { $0.x.number ?? $0.x.category.flatMap { places[$0] } ?? 0 }
    return along.indices.sorted { (along[$0], $0) < (along[$1], $1) }
  }
}
