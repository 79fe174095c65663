import Colorimetry

/// The problem of a repair with one colour that may move: what another value of it does to everything that uses it or is next
/// to it, in every mode of its theme. A remedy must not replace one error by another.
struct MovedColor {
  /// Where the file defines the colour.
  let place: ColorPlace
  private let color: Int
  /// With the demands on the colour alone; those of contrast first, which need no simulation.
  private let problem: RepairProblem
  /// The rows of the other colours, by view.
  private var rows: [Int: Int] = [:]
  private(set) var seen: SeenColors

  /// Nil where no rule asks anything of the colour, or of too many to tell.
  ///
  /// - Parameters:
  ///   - keepsPassed: Whether what passes now may not be lost.
  ///   - seen: The colours simulated so far.
  init?(
    at place: ColorPlace, in theme: Theme, _ settings: JudgementSettings, waived: Set<WaivedTokens> = [],
    keepsPassed: Bool, seen: consuming SeenColors
  ) {
    var options = RepairOptions()
    options.waived = waived
    var asked = settings
    // A suggested colour is clear beside the other one, whether a rule asks for that or not.
    if keepsPassed, !settings.isOn(.hardForMark) { asked.levels[.hardForMark] = .warning }
    let all = RepairProblem(theme.palettesAsThemes, settings: asked, options: options)
    guard !all.isTooLarge, let color = all.colors.firstIndex(where: { $0.place == place }) else { return nil }
    let own = all.demands.filter {
      all.colors(of: $0).contains(color) && !($0.goal != nil && all.colors(of: $0).count == 1)
    }
    guard !own.isEmpty else { return nil }
    let problem = all.keeping(own.filter { $0.goal == nil } + own.filter { $0.goal != nil })
    var seen = seen
    self.problem = keepsPassed ? problem.keepingPassed(&seen, isClear: true) : problem
    for view in Set(own.flatMap { [$0.first, $0.second] }) where problem.views[view].color != color {
      rows[view] = seen.row(of: problem.views[view].shown(problem.colors[problem.views[view].color].original))
    }
    (self.place, self.color) = (place, color)
    self.seen = seen
  }

  /// The least level of the demands on the colour with another value: eight bits, encoded.
  ///
  /// - Parameter opacity: The new opacity of translucent marks; nil keeps theirs.
  mutating func level(
    _ value: SRGB, opacity: Double? = nil, where isAsked: (RepairDemand) -> Bool = { _ in true }
  ) -> Double {
    var least = 1.0
    for demand in problem.demands where isAsked(demand) {
      least = min(least, level(of: demand, value, opacity))
    }
    return least
  }

  private mutating func level(of demand: RepairDemand, _ value: SRGB, _ opacity: Double?) -> Double {
    let view = problem.views[demand.first].with(opacity: opacity)
    if case .contrastOn(let surface, let contrast) = demand.kind {
      let ratio = problem.settings.flare.contrastRatio(view.shown(value), surface)
      return contrast.level(of: ratio, margin: seen.margin.ratio)
    }
    let (first, second) = (row(demand.first, value, opacity), row(demand.second, value, opacity))
    return seen.level(demand.kind, first, second)
  }

  private mutating func row(_ view: Int, _ value: SRGB, _ opacity: Double?) -> Int {
    rows[view] ?? seen.row(of: problem.views[view].with(opacity: opacity).shown(value))
  }

  /// Whether something that passes now fails with another value, or a pair that fails becomes worse.
  mutating func spoils(_ value: SRGB, opacity: Double? = nil) -> Bool { level(value, opacity: opacity) < -1 }

  /// Whether marks in another value contrast with everything behind them.
  mutating func isSeen(_ value: SRGB) -> Bool { level(value) { $0.goal == nil } >= 0 }

  /// Whether another value is clear beside another colour.
  mutating func isClear(_ value: SRGB, from other: ColorPlace) -> Bool {
    let problem = problem
    return level(value) { demand in
      demand.goal != nil && problem.colors(of: demand).contains { problem.colors[$0].place == other }
    } == 1
  }

  /// The least CIEDE2000 between another value and a colour, as shown, for everyone and with some deficiencies.
  mutating func least(_ value: SRGB, _ other: SRGB, deficiencies: [Int]) -> Double {
    let (a, b) = (seen.row(of: value), seen.row(of: other))
    return seen.least(a, b, deficiencies: deficiencies)
  }
}
