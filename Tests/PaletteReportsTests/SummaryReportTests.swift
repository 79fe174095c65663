import Colorimetry
import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

/// The report that fits on a screen.
struct SummaryReportTests {
  /// Findings that miss 8 by more and more, each on its own pair; every third is a warning.
  private func findings(_ count: Int) throws -> [Finding] {
    try (0..<count).map { index in
      var finding = try SampleTheme.confusion()
      finding.tokens = ["a\(index)", "b\(index)"]
      finding.level = index % 3 == 2 ? .warning : .error
      finding.measure = Measure(7.5 - Double(index) / 10, of: 8, .deltaE00, by: Observer(.deutan))
      finding.brief = FindingBrief(claim: "pair \(index) looks alike", figure: "figure \(index)")
      return finding
    }
  }

  private func theme(_ path: String, _ findings: [Finding]) throws -> CheckedInput {
    var theme = try SampleTheme.theme()
    theme.path = path
    return SampleTheme.input(findings, theme: theme)
  }

  private func lines(
    _ inputs: [CheckedInput], _ style: TextStyle = TextStyle()
  ) -> [String] {
    TextReport.text(SampleTheme.report(inputs), style: style).split(separator: "\n").map(String.init)
  }

  private func claims(_ lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: " PC201 ").last.map(String.init) }.filter { $0.hasPrefix("pair") }
  }

  @Test func `errors come before warnings, each worst first`() throws {
    let inputs = [try theme("t.json", try findings(6))]
    #expect(claims(lines(inputs)) == [4, 3, 1, 0, 5, 2].map { "pair \($0) looks alike" })
  }

  @Test func `of many findings the twelve worst are shown, and the rest counted`() throws {
    let lines = lines([try theme("t.json", try findings(34))])
    #expect(claims(lines).count == 12 && lines.count <= 45)
    #expect(lines.contains("  and 22 more: -v"))
    #expect(lines.first == "✗ t.json: 23 pairs too similar for some readers")
  }

  @Test func `in a directory a theme that passes is one line, and those that fail come first`() throws {
    let inputs = [
      try theme("a.json", []), try theme("b.json", try findings(1)), try theme("c.json", try findings(4)),
    ]
    let lines = lines(inputs)
    #expect(lines[0] == "✗ 2 of 3 themes fail")
    #expect(
      lines.dropFirst().filter { $0.hasPrefix("✗ ") || $0.hasPrefix("✓ ") }.map { $0.prefix(8) } == [
        "✗ c.json", "✗ b.json", "✓ 1 them",
      ])
    #expect(lines.contains("✓ 1 theme passes: a.json"))
    #expect(lines.filter { $0.contains("a.json") }.count == 1)
  }

  @Test func `the figure has a line of its own, also where the claim takes two`() throws {
    var finding = try findings(1)[0]
    finding.brief = FindingBrief(claim: "two series with long names look alike", figure: "ΔE00 7.5, needs 8")
    let wide = lines([try theme("t.json", [finding])])
    #expect(wide.contains { $0.hasSuffix("names look alike") } && wide.contains("  ΔE00 7.5, needs 8"))
    let narrow = lines([try theme("t.json", [finding])], TextStyle(width: 50))
    #expect(narrow.allSatisfy { $0.displayWidth <= 50 })
    #expect(narrow.contains { $0.hasSuffix("look alike") } && narrow.contains("  ΔE00 7.5, needs 8"))
  }

  @Test func `the fix is what to do, without what it achieves and why`() throws {
    var finding = try findings(1)[0]
    var darker = Suggestion(token: "chart.loss", series: nil, action: "darken 'loss' to #7a3d1a", gain: "6.03:1")
    darker.isUnchecked = true
    let together = Suggestion(
      token: "chart.loss", series: nil, alternative: 1, action: "try 'palettecheck fix'", reason: "no shade works")
    finding.suggestions = [darker, together]
    let inputs = [try theme("t.json", [finding])]
    let fix = "darken 'loss' to #7a3d1a, not checked against the other colours, or try 'palettecheck fix'"
    #expect(lines(inputs).contains("  fix: \(fix)"))
    let whole =
      "darken 'loss' to #7a3d1a (6.03:1), not checked against the other colours, or try 'palettecheck fix', because "
      + "no shade works"
    #expect(lines(inputs, TextStyle(width: 200, verbosity: .verbose)).contains("  fix: \(whole)"))
  }

  @Test func `what is unchecked of every remedy is said once`() throws {
    var finding = try findings(1)[0]
    finding.suggestions = ["darken", "lighten"].enumerated().map { number, action in
      var remedy = Suggestion(token: "chart.loss", series: nil, alternative: number, action: "\(action) 'loss'")
      remedy.isUnchecked = true
      return remedy
    }
    let doubt = "not checked against the other colours"
    #expect(finding.remedy == "darken 'loss', or lighten 'loss', \(doubt)")
    for index in finding.suggestions.indices { finding.suggestions[index].alternative = 0 }
    finding.suggestions.append(Suggestion(token: "chart.loss", series: nil, alternative: 1, action: "draw it wider"))
    #expect(finding.remedy == "darken 'loss' and lighten 'loss', \(doubt), or draw it wider")
    finding.suggestions[0].isUnchecked = false
    #expect(finding.remedy == "darken 'loss' and lighten 'loss', \(doubt), or draw it wider")
    finding.suggestions[0].isUnchecked = true
    finding.suggestions[1].isUnchecked = false
    #expect(finding.remedy == "darken 'loss', \(doubt) and lighten 'loss', or draw it wider")
  }

  @Test func `when all pass the first line says so`() throws {
    #expect(lines([try theme("a.json", []), try theme("b.json", [])]).first == "✓ all 2 themes pass")
  }

  @Test func `a note that fails the run is reported like a finding`() throws {
    var report = SampleTheme.report([try theme("t.json", [try SampleTheme.hues()])])
    report.failOn = .info
    let text = TextReport.text(report, style: TextStyle())
    #expect(text.hasPrefix("✗ t.json: 1 finding\n") && text.contains("info: PC205 'growth' is green"))
  }

  @Test(arguments: 2...6)
  func `a few themes that fail have their two worst findings each`(count: Int) throws {
    let sizes = (0..<count).map { 9 + $0 }
    let lines = lines(try sizes.map { try theme("t\($0).json", try findings($0)) })
    let worst = sizes.reversed().flatMap { (0..<$0).filter { $0 % 3 != 2 }.suffix(2).reversed() }
    #expect(Set(claims(lines)) == Set(worst.map { "pair \($0) looks alike" }) && claims(lines).count == 2 * count)
    for size in sizes { #expect(lines.contains("  and \(size - 2) more: -v")) }
  }

  @Test func `themes with the same findings have them once, with all their names`() throws {
    let inputs =
      try ["a.json", "b.json", "c.json"].map { try theme($0, try findings(9)) } + [theme("d.json", findings(2))]
    let shown = lines(inputs)
    #expect(claims(shown).count == 4)
    #expect(shown.filter { $0 == "  the same in b.json and c.json" }.count == 1)
    #expect(shown.first == "✗ 4 of 4 themes fail")
  }

  @Test func `a waived finding comes after those that count, with its reason, and those of the baseline are counted`()
    throws
  {
    let text = TextReport.text(try MachineReports.everyStatus(), style: TextStyle())
    let waived = try #require(text.firstRange(of: "error (waived): PC202"))
    let worse = try #require(text.firstRange(of: "error (worse): PC102"))
    #expect(worse.upperBound < waived.lowerBound)
    #expect(text.contains("\n  waived until 2027-03-01 by design: the brand keeps its orange\n"))
    #expect(text.contains("\n1 finding of the baseline not shown; -v shows all\n"))
    #expect(text.contains("\n  not checked: PC101 of 'title' in mode light: "))
  }
}
