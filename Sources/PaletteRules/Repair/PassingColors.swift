package import Colorimetry

/// The values of one colour with which no rule makes an error of it, beside the other colours as they are: what a picker shows
/// while somebody looks for another value.
///
/// The demands are those of a repair, every mode of the theme among them.
package struct PassingColors {
  private let color: Int
  private let problem: RepairProblem
  private let demands: [RepairDemand]
  private var seen: SeenColors
  /// The rows of the other colours, by view.
  private var rows: [Int: Int] = [:]

  /// Nil where no rule asks anything of the colour, or of too many to tell.
  ///
  /// - Parameters:
  ///   - place: Where the theme defines the colour.
  ///   - waived: What waivers cover.
  package init?(
    _ place: ColorPlace, in theme: Theme, settings: JudgementSettings, waived: Set<WaivedTokens> = []
  ) {
    let settings = settings.normalized
    var options = RepairOptions()
    options.waived = waived
    let problem = RepairProblem(theme.palettesAsThemes, settings: settings, options: options)
    guard !problem.isTooLarge, let color = problem.colors.firstIndex(where: { $0.place == place }) else { return nil }
    let own = problem.demands.filter { !$0.isWish && problem.colors(of: $0).contains(color) }
    guard !own.isEmpty else { return nil }
    seen = SeenColors(settings)
    // Contrast first, which needs no simulation.
    demands = own.filter(\.isContrast) + own.filter { !$0.isContrast }
    (self.problem, self.color) = (problem, color)
    for view in Set(demands.flatMap { [$0.first, $0.second] }) where problem.views[view].color != color {
      rows[view] = seen.row(of: problem.views[view].shown(problem.colors[problem.views[view].color].original))
    }
  }

  /// Whether a value, of eight bits, meets every demand.
  package mutating func passes(_ value: SRGB) -> Bool {
    for demand in demands {
      if case .contrastOn(let surface, let ratio) = demand.kind {
        guard WCAG.contrastRatio(problem.views[demand.first].shown(value), surface) >= ratio else { return false }
        continue
      }
      let (first, second) = (row(demand.first, value), row(demand.second, value))
      guard seen.shortfall(demand.kind, first, second, spare: false) == 0 else { return false }
    }
    return true
  }

  private mutating func row(_ view: Int, _ value: SRGB) -> Int {
    rows[view] ?? seen.row(of: problem.views[view].shown(value))
  }
}

extension RepairDemand {
  fileprivate var isContrast: Bool { if case .contrastOn = kind { true } else { false } }
}
