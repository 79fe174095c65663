import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TokenModeTests {
  @Test func `modes in extensions change what they name, and those that change nothing of the chart are left out`()
    throws
  {
    let theme = try readTheme(
      ##"""
      {"hue": {"$type": "color",
         "one": {"$value": "#2166ac", "$extensions": {"mode": {"light": "#2166ad", "dark": "#92c5de"}}},
         "two": {"$value": "#b2182b", "$extensions": {"mode": {"dark": "{hue.soft}"}}},
         "soft": {"$value": "#f4a582"}},
       "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}, "$extensions": {"mode": {"compact": {"value": 2, "unit": "px"}}}},
       "chart": {"series": {"$type": "color", "a": {"$value": "{hue.one}"}, "b": {"$value": "{hue.two}"}}}}
      """##)
    #expect(theme.problems.map(\.message) == [])
    // The value beside the modes is the default one, and judged too.
    #expect(theme.modes.map(\.name) == ["default", "light", "dark"])
    #expect(
      theme.modes.map { $0.series.map(\.color.hex) } == [
        ["#2166ac", "#b2182b"], ["#2166ad", "#b2182b"], ["#92c5de", "#f4a582"],
      ])
    #expect(theme.modes[2].series[0].color.definition.pointer.description == "/hue/one/$extensions/mode/dark")
    try expectRoundTrip(theme)
  }

  @Test func `overrides take what they lack from the mode their name begins with`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"$type": "color",
        "a": {"$value": "#111111", "$extensions": {"org.primer.overrides": {"dark": "#222222", "dark-high-contrast": "#333333"}}},
        "b": {"$value": "#444444", "$extensions": {"org.primer.overrides": {"dark": {"$value": "#555555"}}}},
        "c": {"$value": "#666666", "$extensions": {"org.primer.overrides": {"light-tritanopia": "#777777"}}}}}
      """##)
    #expect(theme.modes.map(\.name) == ["light", "dark", "dark-high-contrast", "light-tritanopia"])
    #expect(
      theme.modes.map { $0.series.map(\.color.hex) } == [
        ["#111111", "#444444", "#666666"], ["#222222", "#555555", "#666666"], ["#333333", "#555555", "#666666"],
        ["#111111", "#444444", "#777777"],
      ])
    try expectRoundTrip(theme)
  }

  @Test func `a list of two colours is the one on light and the one on dark`() throws {
    let theme = try readTheme(
      ##"{"ink": {"$type": "color", "$value": "#abcdef"}, "chart": {"$type": "color", "a": {"$value": ["#123456", "{ink}"]}, "b": {"$value": "#999999"}}}"##
    )
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#123456", "#999999"], ["#abcdef", "#999999"]])
    #expect(theme.notes.contains(ReadingNote.twoColors()))
    try expectRoundTrip(theme)
  }

  @Test func `a broken colour of a mode is a problem where it stands`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": "#111", "$extensions": {"mode": {"dark": "#12345"}}}, "b": {"$value": "#999"}}}"##
    )
    #expect(
      theme.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("'#12345' has 5 hex digits: a colour has 3, 4, 6 or 8")
      ])
    #expect(theme.problems[0].origin?.pointer.description == "/chart/a/$extensions/mode/dark")
    #expect(theme.modes.map { $0.series.map(\.name) } == [["a", "b"], ["b"]])
  }

  @Test func `more modes than anybody has are refused`() throws {
    let modes = (1...65).map { "\"m\($0)\": \"#fff\"" }.joined(separator: ", ")
    let text =
      "{\"chart\": {\"$type\": \"color\", \"a\": {\"$value\": \"#000\", \"$extensions\": {\"mode\": {\(modes)}}}}}"
    #expect(refusal(text)?.sentence == ReadingProblem.tooMany(65, "modes", 64))
  }
}
