import PaletteRules

extension Chart {
  /// Bars and areas of one series are at different places; what comes twice is a problem.
  ///
  /// - Parameter kind: The sentence, which says what would tell them apart.
  func refuseRepeated(_ kind: ChartProblem, _ places: ChartPlaces, _ record: inout ChartRecord) {
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
