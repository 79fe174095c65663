package import Colorimetry

/// The change of colours that silences all errors of the rules, across several themes, and makes every pair of the
/// repaired colours clear where that is possible.
///
/// One problem over every vision, severity, background and mode, and one search (``RepairSearch``): for the fewest errors,
/// then the fewest warnings, then the least effort, while nothing that passes starts to fail. The same rules judge the result, and
/// the repair keeps the evidence.
package struct ColorRepair: Sendable {
  /// A colour and its new value.
  package struct Change: Sendable {
    /// The original colour.
    package let color: RepairColor
    /// The new colour: eight bits, encoded.
    package let new: SRGB
    /// CIEDE2000 between the two, as designed.
    package let difference: Double
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
  /// The errors that are left, by reason.
  package private(set) var left: [RepairRefusal] = []
  /// How clear the pairs are after.
  package private(set) var clarity: RepairClarity
  /// The worst figures before, of the colours that are not refused.
  package private(set) var before: RepairFigures
  /// The worst figures of the same colours after.
  package private(set) var after: RepairFigures
  /// The remaining errors of the rules: empty, or errors that no colour can repair.
  package private(set) var remaining: [Finding] = []
  /// Pairs that one more vision confuses than before, where the rules only warn.
  package private(set) var newWarnings: [Finding] = []
  /// Contrasts that fall below 4.5:1 or 3:1, in the order of the demands.
  package private(set) var fades: [Fade] = []
  /// The number of warnings and of notes, before and after.
  package private(set) var (warnings, notes) = ((before: 0, after: 0), (before: 0, after: 0))
  /// The number of errors before the repair.
  package let errorsBefore: Int
  /// The number of errors that waivers cover: they stay.
  package let waivedCount: Int
  /// The number of checks; without any, an empty result proves nothing.
  package let judgedCount: Int
  /// What the search took, in steps that are as many on every machine.
  package private(set) var work = 0
  /// The checks of single colours that were not possible, before and after: such as contrast on a background that is not known.
  package let notChecked: [NotChecked]

  private let problem: RepairProblem
  private let parts: [Theme]
  /// The colours that depend on a repaired one, by index.
  private var repaired: Set<Int> = []
  private let findingsBefore: [Finding]
  let settings: JudgementSettings
  /// The tokens that the themes share with others.
  let shared: [SharedToken]
  private let options: RepairOptions

  /// Repairs themes that may share colours.
  package init(_ themes: [Theme], settings: JudgementSettings, options: RepairOptions) {
    var settings = settings.normalized
    // Only the new colours themselves are wanted.
    settings.seeksColors = false
    let parts = themes.flatMap(\.palettesAsThemes)
    var seen = SeenColors(settings)
    let problem = RepairProblem(parts, settings: settings, options: options).keepingPassed(&seen)
    shared = themes.flatMap(\.sharedTokens)
    (self.settings, self.parts, self.problem, self.options) = (settings, parts, problem, options)
    let judgements = parts.map { Judge.judge($0, settings: settings) }
    let findings = zip(parts, judgements).flatMap { $0.placed($1.findings) }
    findingsBefore = findings
    let found = findings.filter { $0.level == .error }
    let errors = found.filter { !options.isWaived($0) }
    (errorsBefore, waivedCount) = (errors.count, found.count - errors.count)
    warnings.before = findings.count { $0.level == .warning }
    notes.before = findings.count { $0.level == .info }
    judgedCount = judgements.reduce(0) { $0 + $1.record.checks - $1.record.notChecked.count }
    notChecked = judgements.flatMap(\.record.notChecked).filter(\.isCheck)
    let original = problem.colors.map(\.original)
    before = RepairFigures(problem, original, &seen)
    clarity = RepairClarity(problem, original, among: [], &seen)
    after = before
    guard !problem.isTooLarge else {
      left = [RepairRefusal(.outOfWork, colors: Array(problem.colors.prefix(1)))]
      remaining = errors
      return
    }
    // A figure that passes by less than the margin of the search is no error.
    guard errorsBefore > 0 else { return }
    repair(&seen)
    work = seen.work
  }

  /// Searches new colours group by group, the worst first, applies them, and judges the result.
  private mutating func repair(_ seen: inout SeenColors) {
    let start = problem.colors.map { options.workedOut[$0.place] ?? $0.original }
    let named = problem.keepingNames(&seen)
    let problem = options.allowsHue ? named : problem
    let groups = RepairGroup.groups(of: problem, start, &seen)
    var found = groups.map { $0.repair(problem, start, &seen, limit: options.work) }
    var otherHues: [Int: SRGB] = [:]
    var isOutOfWork = false
    for (index, group) in groups.enumerated() {
      let free = group.freed(found[index], named, start, &seen, limit: options.work)
      guard (free.errors, free.warnings) < (found[index].errors, found[index].warnings) else { continue }
      isOutOfWork = isOutOfWork || found[index].isOutOfWork
      for color in group.colors where ColorName(free.colors[color]) != ColorName(start[color]) {
        otherHues[color] = free.colors[color]
      }
      if options.allowsHue { found[index] = free }
    }
    var colors = start
    for (group, found) in zip(groups, found) {
      for color in group.colors { colors[color] = found.colors[color] }
      left += group.left(problem, found, &seen)
      repaired.formUnion(group.colors)
    }
    apply(colors, options.workedOut, &seen)
    let indices = otherHues.keys.sorted()
    if !options.allowsHue, !indices.isEmpty {
      clarity.otherHue = RepairClarity.OtherHue(
        colors: indices.map { problem.colors[$0] }, new: indices.compactMap { otherHues[$0] },
        isOutOfWork: isOutOfWork)
    }
  }

  /// The repair with these values for derived colours, judged again.
  package func following(_ workedOut: [ColorPlace: SRGB]) -> ColorRepair {
    guard !workedOut.isEmpty else { return self }
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
      let change = Change(color: color, new: colors[index], difference: difference)
      if workedOut[color.place] == nil { changes.append(change) } else { followers.append(change) }
    }
    changes.sort { $0.color.place < $1.color.place }
    followers.sort { $0.color.place < $1.color.place }
    let replacements = replacements.merging(workedOut) { first, _ in first }
    let warningsBefore = Set(findingsBefore.filter(\.isPairWarning).flatMap(\.pairKeys))
    let findings =
      replacements.isEmpty
      ? findingsBefore
      : parts.flatMap { part in
        let theme = part.replacing(replacements, nameOfFile: options.nameOfFile)
        return theme.placed(Judge.judge(theme, settings: settings).findings)
      }
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

  /// The colours of all series after the change, in order, where there is one palette in one mode; otherwise empty.
  package var seriesColors: [SRGB] {
    guard parts.count == 1, let part = parts.first, part.modes.count == 1 else { return [] }
    return part.replacing(replacements, nameOfFile: options.nameOfFile).modes[0].series.map(\.color.srgb)
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

extension RepairProblem {
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
