import PaletteRules
import Testing

@testable import ThemeFormats

/// Rows of tokens that only their names part.
struct TokenRowsTests {
  @Test func `a list among plain colours is a palette and makes no tokens`() throws {
    let text = ##"""
      {"scheme": {"colors": ["#1443ff", "#33ccb2", "#ffd500"], "ui": {"a": "#e3e5e8", "b": "#f1f3f4", "c": "#fff000"}},
       "series": {"state": {"fill": "#1966ff", "stroke": "#3958e0"}}}
      """##
    #expect(try readTheme(text).format != "style-dictionary")
  }

  @Test func `a ground that is a list of colours stops nothing`() throws {
    let theme = try readTheme(
      ##"""
      {"color": {"$type": "color", "surface": {"$value": ["{color.white}", "{color.grey}", "{color.dark}"]},
        "white": {"$value": "#ffffff"}, "grey": {"$value": "#999999"}, "dark": {"$value": "#222222"}},
       "chart": {"$type": "color", "1": {"$value": "#a60000"}, "2": {"$value": "#0044cc"}}}
      """##)
    #expect(theme.problems.isEmpty && theme.modes[0].series.count == 2)
    #expect(theme.modes[0].unknownGround == "'color.surface' holds several colours")
  }

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

  @Test(arguments: [
    ##"{"background": "#24272a", "text": "#ffffff", "primary": "#1098fc", "red": "#ff5263", "green": "#28a745"}"##,
    ##"{"50": "#fbe3c0", "100": "#f0a060", "300": "#20a060", "600": "#104080", "900": "#0a0a30"}"##,
    ##"{"a": "#ff000010", "b": "#00ff0020", "c": "#0000ff30", "d": "#ffff0040"}"##,
  ])
  func `parts of a page, scales and translucent shades are not offered`(colors: String) {
    let values = colors.replacing("\": \"", with: "\": {\"value\": \"").replacing("\",", with: "\"},")
      .replacing("\"}", with: "\"}}").replacing("}},", with: "},")
    #expect(refusal("{\"palette\": {\"core\": \(values)}}")?.likely == [])
  }
}
