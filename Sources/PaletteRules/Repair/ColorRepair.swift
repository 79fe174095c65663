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
  /// What no change of colours achieves, where nothing else changes either.
  package private(set) var refusals: [RepairRefusal] = []
  /// What no change of colours achieves, next to a repair of the rest.
  package private(set) var left: [RepairRefusal] = []
  /// How clear the pairs are after.
  package private(set) var clarity: RepairClarity
  /// The worst figures before, of the colours that are not refused.
  package private(set) var before: RepairFigures
  /// The worst figures of the same colours after.
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
  /// The colours of groups without a repair, by index.
  private var refused: Set<Int> = []
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
    let findings = zip(parts, judgements).flatMap { $0.placed($1.findings) }
    let found = findings.filter { $0.level == .error }
    let errors = found.filter { !options.isWaived($0) }
    (errorsBefore, waivedCount) = (errors.count, found.count - errors.count)
    warningsBefore = Set(findings.filter(\.isPairWarning).flatMap(\.pairKeys))
    warnings.before = findings.count { $0.level == .warning }
    notes.before = findings.count { $0.level == .info }
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
    repair(&seen)
    if changes.isEmpty { (refusals, left) = (left, []) }
  }

  /// Searches new colours group by group, applies them, and judges the result.
  ///
  /// - Parameter seen: What the figures are measured with.
  private mutating func repair(_ seen: inout SeenColors) {
    let start = problem.colors.map { options.workedOut[$0.place] ?? $0.original }
    var found = Found(colors: start)
    var quick = SeenColors(settings, isQuick: true)
    repair(RepairGroup.groups(of: problem, start, &quick), from: start, quick, &found)
    apply(found, &seen)
    guard !remaining.isEmpty else { return }
    // Some pair may be closer between the tenths of severity, which only the slower search measures.
    let settled = Set(left.flatMap(\.colors).map(\.place))
    let groups = RepairGroup.groups(of: problem, start, &seen).filter { group in
      settled.isDisjoint(with: group.colors.map { problem.colors[$0].place })
        && !group.isRepaired(problem, found.colors, &seen)
    }
    guard !groups.isEmpty else { return }
    repair(groups, from: start, near: found.colors, seen, &found)
    apply(found, &seen)
  }

  /// What the search finds, by index among all colours.
  private struct Found {
    var colors: [SRGB]
    /// The blues that make other pairs clear.
    var otherHues: [Int: SRGB] = [:]
  }

  /// Searches that may end without a repair: each takes seconds, and a collection may hold many palettes that have none. An
  /// engineering choice.
  private static let mostRefused = 2

  /// Repairs each group, which depends on no other group, those of few colours first. A group without a repair keeps its
  /// colours.
  ///
  /// - Parameter near: Colours that nearly meet every demand, by index among all; they stay where the search finds none.
  private mutating func repair(
    _ groups: [RepairGroup], from start: [SRGB], near: [SRGB]? = nil, _ search: SeenColors, _ found: inout Found
  ) {
    let groups = groups.sorted { ($0.colors.count, $0.colors[0]) < ($1.colors.count, $1.colors[0]) }
    let (problem, options) = (problem, options)
    let state = Mutex((repairs: [Int: Result<RepairGroup.Repaired, RepairRefusal>](), refused: [Int]()))
    options.perform(groups.count) { index in
      // What follows the last search without a repair is not tried, in whatever order the groups are searched.
      let isTried = state.withLock { $0.refused.count { $0 < index } < Self.mostRefused }
      guard isTried else { return }
      var search = search
      let repair = groups[index].repair(problem, start, near: near, &search, options)
      state.withLock {
        $0.repairs[index] = repair
        if case .failure(let refusal) = repair, refusal.reason == .notFound { $0.refused.append(index) }
      }
    }
    let (repairs, failed) = state.withLock { ($0.repairs, $0.refused.sorted()) }
    let end = failed.count < Self.mostRefused ? groups.count : failed[Self.mostRefused - 1] + 1
    for (group, index) in zip(groups[..<end], 0...) {
      switch repairs[index] {
      case .success(let repaired):
        for color in group.colors { found.colors[color] = repaired.colors[color] }
        left += repaired.left
        self.repaired.formUnion(group.colors)
        found.otherHues.merge(repaired.otherHues) { _, new in new }
      case .failure(let refusal):
        if near == nil { refuse(refusal, group.colors) }
      case nil: break
      }
    }
    let others = groups[end...].flatMap(\.colors)
    guard near == nil, !others.isEmpty else { return }
    refuse(RepairRefusal(.notTried, colors: others.map { problem.colors[$0] }), others)
  }

  private mutating func refuse(_ refusal: RepairRefusal, _ colors: [Int]) {
    left.append(refusal)
    refused.formUnion(colors)
  }

  private mutating func apply(_ found: Found, _ seen: inout SeenColors) {
    (changes, followers) = ([], [])
    apply(found.colors, options.workedOut, &seen)
    let indices = found.otherHues.keys.sorted()
    clarity.otherHue =
      indices.isEmpty
      ? nil
      : RepairClarity.OtherHue(
        colors: indices.map { problem.colors[$0] }, new: indices.compactMap { found.otherHues[$0] })
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
    let figured = problem.without(refused)
    if !refused.isEmpty { before = RepairFigures(figured, problem.colors.map(\.original), &seen) }
    after = RepairFigures(figured, colors, &seen)
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
    let findings = repaired.flatMap { $0.placed(Judge.judge($0, settings: settings).findings) }
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

  /// Whether the themes have several modes or palettes, so that a finding needs the name of its own.
  package var hasPlaces: Bool { parts.reduce(0) { $0 + $1.modes.count } > 1 }

  /// The greatest move of a colour, CIEDE2000; 0 without changes.
  package var greatestMove: Double { changes.map(\.difference).max() ?? 0 }
}

extension Theme {
  /// Findings whose modes have the name of the palette.
  fileprivate func placed(_ findings: [Finding]) -> [Finding] {
    guard palette != nil else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.mode = finding.mode.map(shownPlace)
      return finding
    }
  }
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
