package import Colorimetry
import Synchronization

/// The change of colours that silences all errors of the rules, across several themes, and makes every pair of the
/// repaired colours clear where that is possible.
///
/// One problem over every vision, severity, background and mode. First the search minimizes the greatest CIEDE2000 that
/// a colour moves, then the sum; then it makes the pairs clear (``ClearSearch``), unless the options ask for the
/// smallest change. The same rules judge the result, and the repair keeps the evidence.
package struct ColorRepair: Sendable {
  /// A colour and its new value.
  package struct Change: Sendable {
    /// The original colour.
    package let color: RepairColor
    /// The new colour: eight bits, encoded.
    package let new: SRGB
    /// CIEDE2000 between the two, as designed.
    package let difference: Double
    /// Who benefits, where no error requires the change: `tritan readers`.
    package var beneficiaries: String?
  }

  /// A contrast that a change loses.
  package struct Fade: Sendable {
    /// The colour that loses it.
    package let color: RepairColor
    /// The contrast ratios before and after.
    package let before, after: Double
    /// The ratio that it no longer reaches.
    package let step: Double
  }

  /// In order of place.
  package private(set) var changes: [Change] = []
  /// Changes of colours derived from other colours, in order of place.
  package private(set) var followers: [Change] = []
  /// Groups of colours without a solution.
  package private(set) var refusals: [RepairRefusal] = []
  /// What no change of colours achieves, next to a repair of the rest; without such a rest, ``refusals`` holds it.
  package private(set) var left: [RepairRefusal] = []
  /// How clear the pairs are after.
  package private(set) var clarity: RepairClarity
  /// The worst figures before.
  package private(set) var before: RepairFigures
  /// The worst figures after.
  package private(set) var after: RepairFigures
  /// Second channels for what no colour achieves; only where the options ask for markers.
  package private(set) var markers: [Suggestion] = []
  /// The remaining errors of the rules: empty, or errors that no colour can repair.
  package private(set) var remaining: [Finding] = []
  /// Pairs that one more vision confuses than before, where the rules only warn.
  package private(set) var newWarnings: [Finding] = []
  /// Contrasts that fall below 4.5:1 or 3:1, in the order of the demands.
  package private(set) var fades: [Fade] = []
  /// The number of warnings and of notes, before and after.
  package private(set) var (warnings, notes) = ((before: 0, after: 0), (before: 0, after: 0))
  /// The greatest CIEDE2000 that a colour may move; nil for any distance.
  package let budget: Double?
  /// The number of errors before the repair.
  package let errorsBefore: Int
  /// The number of errors that waivers cover: they stay.
  package let waivedCount: Int
  /// The number of checks; without any, an empty result proves nothing.
  package let judgedCount: Int
  /// The checks of single colours that were not possible, before and after: such as contrast on a background that is not known.
  package let notChecked: [NotChecked]

  private let problem: RepairProblem
  private let parts: [Theme]
  /// The colours that depend on a repaired one, by index.
  private var repaired: Set<Int> = []
  private let warningsBefore: Set<[String]>
  let settings: JudgementSettings
  /// The tokens that the themes share with others.
  let shared: [SharedToken]
  private let options: RepairOptions

  /// Repairs themes that may share colours.
  package init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    let settings = settings.normalized
    let parts = themes.flatMap(\.palettesAsThemes)
    var problem = RepairProblem(parts, settings: settings, options: options)
    var seen = SeenColors(settings)
    problem.keepWorst(&seen)
    shared = themes.flatMap(\.sharedTokens)
    (self.settings, self.parts, self.problem, self.options) = (settings, parts, problem, options)
    budget = options.budget
    let judgements = parts.map { Judge.judge($0, settings: settings) }
    let found = judgements.flatMap(\.findings).filter { $0.level == .error }
    let errors = found.filter { !options.isWaived($0) }
    (errorsBefore, waivedCount) = (errors.count, found.count - errors.count)
    warningsBefore = Set(judgements.flatMap(\.findings).filter(\.isPairWarning).flatMap(\.pairKeys))
    warnings.before = judgements.flatMap(\.findings).count { $0.level == .warning }
    notes.before = judgements.flatMap(\.findings).count { $0.level == .info }
    judgedCount = judgements.reduce(0) { $0 + $1.record.checks - $1.record.notChecked.count }
    notChecked = judgements.flatMap(\.record.notChecked).filter { reason in
      if case .check = reason { true } else { false }
    }
    let original = problem.colors.map(\.original)
    before = RepairFigures(problem, original, &seen)
    clarity = RepairClarity(problem, original, among: [], &seen)
    guard !problem.isTooLarge else {
      refusals = [RepairRefusal(.tooLarge, colors: Array(problem.colors.prefix(1)))]
      (after, remaining) = (before, errors)
      return
    }
    after = before
    var quick = SeenColors(settings, isQuick: true)
    repair(&quick, &seen)
    if !remaining.isEmpty, refusals.isEmpty, left.isEmpty {
      // Some pair is closer between the tenths of severity, which only the slower search measures.
      let found = problem.colors.map { replacements[$0.place] ?? $0.original }
      (changes, followers, clarity.otherHue) = ([], [], nil)
      var exact = seen
      repair(&exact, &seen, near: found)
    }
    if changes.isEmpty { (refusals, left) = (refusals + left, []) }
  }

  /// Searches new colours group by group, applies them, and judges the result.
  ///
  /// - Parameters:
  ///   - search: What the search measures with.
  ///   - seen: What the figures are measured with.
  ///   - near: Colours that nearly meet every demand, by index among all.
  private mutating func repair(_ search: inout SeenColors, _ seen: inout SeenColors, near: [SRGB]? = nil) {
    var otherHues: [Int: SRGB] = [:]
    var colors = problem.colors.map { options.workedOut[$0.place] ?? $0.original }
    let start = colors
    let groups = RepairGroup.groups(of: problem, start, &search)
    for (group, repair) in zip(groups, repairs(groups, start, near: near, search)) {
      switch repair {
      case .success(let found):
        for index in group.colors { colors[index] = found.colors[index] }
        left += found.left
        repaired.formUnion(group.colors)
        otherHues.merge(found.otherHues) { first, _ in first }
      case .failure(let refusal): refusals.append(refusal)
      }
    }
    apply(colors, options.workedOut, &seen)
    let indices = otherHues.keys.sorted()
    if !indices.isEmpty {
      clarity.otherHue = RepairClarity.OtherHue(
        colors: indices.map { problem.colors[$0] }, new: indices.compactMap { otherHues[$0] })
    }
  }

  /// The repair of each group, which depends on no other group, up to the first that finds none: one refusal prevents every
  /// change, so further ones would only take time.
  private func repairs(
    _ groups: [RepairGroup], _ start: [SRGB], near: [SRGB]?, _ search: SeenColors
  ) -> [Result<RepairGroup.Repaired, RepairRefusal>] {
    let found = Mutex([Int: Result<RepairGroup.Repaired, RepairRefusal>]())
    let last = Mutex(groups.count - 1)
    let (problem, options) = (problem, options)
    options.perform(groups.count) { index in
      guard index <= last.withLock({ $0 }) else { return }
      var search = search
      let repair = groups[index].repair(problem, start, near: near, &search, options)
      if case .failure(let refusal) = repair, refusal.reason == .notFound { last.withLock { $0 = min($0, index) } }
      found.withLock { $0[index] = repair }
    }
    let end = last.withLock { $0 }
    return found.withLock { found in groups.indices.prefix(end + 1).compactMap { found[$0] } }
  }

  /// The repair with these values for derived colours, judged again.
  package func following(_ workedOut: [ColorPlace: SRGB]) -> ColorRepair {
    var repair = self
    (repair.changes, repair.followers) = ([], [])
    let changed = replacements
    var seen = SeenColors(settings)
    repair.apply(
      problem.colors.map { workedOut[$0.place] ?? changed[$0.place] ?? $0.original }, workedOut, &seen)
    return repair
  }

  /// The name of the colour at a place; nil for a colour without a rule. Untrusted text.
  package func name(at place: ColorPlace) -> String? { problem.colors.first { $0.place == place }?.name }

  /// Applies colours, by index among all, and judges the result.
  private mutating func apply(
    _ colors: [SRGB], _ workedOut: [ColorPlace: SRGB], _ seen: inout SeenColors
  ) {
    after = RepairFigures(problem, colors, &seen)
    let otherHue = clarity.otherHue
    clarity = RepairClarity(problem, colors, among: repaired, &seen)
    clarity.otherHue = otherHue
    for (index, color) in problem.colors.enumerated() where colors[index] != color.original {
      let difference = DifferenceMetric.ciede2000.distance(LinearSRGB(color.original), LinearSRGB(colors[index]))
      var change = Change(color: color, new: colors[index], difference: difference)
      change.beneficiaries = problem.beneficiaries(of: index, colors, &seen)
      if workedOut[color.place] == nil { changes.append(change) } else { followers.append(change) }
    }
    changes.sort { $0.color.place < $1.color.place }
    followers.sort { $0.color.place < $1.color.place }
    let replacements = replacements.merging(workedOut) { first, _ in first }
    var repaired = parts.map { $0.replacing(replacements, nameOfFile: options.nameOfFile) }
    if options.usesMarkers {
      let marked = repaired.map { $0.marked(settings) }
      markers = marked.flatMap(\.suggestions)
      repaired = marked.map(\.theme)
    }
    let findings = repaired.flatMap { Judge.judge($0, settings: settings).findings }
    warnings.after = findings.count { $0.level == .warning }
    notes.after = findings.count { $0.level == .info }
    fades = problem.fades(to: colors)
    remaining = findings.filter { $0.level == .error && !options.isWaived($0) }
    newWarnings = findings.filter { $0.isPairWarning && !warningsBefore.isSuperset(of: $0.pairKeys) }
  }

  /// The new colour of every place that changes.
  package var replacements: [ColorPlace: SRGB] {
    Dictionary(changes.map { ($0.color.place, $0.new) }) { first, _ in first }
  }

  /// The greatest move of a colour, CIEDE2000; 0 without changes.
  package var greatestMove: Double { changes.map(\.difference).max() ?? 0 }
}

extension Finding {
  fileprivate var isPairWarning: Bool {
    level == .warning && [.redGreenConfusion, .blueYellowConfusion].contains(rule)
  }

  /// A key for each of its pairs, independent of the order of the two.
  fileprivate var pairKeys: [[String]] {
    (parts.isEmpty ? [tokens] : parts.map(\.tokens)).map { [rule.id, mode ?? ""] + $0.sorted() }
  }
}
