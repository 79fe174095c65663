import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct CompositeTokenTests {
  private func role(_ role: String) -> String { ##""$extensions": {"palettecheck": {"role": "\##(role)"}}"## }

  @Test func `a border is no colour, whatever its role`() throws {
    let theme = try readTheme(
      ##"""
      {"line": {"$type": "border", "a": {"$value": {"color": "#2166ac", "width": "3px", "style": "dashed"}, \##(role("series"))}},
       "chart": {"$type": "color", "x": {"$value": "#2166ac"}, "y": {"$value": "#b2182b"}}}
      """##)
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.otherType("line.a", "border", "it is an object")])
  }

  @Test func `a gradient with a role is a ramp, its stops where it says`() throws {
    let theme = try readTheme(
      ##"""
      {"heat": {"$type": "gradient", "$value": "{warm}", \##(role("ramp"))},
       "warm": {"$type": "gradient", "$value": [{"color": "#ffffff", "position": -1}, {"color": "{ink}", "position": 0.25},
         {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 1}]},
       "ink": {"$type": "color", "$value": "#777777"},
       "chart": {"area": {"$type": "gradient", "$value": []}}}
      """##)
    #expect(theme.problems.map(\.message) == [])
    let ramp = try #require(theme.modes[0].ramps.first)
    #expect(ramp.name == "heat" && ramp.kind == .sequential)
    #expect(ramp.stops.map(\.color.hex) == ["#ffffff", "#777777", "#000000"])
    #expect(ramp.stops.map(\.position) == [0, 0.25, 1])
    #expect(theme.notes.contains(ReadingNote.gradientNotRead("chart.area")))
    try expectRoundTrip(theme)
  }

  @Test func `without a role a composite is nothing of a chart, whatever its name`() {
    let text =
      ##"{"chart": {"series": {"a": {"$type": "border", "$value": {"color": "#000", "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "b": {"$type": "shadow", "$value": {"color": "#111"}}}}}"##
    #expect(refusal(text)?.sentence == Refusal.nothingThere("colour tokens"))
  }
}
