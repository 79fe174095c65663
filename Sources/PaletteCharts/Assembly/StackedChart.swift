import PaletteRules

extension Chart {
  /// The sums of all series, place by place; a place without any value has none.
  package var totals: [ChartPoint] {
    let points = series.flatMap(\.points)
    var sums: [ChartValue: Double] = [:]
    for point in points { if let y = point.y { sums[point.x, default: 0] += y } }
    return points.map(\.x).uniqued.map { ChartPoint(x: $0, y: sums[$0]) }
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

  /// Bars and areas of one series are at different places; what comes twice is a problem.
  ///
  /// - Parameter kind: The sentence, which says what would tell them apart.
  func refuseRepeated(_ kind: ChartProblem, _ places: ChartPlaces, _ record: ChartRecord) {
    for (index, series) in series.enumerated() {
      var seen: Set<ChartValue> = []
      guard let again = series.points.firstIndex(where: { !seen.insert($0.x).inserted }) else { continue }
      let name = series.name.isEmpty || self.series.count == 1 ? "" : "'\(ChartFields.shortened(series.name))'"
      record.problem(
        kind(ChartFields.shortened(xAxis.text(series.points[again].x)), name), at: places.points[index][again])
      return
    }
  }
}
