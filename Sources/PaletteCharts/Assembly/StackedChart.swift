extension Chart {
  /// The sums of all series, place by place; a place without any value has none.
  package var totals: [ChartPoint] {
    let points = series.flatMap(\.points)
    var sums: [ChartValue: Double] = [:]
    for point in points { if let y = point.y { sums[point.x, default: 0] += y } }
    var seen: Set<ChartValue> = []
    return points.filter { seen.insert($0.x).inserted }.map { ChartPoint(x: $0.x, y: sums[$0.x]) }
  }

  /// Lays bars or areas on each other, on an axis that holds their sums.
  package mutating func stack() {
    isStacked = true
    guard let axis = yAxis, axis.scale == .linear else { return }
    let sums = totals.compactMap(\.y)
    let range = min(axis.range.lowerBound, sums.min() ?? 0)...max(axis.range.upperBound, sums.max() ?? 0)
    guard range != axis.range else { return }
    let ticks = NiceTicks(around: range)
    yAxis?.range = ticks.domain
    yAxis?.gridlines = ticks.values
  }
}
