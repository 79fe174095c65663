import PaletteCharts

/// A series of a chart with its measurements.
struct MeasuredSeries: Sendable {
  /// Its place among the series of the chart.
  let index: Int
  /// As people see it, on one line; empty where the chart has one series without a name.
  let name: String
  /// The points that have a value, in the order of x unless a distribution.
  let points: [ChartPoint]
  /// How many points have none.
  let missing: Int
  /// Nil without a value.
  let statistics: SeriesStatistics?

  /// Measures every series of a chart.
  ///
  /// The work that grows with the square of the points is the same for one series of 3,000 points and for many of fewer.
  static func measure(_ chart: Chart) -> [MeasuredSeries] {
    let positions = PointPositions(chart)
    let limit = Int(3000 / Double(max(chart.series.count, 1)).squareRoot())
    return chart.series.enumerated().map { MeasuredSeries($0, $1, chart, positions, limit: max(limit, 100)) }
  }

  private init(_ index: Int, _ series: ChartSeries, _ chart: Chart, _ positions: PointPositions, limit: Int) {
    self.index = index
    name = chart.series.count == 1 ? series.name : chart.name(ofSeries: index)
    let present = series.points.filter { $0.y?.isFinite ?? false }
    missing = series.points.count - present.count
    let arrangement = positions.arrangement(chart.kind, isContinuous: series.isContinuous)
    var placed = present.enumerated().map { (place: $0, x: positions[$1.x] ?? Double($0), point: $1) }
    if arrangement != .distribution {
      placed.sort { $0.x < $1.x || $0.x == $1.x && $0.place < $1.place }
    }
    points = placed.map(\.point)
    let y = placed.map { $0.point.y ?? 0 }
    let scale = chart.yAxis?.scale ?? .linear
    let isSpread = scale != .linear && y.allSatisfy { $0 > 0 }
    statistics = SeriesStatistics(
      arrangement, x: placed.map(\.x), y: y, spread: isSpread ? y.map { scale.spread($0) } : nil,
      expectedPeriod: positions.unit.calendarPeriod, limit: limit)
  }
}
