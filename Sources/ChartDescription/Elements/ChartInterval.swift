package import PaletteCharts

/// A stretch of a series with more points than anybody wants to visit one by one.
package struct ChartInterval: Hashable, Sendable {
  /// Where it lies on the x axis, in words: `1950 to 1959`.
  package var label: String
  /// Its points, by their places in the series, in the order of x. Never empty.
  package var points: [Int]
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

  init(label: String, points: [Int], span: ClosedRange<Double>, of series: ChartSeries) {
    let values = points.compactMap { series.points[$0].y }
    (self.label, self.points, self.span, count) = (label, points, span, values.count)
    range = values.min().flatMap { low in values.max().map { low...$0 } }
    mean = values.isEmpty ? nil : values.reduce(0) { $0 + $1 / Double(values.count) }
    trend = IntervalTrend(values)
  }

  /// What there is, in English: `15 points, from 3 to 48 millimetres, mean 20 millimetres, rising`.
  package func text(_ axis: NumericAxis?) -> String {
    let points = self.points.count == 1 ? "1 point" : "\(DecimalText.text(Double(self.points.count))) points"
    guard let range, let mean else { return "\(points), no values" }
    let values = axis?.values ?? .number()
    guard range.lowerBound < range.upperBound else { return "\(points), \(values.text(range.lowerBound))" }
    let gaps = self.points.count > count ? ", \(self.points.count - count) without a value" : ""
    return
      "\(points)\(gaps), from \(values.text(range)), mean \(values.text(mean.rounded(like: range))), \(trend.rawValue)"
  }
}

/// Which way the values of an interval go.
package enum IntervalTrend: String, CaseIterable, Hashable, Sendable {
  case rising, falling, steady

  /// Compares the medians of both halves: more than a quarter of the range apart is a direction, which an outlier cannot
  /// make. An engineering choice; a trend of the whole series is tested, this one is only heard in passing.
  init(_ values: [Double]) {
    let half = values.count / 2
    guard half > 0, let low = values.min(), let high = values.max(), high > low else {
      self = .steady
      return
    }
    let change = Self.median(values.suffix(half)) - Self.median(values.prefix(half))
    let least = (high - low) / 4
    self = change > least ? .rising : change < -least ? .falling : .steady
  }

  private static func median(_ values: ArraySlice<Double>) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? sorted[middle - 1] / 2 + sorted[middle] / 2 : sorted[middle]
  }
}
