import PaletteCharts

/// Two series of a chart over the x that both have.
struct MeasuredPair: Sendable {
  /// Places among the series.
  let first, second: Int
  /// The shared x, in the order of the first series.
  let x: [ChartValue]
  /// Whether both are sequences, which alone can cross.
  let isSequence: Bool
  let values: (first: [Double], second: [Double])
  /// How they lie to each other.
  let comparison: SeriesComparison

  /// Compares every two of the first six series: fifteen pairs are more than anybody reads.
  static func measure(_ chart: Chart, _ measured: [MeasuredSeries]) -> [MeasuredPair] {
    let compared = measured.prefix(6).filter { $0.statistics.map { $0.arrangement != .relation } ?? false }
    return compared.indices.flatMap { first in
      compared.indices.filter { $0 > first }.map { MeasuredPair(compared[first], compared[$0]) }
    }
  }

  private init(_ one: MeasuredSeries, _ other: MeasuredSeries) {
    let values = Dictionary(other.points.map { ($0.x, $0.y ?? 0) }, uniquingKeysWith: { first, _ in first })
    let shared = one.points.filter { values[$0.x] != nil }
    (first, second) = (one.index, other.index)
    x = shared.map(\.x)
    isSequence = one.statistics?.arrangement == .sequence && other.statistics?.arrangement == .sequence
    self.values = (shared.map { $0.y ?? 0 }, shared.map { values[$0.x] ?? 0 })
    comparison = SeriesComparison(self.values.first, self.values.second)
  }
}
