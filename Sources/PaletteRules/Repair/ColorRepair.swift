package import Colorimetry

/// The smallest change of colours after which the rules that are errors are silent, found for some themes together.
///
/// One problem over every vision, severity, background and mode: the greatest CIEDE2000 that a colour moves is as small as
/// the search can make it, then the sum. The result is judged by the same rules, and the proof is kept.
package struct ColorRepair: Sendable {
  /// A colour and what it becomes.
  package struct Change: Sendable {
    /// The colour as it is.
    package let color: RepairColor
    /// What it becomes: an eight-bit colour, encoded.
    package let new: SRGB
    /// CIEDE2000 between the two, as designed.
    package let difference: Double
    /// Who would otherwise lose what they have, where no error asks for the change: `tritan readers`.
    package var beneficiaries: String?
  }

  /// By place.
  package private(set) var changes: [Change] = []
  /// What changes along, as it is worked out from other colours, by place.
  package private(set) var followers: [Change] = []
  /// Groups of colours for which nothing was found.
  package private(set) var refusals: [RepairRefusal] = []
  /// What no change of colours reaches, beside one that mends the rest; among ``refusals`` where there is no rest.
  package private(set) var left: [RepairRefusal] = []
  /// The worst figures before.
  package private(set) var before: RepairFigures
  /// The worst figures after.
  package private(set) var after: RepairFigures
  /// The second channels that are left to do what no colour does; only where markers are asked for.
  package private(set) var markers: [Suggestion] = []
  /// What the rules say in the end, errors only: none, or what no colour can mend.
  package private(set) var remaining: [Finding] = []
  /// Pairs that one more vision confuses than before, where the rules only warn of it.
  package private(set) var newWarnings: [Finding] = []
  /// The greatest CIEDE2000 that a colour was allowed to move; nil for any.
  package let budget: Double?
  /// How many errors there were.
  package let errorsBefore: Int
  /// How many checks ran: with none, that nothing was found says nothing.
  package let judgedCount: Int

  private let problem: RepairProblem
  private let parts: [Theme]
  private let warningsBefore: Set<[String]>
  private let settings: JudgementSettings
  private let options: RepairOptions

  /// Repairs themes that may share colours.
  package init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    let settings = settings.normalized
    let parts = themes.flatMap(\.palettesAsThemes)
    let problem = RepairProblem(parts, settings: settings, options: options)
    (self.settings, self.parts, self.problem, self.options) = (settings, parts, problem, options)
    budget = options.budget
    let judgements = parts.map { Judge.judge($0, settings: settings) }
    let errors = judgements.flatMap { $0.findings.filter { $0.level == .error } }
    errorsBefore = errors.count
    warningsBefore = Set(judgements.flatMap(\.findings).filter(\.isPairWarning).flatMap(\.pairKeys))
    judgedCount = judgements.reduce(0) { $0 + $1.record.checks - $1.record.notChecked.count }
    var seen = SeenColors(settings)
    let original = problem.colors.map(\.original)
    before = RepairFigures(problem, original, &seen)
    guard !problem.isTooLarge else {
      refusals = [RepairRefusal(.tooLarge, colors: Array(problem.colors.prefix(1)))]
      (after, remaining) = (before, errors)
      return
    }
    var colors = problem.colors.map { options.workedOut[$0.place] ?? $0.original }
    let start = colors
    for group in RepairGroup.groups(of: problem, start, &seen) {
      // One refusal is enough to change nothing; a second one would only take time.
      guard !refusals.contains(where: { $0.reason == .notFound }) else { break }
      switch group.repair(problem, start, &seen, options) {
      case .success(let found):
        for index in group.colors { colors[index] = found.colors[index] }
        left += found.left
      case .failure(let refusal): refusals.append(refusal)
      }
    }
    after = before
    settle(colors, options.workedOut, &seen)
    if changes.isEmpty { (refusals, left) = (refusals + left, []) }
  }

  /// The same repair where what is worked out from other colours comes to these, judged once more.
  package func following(_ workedOut: [ColorPlace: SRGB]) -> ColorRepair {
    var repair = self
    (repair.changes, repair.followers) = ([], [])
    let changed = replacements
    var seen = SeenColors(settings)
    repair.settle(
      problem.colors.map { workedOut[$0.place] ?? changed[$0.place] ?? $0.original }, workedOut, &seen)
    return repair
  }

  /// What the colour of a place is called; nil where no rule looks at it. Untrusted text.
  package func name(at place: ColorPlace) -> String? { problem.colors.first { $0.place == place }?.name }

  /// Takes colours, by index among all, and judges them.
  private mutating func settle(
    _ colors: [SRGB], _ workedOut: [ColorPlace: SRGB], _ seen: inout SeenColors
  ) {
    after = RepairFigures(problem, colors, &seen)
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
    remaining = findings.filter { $0.level == .error }
    newWarnings = findings.filter { $0.isPairWarning && !warningsBefore.isSuperset(of: $0.pairKeys) }
  }

  /// The new colour of every place that changes.
  package var replacements: [ColorPlace: SRGB] {
    Dictionary(changes.map { ($0.color.place, $0.new) }) { first, _ in first }
  }

  /// How far the colour that moves furthest moves, CIEDE2000; 0 without changes.
  package var greatestMove: Double { changes.map(\.difference).max() ?? 0 }
}

extension Finding {
  /// Whether it is about one pair of colours, and only warns.
  fileprivate var isPairWarning: Bool {
    level == .warning && [RuleKey.redGreenConfusion, .blueYellowConfusion].contains { $0.id == rule }
  }

  /// One for each of its pairs, the same whichever of the two is named first.
  fileprivate var pairKeys: [[String]] {
    (parts.isEmpty ? [tokens] : parts.map(\.tokens)).map { [rule, mode ?? ""] + $0.sorted() }
  }
}
