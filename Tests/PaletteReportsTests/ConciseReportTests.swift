import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

struct ConciseReportTests {
  private func text(_ dialect: ConciseReport.Dialect) throws -> String {
    var warning = try SampleTheme.confusion()
    (warning.rule, warning.level) = (.symbolRepeated, .warning)
    warning.message = "w"
    let findings = [try SampleTheme.hues(), try SampleTheme.confusion(), warning]
    let report = SampleTheme.report([SampleTheme.input(findings, theme: try SampleTheme.theme())])
    return ConciseReport.text(report, dialect, style: TextStyle())
  }

  @Test func `concise prints one line per finding`() throws {
    #expect(
      try text(.concise) == """
        theme.json:4:14: info: PC205 red-green-hues: 'growth' is green and 'loss' is orange.
        theme.json:5:14: error: PC201 red-green-confusion: 'loss' and 'growth' are nearly the same colour with deuteranopia: ΔE00 1.3, needs 8.
        theme.json:5:14: warning: PC302 symbol-repeated: w
        1 error, 1 warning in 1 file: 29 checks, 26 passed, 1 note, 0 waived, 0 not checked.

        """)
  }

  @Test func `Xcode gets notes, and the rule at the end`() throws {
    #expect(
      try text(.xcode) == """
        theme.json:4:14: note: 'growth' is green and 'loss' is orange. [PC205]
        theme.json:5:14: error: 'loss' and 'growth' are nearly the same colour with deuteranopia: ΔE00 1.3, needs 8. [PC201]
        theme.json:5:14: warning: w [PC302]

        """)
  }

  @Test func `findings that do not count appear only in the totals`() throws {
    let report = try MachineReports.everyStatus()
    for dialect in [ConciseReport.Dialect.concise, .xcode] {
      let lines = ConciseReport.text(report, dialect, style: TextStyle()).split(separator: "\n")
      #expect(!lines.contains { $0.contains("PC202") || $0.contains("PC203") }, "\(lines)")
      #expect(lines.last?.contains("1 waived, 1 baselined") == true, "\(lines)")
      #expect(lines.last?.hasPrefix("note: ") == (dialect == .xcode))
    }
  }

  @Test func `each remark about the run has its own line`() throws {
    var report = SampleTheme.report([SampleTheme.input([], theme: try SampleTheme.theme())])
    report.remarks = [ForeignFault.syntax("PC201 requires only ΔE00 5 here.")]
    #expect(
      ConciseReport.text(report, .concise, style: TextStyle()).hasPrefix("PC201 requires only ΔE00 5 here.\n0 errors"))
    #expect(ConciseReport.text(report, .xcode, style: TextStyle()) == "note: PC201 requires only ΔE00 5 here.\n")
    #expect(ConciseReport.text(report, .xcode, style: TextStyle(verbosity: .quiet)).isEmpty)
  }
}
