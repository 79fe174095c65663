import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct GradientTextTests {
  private func read(_ gradient: String, role: String = "") throws -> Theme {
    let own = role.isEmpty ? "" : ##", "$extensions": {"palettecheck": {"role": "\##(role)"}}"##
    return try readTheme(
      ##"""
      {"blue": {"value": "#0b62d6", "type": "color"}, "chart": {
        "area": {"value": "\##(gradient)", "type": "color"\##(own)},
        "one": {"value": "{blue}", "type": "color"}, "two": {"value": "#b2182b", "type": "color"}}}
      """##)
  }

  @Test(arguments: [
    "linear-gradient(180deg, {blue} 0%, #ffffff 100%)", "radial-gradient(circle at center, red, blue)",
    "repeating-conic-gradient(from 45deg, rgba({blue}, 0.5) 10% 20%, white)",
  ])
  func `the stops of a gradient are not series, and it is noted`(gradient: String) throws {
    let theme = try read(gradient)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.name) == ["one", "two"] && theme.modes[0].ramps.isEmpty)
    #expect(theme.notes.contains(ReadingNote.gradientNotRead("chart.area")))
  }

  @Test func `with a role its stops are a ramp, each at its own bytes`() throws {
    let theme = try read("linear-gradient(to right, {blue} -5%, 50%, rgb(119 119 119) 50%, white)", role: "ramp")
    let ramp = try #require(theme.modes[0].ramps.first)
    #expect(ramp.stops.map(\.color.hex) == ["#0b62d6", "#777777", "#ffffff"])
    #expect(ramp.stops.map(\.position) == [0, 0.5, nil])
    let texts = ramp.stops.map {
      String(decoding: $0.color.origin.file.bytes[$0.color.origin.range], as: UTF8.self)
    }
    #expect(texts == ["{blue}", "rgb(119 119 119)", "white"])
  }

  @Test func `a series that refers to a gradient is reported`() throws {
    let theme = try readTheme(
      ##"{"fade": {"value": "linear-gradient(#fff, #000)", "type": "color"}, "chart": {"a": {"value": "{fade}", "type": "color"}, "b": {"value": "#b2182b", "type": "color"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.gradient("fade")])
  }
}
