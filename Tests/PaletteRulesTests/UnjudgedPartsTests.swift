import PaletteRules
import Testing

struct UnjudgedPartsTests {
  private let written: WrittenTheme

  init() throws { written = try WrittenTheme("#2166ac", "#b8602f") }

  @Test func `a theme with a background and no text is reported, a list of colours is not`() throws {
    #expect(Judge.judge(try written.theme()).record.notChecked == [NotChecked(.noTextColour)])
    #expect(Judge.judge(try written.theme(try written.mode(background: nil))).record.notChecked.isEmpty)
    #expect(Judge.judge(try written.theme(try written.mode(text: "#000000"))).record.notChecked.isEmpty)
    #expect(Judge.judge(try written.theme(), settings: .only("PC102")).record.notChecked.isEmpty)
  }

  @Test(arguments: [["normal"], ["normal", "grey"], ["normal", "tritan"]] as [Set<String>])
  func `unselected visions are named when none remains`(visions: Set<String>) throws {
    var settings = JudgementSettings()
    settings.visions = visions
    let mode = try written.mode(text: "#000000")
    let left = Judge.judge(try written.theme(mode), settings: settings).record.notChecked
    #expect(left == (visions.contains("tritan") ? [] : [NotChecked(.visionsNotSelected)]))
  }

  @Test func `channels that a mark cannot carry are noted`() throws {
    var theme = written
    for index in theme.series.indices { theme.series[index].mark = .bar }
    #expect(try theme.theme().idleChannelNotes.isEmpty)
    for index in theme.series.indices { theme.series[index].symbol = .cross }
    #expect(
      try theme.theme().idleChannelNotes == [IdleChannel.symbols("'a' and 'b'")])
    theme.series[0].mark = .point
    (theme.series[0].dash, theme.series[0].pattern) = ([4, 2], .dots)
    #expect(
      try theme.theme().idleChannelNotes == [
        IdleChannel.symbols("'b'"),
        IdleChannel.patterns("'a'"),
        IdleChannel.dashes("'a'"),
      ])
  }
}
