import Colorimetry
import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

/// The report that fits on a screen.
struct BriefReportTests {
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
    _ inputs: [CheckedInput], _ style: TextStyle = TextStyle(), order: FullReport.Order = .severity
  ) -> [String] {
    FullReport.text(SampleTheme.report(inputs), style: style, order: order).split(separator: "\n").map(String.init)
  }

  private func claims(_ lines: [String]) -> [String] {
    lines.compactMap { $0.split(separator: " PC201 ").last.map(String.init) }.filter { $0.hasPrefix("pair") }
  }

  @Test func `errors come before warnings, each worst first, unless the order of the file is asked for`() throws {
    let inputs = [try theme("t.json", try findings(6))]
    #expect(claims(lines(inputs)) == [4, 3, 1, 0, 5, 2].map { "pair \($0) looks alike" })
    #expect(claims(lines(inputs, order: .file)) == (0..<6).map { "pair \($0) looks alike" })
  }

  @Test func `of many findings a screen's are shown, twelve at most, and the rest counted`() throws {
    let lines = lines([try theme("t.json", try findings(34))])
    #expect(claims(lines).count == 11 && lines.count < 45)
    #expect(lines.contains("  and 23 more: -v"))
    #expect(lines.first == "✗ t: 23 pairs look alike to some readers")
  }

  @Test func `in a directory a theme that passes is one line, and those that fail come first`() throws {
    let inputs = [
      try theme("a.json", []), try theme("b.json", try findings(1)), try theme("c.json", try findings(4)),
    ]
    let lines = lines(inputs)
    #expect(lines[0] == "✗ 2 of 3 themes fail")
    #expect(
      lines.dropFirst().filter { $0.hasPrefix("✗ ") || $0.hasPrefix("✓ ") }.map { $0.prefix(8) } == [
        "✗ c.json", "✗ b.json", "✓ a.json",
      ])
    #expect(lines.contains("✓ a.json passes: 29 checks"))
    #expect(lines.filter { $0.contains("a.json") }.count == 1)
  }

  @Test func `a claim that takes two lines has its figure in the second`() throws {
    var finding = try findings(1)[0]
    finding.brief = FindingBrief(claim: "two series with long names look alike", figure: "ΔE00 7.5, needs 8")
    let wide = lines([try theme("t.json", [finding])])
    #expect(wide.contains { $0.hasSuffix("look alike") } && wide.contains("  ΔE00 7.5, needs 8"))
    let narrow = lines([try theme("t.json", [finding])], TextStyle(width: 50))
    #expect(narrow.allSatisfy { $0.displayWidth <= 50 })
    #expect(narrow.contains { $0.hasSuffix("alike: ΔE00 7.5, needs 8") })
  }

  @Test func `the fix names the command without the reason`() throws {
    var finding = try findings(1)[0]
    finding.suggestions = [
      Suggestion(
        token: "chart.loss", series: nil,
        text: "try 'palettecheck fix', because no shade of 'loss' alone works with the others")
    ]
    #expect(lines([try theme("t.json", [finding])]).contains("  fix: try 'palettecheck fix'"))
  }

  @Test func `when all pass the first line says so`() throws {
    #expect(lines([try theme("a.json", []), try theme("b.json", [])]).first == "✓ all 2 themes pass")
  }

  @Test func `a note that fails the run is told like a finding`() throws {
    var report = SampleTheme.report([try theme("t.json", [try SampleTheme.hues()])])
    report.failOn = .info
    let text = FullReport.text(report, style: TextStyle())
    #expect(text.hasPrefix("✗ t: 1 finding\n") && text.contains("info: PC205 'growth' is green"))
  }

  @Test(arguments: [2, 3, 4])
  func `themes that fail are told in full, each with as many findings as fit`(count: Int) throws {
    let lines = lines(try (0..<count).map { try theme("t\($0).json", try findings(9)) })
    let each = claims(lines).count / count
    #expect(each >= 1 && claims(lines) == Array(repeating: claims(lines).prefix(each), count: count).flatMap(\.self))
    #expect(lines.count <= 50)
  }

  @Test func `themes of which not even the worst findings fit are rows`() throws {
    let lines = lines(try (0..<6).map { try theme("t\($0).json", try findings(9)) })
    #expect(lines.contains("✗ 6 themes, the worst t0.json: 6 pairs alike"))
    #expect(lines.count <= 20)
  }
}
