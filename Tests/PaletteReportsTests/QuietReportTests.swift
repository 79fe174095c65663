import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

/// Quiet text is a part of the summary.
struct QuietReportTests {
  private static func theme(_ path: String, _ findings: [Finding]) throws -> CheckedInput {
    var theme = try SampleTheme.theme()
    theme.path = path
    theme.notes = [IdleChannel.symbols("'a'")]
    return SampleTheme.input(findings, theme: theme)
  }

  private static func findings(_ count: Int) throws -> [Finding] {
    try (0..<count).map { index in
      var finding = try SampleTheme.confusion()
      finding.tokens = ["a\(index)", "b\(index)"]
      finding.level = [.error, .warning, .info][index % 3]
      finding.measure?.value = 7.5 - Double(index) / 10
      finding.brief?.claim = "pair \(index) looks alike"
      return finding
    }
  }

  /// So many themes, of which every fourth passes and every seventh cannot be read.
  private static func several(_ count: Int) throws -> Report {
    SampleTheme.report(
      try (1...count).map { index in
        if index % 7 == 0 {
          return CheckedInput(
            ReadInput(
              path: "t/\(index).json",
              problems: [ThemeProblem(ForeignFault.syntax("expected a value"), path: "t/\(index).json")]))
        }
        return try theme("t/\(index).json", index % 4 == 0 ? [] : try findings(index))
      })
  }

  private static func reports() throws -> [Report] {
    var limited = SampleTheme.report([try theme("t.json", try findings(40))])
    limited.failOn = .info
    limited.remarks = [ForeignFault.syntax("a remark about the run")]
    return try [
      SampleTheme.report([theme("t.json", [])]), SampleTheme.report([theme("t.json", findings(5))]), limited,
      several(2), several(4), several(7), several(40), MachineReports.everyStatus(), MachineReports.many(30, .warning),
      HostileReport.report, SampleTheme.report([]),
    ]
  }

  @Test(arguments: [40, 80, 120])
  func `every line of quiet text is a line of the summary, in its order`(width: Int) throws {
    for report in try Self.reports() {
      let lines = [TextStyle.Verbosity.normal, .quiet].map { verbosity in
        TextReport.text(report, style: TextStyle(width: width, verbosity: verbosity)).split(separator: "\n")
      }
      var rest = lines[0][...]
      for line in lines[1] {
        let index = try #require(rest.firstIndex(of: line), "\(line)")
        rest = rest[(index + 1)...]
      }
    }
  }

  private func quiet(_ report: Report) -> String {
    TextReport.text(report, style: TextStyle(verbosity: .quiet))
  }

  @Test func `the theme is named, then what requires action`() throws {
    let findings = [try SampleTheme.confusion(), try SampleTheme.hues()]
    #expect(
      quiet(SampleTheme.report([try Self.theme("themes/a.json", findings)])) == """
        ✗ themes/a.json: 1 pair too similar for some readers
        theme.json:5:14: error: PC201 'loss' and 'growth' look alike with deuteranopia
          ΔE00 1.3, needs 8; up to 6 % of men see #828227 and #80802d
          fix: mark 'loss' with a cross ('growth' keeps the circle)

        """)
  }

  @Test func `what passes is not mentioned, but its warnings are`() throws {
    #expect(quiet(SampleTheme.report([try Self.theme("a.json", [])])).isEmpty)
    #expect(quiet(SampleTheme.report([try Self.theme("a.json", []), try Self.theme("b.json", [])])).isEmpty)
    var warning = try SampleTheme.confusion()
    warning.level = .warning
    let warned = quiet(SampleTheme.report([try Self.theme("a.json", [warning])]))
    #expect(warned.hasPrefix("✓ a.json passes: 1 warning\n") && warned.contains("warning: PC201"))
  }

  @Test func `what a waiver or the baseline excuses is left out, and what is not is counted`() throws {
    let text = quiet(try MachineReports.everyStatus())
    #expect(text.contains("(worse)") && !text.contains("waived") && !text.contains("baseline not shown"))
    #expect(quiet(try MachineReports.many(30, .warning)).hasSuffix("\n  and 18 more: -v\n"))
  }

  @Test func `a run that checked nothing says so`() throws {
    var input = try Self.theme("a.json", [])
    input.parts[0].record = CheckRecord(checks: 1, passed: [], notChecked: [NotChecked(.noTextColour)])
    let report = Report(version: "1.2.3", inputs: [input], verdict: .nothingChecked)
    #expect(quiet(report) == Report.nothingChecked + "\n")
  }
}
