import Colorimetry
import PaletteGate
import PaletteRules

/// A theme of a run, or a palette of a file that holds many, with its verdict; or an input without a theme.
///
/// A reference, since a run sorts and groups thousands.
final class ReportedTheme {
  let input: CheckedInput
  /// Nil if nothing could be read.
  let part: JudgedTheme?
  /// Whether the findings about the input itself are shown here.
  private let isFirst: Bool
  private let run: ReportedFinding.Run
  /// What fails, in words: `5 pairs too similar for some readers, 4 colours too faint`; empty if nothing does.
  let failures: String
  /// Whether notes fail a run too.
  let failsOnInfo: Bool
  /// The findings that count, by level.
  let errors, warnings, notes: Int
  /// The findings that do not count: waived, or in the baseline.
  let excused: Int
  /// The checks that could not run, of all.
  let notChecked, checks: Int

  /// What a run reports on, in order.
  ///
  /// - Parameter namesMissing: Whether to include inputs that are not there, which standard error names.
  static func all(_ report: Report, namesMissing: Bool = false) -> [ReportedTheme] {
    report.inputs.filter { namesMissing || $0.wasFound }.flatMap { input -> [ReportedTheme] in
      let failOn = input.failOn ?? report.failOn
      guard !input.parts.isEmpty else { return [ReportedTheme(input, nil, isFirst: true, failOn, report.run)] }
      return input.parts.enumerated().map { ReportedTheme(input, $1, isFirst: $0 == 0, failOn, report.run) }
    }
  }

  private init(
    _ input: CheckedInput, _ part: JudgedTheme?, isFirst: Bool, _ failOn: FailOn, _ run: ReportedFinding.Run
  ) {
    (self.input, self.run) = (input, run)
    self.part = part
    self.isFirst = isFirst
    let findings = (part?.findings ?? input.unreadable) + (isFirst ? input.aboutGate : [])
    var failing = FailureKinds(part?.theme.modeWord)
    var counts: [Level: Int] = [:]
    // By index: a finding has many parts, and a copy takes hold of each.
    for index in findings.indices where findings[index].counts {
      let level = findings[index].finding.level
      counts[level, default: 0] += 1
      // An error stays one even where the run passes.
      if level == .error || failOn.includes(level) { failing.add(findings[index].finding) }
    }
    failsOnInfo = failOn.includes(.info)
    (errors, warnings, notes) = (counts[.error] ?? 0, counts[.warning] ?? 0, counts[.info] ?? 0)
    excused = findings.count - errors - warnings - notes
    failures = failing.words
    notChecked = part?.record.notChecked.count ?? 0
    checks = part?.record.checks ?? findings.count
  }

  /// What came of it: it is unchecked if no check ran.
  var outcome: Outcome { !failures.isEmpty || isUnreadable ? .fails : checks > notChecked ? .passes : .unchecked }
  /// Whether something in it fails a run.
  var fails: Bool { outcome == .fails }

  /// Whether a part of the input could not be read; shown once an input.
  var isUnreadable: Bool { isFirst && !input.problems.isEmpty }
  /// What could not be read, by position.
  var problems: [ThemeProblem] { isUnreadable ? ProblemReport.sorted(input.problems) : [] }

  /// The findings without what could not be read, the worst first; of several modes, those that are the same are one.
  var findings: [ReportedFinding] {
    let all =
      (part.map { ReportedFinding.folded($0, run: run) } ?? [])
      + (isFirst ? input.aboutGate.map { ReportedFinding($0, run: run) } : [])
    return Badness.worstFirst(all.filter { $0.finding.rule != .unreadableInput }) { $0.classified }
  }

  /// The indices of themes in order, those with the same findings together.
  static func folded(_ themes: some Collection<ReportedTheme>) -> [[Int]] {
    var folded: [[Int]] = []
    var groups: [[ReportedFinding.Shown]: Int] = [:]
    for (index, theme) in themes.enumerated() {
      let shown = theme.findings.map { ReportedFinding.Shown($0.classified) }
      if !theme.isUnreadable, let group = groups[shown] {
        folded[group].append(index)
      } else {
        if !theme.isUnreadable { groups[shown] = folded.count }
        folded.append([index])
      }
    }
    return folded
  }

  /// Whether a finding requires action: it counts, and is more than a note where notes do not fail the run.
  func requiresAction(_ finding: ReportedFinding) -> Bool {
    finding.classified.counts && (finding.finding.level > .info || failsOnInfo)
  }

  /// What could not be read first, then the themes with the most errors and warnings; equal ones keep their order.
  static func worstFirst(_ themes: [ReportedTheme]) -> [ReportedTheme] {
    let keyed = themes.enumerated().map { index, theme in
      (
        key: (theme.isUnreadable ? 0 : 1, theme.fails ? 0 : 1, -theme.errors, -theme.warnings, index),
        theme: theme
      )
    }
    return keyed.sorted { $0.key < $1.key }.map(\.theme)
  }

  /// `palettes/tab10.json`, with its palette; safe in a terminal.
  func path(_ style: TextStyle) -> String {
    guard input.path != "-" else { return "standard input" }
    // A palette that is built in has no file: `palette:tab10`.
    let path = input.path.hasPrefix("palette:") ? String(input.path.dropFirst("palette:".count)) : input.path
    return style.path(path) + style.text(part?.palette.map { " § \($0)" } ?? "")
  }

