import Colorimetry
import Testing

@testable import PaletteRules

/// What modes that are for somebody ask, each on top of what every mode asks.
struct ModeFloorTests {
  private static func findings(_ judgement: Judgement) -> [String] {
    judgement.findings.map { "\($0.level.rawValue) \($0.rule.id) \($0.mode ?? "")" }
  }

  // PC505

  @Test(arguments: ["increaseContrast", "dark+increaseContrast", "light high contrast", "contrast=more"])
  func `more contrast must reach 4.5:1 for marks and 7:1 for text`(name: String) throws {
    // 3.94:1 and 5.74:1 on white.
    let written = try WrittenTheme("#7f7f7f")
    let theme = try written.theme(try written.mode(text: "#666666"), try written.mode(name, text: "#666666"))
    let judgement = Judge.judge(theme, settings: .only("PC505"))
    #expect(
      judgement.findings.map(\.measure?.required) == [7, 4.5]
        || judgement.findings.map(\.measure?.required) == [4.5, 7])
    #expect(judgement.findings.allSatisfy { $0.mode == name && $0.level == .warning && !$0.suggestions.isEmpty })
    #expect(judgement.isBalanced)
    let plain = try written.theme(try written.mode(text: "#666666"), try written.mode("dark", text: "#666666"))
    #expect(Judge.judge(plain, settings: .only("PC505")).record.checks == 0)
  }

  @Test func `what the remedy says passes`() throws {
    let written = try WrittenTheme("#707070")
    let finding = try #require(
      Judge.judge(try written.theme(try written.mode("hc", background: "#222222")), settings: .only("PC505")).findings
        .first)
    let hex = try #require(finding.suggestions.first?.hex)
    #expect(
      Judge.judge(
        try written.theme(try WrittenTheme(hex).mode("hc", background: "#222222")), settings: .only("PC505")
      ).findings.isEmpty)
  }

  @Test func `what is too faint for everyone is not reported twice`() throws {
    // 2.84:1: PC102's.
    let written = try WrittenTheme("#999999")
    let theme = try written.theme(try written.mode("increaseContrast", text: "#999999"))
    #expect(
      Self.findings(Judge.judge(theme)).filter { !$0.hasPrefix("info") } == [
        "error PC101 increaseContrast", "error PC102 increaseContrast",
      ])
    #expect(Judge.judge(theme, settings: .only("PC505")).findings.count == 2)
  }

  @Test func `large text and translucent marks have floors of their own`() throws {
    let written = try WrittenTheme("#000000")
    var mode = try written.mode("increaseContrast")
    mode.texts = [ThemeText(name: "title", color: try written.color("#767676"), size: .large)]
    mode.series[0].opacity = 0.5
    let findings = Judge.judge(try written.theme(mode), settings: .only("PC505")).findings
    // Black at half opacity is #808080: 3.9:1.
    #expect(findings.map(\.measure?.required) == [4.5] && findings.map(\.series) == [["a"]])
  }

  // PC301

  @Test func `a mode that does without colour has to, whatever the default does`() throws {
    let plain = try WrittenTheme("#0072b2", "#d55e00")
    var lines = plain
    for index in lines.series.indices { lines.series[index].mark = .line }
    var dashed = lines
    dashed.series[1].dash = [6, 3]
    let name = "differentiateWithoutColor"
    func judged(_ modes: ThemeMode...) throws -> [String] {
      var theme = try plain.theme()
      theme.modes = modes
      return Self.findings(Judge.judge(theme, settings: .only("PC301")))
    }
    #expect(try judged(plain.mode(), plain.mode(name)) == ["info PC301 light", "warning PC301 \(name)"])
    #expect(
      try judged(lines.mode(), lines.mode("dark+" + name)) == ["warning PC301 light", "error PC301 dark+\(name)"])
    #expect(try judged(lines.mode(), dashed.mode(name)) == ["warning PC301 light"])
    #expect(try judged(lines.mode(), lines.mode("dark")) == ["warning PC301 light"])
    var settings = JudgementSettings.only("PC301")
    settings.levels[.colorAlone] = .info
    let theme = try lines.theme(try lines.mode(name))
    #expect(Judge.judge(theme, settings: settings).findings.map(\.level) == [.info])
  }

  // PC502

  @Test func `modes are missed where the default needs them, in formats that could spell them`() throws {
    var written = try WrittenTheme("#7f7f7f", "#c04e01")
    written.series[0].opacity = 0.9
    func missed(_ format: String, _ modes: ThemeMode..., leftOut: [String] = []) throws -> [String] {
      var theme = try written.theme()
      (theme.format, theme.modes, theme.modesLeftOut) = (format, modes, leftOut)
      let judgement = Judge.judge(theme, settings: .only("PC502"))
      #expect(judgement.findings.allSatisfy { $0.level == .info && $0.mode == "light" && !$0.suggestions.isEmpty })
      return judgement.findings.map { $0.measure?.unit == .ratio ? "contrast" : "transparency" }.sorted()
    }
    let light = try written.mode()
    #expect(try missed("palettecheck", light) == ["contrast", "transparency"])
    #expect(try missed("css", light) == ["contrast", "transparency"])
    #expect(try missed("xcassets", light) == ["contrast"])
    #expect(try missed("dtcg", light) == [])
    #expect(try missed("dtcg", light, written.mode("dark")) == ["contrast", "transparency"])
    #expect(try missed("vega-config", light, written.mode("dark")) == [])
    #expect(try missed("palettecheck", written.mode(background: nil)) == [])
    // One that --mode leaves out is there all the same, in a combination too.
    #expect(try missed("palettecheck", light, leftOut: ["dark+increaseContrast"]) == ["transparency"])
    #expect(try missed("palettecheck", light, leftOut: ["reduceTransparency", "hc"]) == [])
  }

  @Test func `a default that has everything misses nothing`() throws {
    var theme = try WrittenTheme("#0b4f8a", "#8a3800").theme()
    theme.modes[0].text = try WrittenTheme("#000000").color("#000000")
    theme.format = "palettecheck"
    let judgement = Judge.judge(theme, settings: .only("PC502"))
    #expect(judgement.findings.isEmpty && judgement.record.passedCount == 2)
  }

  @Test func `a mode without transparency may have none`() throws {
    var written = try WrittenTheme("#0b4f8a")
    written.series[0].opacity = 0.9
    var mode = try written.mode("dark+reduceTransparency")
    let rules = JudgementSettings.only("PC502")
    #expect(
      Self.findings(Judge.judge(try written.theme(mode), settings: rules)) == [
        "warning PC502 dark+reduceTransparency"
      ])
    mode.series[0].opacity = 1
    #expect(Judge.judge(try written.theme(mode), settings: rules).findings.isEmpty)
    // Nothing painted hides nothing.
    mode.background = try written.color("#ffffff00")
    #expect(Judge.judge(try written.theme(mode), settings: rules).findings.isEmpty)
    mode.background = try written.color("#ffffff80")
    #expect(Judge.judge(try written.theme(mode), settings: rules).findings.count == 1)
  }

  // Modes for a deficiency

  @Test func `a mode for tritan readers errs where they are confused, and warns of others`() throws {
    // A blue and a green that only tritan eyes confuse; a green and an orange that only protan and deutan eyes do.
    let tritan = try WrittenTheme("#4477aa", "#228833")
    let deutan = try WrittenTheme("#5b8c2a", "#b8602f")
    let rules = JudgementSettings.only("PC201", "PC202")
    func findings(_ written: WrittenTheme, _ names: String...) throws -> [String] {
      var theme = try written.theme()
      theme.modes = try names.map { try written.mode($0) }
      let judgement = Judge.judge(theme, settings: rules)
      #expect(judgement.isBalanced)
      return Self.findings(judgement)
    }
    #expect(
      try findings(tritan, "light", "light-tritanopia") == ["warning PC202 light", "error PC202 light-tritanopia"])
    #expect(try findings(tritan, "light-protanopia-deuteranopia") == ["warning PC202 light-protanopia-deuteranopia"])
    #expect(try findings(deutan, "light", "light-colorblind") == ["error PC201 light", "error PC201 light-colorblind"])
    #expect(try findings(deutan, "light-tritanopia") == ["warning PC201 light-tritanopia"])
    #expect(try findings(deutan, "light", "dark") == ["error PC201 light"])
    var settings = rules
    settings.levels[.blueYellowConfusion] = .info
    let theme = try tritan.theme(try tritan.mode("tritanopia"))
    #expect(Judge.judge(theme, settings: settings).findings.map(\.level) == [.info])
  }

  // PC506

  @Test(arguments: [
    ("#0b62a4", "#6db6ff", false), ("#0b62a4", "#ff9d4d", true), ("#808000", "#e0d040", false),
    ("#7a4a1e", "#ffb066", false), ("#333333", "#dddddd", false), ("#777777", "#ff9d4d", true),
    ("#d62728", "#2ca02c", true), ("#000000", "#ffffff", false),
    // Blue and teal, a few degrees apart.
    ("#2a8fb8", "#2aa0b0", false),
  ])
  func `lighter and darker is not another colour`(before: String, after: String, isSwap: Bool) throws {
    let (one, other) = (try WrittenTheme(before), try WrittenTheme(after))
    let theme = try one.theme(try one.mode(), try other.mode("dark"))
    let judgement = Judge.judge(theme, settings: .only("PC506"))
    #expect(judgement.findings.count == (isSwap ? 1 : 0) && judgement.isBalanced && judgement.record.checks == 1)
    let back = try one.theme(try other.mode(), try one.mode("dark"))
    #expect(Judge.judge(back, settings: .only("PC506")).findings.isEmpty != isSwap)
  }

  @Test func `the first mode with a swap reports it`() throws {
    let (light, dark) = (try WrittenTheme("#0b62a4", "#b84e00"), try WrittenTheme("#ff9d4d", "#6db6ff"))
    let theme = try light.theme(
      try light.mode(), try dark.mode("dark"), try light.mode("increaseContrast"),
      try dark.mode("dark+increaseContrast"))
    let findings = Judge.judge(theme, settings: .only("PC506")).findings
    #expect(findings.map(\.mode) == ["dark"] && findings.first?.series == ["a", "b"])
  }

  @Test func `a mode for a deficiency may take new hues, and not those of another series`() throws {
    let base = try WrittenTheme("#1a7f37", "#cf222e")
    let fresh = try WrittenTheme("#0969da", "#bc4c00")
    let swapped = try WrittenTheme("#cf222e", "#1a7f37")
    func count(_ other: WrittenTheme) throws -> Int {
      Judge.judge(
        try base.theme(try base.mode(), try other.mode("light-protanopia")), settings: .only("PC506")
      ).findings.count
    }
    #expect(try count(fresh) == 0)
    #expect(try count(swapped) == 1)
  }
}
