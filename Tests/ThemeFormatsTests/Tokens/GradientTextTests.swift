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
  func `the stops of a gradient are not series, and it is counted`(gradient: String) throws {
    let theme = try read(gradient)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.name) == ["one", "two"] && theme.modes[0].ramps.isEmpty)
    #expect(theme.unjudged == [UnjudgedReason.unreadGradient("chart.area", 2)])
  }

  @Test func `one with a role is counted as not checked`() throws {
    let theme = try read("linear-gradient(to right, {blue} -5%, white)", role: "ramp")
    #expect(theme.unjudged == [UnjudgedReason.unreadGradient("chart.area", 2)])
  }

  @Test func `a series that refers to a gradient is reported`() throws {
    let theme = try readTheme(
      ##"{"fade": {"value": "linear-gradient(#fff, #000)", "type": "color"}, "chart": {"a": {"value": "{fade}", "type": "color"}, "b": {"value": "#b2182b", "type": "color"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.gradient("fade")])
  }
}
