import Colorimetry
import PaletteRules
import Testing

struct StatusRuleTests {
  private func theme(good: String, bad: String, texts: [(String, String)] = [], series: String = "#3a3a3a") throws
    -> Theme
  {
    let written = try WrittenTheme(series)
    var mode = try written.mode()
    mode.status = ThemeStatus(good: try written.color(good, line: 1), bad: try written.color(bad, line: 1))
    mode.texts = try texts.map { ThemeText(name: $0.0, color: try written.color($0.1)) }
    return try written.theme(mode)
  }

  private func found(_ theme: Theme) -> [Finding] {
    let judgement = Judge.judge(theme, settings: .only("PC304"))
    #expect(judgement.isBalanced)
    return judgement.findings
  }

  @Test func `red and green of one lightness are confused`() throws {
    let finding = try #require(found(try theme(good: "#5b8c2a", bad: "#b8602f")).first)
    // As strict as with two series.
    #expect(finding.level == .error && finding.measure?.observer?.vision == .deutan)
    #expect(
      finding.message.hasPrefix("the colours for good and bad are nearly the same colour with deuteranopia: ΔE00 1."))
    #expect(finding.message.contains(" % of men see it so"))
  }

  @Test func `a value in a status colour says it by colour alone`() throws {
    let texts = [("gain", "#0072b2"), ("loss", "#d55e00"), ("note", "#222222")]
    let finding = try #require(found(try theme(good: "#0072b2", bad: "#d55e00", texts: texts)).first)
    #expect(finding.level == .warning)
    #expect(finding.message.hasPrefix("'gain' says good and 'loss' says bad by the colour of the text alone"))
  }

  @Test func `distinguishable colours are a hint, and so is a series in one of them`() throws {
    #expect(found(try theme(good: "#0072b2", bad: "#d55e00")).map(\.level) == [.info])
    let taken = try #require(found(try theme(good: "#0072b2", bad: "#d55e00", series: "#d45f02")).first)
    #expect(taken.series == ["a"] && taken.level == .info && taken.message.contains("looks like the colour for bad"))
  }

  @Test func `a series in the very colour of a status is meant to be one`() throws {
    let written = try WrittenTheme("#0072b2", "#d55e00")
    var mode = try written.mode()
    mode.status = ThemeStatus(good: written.series[0].color, bad: written.series[1].color)
    #expect(found(try written.theme(mode)).allSatisfy { $0.series.isEmpty })
  }

  @Test func `who takes two series for one anyhow gets no finding for what lies on them`() throws {
    // PC202's: a blue and a green; the third is the blue at half opacity.
    var written = try WrittenTheme("#3366cc", "#338833", "#3366cc")
    written.series[2].opacity = 0.5
    let judgement = try written.judged(.only("PC202", "PC402"))
    #expect(judgement.findings("PC202").count == 1 && judgement.findings("PC402").isEmpty && judgement.isBalanced)
  }

  @Test func `texts of one colour say nothing by it, and no text does in the colour of all text`() throws {
    let written = try WrittenTheme("#0b3d91")
    func found(_ texts: [(String, String)], neutral: String? = nil) throws -> [Finding] {
      var mode = try written.mode(text: "#333333")
      mode.texts = try texts.map { ThemeText(name: $0.0, color: try written.color($0.1)) }
      mode.status.neutral = try neutral.map { try written.color($0) }
      return self.found(try written.theme(mode))
    }
    #expect(try found([("trend up", "#333333"), ("trend down", "#333333")]).isEmpty)
    #expect(try found([("trend up", "#005c2e"), ("trend down", "#b3001b")]).count == 1)
    #expect(try found([("title", "#333333"), ("axis labels", "#333333")], neutral: "#333333").isEmpty)
    #expect(try found([("title", "#333333"), ("delta", "#555555")], neutral: "#555555").first?.tokens.count == 1)
  }

  @Test func `a mode that gives a series the colour of a judgement is reported`() throws {
    let written = try WrittenTheme("#3a3a3a")
    var (light, other) = (try written.mode(), try written.mode("forest"))
    light.status.bad = try written.color("#d55e00", line: 1)
    other.status = light.status
    other.series[0].color = try written.color("#d45f02")
    let findings = self.found(try written.theme(light, other))
    #expect(findings.map(\.mode) == ["forest"] && findings.first?.series == ["a"])
  }

  @Test func `names say good and bad without status colours, and a sign beside them quiets the rule`() throws {
    let written = try WrittenTheme("#3a3a3a")
    func found(_ names: [String], _ symbols: [Symbol?]) throws -> [Finding] {
      var mode = try written.mode()
      mode.texts = try zip(names, symbols).enumerated().map { index, text in
        ThemeText(
          name: text.0, color: try written.color(["#005c2e", "#b3001b", "#222222"][index]), symbol: text.1)
      }
      return self.found(try written.theme(mode))
    }
    #expect(try found(["gain", "loss"], [nil, nil]).map(\.level) == [.warning])
    #expect(
      try found(["marketUp", "market-down", "note"], [nil, nil, nil]).first?.tokens == ["marketUp", "market-down"])
    #expect(try found(["gain", "loss"], [.triangle, .triangleDown]).isEmpty)
    #expect(try found(["gain", "loss"], [.triangle, nil]).isEmpty)
    #expect(try found(["gain", "loss"], [.triangle, .triangle]).count == 1)
    #expect(try found(["gain", "title"], [nil, nil]).isEmpty && found(["gain or loss", "loss"], [nil, nil]).isEmpty)
  }

  @Test(arguments: ["#2c8a3c", "#2c8a3d"])
  func `colours that nobody tells apart are no matter of a deficiency`(bad: String) throws {
    let finding = try #require(found(try theme(good: "#2c8a3c", bad: bad)).first)
    #expect(finding.measure?.observer?.vision == .normal && finding.message.contains("for everyone"))
  }

  @Test func `colours that are confused hide neither texts nor series that carry them`() throws {
    let texts = [("up", "#5b8c2a"), ("down", "#b8602f")]
    let messages = found(try theme(good: "#5b8c2a", bad: "#b8602f", texts: texts, series: "#5b8c2b")).map(\.message)
    #expect(messages.count == 3 && messages.contains { $0.hasPrefix("'up' says good and 'down' says bad") })
    #expect(messages.contains { $0.contains("looks like the colour for good") })
  }

  @Test func `two modes with the same status are one finding, and no status is not a check`() throws {
    var theme = try theme(good: "#5b8c2a", bad: "#b8602f")
    theme.modes.append(theme.modes[0])
    theme.modes[1].name = "dark"
    #expect(found(theme).count == 1)
    #expect(try WrittenTheme("#5b8c2a", "#b8602f").judged(.only("PC304")).record.checks == 0)
  }
}

