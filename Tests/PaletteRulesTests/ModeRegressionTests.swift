import Colorimetry
import Testing

@testable import PaletteRules

struct ModeRegressionTests {
  private let rules = JudgementSettings.only("PC501")

  @Test(arguments: [
    // On black 3.30:1 of 6.36:1 on white; 6.1:1 of 3.4:1; 21:1 of 21:1; 2.6:1, which is PC102's.
    ("#0b62a4", "#0b62a4", Level.warning), ("#3a8fd0", "#3a8fd0", nil), ("#000000", "#ffffff", nil),
    ("#0b4f8a", "#0b4f8a", nil),
  ])
  func `a series that fades is named, unless it fails or has room to spare`(light: String, dark: String, level: Level?)
    throws
  {
    let (one, other) = (try WrittenTheme(light), try WrittenTheme(dark))
    let theme = try one.theme(try one.mode(), try other.mode("dark", background: "#000000"))
    let judgement = Judge.judge(theme, settings: rules)
    #expect(
      judgement.findings.map(\.level) == (level.map { [$0] } ?? []) && judgement.record.checks == 1
        && judgement.isBalanced)
    guard let finding = judgement.findings.first, level == .warning else { return }
    #expect(finding.mode == "dark" && finding.measure?.unit == .ratio)
    let (measured, required) = (try #require(finding.measure?.value), try #require(finding.measure?.required))
    #expect(measured >= 3 && measured < required && required <= 4.5)
    // What the remedy says is not a regression.
    let hex = try #require(finding.suggestions.first?.hex)
    let repaired = try one.theme(try one.mode(), try WrittenTheme(hex).mode("dark", background: "#000000"))
    #expect(Judge.judge(repaired, settings: rules).findings.isEmpty)
  }

  @Test func `charts of one file are not compared`() throws {
    let one = try WrittenTheme("#0b62a4")
    var theme = try one.theme(try one.mode(), try one.mode("dark", background: "#000000"))
    theme.modeWord = .palette
    #expect(Judge.judge(theme, settings: rules).findings.isEmpty)
  }

  @Test func `the closest pairs are compared, whatever their names`() throws {
    // Far apart in light; ΔE00 between 8 and 12 in dark.
    let light = try WrittenTheme("#0b62a4", "#b84e00", "#000000")
    let dark = try WrittenTheme("#6db6ff", "#ff9d4d", "#ffd08a")
    let theme = try light.theme(try light.mode(), try dark.mode("dark", background: "#000000"))
    let finding = try #require(Judge.judge(theme, settings: rules).findings.first)
    #expect(finding.series == ["c", "b"] && finding.measure?.unit == .deltaE00 && finding.mode == "dark")
    let measured = try #require(finding.measure?.value)
    #expect(measured >= 8 && measured < 12)
    // A second channel takes the pair out.
    var marked = dark
    marked.series[2].symbol = .cross
    let separate = try light.theme(try light.mode(), try marked.mode("dark", background: "#000000"))
    #expect(Judge.judge(separate, settings: rules).findings.isEmpty)
  }

  @Test func `text counts by what is asked of it`() throws {
    let written = try WrittenTheme("#000000")
    func theme(_ dark: String, large: Bool) throws -> Theme {
      var mode = try written.mode("dim")
      mode.texts = [ThemeText(name: "title", color: try written.color(dark), size: large ? .large : .normal)]
      return try written.theme(try written.mode(text: "#000000"), mode)
    }
    // 4.6:1 on white.
    #expect(Judge.judge(try theme("#757575", large: false), settings: rules).findings.map(\.tokens) == [["title"]])
    #expect(Judge.judge(try theme("#757575", large: true), settings: rules).findings.isEmpty)
  }

  @Test func `the same mode once more, and one that is no worse than dark, say nothing`() throws {
    let written = try WrittenTheme("#0b62a4")
    let same = try written.theme(try written.mode(), try written.mode("copy"))
    #expect(Judge.judge(same, settings: rules).record.checks == 0)
    let dark = try written.mode("dark", background: "#000000")
    var darker = dark
    darker.name = "dark+reduceTransparency"
    let reported = Judge.judge(try written.theme(try written.mode(), dark, darker), settings: rules).findings
    #expect(reported.map(\.mode) == ["dark"])
    // A mode for more contrast is PC505's.
    darker.name = "dark+increaseContrast"
    let theme = try written.theme(try written.mode(), darker)
    #expect(Judge.judge(theme, settings: .only("PC501", "PC505")).findings.map(\.rule.id) == ["PC505"])
  }

  @Test func `the closest pair is the least of all`() {
    var dice = Dice(5)
    for _ in 0..<20 {
      let colors = (0..<9).map { _ in LinearSRGB(dice.unit(), dice.unit(), dice.unit()) }
      let pairs = PairMeasurements(colors, severities: [0.5, 1])
      let asked: (Int, Int) -> Bool = { ($0 + $1) % 3 != 0 }
      var least = Double.infinity
      for i in 0..<9 {
        for j in (i + 1)..<9 where asked(i, j) {
          let found = [pairs.designed(i, j)] + [.protan, .deutan].map { pairs.weakest(i, j, $0)?.value }
          least = found.compactMap(\.self).reduce(least, min)
        }
      }
      let closest = pairs.closest(under: [.protan, .deutan], below: .infinity, where: asked)
      #expect(closest?.weakest.value == least)
      #expect(pairs.closest(under: [.protan, .deutan], below: least, where: asked) == nil)
    }
  }
}
