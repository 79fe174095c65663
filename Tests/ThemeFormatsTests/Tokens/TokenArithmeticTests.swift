import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TokenArithmeticTests {
  private func read(_ value: String) throws -> Theme {
    try readTheme(
      ##"""
      {"s": {"blue": {"value": "#0b62d6", "type": "color"}, "opacity": {"12": {"value": "0.12", "type": "opacity"}},
        "half": {"value": "{opacity.12} + 0.38", "type": "number"}, "hue": {"value": "107*2", "type": "number"},
        "chart": {"one": {"value": "\##(value)", "type": "color"}, "two": {"value": "red", "type": "color"}}},
        "$themes": []}
      """##)
  }

  @Test(arguments: [("rgba({blue}, {opacity.12})", "#0b62d61f"), ("rgba({blue}, 25%)", "#0b62d640")])
  func `an opacity may be a token`(value: String, hex: String) throws {
    let theme = try read(value)
    #expect(theme.problems.map(\.message) == [] && theme.unjudged.isEmpty)
    #expect(theme.modes[0].series.first?.color.hex == hex)
  }

  @Test(arguments: [
    "rgba({blue}, {opacity.12} * 2)", "rgba({blue}, {half})", "rgba({blue}, 1 - {half})", "rgba({blue}, (1 + 1) / 4)",
    "rgba({blue}, roundTo(0.123, 1))", "hsl({hue}, 90%, 44%)", "hsla(20 + 5, 45%, 44%, 0.5)",
    "rgb({hue} / 214 * 11, 98, 214)",
  ])
  func `a calculation counts as not checked`(value: String) throws {
    let theme = try read(value)
    #expect(theme.problems.map(\.message) == [] && theme.unjudged.count == 1)
    #expect(theme.modes[0].series.map(\.name) == ["two"])
  }

  @Test(arguments: [
    ("rgba({blue}, 1px)", "'1px' is not an opacity"),
    ("rgba({blue}, {gone} * 2)", "'{gone}' points to a token that is not there"),
  ])
  func `what is no opacity is a problem`(value: String, message: String) throws {
    #expect(try read(value).problems.map(\.message) == [message])
  }

  @Test func `sizes that are calculated are nothing to a chart`() throws {
    let theme = try readTheme(
      ##"{"size": {"x": {"value": "{size.y} / 2"}, "y": {"value": "16px"}, "z": {"value": "{size.gone} * 2"}}, "chart": {"a": {"value": "#a00000"}, "b": {"value": "#0000a0"}}}"##
    )
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.count == 2)
  }
}