struct OverlapRuleTests {
  private func found(_ colors: [String], opacity: Double, background: String = "#000000") throws -> [Finding] {
    var written = try WrittenTheme(colors)
    written.series[1].opacity = opacity
    let judgement = Judge.judge(try written.theme(try written.mode(background: background)), settings: .only("PC402"))
    #expect(judgement.isBalanced)
    return judgement.findings
  }

  /// #2a7fff at a half over #e8d020 is #89a890.
  @Test func `a mixture that looks like a third series is named`() throws {
    let finding = try #require(try found(["#e8d020", "#2a7fff", "#89a890"], opacity: 0.5).first)
    #expect(finding.message.hasPrefix("'b' over 'a' looks like 'c' for everyone: ΔE00 0."))
    #expect(finding.series == ["a", "b", "c"] && finding.level == .warning)
    #expect(try found(["#e8d020", "#2a7fff", "#cc1111"], opacity: 0.5).isEmpty)
    #expect(try found(["#e8d020", "#2a7fff", "#89a890"], opacity: 1).isEmpty)
  }

  /// A mixture, #71f07a, that a partial deficiency brings nearer to the third series than the whole one does: ΔE00 6.5
  /// under tritan 0.9, 8.6 under tritan.
  @Test func `every severity is looked at, not the highest alone`() throws {
    let finding = try #require(try found(["#e2f000", "#00f0f4", "#28eefd"], opacity: 0.5).first)
    #expect(finding.message.hasPrefix("'b' over 'a' looks like 'c' with "))
    #expect(finding.measure?.observer?.vision == .tritan && (finding.measure?.observer?.severity ?? 1) < 1)
    var settings = JudgementSettings.only("PC402")
    settings.severities = [1]
    var written = try WrittenTheme("#e2f000", "#00f0f4", "#28eefd")
    written.series[1].opacity = 0.5
    let mode = try written.mode(background: "#000000")
    #expect(Judge.judge(try written.theme(mode), settings: settings).findings.isEmpty)
  }

  @Test func `what everybody sees is reported before what a deficiency makes worse`() throws {
    // ΔE00 5 for everyone, less under a deficiency.
    let finding = try #require(try found(["#e8d020", "#2a7fff", "#95a590"], opacity: 0.5).first)
    #expect(finding.measure?.observer?.vision == .normal && finding.measure?.observer == .everyone)
  }

  @Test func `the background counts where the plot has its own`() throws {
    var written = try WrittenTheme("#ffffff", "#ff0000", "#ff8080")
    written.series[1].opacity = 0.5
    written.series[0].label = .direct
    var mode = try written.mode(background: "#ffffff")
    mode.plotBackground = try written.color("#000000")
    let finding = try #require(Judge.judge(try written.theme(mode), settings: .only("PC402")).findings.first)
    #expect(finding.message.hasPrefix("'b' over the background looks like 'c'"))
  }

  @Test func `a series that looks like another one anyhow is left to PC203`() throws {
    #expect(try found(["#050505", "#2a7fff", "#15407f"], opacity: 0.5).isEmpty)
  }

  @Test func `many translucent series are counted, not judged`() throws {
    var dice = Dice(5)
    let written = try WrittenTheme((0..<100).map { _ in dice.hex() + "80" })
    let judgement = try written.judged(.only("PC402"))
    #expect(judgement.record.notChecked.count == 1 && judgement.isBalanced)
  }
}
