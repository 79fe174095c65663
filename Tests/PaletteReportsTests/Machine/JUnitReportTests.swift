import PaletteGate
import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

/// A test case a check.
struct JUnitReportTests {
  private func tags(_ report: Report) -> [MarkupTag] { Array(MarkupScanner(Array(JUnitReport.text(report).utf8))) }

  @Test func `every check is a test case, and the sums are those of the summary`() throws {
    let report = try MachineReports.everyStatus()
    let root = try #require(tags(report).first { $0.spelling == "testsuites" })
    #expect(root.attribute("tests")?.value == "9")
    #expect(root.attribute("failures")?.value == "2")
    #expect(root.attribute("errors")?.value == "1")
    #expect(tags(report).count { $0.spelling == "testcase" && $0.kind != .closing } == report.tally.checks)
    // Waived, baselined, not checked.
    #expect(tags(report).count { $0.spelling == "skipped" } == 3)
  }

  @Test func `a check keeps its name whether it passes or fails`() throws {
    let names = tags(try MachineReports.everyStatus()).compactMap { $0.attribute("name")?.value }
    #expect(names.contains("PC201 loss/growth"))
    #expect(names.contains("PC203 loss/growth"))
    #expect(names.contains("PC102 cost"))
    #expect(names.contains("PC205 red-green-hues"))
  }

  @Test func `passed checks without names are one case with their number`() throws {
    let report = SampleTheme.report([SampleTheme.input([], theme: try SampleTheme.theme())])
    let names = tags(report).compactMap { $0.attribute("name")?.value }
    #expect(names.contains("PC201 red-green-confusion (29)"), "\(names)")
  }

  @Test func `suites are files and modes`() throws {
    let suites = tags(try MachineReports.everyStatus()).filter { $0.spelling == "testsuite" && $0.kind != .closing }
    #expect(
      suites.compactMap { $0.attribute("name")?.value } == [
        "them.json", "web/theme.json", "web/theme.json · mode light",
      ])
  }

  @Test func `a finding that does not fail the build does not fail a test`() throws {
    let text = JUnitReport.text(try MachineReports.many(3, .warning))
    #expect(!text.contains("<failure"))
    #expect(text.contains("<system-out>theme.json:5:14: warning: PC201"))
  }

  @Test func `a failure gives position, message and remedy`() throws {
    let text = JUnitReport.text(try MachineReports.everyStatus())
    #expect(
      text.contains(
        "<failure type=\"PC201\" message=\"&apos;loss&apos; and &apos;growth&apos; are nearly the same colour with "
          + "deuteranopia: ΔE00 1.3, needs 8.\">web/theme.json:5:14: error: PC201 red-green-confusion: 'loss' and "))
    #expect(text.contains("<skipped message=\"waived until 2027-03-01 by design: the brand keeps its orange (A-7): "))
  }
}
