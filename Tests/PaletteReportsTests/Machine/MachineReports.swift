import PaletteGate
import PaletteRules
import SourceText

@testable import PaletteReports

/// Runs to report, and ways to look into what came of it.
enum MachineReports {
  /// One finding of each status and level.
  static func everyStatus() throws -> Report {
    let confusion = try SampleTheme.confusion()
    var waived = confusion
    waived.rule = .blueYellowConfusion
    var baselined = confusion
    baselined.rule = .tooSimilar
    var worse = confusion
    worse.rule = .markContrast
    worse.tokens = ["chart.cost"]
    worse.series = ["cost"]
    let theme = try SampleTheme.theme()
    let waiver = GrantedWaiver(
      reason: "the brand keeps its orange", owner: "design", ticket: "A-7",
      until: CalendarDate(year: 2027, month: 3, day: 1), daysLeft: 100)
    let classified = [
      ClassifiedFinding(confusion, path: "theme.json", rootedPath: "theme.json"),
      ClassifiedFinding(waived, status: .waived, path: "theme.json", rootedPath: "theme.json", waiver: waiver),
      ClassifiedFinding(baselined, status: .baselined, path: "theme.json", rootedPath: "theme.json"),
      ClassifiedFinding(worse, status: .worse, path: "theme.json", rootedPath: "theme.json"),
      ClassifiedFinding(try SampleTheme.hues(), path: "theme.json", rootedPath: "theme.json"),
    ]
    let part = JudgedTheme(
      theme: theme, findings: classified,
      record: CheckRecord(
        checks: 8,
        passed: [
          PassedChecks(rule: .tooSimilar, mode: "light", count: 2, subjects: ["loss/growth"])
        ],
        notChecked: [
          .check(
            .textContrast, subject: "'title'", mode: "mode light",
            NotChecked.Reason.unknownSurface("background", "nothing says so"))
        ]))
    let input = CheckedInput(ReadInput(path: "theme.json", theme: theme), parts: [part])
    let missing = ThemeProblem(
      ForeignFault.syntax("no such file: 'them.json'"), help: "did you mean 'theme.json'?", path: "them.json")
    let broken = CheckedInput(
      ReadInput(path: "them.json", problems: [missing], wasFound: false),
      unreadable: [
        ClassifiedFinding(Finding(unreadable: missing), path: "them.json", rootedPath: "them.json")
      ])
    let inputs = [broken, input]
    return Report(
      version: "1.2.3", inputs: inputs, verdict: Verdict(inputs, failOn: .error),
      rootedPaths: ["theme.json": "web/theme.json"])
  }

  /// So many findings of a level that differ in what was measured, the least last.
  static func many(_ count: Int, _ level: Level = .error) throws -> Report {
    let findings = try (0..<count).map { index in
      var finding = try SampleTheme.confusion()
      finding.level = level
      finding.measure?.value = 8 - 8 * Double(index) / Double(count)
      finding.message = "number \(index)."
      finding.tokens = ["token \(index)"]
      finding.related = []
      return finding
    }
    return SampleTheme.report([SampleTheme.input(findings, theme: try SampleTheme.theme())])
  }

  /// A document of JSON as a tree.
  static func json(_ text: String) throws -> SourceNode {
    var limits = JSONReader.Limits()
    limits.values = 10_000_000
    return try JSONReader.read(Array(text.utf8), limits: limits).root
  }
}
