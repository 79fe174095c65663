import Colorimetry
import PaletteGate
import PaletteRules
import SourceText

@testable import PaletteReports

/// A theme of four series with one confusable pair, written by hand so that reports can be compared with exact text.
enum SampleTheme {
  static let file = SourceFile(path: "theme.json", bytes: Array(source.utf8))
  private static let source = """
    {
      "revenue": "#2166ac",
      "cost":    "#762a83",
      "growth":  "#5b8c2a",
      "loss":    "#b8602f"
    }

    """

  static func color(_ hex: String, line: Int) throws -> ThemeColor {
    let text = try Color(css: hex)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 } + 13
    return ThemeColor(text, origin: TokenOrigin(file: file, range: start..<start + 9, pointer: JSONPointer(["s"])))
  }

  static func series() throws -> [Series] {
    try [("revenue", "#2166ac"), ("cost", "#762a83"), ("growth", "#5b8c2a"), ("loss", "#b8602f")].enumerated().map {
      Series(name: $1.0, token: "chart.\($1.0)", color: try color($1.1, line: $0 + 2))
    }
  }

  static func theme() throws -> Theme {
    Theme(
      path: "theme.json", format: "dtcg", formatLabel: "DTCG design tokens", modes: [ThemeMode(series: try series())],
      assumed: [("background", "#ffffff")])
  }

  static func confusion() throws -> Finding {
    let series = try series()
    var finding = Finding(
      .redGreenConfusion, level: .error,
      message: "'loss' and 'growth' are nearly the same colour with deuteranopia: ΔE00 1.3, needs 8.",
      origin: series[3].color.origin, tokens: ["chart.loss", "chart.growth"], series: ["loss", "growth"],
      mode: "light", measure: Measure(1.3125, of: 8, .deltaE00, by: Observer(.deutan)),
      colors: [
        FindingColor(token: "chart.loss", hex: "#b8602f", simulatedHex: "#828227"),
        FindingColor(token: "chart.growth", hex: "#5b8c2a", simulatedHex: "#80802d"),
      ],
      evidence: [
        Evidence(label: "designed", hexes: ["#b8602f", "#5b8c2a"], figure: "ΔE00 43.3", fails: false),
        Evidence(label: "deutan", hexes: ["#828227", "#80802d"], figure: "ΔE00 1.3", fails: true),
      ],
      suggestions: [
        Suggestion(
          token: "chart.loss", series: "loss", symbol: .cross,
          action: "mark 'loss' with a cross ('growth' keeps the circle)")
      ],
      related: [RelatedPlace(label: "'growth'", origin: series[2].color.origin)])
    finding.brief = FindingBrief(
      claim: "'loss' and 'growth' look alike with deuteranopia", figure: "ΔE00 1.3, needs 8",
      readers: "up to 6 % of men")
    return finding
  }

  static func hues() throws -> Finding {
    Finding(
      .redGreenHues, level: .info, message: "'growth' is green and 'loss' is orange.",
      origin: try series()[2].color.origin, tokens: ["chart.growth", "chart.loss"], mode: "light")
  }

  static func input(_ findings: [Finding], theme: Theme) -> CheckedInput {
    let classified = findings.map { ClassifiedFinding($0, path: theme.path, rootedPath: theme.path) }
    let part = JudgedTheme(
      theme: theme, findings: classified,
      record: CheckRecord(
        checks: 29,
        passed: [PassedChecks(rule: .redGreenConfusion, mode: nil, count: 29 - findings.count)]))
    return CheckedInput(ReadInput(path: theme.path, theme: theme), parts: [part])
  }

  static func report(_ inputs: [CheckedInput]) -> Report {
    Report(version: "1.2.3", inputs: inputs, verdict: Verdict(inputs, failOn: .error))
  }
}
