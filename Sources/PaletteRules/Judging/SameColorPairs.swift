import Colorimetry

extension JudgedMode {
  /// Groups pairs with the same two colours, in the order of discovery: a colour that seven series share is one
  /// mistake, not seven.
  ///
  /// - Parameter isApart: Which other difference separates pairs of the same colours.
  func grouped(
    _ pairs: [PairMeasurements.ClosePair], apartBy isApart: (PairMeasurements.ClosePair) -> Bool = { _ in false }
  ) -> [[PairMeasurements.ClosePair]] {
    struct Key: Hashable {
      let colors: Set<SRGB>
      let isApart: Bool
    }
    var groups: [[PairMeasurements.ClosePair]] = []
    var indices: [Key: Int] = [:]
    for pair in pairs {
      let key = Key(colors: Set([pair.first, pair.second].compactMap { shown[$0] }), isApart: isApart(pair))
      if let index = indices[key] {
        groups[index].append(pair)
      } else {
        indices[key] = groups.count
        groups.append([pair])
      }
    }
    return groups
  }
}

extension Finding {
  /// Makes the finding of a group's first pair the finding of all its pairs, one part each; leaves a single pair
  /// unchanged.
  mutating func takeIn(_ group: [PairMeasurements.ClosePair], of mode: JudgedMode, under simulation: Simulation? = nil)
  {
    guard group.count > 1, let first = group.first else { return }
    let changed = mode.series[mode.laterFirst(first.first, first.second).0]
    let indices = Set(group.flatMap { [$0.first, $0.second] }).sorted()
    let series = indices.map { mode.series[$0] }
    (tokens, self.series) = (series.map(\.token), series.map(\.name))
    colors = indices.map { mode.findingColor($0, under: simulation) }
    related = series.filter { $0.token != changed.token }.prefix(NamedList.shown)
      .map { RelatedPlace(label: quoted($0.name), origin: $0.color.origin) }
    parts = group.map { pair in
      let (changed, kept) = mode.laterFirst(pair.first, pair.second)
      return FindingPart(tokens: [mode.series[changed].token, mode.series[kept].token], measured: measure?.value)
    }
  }
}
