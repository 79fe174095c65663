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

  @Test(arguments: [
    ("rgba({blue}, {opacity.12} * 2)", "#0b62d63d"), ("rgba({blue}, {half})", "#0b62d680"),
    // A reference is one number: (0.12 + 0.38) * 2, not 0.12 + 0.76.
    ("rgba({blue}, {half} * 2)", "#0b62d6"), ("rgba({blue}, 1 - {half})", "#0b62d680"),
    ("rgba({blue}, (1 + 1) / 4)", "#0b62d680"), ("rgba({blue}, 25% * 2)", "#0b62d680"),
    ("hsl({hue}, 90%, 44%)", "#0b63d5"), ("hsla({hue} + 360 - 360, 45% * 2, 44%, 2 * 0.25)", "#0b63d580"),
    ("rgb({hue} / 214 * 11, 98, 214)", "#0b62d6"), ("rgba({blue}, {half} * 9)", "#0b62d6"),
  ])
  func `numbers are calculated where a colour is put together`(value: String, hex: String) throws {
    let theme = try read(value)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.first?.color.hex == hex)
  }

  @Test(arguments: [
    ("rgba({blue}, {opacity.12} *)", "'0.12 *' is not an opacity"), ("rgba({blue}, 1px)", "'1px' is not an opacity"),
    ("rgba({blue}, 1 / 0)", "'1 / 0' is not an opacity"),
    ("rgba({blue}, {gone} * 2)", "'{gone}' points to a token that is not there"),
    ("rgba({blue}, roundTo(0.123, 1))", "'roundTo(0.123, 1)' is not an opacity"),
  ])
  func `what does not come out is a problem`(value: String, message: String) throws {
    #expect(try read(value).problems.map(\.message) == [message])
  }

  @Test func `brackets without end are refused, not followed`() throws {
    let deep = String(repeating: "(", count: 3_000) + "1" + String(repeating: ")", count: 3_000)
    #expect(CSSNumber.read(deep) == nil)
    #expect(try read("rgba({blue}, \(deep))").modes[0].series.count == 1)
  }

  @Test func `sizes that are calculated are nothing to a chart`() throws {
    let theme = try readTheme(
      ##"{"size": {"x": {"value": "{size.y} / 2"}, "y": {"value": "16px"}, "z": {"value": "{size.gone} * 2"}}, "chart": {"a": {"value": "#a00000"}, "b": {"value": "#0000a0"}}}"##
    )
    #expect(theme.problems.map(\.message) == [] && theme.modes[0].series.count == 2)
  }
}
