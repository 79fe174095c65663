package import PaletteCharts

/// Cuts a long series into intervals at round places of the x axis.
package enum ChartIntervals {
  /// The only series, and one of places without an order, is walked by intervals if it has more points. Source: Highcharts describes
  /// points one by one up to 200.
  package static let mostPoints = 200
  /// Stops of several series together: more keys nobody presses. A year of months has a stop each. Engineering choices.
  private static let mostOfAll = 60, fewest = 12
  /// Intervals of one series. An engineering choice: two octaves of keys, a day of hours, two years of months.
  package static let most = 24

  /// How many intervals a series has that is walked by intervals.
  private static func most(in chart: Chart) -> Int { min(max(mostOfAll / max(chart.series.count, 1), 4), most) }

  /// Whether a series is walked by intervals.
  static func divides(_ series: ChartSeries, in chart: Chart) -> Bool {
    let isOrdered = chart.xAxis.categorical.map { CalendarWord.areOrdered($0.categories) } ?? true
    guard chart.series.count > 1, isOrdered, chart.pointCount > mostOfAll else {
      return series.points.count > mostPoints
    }
    return series.points.count > max(mostOfAll / chart.series.count, fewest)
  }

  /// The intervals of an arranged series; empty when its points are few enough to be visited.
  package static func intervals(of series: ChartSeries, in chart: Chart) -> [ChartInterval] {
    guard divides(series, in: chart) else { return [] }
    let most = most(in: chart)
    let values = chart.series.lazy.flatMap(\.points).compactMap(\.y)
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    switch chart.xAxis {
    case .categorical(let axis):
      let places = Dictionary(axis.categories.enumerated().map { ($1, Double($0)) }) { first, _ in first }
      let along = series.points.map { places[$0.x.category ?? ""] ?? 0 }
      // Each name lies before the end of its bin.
      return intervals(of: series, along.map { $0 - 0.5 }, bins(along, axis.categories, most), height)
    case .numeric(let axis):
      let along = series.points.map { $0.x.number ?? 0 }
      // Those of all series begin at the same places.
      let all = chart.series.lazy.flatMap(\.points).compactMap(\.x.number)
      guard let low = all.min(), let high = all.max() else { return [] }
      return intervals(of: series, along, bins(low...max(low, high), axis, most), height)
    }
  }

  private static func intervals(
    of series: ChartSeries, _ places: [Double], _ bins: [Bin], _ height: Double
  ) -> [ChartInterval] {
    var next = 0
    return bins.enumerated().compactMap { index, bin in
      let start = next
      while next < places.count, places[next] < bin.upper || index == bins.count - 1 { next += 1 }
      guard next > start else { return nil }
      return ChartInterval(
        label: bin.label, points: start..<next, span: bin.lower...bin.upper, of: series, height: height)
    }
  }

  private struct Bin {
    var lower, upper: Double
    var label: String
  }

  private static func bins(_ range: ClosedRange<Double>, _ axis: NumericAxis, _ most: Int) -> [Bin] {
    if case .date(let precision) = axis.values {
      let step = CalendarStep(range, atMost: most, precision: precision)
      return step.starts(in: range).map {
        Bin(lower: $0, upper: step.next(after: $0), label: step.text(startingAt: $0))
      }
    }
    // Steps of 1, 2 or 5 on the axis as it is spread: on a logarithmic one they are ratios.
    let spread = axis.scale.spread(range.lowerBound)...axis.scale.spread(range.upperBound)
    var ticks = NiceTicks(around: spread, count: most)
    for count in stride(from: most, to: 2, by: -2) where ticks.values.count > most + 1 {
      ticks = NiceTicks(around: spread, count: count)
    }
    let edges = ticks.values.map { axis.scale.value($0) }
    return zip(edges, edges.dropFirst()).map { lower, upper in
      Bin(lower: lower, upper: upper, label: axis.values.text(lower...upper))
    }
  }

  /// So many names each.
  private static func bins(_ places: [Double], _ names: [String], _ most: Int) -> [Bin] {
    let size = (places.count + most - 1) / most
    return stride(from: 0, to: places.count, by: size).map { start in
      let (first, last) = (places[start], places[min(start + size, places.count) - 1])
      let (begin, end) = (names[Int(first)], names[Int(last)])
      return Bin(lower: first, upper: last, label: first == last ? begin : "\(begin) to \(end)")
    }
  }
}

/// A stretch of a series with more points than anybody wants to visit one by one.
package struct ChartInterval: Hashable, Sendable {
  /// Where it lies on the x axis, in words: `1950 to 1959`.
  package var label: String
  /// Its points, by their places in the series, in the order of x. Never empty.
  package var points: Range<Int>
  /// Both ends on the x axis; on an axis of categories, the places of the first and the last.
  package var span: ClosedRange<Double>
  /// How many of the points have a value.
  package var count: Int
  /// The least and the greatest value; nil when no point has one.
  package var range: ClosedRange<Double>?
  /// The arithmetic mean; nil when no point has a value.
  package var mean: Double?
  /// Which way the values go.
  package var trend: IntervalTrend

  /// - Parameter height: How far the values of all series lie apart.
  init(label: String, points: Range<Int>, span: ClosedRange<Double>, of series: ChartSeries, height: Double) {
    let values = series.points[points].compactMap(\.y)
    (self.label, self.points, self.span, count) = (label, points, span, values.count)
    range = values.min().flatMap { low in values.max().map { low...$0 } }
    mean = values.isEmpty ? nil : values.reduce(0) { $0 + $1 / Double(values.count) }
    trend = IntervalTrend(values, height: height)
  }

  /// What there is in it: `15 points, from 3 to 48 millimetres, mean 20 millimetres, rising`.
  func text(_ text: ChartText) -> String {
    let number = ChartText.count(points.count, "point", "points")
    guard let range, let mean else { return "\(number), no values" }
    guard range.lowerBound < range.upperBound else { return "\(number), \(text.y(range.lowerBound))" }
    let gaps = points.count > count ? ", \(points.count - count) without a value" : ""
    let ends = "from \(text.bare(range.lowerBound)) to \(text.y(range.upperBound))"
    return "\(number)\(gaps), \(ends), mean \(text.y(mean)), \(trend.rawValue)"
  }
}

/// Which way the values of an interval go.
package enum IntervalTrend: String, CaseIterable, Hashable, Sendable {
  case rising, falling, steady
  /// Up and down, without one direction.
  case varying = "up and down"

  /// Compares the mean of the last third with that of the first: they rise or fall if it lies a third of their range beyond, and
  /// more than a fiftieth of the height of the chart, less than which nobody sees. Engineering choices.
  init(_ values: [Double], height: Double) {
    let third = max(values.count / 3, 1)
    let (first, last) = (Sample(Array(values.prefix(third))).mean, Sample(Array(values.suffix(third))).mean)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    guard range > height / 50 else {
      self = .steady
      return
    }
    let isClear = (last - first).magnitude >= max(range / 3, height / 50)
    self = isClear ? (last > first ? .rising : .falling) : .varying
  }
}
