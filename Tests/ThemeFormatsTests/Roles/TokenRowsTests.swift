import PaletteRules
import Testing

@testable import ThemeFormats

/// Rows of tokens that only their names part.
struct TokenRowsTests {
  @Test(arguments: [("Dark24", false), ("night 2", true), ("dark", true), ("my-dark", true)])
  func `a number right behind the word makes it the name of a palette`(name: String, isDark: Bool) {
    #expect(ModeOfFile.isDark(name) == isDark)
  }

  @Test func `general labels are text`() throws {
    let theme = try readTheme(
      ##"""
      {"dataviz": {"$type": "color", "line": {"red": {"$value": "#c00000"}, "blue": {"$value": "#0044cc"}},
        "generic": {"label-default": {"$value": "#767676"}}}, "page": {"txt-default": {"$type": "color", "$value": "#000"}}}
      """##)
    #expect(theme.modes[0].text?.hex == "#767676")
  }
}
