import HostileText
import PaletteGate
import PaletteRules
import SourceText

@testable import PaletteReports

/// A run whose every name was chosen by a stranger: one input for each hostile text, which stands wherever a name can.
enum HostileReport {
  /// The run. Each input has a finding that counts, one that is waived, one check that passed and one that did not run.
  static let report: Report = {
    let inputs = hostileTexts.enumerated().map { index, text in input(text, index) }
    return Report(
      version: "1.2.3", inputs: inputs, verdict: Verdict(inputs, failOn: .error),
      remarks: hostileTexts.map { ForeignFault.syntax($0) })
  }()

  private static func input(_ text: String, _ index: Int) -> CheckedInput {
    let file = SourceFile(path: text, bytes: Array("one\ntwo\nthree\n".utf8))
    let origin = TokenOrigin(file: file, range: 4..<7, pointer: JSONPointer([text]))
    var finding = Finding(
      .redGreenConfusion, level: .error, message: "'\(text)' is bad.", origin: origin,
      tokens: [text], series: [text], mode: text, measure: Measure(1, of: 8, .deltaE00),
      suggestions: [Suggestion(token: text, series: text, action: "mark '\(text)' with a cross")],
      related: [RelatedPlace(label: "'\(text)'", origin: origin)])
    finding.evidence = [Evidence(label: text, hexes: ["#ff0000", "#00ff00"], figure: "ΔE00 1", fails: true)]
    finding.colors = [FindingColor(token: text, hex: "#ff0000"), FindingColor(token: text, hex: "#00ff00")]
    var waived = finding
    waived.rule = .blueYellowConfusion
    let waiver = GrantedWaiver(
      reason: text, owner: text, ticket: text, until: CalendarDate(year: 2027, month: 3, day: 1), daysLeft: 9)
    var theme = Theme(
      path: text, format: "hex", formatLabel: "hex list", name: text,
      modes: [ThemeMode(name: text), ThemeMode(name: "dark")])
    theme.notes = [IdleChannel.symbols(text)]
    let part = JudgedTheme(
      theme: theme, palette: text,
      findings: [
        ClassifiedFinding(finding, path: text, rootedPath: text),
        ClassifiedFinding(waived, status: .waived, path: text, rootedPath: text, waiver: waiver),
      ],
      record: CheckRecord(
        checks: 4,
        passed: [
          PassedChecks(rule: .tooSimilar, mode: text, count: 1, subjects: ["\(text)/\(text)"])
        ], notChecked: [.other(IdleChannel.symbols(text))]))
    return CheckedInput(ReadInput(path: text, theme: theme), parts: [part])
  }

  /// What must not stand raw anywhere: everything that steers a terminal, breaks a line or turns text round.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && scalar != "\t" && isControl(scalar) }
}
