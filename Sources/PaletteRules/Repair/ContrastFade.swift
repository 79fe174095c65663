import Colorimetry

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
