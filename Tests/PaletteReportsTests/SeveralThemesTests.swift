import Colorimetry
import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

/// The report on more themes than a screen has room for.
struct SeveralThemesTests {
  /// A theme with so many pairs that look alike, the first the most.
  private func theme(_ path: String, pairs: Int) throws -> CheckedInput {
    let findings = try (0..<pairs).map { index in
      var finding = try SampleTheme.confusion()
      finding.tokens = ["a\(index)", "b\(index)"]
      finding.measure = Measure(4 + Double(index) / 10, of: 8, .deltaE00, by: Observer(.deutan))
      finding.colors = [
        FindingColor(token: "a\(index)", hex: "#0000\(10 + index)"), FindingColor(token: "b\(index)", hex: "#ff0000"),
      ]
      finding.brief = FindingBrief(claim: "pair \(index) looks alike", figure: "figure \(index)")
      return finding
    }
    var theme = try SampleTheme.theme()
    theme.path = path
    return SampleTheme.input(findings, theme: theme)
  }

  private func lines(_ inputs: [CheckedInput]) -> [String] {
    TextReport.text(SampleTheme.report(inputs), style: TextStyle(width: 200)).split(separator: "\n")
      .map(String.init)
  }

  private let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }

  private func unreadable(_ path: String, _ problems: Int = 1) -> CheckedInput {
    let problems = (1...problems).map { ThemeProblem(ForeignFault.syntax("expected a value \($0)"), path: path) }
    return CheckedInput(ReadInput(path: path, problems: problems))
  }

  @Test func `of many themes the ten worst have a line each, and the others are counted`()
    throws
  {
    let lines = lines(try letters.enumerated().map { try theme("\($1).json", pairs: $0 + 1) })
    #expect(lines.first == "✗ 26 of 26 themes fail")
    let shown = (0..<10).map { index in
      "✗ \(letters[25 - index]).json: \(26 - index) pairs too similar for some readers"
    }
    #expect(Array(lines[1...10]) == shown)
    #expect(lines[11] == "  and 16 more themes that fail: --format concise lists all")
    #expect(lines.count == 14)
  }

  @Test func `one more theme that fails is not called themes`() throws {
    let lines = lines(try letters.prefix(11).map { try theme("\($0).json", pairs: 1) })
    #expect(lines.contains("  and 1 more theme that fails: --format concise lists all"))
    #expect(lines.contains("✗ a.json: 1 pair too similar for some readers"))
  }

  @Test func `the folder that all themes are in is named above, and each that fails by the path that opens it`() throws
  {
    let lines = lines(try letters.prefix(8).map { try theme("./themes/dark/\($0).json", pairs: 1) })
    #expect(lines.first == "✗ 8 of 8 themes fail, in themes/dark")
    #expect(lines.filter { $0.hasPrefix("✗ ./themes/dark/") }.count == 8)
  }

  @Test func `themes that pass are one line`() throws {
    let three = lines(try letters.prefix(3).map { try theme("\($0).json", pairs: 0) })
    #expect(
      three.filter { $0.hasPrefix("✓ ") } == ["✓ all 3 themes pass", "✓ 3 themes pass: a.json, b.json and c.json"])
    let many = lines(try letters.map { try theme("\($0).json", pairs: 0) })
    #expect(many.contains("✓ 26 themes pass: a.json, b.json, c.json, d.json and 22 more"))
    #expect(many.filter { $0.hasPrefix("✓ ") }.count == 2)
  }

  @Test func `themes in which nothing was checked do not pass in silence`() throws {
    var inputs = try letters.prefix(3).map { try theme("\($0).json", pairs: 0) }
    inputs[1].parts[0].record = CheckRecord(checks: 1, passed: [], notChecked: [NotChecked(.noTextColour)])
    inputs[2].parts[0].record = CheckRecord(checks: 2, passed: [], notChecked: [NotChecked(.noTextColour)])
    let lines = lines(inputs)
    #expect(lines.first == "? 1 of 3 themes was not checked")
    #expect(lines.contains("✓ 2 themes pass, with 1 not checked: a.json and c.json"))
    #expect(lines.contains("? 1 theme was not checked: b.json"))
  }

  @Test(arguments: [1, 30])
  func `what cannot be read is always shown, with its place`(count: Int) throws {
    let inputs =
      try letters.prefix(12).map { try theme("\($0).json", pairs: 1) }
      + (1...count).map { unreadable("x\($0).json", $0 == 1 ? 15 : 1) }
    let lines = lines(inputs)
    for number in 1...count {
      #expect(lines.contains("  x\(number).json: error: PC001 expected a value 1"))
    }
    #expect(lines.contains("  and 3 more: -v"))
    #expect(lines.contains("  and 2 more themes that fail: --format concise lists all"))
  }

  @Test func `what cannot be read of a few themes has its line and its remedy`() throws {
    let lines = lines([unreadable("x.json"), try theme("a.json", pairs: 1)])
    #expect(lines[1].hasPrefix("✗ x.json") && lines[2] == "x.json: error: PC001 unreadable-input")
  }
}
