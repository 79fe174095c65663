import PaletteCharts

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
}

/// Which way the values of an interval go.
package enum IntervalTrend: String, CaseIterable, Hashable, Sendable {
  case rising, falling, steady
  /// Up and down, without one direction.
  case varying = "up and down"

  /// Asks the values: they rise or fall if the last lies beyond the first and the test of Mann and Kendall says so, of fewer
  /// than eight values if every step does; they are steady if all are equal.
  init(_ values: [Double]) {
    guard let first = values.first, let last = values.last, values.contains(where: { $0 != first }) else {
      self = .steady
      return
    }
    let way: Int
    if values.count < SeriesStatistics.minimumCount {
      let steps = zip(values, values.dropFirst())
      way = steps.allSatisfy { $0 <= $1 } ? 1 : steps.allSatisfy { $0 >= $1 } ? -1 : 0
    } else {
      let trend = MannKendall(RankCorrelation(values.indices.map(Double.init), values))
      way = trend.isSignificant ? trend.score.signum() : 0
    }
    self = way > 0 && last > first ? .rising : way < 0 && last < first ? .falling : .varying
  }
}