  /// `✗ tab10.json: 5 pairs too similar for some readers, 4 colours too faint`, `✓ tab10.json passes: 1 warning`
  ///
  /// - Parameter name: Safe in a terminal.
  func verdict(_ name: String, _ style: TextStyle) -> [String] {
    let words =
      switch outcome {
      case .fails: "\(name): \(failures)" + (keepsPairsApart ? "; all pairs apart with a red-green deficiency" : "")
      case .passes: "\(name) passes"
      case .unchecked: "\(name) was not checked"
      }
    return outcome.line(words, fails || rest.isEmpty ? "" : ": " + rest.joined(separator: ", "), style)
  }

  /// Whether nothing but contrast fails, and no two series look alike to everyone or with a red-green deficiency: measured
  /// anew on the colours, because a run may judge other visions and severities, or allow what it finds.
  private var keepsPairsApart: Bool {
    let faint: Set<RuleKey> = [.textContrast, .markContrast, .translucentContrast]
    let confusions: Set<RuleKey> = [.tooSimilar, .redGreenConfusion, .redGreenHues]
    guard let part, part.record.notChecked.isEmpty, !failsOnInfo,
      part.findings.allSatisfy({ found in
        !confusions.contains(found.finding.rule) && (found.finding.level < .error || faint.contains(found.finding.rule))
      })
    else { return false }
    return part.theme.modes.contains { $0.series.count > 1 }
      && part.theme.modes.allSatisfy { mode in
        mode.series.count <= Self.mostMeasured && mode.ramps.isEmpty && mode.series.allSatisfy { $0.alpha == 1 }
          && PairMeasurements(
            mode.series.map { LinearSRGB($0.color.srgb) }, severities: JudgementSettings().severities
          ).readings.allSatisfy { !$0.isAlike && !$0.confusions.isRedGreen }
      }
  }

  /// The most series to measure for a headline. An engineering choice: no larger palette keeps its pairs apart.
  private static let mostMeasured = 24

  /// What there is to know about a theme that passes.
  private var rest: [String] {
    let found = [
      warnings > 0 ? counted(warnings, "warning", "warnings") : nil, notes > 0 ? counted(notes, "note", "notes") : nil,
      excused > 0 ? "\(excused) waived or known" : nil, notChecked > 0 ? "\(notChecked) not checked" : nil,
    ].compactMap(\.self)
    return found.isEmpty && outcome == .passes ? [counted(checks, "check", "checks")] : found
  }
}

extension ReportedTheme {
  /// What came of the checks of a theme, or of all themes of a run.
  enum Outcome {
    case fails, passes, unchecked

    /// A line that begins with the sign of the outcome.
    ///
    /// - Parameters:
    ///   - words: The verdict; safe in a terminal.
    ///   - more: What follows it; safe in a terminal.
    func line(_ words: String, _ more: String, _ style: TextStyle) -> [String] {
      let (sign, role): (String, TextStyle.Role) =
        switch self {
        case .fails: ("✗", .error)
        case .passes: ("✓", .remedy)
        case .unchecked: ("?", .warning)
        }
      let line = style.paint(style.text(sign), role) + " " + style.paint(words, .strong) + more
      return Paragraph.wrap(line, width: style.width, hanging: "  ")
    }
  }
}

/// What fails in a theme, by kind.
private struct FailureKinds {
  /// The rules of a kind, and the words for one failure and for several.
  private static let kinds: [(rules: Set<RuleKey>, one: String, many: String)] = [
    ([.unreadableInput], "part unreadable", "parts unreadable"),
    ([.tooSimilar], "pair too similar for everyone", "pairs too similar for everyone"),
    (
      [.redGreenConfusion, .blueYellowConfusion], "pair too similar for some readers",
      "pairs too similar for some readers"
    ),
    ([.textContrast], "text too faint", "texts too faint"),
    ([.markContrast, .protanContrast, .translucentContrast], "colour too faint", "colours too faint"),
    (RuleKey.aboutRamps, "ramp misleading", "ramps misleading"),
  ]

  /// By kind, what the findings are about: each pair, text or ramp once, or once in each palette.
  private var subjects = [Set<[String]>](repeating: [], count: kinds.count)
  private var others = 0
  /// Whether equal names mean other colours in another mode, as in a file of palettes without names for their colours.
  private let isOfPalettes: Bool

  init(_ modes: ModeWord?) { isOfPalettes = modes == .palette }

  mutating func add(_ finding: borrowing Finding) {
    // An error about a red with a green says that readers hardly tell the two apart.
    let isConfused = finding.rule == .redGreenHues && finding.level == .error
    let rule = isConfused ? .redGreenConfusion : finding.rule
    guard let kind = Self.kinds.firstIndex(where: { $0.rules.contains(rule) }) else {
      others += 1
      return
    }
    let palette = isOfPalettes ? finding.mode.map { [$0] } ?? [] : []
    for part in finding.wholeOrParts {
      subjects[kind].insert(palette + (part.tokens.isEmpty ? [finding.message] : part.tokens.sorted()))
    }
  }

  /// What fails, in words; empty if nothing does.
  var words: String {
    var words = zip(Self.kinds, subjects).filter { !$1.isEmpty }.map { kind, subjects in
      counted(subjects.count, kind.one, kind.many)
    }
    if others > 0 { words.append(words.isEmpty ? counted(others, "finding", "findings") : "\(others) more") }
    return words.joined(separator: ", ")
  }
}
