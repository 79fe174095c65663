import Colorimetry
import PaletteRules
import Testing

struct AdjacentContrastTests {
  private func theme(_ colors: String..., mark: Series.Mark? = .bar, usage: Usage) throws -> Theme {
    var written = try WrittenTheme(colors)
    for index in written.series.indices { written.series[index].mark = mark }
    var mode = try written.mode()
    mode.usage = usage
    return try written.theme(mode)
  }

  private func findings(_ theme: Theme) -> [Finding] { Judge.judge(theme, settings: .only("PC103", "PC201")).findings }

  /// IBM Carbon's first two, which a colour-blind user finds indistinguishable: 2.32:1 where they touch, and well apart
  /// in every simulation.
  @Test func `a report about a violet and a blue`() throws {
    let found = findings(try theme("#6929c4", "#1192e8", usage: Usage(adjacent: .all)))
    #expect(found.map(\.rule.id) == ["PC103"] && found.map(\.level) == [.warning])
    #expect(abs(try #require(found.first?.measure?.value) - 2.32) < 0.01)
    #expect(found.first?.remedy == "draw a line of #ffffff between the marks (3.33:1 or more against each)")
  }

  @Test(arguments: [
    (Usage.Adjacency?.none, Level?.some(.info)), (.all, .warning), (.order, .warning), (Usage.Adjacency.none, nil),
  ])
  func `adjacency decides the level`(adjacent: Usage.Adjacency?, level: Level?) throws {
    let found = findings(try theme("#6929c4", "#1192e8", usage: Usage(adjacent: adjacent)))
    #expect(found.first?.level == level && found.count == (level == nil ? 0 : 1))
  }

  /// To readers with protanopia a red is dark; a green of the same contrast keeps it.
  @Test(arguments: [("#e00000", true), ("#008a00", false)])
  func `a red beside black has its contrast only for others`(color: String, isReported: Bool) throws {
    let theme = try theme(color, "#000000", usage: Usage(adjacent: .all))
    #expect(WCAG.contrastRatio(theme.modes[0].series[0].color.srgb, SRGB(0, 0, 0)) >= 3)
    let found = Judge.judge(theme, settings: .only("PC103")).findings
    #expect(found.count == (isReported ? 1 : 0))
    #expect(found.allSatisfy { $0.measure?.observer?.vision == .protan && ($0.measure?.value ?? 3) < 3 })
    var others = JudgementSettings.only("PC103")
    others.visions = ["normal", "deutan"]
    #expect(Judge.judge(theme, settings: others).findings.isEmpty)
  }

  @Test func `a ring closes and a stack does not`() throws {
    // Dark, light, dark: in a ring the last touches the first.
    for (adjacent, rules) in [
      (Usage.Adjacency.order, ["PC201"]), (.ring, ["PC103", "PC201"]), (.all, ["PC103", "PC201"]),
    ] {
      let found = findings(try theme("#00429d", "#ffd580", "#4b2991", usage: Usage(adjacent: adjacent)))
      #expect(found.map(\.rule.id).sorted() == rules && found.allSatisfy { Set($0.series) == ["a", "c"] })
    }
    // Two touch each other once.
    #expect(
      findings(try theme("#6929c4", "#1192e8", usage: Usage(adjacent: .ring))).first?.wholeOrParts.count == 1)
  }

  @Test func `a translucent line is distinguished from one that does not stand out`() throws {
    let written = try WrittenTheme("#6929c4")
    for (outline, words) in [
      ("#ffffff80", "the line of #ffffff is translucent"),
      ("#1192e8", "the line of #1192e8 does not separate them"),
    ] {
      let usage = Usage(adjacent: .all, outline: try written.color(outline))
      #expect(findings(try theme("#6929c4", "#1192e8", usage: usage)).first?.message.contains(words) == true)
    }
  }

  @Test func `a line between them counts when it stands out from both`() throws {
    let written = try WrittenTheme("#6929c4")
    for (outline, passes) in [("#ffffff", true), ("#1192e8", false), ("#ffffff80", false)] {
      let usage = Usage(adjacent: .all, outline: try written.color(outline))
      #expect(findings(try theme("#6929c4", "#1192e8", usage: usage)).isEmpty == passes)
    }
  }

  @Test(arguments: [Series.Mark.line, .point, nil])
  func `lines and points do not touch`(mark: Series.Mark?) throws {
    let judgement = Judge.judge(
      try theme("#6929c4", "#1192e8", mark: mark, usage: Usage(adjacent: .all)), settings: .only("PC103"))
    #expect(judgement.record.checks == 0)
  }
}

struct EnhancedContrastTests {
  @Test func `level AAA is asked for only when it is switched on, of text that reaches level AA`() throws {
    let written = try WrittenTheme("#000000")
    var mode = try written.mode(text: "#6a6a6a")
    mode.texts = [
      ThemeText(name: "note", color: try written.color("#999999")),
      ThemeText(name: "title", color: try written.color("#6a6a6a"), size: .large),
    ]
    let theme = try written.theme(mode)
    #expect(Judge.judge(theme).findings("PC105").isEmpty)
    var settings = JudgementSettings.only("PC101")
    settings.levels[.enhancedContrast] = .warning
    let judgement = Judge.judge(theme, settings: settings)
    #expect(judgement.findings.map(\.rule.id).sorted() == ["PC101", "PC105"] && judgement.isBalanced)
    #expect(judgement.findings("PC105").first?.measure?.required == 7)
  }

  @Test func `in a mode for more contrast PC505 asks for as much, where it is on`() throws {
    let written = try WrittenTheme("#000000")
    let theme = try written.theme(written.mode(), written.mode("increaseContrast", text: "#6a6a6a"))
    var settings = JudgementSettings.only("PC505")
    settings.levels[.enhancedContrast] = .warning
    #expect(Judge.judge(theme, settings: settings).findings.map(\.rule.id) == ["PC505"])
    settings.levels[.increaseContrastTooLow] = .off
    #expect(Judge.judge(theme, settings: settings).findings.map(\.rule.id) == ["PC105"])
  }
}
