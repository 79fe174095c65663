import Palette
import Testing

@testable import ThemeFormats

struct SettledThemeTests {
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
    #expect(theme.notes.contains("symbols on bars and areas do not count as a difference: 'Rain'"))
    let list = try readTheme("#2166ac\n#b8602f\n#2166ac\n", path: "colours.txt")
    let names = list.modes[0].series.map(\.name)
    #expect(Set(names).count == 3)
  }
}
