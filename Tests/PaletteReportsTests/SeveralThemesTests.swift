import Colorimetry
import PaletteGate
import PaletteRules
import Testing

@testable import PaletteReports

/// The report on more themes than a screen has room for.
struct SeveralThemesTests {
  /// A theme with so many pairs that look alike; the first pairs of all themes have the same colours.
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
    FullReport.text(SampleTheme.report(inputs), style: TextStyle(width: 200), order: .severity).split(separator: "\n")
      .map(String.init)
  }

  private let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }

  @Test func `themes of which the same fails are one row`() throws {
    let lines = lines(try letters.prefix(9).map { try theme("\($0).json", pairs: $0 == "c" ? 3 : 2) })
    #expect(lines.contains("✗ c.json: 3 pairs alike"))
    #expect(lines.contains("✗ 8 themes: 2 pairs alike each: a.json, b.json, d.json, e.json and 4 more"))
    #expect(lines.filter { $0.hasPrefix("✗") }.count == 3)
  }

  @Test func `themes whose names differ in numbers are one row, the worst first`() throws {
    let lines = lines(try (1...20).map { try theme("rainbow-\($0).json", pairs: $0) })
    #expect(lines.contains("✗ 20 themes, the worst rainbow-20.json: 20 pairs alike"))
    #expect(lines.filter { $0.hasPrefix("✗") }.count == 2)
  }

  @Test func `of many rows the first are shown and the themes of the others counted`() throws {
    let lines = lines(try letters.enumerated().map { try theme("\($1).json", pairs: $0 + 1) })
    #expect(lines.filter { $0.hasPrefix("✗ ") && $0.contains("alike") }.count == 16)
    #expect(lines.contains("  and 10 more themes that fail: --format concise lists all"))
    #expect(lines.count < 30)
  }

  @Test func `the colours that fail in most themes are listed with the worst figure`() throws {
    let lines = lines(try letters.prefix(9).enumerated().map { try theme("\($1).json", pairs: $0 + 1) })
    let heading = try #require(lines.firstIndex(of: "What several themes share:"))
    #expect(lines[heading + 1] == "  PC201 #000010 and #ff0000 look alike: ΔE00 4.0, needs 8, in 9 themes")
    #expect(lines[heading + 2] == "  PC201 #000011 and #ff0000 look alike: ΔE00 4.1, needs 8, in 8 themes")
    #expect(!lines[heading + 6].hasPrefix("  PC"))
  }

  @Test func `what only one theme has is not shared`() throws {
    let inputs = try letters.prefix(8).enumerated().map { index, letter in
      var input = try theme("\(letter).json", pairs: 1)
      input.parts[0].findings[0].finding.colors[0].hex = "#00\(10 + index)00"
      return input
    }
    #expect(!lines(inputs).contains("What several themes share:"))
  }

  @Test func `the folder that all themes are in is named once`() throws {
    let lines = lines(try letters.prefix(8).map { try theme("./themes/dark/\($0).json", pairs: 1) })
    #expect(lines.first == "✗ 8 of 8 themes fail, in themes/dark")
    #expect(lines.filter { $0.contains("themes/dark") }.count == 1)
  }

  @Test func `themes that pass are one line from the fourth on`() throws {
    let three = lines(try letters.prefix(3).map { try theme("\($0).json", pairs: 0) })
    #expect(three.filter { $0.hasPrefix("✓ ") }.count == 4)
    let many = lines(try letters.map { try theme("\($0).json", pairs: 0) })
    #expect(many.contains("✓ 26 themes pass: a.json, b.json, c.json, d.json and 22 more"))
    #expect(many.filter { $0.hasPrefix("✓ ") }.count == 2)
  }

  @Test func `an input that cannot be read is told by itself, with its problem`() throws {
    var inputs = try letters.prefix(9).map { try theme("\($0).json", pairs: 1) }
    inputs.append(
      CheckedInput(ReadInput(path: "x1.json", problems: [ThemeProblem("expected a value", path: "x1.json")])))
    let lines = lines(inputs)
    #expect(lines.contains { $0.contains(" x1.json") } && lines.contains { $0.contains("expected a value") })
  }
}
