import Colorimetry

extension RepairProblem {
  /// Who benefits from a change that no demand requires: without it every demand would still be met, but not a wish.
  /// Nil for a required change.
  ///
  /// - Parameters:
  ///   - color: The index of the colour.
  ///   - colors: The new value of every colour, by index.
  func beneficiaries(of color: Int, _ colors: [SRGB], _ seen: inout SeenColors) -> String? {
    var back = colors
    back[color] = self.colors[color].original
    var losers: [String] = []
    for demand in demands where self.colors(of: demand).contains(color) {
      let (first, second) = (views[demand.first], views[demand.second])
      let rows = (seen.row(of: first.shown(back[first.color])), seen.row(of: second.shown(back[second.color])))
      guard seen.shortfall(demand.kind, rows.0, rows.1, spare: false) > 0 else { continue }
      guard demand.isWish else { return nil }
      let names =
        switch demand.kind {
        case .differ(_, let deficiencies): deficiencies.map { "\(Vision.deficiencies[$0].rawValue) readers" }
        case .clear: ["clear pairs"]
        case .contrast, .contrastOn: ["more contrast"]
        }
      losers += names.filter { !losers.contains($0) }
    }
    return losers.isEmpty ? nil : NamedList.text(losers)
  }
}
