import Colorimetry
import PaletteRules
import Testing

struct ModeTests {
  @Test func `what two modes have in common is one finding`() throws {
    let theme = try WrittenTheme("#2ca02c", "#d62728", "#1f77b4", "#777777")
    // PC501 and PC506 ask what a second mode changes.
    var settings = JudgementSettings()
    for rule in [RuleKey.modeRegression, .modeIdentitySwap] { settings.levels[rule] = .off }
    let (light, dark) = (try theme.mode(text: "#777777"), try theme.mode("dark", text: "#777777"))
    let one = Judge.judge(try theme.theme(light), settings: settings)
    let two = Judge.judge(try theme.theme(light, dark), settings: settings)
    #expect(two.findings.map(\.rule.id) == one.findings.map(\.rule.id))
    #expect(two.findings.allSatisfy { $0.mode == "light" })
    #expect(
      Set(two.repeated.map(\.message)) == Set(one.findings.map(\.message))
        && two.repeated.allSatisfy { $0.mode == "dark" })
    #expect(two.record.passedCount == 2 * one.record.passedCount && two.isBalanced)
  }

  @Test func `a count of colours is that of one mode, unless the same colours are in the other`() throws {
    let (light, dark) = (
      try WrittenTheme("#2ca02c", "#d62728", "#1f77b4"), try WrittenTheme("rgb(91,140,42)", "#b8602f", "#1f77b4")
    )
    func modes(_ other: WrittenTheme) throws -> [String?] {
      Judge.judge(try light.theme(try light.mode(), try other.mode("dark")), settings: .only("PC231")).findings
        .map(\.mode)
    }
    #expect(try modes(dark) == ["light", "dark"] && modes(light) == ["light"])
  }

  @Test func `another background is another contrast, not another pair`() throws {
    let theme = try WrittenTheme("#2ca02c", "#d62728")
    let judgement = Judge.judge(
      try theme.theme(try theme.mode(), try theme.mode("dark", background: "#000000")),
      settings: .only("PC102", "PC201"))
    #expect(judgement.record.checks == 2 + 1 + 2)
    #expect(judgement.findings("PC201").count == 1 && judgement.repeated.count == 1)
  }

  @Test func `a mode that takes the symbols away is judged again`() throws {
    let plain = try WrittenTheme("#2ca02c", "#d62728")
    var marked = plain
    marked.series[1].symbol = .cross
    let theme = try plain.theme(try marked.mode(), try plain.mode("plain"))
    #expect(Judge.judge(theme, settings: .only("PC201")).findings.map(\.level) == [.info, .error])
    let other = try plain.theme(try plain.mode(), try marked.mode("differentiateWithoutColor"))
    #expect(Judge.judge(other, settings: .only("PC201")).findings.map(\.level) == [.error, .info])
  }

  @Test func `pairs beyond the largest number used together are counted, not judged`() throws {
    let theme = try WrittenTheme("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728")
    var mode = try theme.mode(text: "#000000")
    mode.usage.maxSeries = 2
    let judgement = Judge.judge(try theme.theme(mode))
    #expect(judgement.record.notChecked == [NotChecked(.pairsBeyondMaxSeries, "mode light", 5, 2)])
    #expect(judgement.findings("PC201").isEmpty)
    #expect(judgement.isBalanced)
  }

  @Test func `what was not checked in a palette of a program is reported of the palette`() throws {
    var mode = try WrittenTheme("#1f77b4", "#ff7f0e").mode("warm")
    mode.usage.maxSeries = 1
    var theme = try WrittenTheme("#1f77b4", "#ff7f0e").theme(mode)
    theme.modeWord = .palette
    #expect(Judge.judge(theme).record.notChecked.contains { $0.text.hasPrefix("palette warm: 1 pairs") })
  }

  @Test(arguments: [-1, 0, 1, 2, 1000])
  func `every number of series used together is balanced`(count: Int) throws {
    let theme = try WrittenTheme("#1f77b4", "#ff7f0e", "#2ca02c")
    var mode = try theme.mode()
    mode.usage.maxSeries = count
    #expect(Judge.judge(try theme.theme(mode)).isBalanced)
  }
}

struct HostileThemeTests {
  @Test func `many modes of many series end, and say what was left`() throws {
    var dice = Dice(9)
    let colors = (0..<2_048).map { _ in dice.hex() }
    let theme = try WrittenTheme(colors)
    let (first, second) = (try theme.mode(), try WrittenTheme(colors.reversed()).mode("dark"))
    let judgement = Judge.judge(try theme.theme(first, second), settings: .only("PC203"))
    #expect(judgement.isBalanced)
    #expect(
      judgement.record.notChecked.contains { $0.id == "pairs-beyond-limit-of-series" && $0.text.contains("mode dark") })
  }
}
