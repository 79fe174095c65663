import PaletteRules
import Testing

@testable import ThemeFormats

struct AppliedOptionsTests {
  @Test func `a translucent background is reported, once, and one behind it repairs that`() throws {
    let text =
      ##"{"palettecheck": 1, "background": "#00000080", "series": ["#2166ac", "#b8602f"], "modes": {"dark": {}}}"##
    let notes = try readTheme(text).notes
    #expect(notes == [ReadingNote.translucentGround("#00000080")])
    var options = ReadingOptions()
    options.background = try readTheme("#ffffff", path: "a.hex").modes[0].series[0].color
    #expect(try readTheme(text, options: options).notes == [])
  }

  @Test(arguments: [("#001c7f #b1400d #12711c", false), ("#8dd3c7 #feffb3 #bfbbd9", true)])
  func `dark in the name of a file is about its background unless its colours are dark`(
    colors: String, isUnknown: Bool
  ) throws {
    let theme = try readTheme(colors.split(separator: " ").joined(separator: "\n"), path: "seaborn-dark.hex")
    #expect((theme.modes[0].unknownGround != nil) == isUnknown)
  }

  @Test(arguments: [
    ("#14181d", "#6aa9ff", "", false), ("#14181d", "#6aa9ff", ##""text": "#ffffff","##, true),
    ("#14181d", "#6aa9ff80", "", true), ("#14181d80", "#6aa9ff", "", true),
  ])
  func `white is assumed for the page only where something is on it`(
    plot: String, series: String, text: String, isAssumed: Bool
  ) throws {
    let theme = try readTheme(
      ##"{"palettecheck": 1, \##(text) "plotBackground": "\##(plot)", "series": ["\##(series)", "#f0a860"]}"##)
    #expect(theme.assumed.contains { $0.role == "background" } == isAssumed)
  }

  @Test func `a symbol on a bar is noted, and names that come again get a number`() throws {
    let theme = try readTheme(
      #"""
      {
        "palettecheck": 1,
        "series": [
          { "name": "Rain", "color": "#2166ac", "mark": "bar", "symbol": "cross" },
          { "name": "Sun", "color": "#b8602f", "mark": "line", "symbol": "cross" }
        ]
      }
      """#)
    #expect(theme.notes.contains(IdleChannel.symbols("'Rain'")))
    let list = try readTheme("#2166ac\n#b8602f\n#2166ac\n", path: "colours.txt")
    let names = list.modes[0].series.map(\.name)
    #expect(Set(names).count == 3)
  }
}
