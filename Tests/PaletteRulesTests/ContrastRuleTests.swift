import Colorimetry
import PaletteRules
import Testing

struct ContrastRuleTests {
  @Test(arguments: [("#767676", true), ("#777777", false), ("#0078d7", false), ("#000000", true)])
  func `text needs 4.5 to 1, unrounded`(color: String, passes: Bool) throws {
    let theme = try WrittenTheme("#000000")
    let judgement = Judge.judge(try theme.theme(try theme.mode(text: color)), settings: .only("PC101"))
    #expect(judgement.findings.isEmpty == passes)
    #expect(judgement.isBalanced && judgement.record.checks == 1)
  }

  @Test func `large text needs 3 to 1 and names its surface`() throws {
    let theme = try WrittenTheme("#2166ac")
    var mode = try theme.mode()
    let grey = try theme.color("#949494")
    mode.texts = [
      ThemeText(name: "title", color: grey, size: .large), ThemeText(name: "note", color: grey),
      ThemeText(name: "label", color: try theme.color("#ffffff"), on: .series("a")),
      ThemeText(name: "lost", color: grey, on: .series("nobody")),
    ]
    let judgement = Judge.judge(try theme.theme(mode), settings: .only("PC101"))
    #expect(judgement.findings.map(\.message) == ["'note' is hard to read on #ffffff: 3.03:1, needs 4.5:1."])
    #expect(judgement.record.notChecked.count == 1)
    #expect(judgement.isBalanced)
  }

  @Test func `pairs keep their own minimum`() throws {
    let theme = try WrittenTheme("#2166ac")
    var mode = try theme.mode()
    let (grey, white) = (try theme.color("#767676"), try theme.color("#ffffff"))
    mode.pairs = [
      ContrastPair(foreground: grey, background: white), ContrastPair(foreground: grey, background: white, minimum: 7),
    ]
    let judgement = Judge.judge(try theme.theme(mode), settings: .only("PC101"))
    #expect(judgement.findings.map(\.measure?.required) == [7])
    #expect(judgement.isBalanced)
  }

  @Test func `marks need 3 to 1 and the fix passes`() throws {
    let judgement = try WrittenTheme("#e69f00", "#56b4e9", "#f0e442", "#0072b2", "#959595").judged(.only("PC102"))
    let finding = try #require(judgement.findings.first)
    #expect(judgement.findings.count == 1 && finding.series == ["c", "a", "b", "e"])
    #expect(finding.parts.map(\.tokens) == finding.tokens.map { [$0] } && finding.evidence.count == 4)
    #expect(judgement.record.passedCount == 1 && judgement.isBalanced)
    let ratios = try finding.suggestions.compactMap(\.hex).map { hex in
      WCAG.contrastRatio(try Color(css: hex).mappedToSRGB.srgb, SRGB(1, 1, 1))
    }
    // Just enough; the yellow would become an olive.
    #expect(ratios.count == 3 && ratios.allSatisfy { (3..<3.1).contains($0) })
    #expect(finding.suggestions.first { $0.series == "c" }?.text.contains("try 'palettecheck fix ") == true)
    #expect(
      finding.message
        == "4 series are too faint on #ffffff: 'c' (1.32:1), 'a' (2.25:1), 'b' (2.30:1) and 1 more; each needs 3:1.")
    // Printed as failing, though it rounds to 3.00.
    let one = try WrittenTheme("#0072b2", "#959595").judged(.only("PC102")).findings
    #expect(one.map(\.message) == ["'b' is too faint on #ffffff: 2.99:1, needs 3:1."] && one[0].parts.isEmpty)
  }

  @Test func `on a dark background the fix is lighter`() throws {
    let theme = try WrittenTheme("#2c3e50")
    let judgement = Judge.judge(try theme.theme(try theme.mode(background: "#14181d")), settings: .only("PC102"))
    #expect(judgement.findings.first?.suggestions.first?.text.hasPrefix("lighten 'a' to #") == true)
  }

  @Test func `lines between 3 and 4.5 get one hint a mode`() throws {
    let judgement = try WrittenTheme("#888888", "#8a8a8a", "#e0e0e0", "#000000").judged(.only("PC102", "PC104"))
    #expect(judgement.findings("PC104").map(\.series) == [["b", "a"]])
    #expect(judgement.findings("PC102").map(\.series) == [["c"]])
    #expect(judgement.isBalanced)
  }

  @Test func `a translucent series is judged as composited, by its own rule`() throws {
    var theme = try WrittenTheme("#2166ac66", "#000000")
    theme.series[1].opacity = 0.9
    let judgement = try theme.judged(.only("PC102", "PC401"))
    #expect(judgement.findings.map(\.rule.id) == ["PC401"])
    #expect(judgement.record.checks == 2 && judgement.isBalanced)
    #expect(abs(try #require(judgement.findings.first?.measure?.value) - 1.84) < 0.01)
    #expect(judgement.findings.first?.suggestions.first?.text == "raise the opacity of 'a' to 67 % (3.01:1)")
  }

  @Test func `the worst background counts`() throws {
    let theme = try WrittenTheme("#000000cc")
    var mode = try theme.mode()
    mode.plotBackground = try theme.color("#333333")
    let finding = try #require(Judge.judge(try theme.theme(mode), settings: .only("PC401")).findings.first)
    #expect(finding.evidence.first?.label == "on #333333")
  }

  @Test func `a translucent background is not checked, in words`() throws {
    let theme = try WrittenTheme("#000000", "#00000080", "#2ca02c80")
    let mode = try theme.mode(background: "#ffffff80", text: "#000000")
    let judgement = Judge.judge(try theme.theme(mode))
    #expect(judgement.record.notChecked.count >= 4)
    let ids: Set<String> = ["translucent-surface", "pairs-on-unknown-ground"]
    #expect(judgement.record.notChecked.allSatisfy { ids.contains($0.id) })
    #expect(judgement.isBalanced)
  }
}
