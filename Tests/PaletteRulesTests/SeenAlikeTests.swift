import Colorimetry
import PaletteRules
import SourceText
import Testing

@Suite struct SeenAlikeTests {
  /// Colours of tab10, which have pairs of every kind.
  private static let colors = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
    "#1f77b5",
    "#5b8c2a", "#b8602f",
  ]

  private static func theme() throws -> Theme {
    let series = try colors.enumerated().map { index, css in
      let file = SourceFile(path: "seen.json", bytes: Array(repeating: 0x20, count: index) + Array(css.utf8))
      let color = ThemeColor(
        try Color(css: css), origin: TokenOrigin(file: file, range: index..<(index + css.utf8.count)))
      return Series(name: css, token: css, color: color)
    }
    let mode = ThemeMode(series: series)
    return Theme(path: "seen.json", format: "hex", formatLabel: "colours", modes: [mode])
  }

  @Test(arguments: [("PC201", [Vision.protan, .deutan]), ("PC202", [.tritan]), ("PC203", [.normal])])
  func `names the pairs that the rules name, to the readers whom they name`(rule: String, visions: [Vision]) throws {
    let theme = try Self.theme()
    let judged = JudgedMode(theme.modes[0], of: theme, settings: JudgementSettings())
    let findings = Judge.judge(theme, settings: JudgementSettings()).findings.filter { $0.rule.id == rule }
    #expect(!findings.isEmpty)
    for finding in findings {
      let vision = finding.measure?.observer?.vision ?? .normal
      #expect(visions.contains(vision))
      let seen = SeenAlike(vision, judged)
      #expect(
        seen.pairs.contains { pair in
          Set([Self.colors[pair.changed], Self.colors[pair.kept]]) == Set(finding.series)
            && pair.difference == finding.measure?.value
        }, "\(finding.series) under \(vision)")
      #expect(seen.closest == nil)
    }
  }

  @Test(arguments: Vision.allCases) func `the worst come first, each below what is needed`(vision: Vision) throws {
    let theme = try Self.theme()
    let seen = SeenAlike(vision, JudgedMode(theme.modes[0], of: theme, settings: JudgementSettings()))
    #expect(!seen.pairs.isEmpty)
    #expect(zip(seen.pairs, seen.pairs.dropFirst()).allSatisfy { $0.difference <= $1.difference })
    #expect(seen.pairs.allSatisfy { $0.difference < seen.required })
    #expect(!seen.isIncomplete)
  }
}
