import PaletteCharts

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
