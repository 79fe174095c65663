import PaletteRules
import Testing

@testable import ThemeFormats

/// Rows of tokens that only their names part.
struct TokenRowsTests {
  @Test func `general labels are text`() throws {
    let theme = try readTheme(
      ##"""
      {"dataviz": {"$type": "color", "line": {"red": {"$value": "#c00000"}, "blue": {"$value": "#0044cc"}},
        "generic": {"label-default": {"$value": "#767676"}}}, "page": {"txt-default": {"$type": "color", "$value": "#000"}}}
      """##)
    #expect(theme.modes[0].text?.hex == "#767676")
  }
}
