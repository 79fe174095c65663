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

  /// The stretches of x without a value, each from its first to its last place.
  let gaps: [ClosedRange<Int>]
  /// Every x, in order, those without a value too: what ``gaps`` counts in.
  let places: [ChartValue]

  static func measure(_ chart: Chart) -> [MeasuredSeries] {
    let positions = PointPositions(chart)
    return chart.series.enumerated().map { MeasuredSeries($0, $1, chart, positions) }
  }

  private init(_ index: Int, _ series: ChartSeries, _ chart: Chart, _ positions: PointPositions) {
    self.index = index
    name = chart.series.count == 1 ? series.name : chart.name(ofSeries: index)
    let arrangement = positions.arrangement(chart.kind, isContinuous: series.isContinuous)
    var placed = series.points.enumerated().map { (place: $0, x: positions[$1.x] ?? Double($0), point: $1) }
    if arrangement != .distribution {
      placed.sort { $0.x < $1.x || $0.x == $1.x && $0.place < $1.place }
    }
    places = placed.map(\.point.x)
    gaps = placed.indices.filter { placed[$0].point.y?.isFinite != true }.reduce(into: []) { gaps, place in
      if let last = gaps.last, last.upperBound == place - 1 {
        gaps[gaps.count - 1] = last.lowerBound...place
      } else {
        gaps.append(place...place)
      }
    }
    let present = placed.filter { $0.point.y?.isFinite == true }
    missing = placed.count - present.count
    points = present.map(\.point)
    statistics = SeriesStatistics(
      arrangement, x: present.map(\.x), y: present.map { $0.point.y ?? 0 }, unit: positions.unit)
  }
}
