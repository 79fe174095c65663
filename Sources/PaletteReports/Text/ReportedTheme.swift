import PaletteGate
import PaletteRules

/// A theme of a run, or a palette of a file that holds many, with its verdict; or an input without a theme.
///
/// A reference, since a run sorts and groups thousands.
final class ReportedTheme {
  let input: CheckedInput
  /// Nil if nothing could be read.
  let part: JudgedTheme?
  /// Whether the findings about the input itself are told here.
  private let isFirst: Bool
  let sentence: ThemeSentence

  /// What a run reports on, in order.
  ///
  /// - Parameter namesMissing: Whether to include inputs that are not there, which standard error names.
  static func all(_ report: Report, namesMissing: Bool = false) -> [ReportedTheme] {
    report.inputs.filter { namesMissing || $0.wasFound }.flatMap { input -> [ReportedTheme] in
      let failOn = input.failOn ?? report.failOn
      guard !input.parts.isEmpty else { return [ReportedTheme(input, nil, isFirst: true, failOn)] }
      return input.parts.enumerated().map { ReportedTheme(input, $1, isFirst: $0 == 0, failOn) }
    }
  }

  private init(_ input: CheckedInput, _ part: JudgedTheme?, isFirst: Bool, _ failOn: FailOn) {
    self.input = input
    self.part = part
    self.isFirst = isFirst
    let findings = (part?.findings ?? input.unreadable) + (isFirst ? input.aboutGate : [])
    sentence = ThemeSentence(
      findings, failOn: failOn, checks: part?.record.checks ?? findings.count,
      notChecked: part?.record.notChecked.count ?? 0)
  }

  /// Whether something in it fails a run.
  var fails: Bool { sentence.fails || !problems.isEmpty }
  /// Whether notes fail a run too.
  var failsOnInfo: Bool { sentence.failsOnInfo }

  /// What could not be read, told once an input.
  var problems: [ThemeProblem] { isFirst ? input.problems : [] }

  /// The findings without what could not be read; of several modes, those that are the same are one.
  ///
  /// - Parameter isSorted: Whether the worst comes first.
  func findings(sorted isSorted: Bool) -> [FoldedFinding] {
    let all =
      (part.map(FoldedFinding.fold) ?? [])
      + (isFirst ? input.aboutGate.map { FoldedFinding(classified: $0, modes: []) } : [])
    let told = all.filter { $0.finding.rule != .unreadableInput }
    return isSorted ? Badness.worstFirst(told) { $0.classified } : told
  }

  /// What could not be read first, then the themes with the most errors and warnings; equal ones keep their order.
  static func worstFirst(_ themes: [ReportedTheme]) -> [ReportedTheme] {
    let keyed = themes.enumerated().map { index, theme in
      let sentence = theme.sentence
      return (
        key: (theme.problems.isEmpty ? 1 : 0, theme.fails ? 0 : 1, -sentence.errors, -sentence.warnings, index),
        theme: theme
      )
    }
    return keyed.sorted { $0.key < $1.key }.map(\.theme)
  }

  /// `tab10`, for a theme on its own; safe in a terminal.
  func name(_ style: TextStyle) -> String {
    if let palette = part?.palette { return style.text(palette.beginning(60)) }
    let file = input.path == "-" ? "standard input" : input.path.split(separator: "/").last.map(String.init)
    // A palette that is built in has no file: `palette:tab10`.
    if let name = file, name.hasPrefix("palette:") { return style.text(String(name.dropFirst(8)).beginning(60)) }
    let words = (file ?? input.path).split(separator: ".")
    return style.text((words.count > 1 ? words.dropLast().joined(separator: ".") : file ?? input.path).beginning(60))
  }

  /// `palettes/tab10.json`, with its palette; safe in a terminal.
  func path(_ style: TextStyle) -> String {
    style.path(input.path) + style.text(part?.palette.map { " § \($0)" } ?? "")
  }
}
