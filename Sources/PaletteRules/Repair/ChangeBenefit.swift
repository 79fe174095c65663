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

extension RepairProblem {
  /// The steps of contrast that a change is not to lose unsaid: WCAG 2.2, 1.4.3 and 1.4.11.
  static let contrastSteps = [ThemeText.Size.normal, .large].map(Thresholds.standard.contrast)

  /// The contrasts that fall below a step with other colours, by index among all: one of each colour, the first.
  func fades(to colors: [SRGB]) -> [ColorRepair.Fade] {
    var found: [Int: ColorRepair.Fade] = [:]
    var order: [Int] = []
    for demand in demands {
      guard case .contrastOn(let surface, _) = demand.kind else { continue }
      let view = views[demand.first]
      let before = settings.flare.contrastRatio(view.shown(self.colors[view.color].original), surface)
      let after = settings.flare.contrastRatio(view.shown(colors[view.color]), surface)
      guard found[view.color] == nil, let step = Self.contrastSteps.first(where: { before >= $0 && after < $0 })
      else { continue }
      found[view.color] = ColorRepair.Fade(color: self.colors[view.color], before: before, after: after, step: step)
      order.append(view.color)
    }
    return order.compactMap { found[$0] }
  }
}
