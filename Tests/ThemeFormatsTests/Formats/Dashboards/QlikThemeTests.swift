import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let harbour = ##"""
  {
    "_inherit": true,
    "_variables": {"@ink": "#101418", "@sea": "#1b6ca8", "@main": "@sea"},
    "color": "@ink", "backgroundColor": "#fafafa",
    "dataColors": {"primaryColor": "@main", "othersColor": "#777777", "errorColor": "#b71c1c", "nullColor": "#d2d2d2"},
    "palettes": {
      "data": [
        {"name": "Quay", "propertyValue": "quay", "type": "row", "scale": ["@main", "#c46a2b", "#556b2f"]}
      ],
      "ui": [{"name": "UI", "colors": ["#111111"]}]
    },
    "scales": [
      {"name": "Fog", "type": "gradient", "scale": ["#eeeef4", "#9696aa", "#3c3c5a"]},
      {"name": "Ebb", "type": "class-pyramid", "scale": [null, ["#aa0000"], ["#aa0000", "#eeeeee", "#0000aa"]]}
    ],
    "object": {
      "title": {"main": {"color": "#202428"}}, "grid": {"line": {"major": {"color": "#dddddd"}}},
      "axis": {"label": {"name": {"color": "#595959"}}, "line": {"major": {"color": "#888888"}}}
    }
  }
  """##

struct QlikThemeTests {
  @Test func `a Qlik Sense theme is distinguished from every other`() throws {
    try expectRecognised(harbour, as: "qlik")
    try expectRecognised(##"{"dataColors": {"primaryColor": "#123456"}}"##, as: "qlik")
  }

  @Test func `every role is read, variables by the chain that leads to the colour`() throws {
    let theme = try readTheme(harbour)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.background?.hex == "#fafafa" && mode.text?.hex == "#101418")
    #expect(mode.axis?.hex == "#888888" && mode.gridlines?.hex == "#dddddd")
    #expect(mode.texts.map(\.name) == ["title", "axis labels"])
    #expect(mode.series.map(\.color.hex) == ["#1b6ca8", "#c46a2b", "#556b2f"])
    #expect(mode.series[0].color.aliases.map(\.token) == ["@main", "@sea"])
    #expect(mode.series.map(\.token) == ["Quay.1", "Quay.2", "Quay.3"])
    #expect(mode.ramps.map(\.name) == ["Fog", "Ebb"] && mode.ramps.map(\.kind) == [.sequential, .diverging])
    #expect(mode.ramps.map(\.steps) == [nil, 3])
    try expectRoundTrip(theme)
  }

  @Test func `of a pyramid the longest row is judged, and each row with colours of its own`() throws {
    let pyramid =
      ##"[["#1b6ca8"], ["#1b6ca8", "#c46a2b"], ["#1b6ca8", "#000000", "#c46a2b"], ["#1b6ca8", "#c46a2b", "#556b2f", "#777777"]]"##
    let theme = try readTheme(harbour.replacing(##"["@main", "#c46a2b", "#556b2f"]"##, with: pyramid))
    #expect(theme.palettes.map(\.name) == ["Quay", "Quay for 3"])
    #expect(theme.palettes.map(\.colors.count) == [4, 3])
    try expectRoundTrip(theme)
  }

  @Test func `without a palette the colour of single series is judged`() throws {
    let theme = try readTheme(##"{"dataColors": {"primaryColor": "#1b6ca8", "othersColor": "none"}}"##)
    #expect(theme.modes[0].series.map(\.name) == ["primaryColor"])
    #expect(refusal(##"{"dataColors": {}}"##)?.reason == .noChartColors)
  }

  @Test(arguments: [
    (
      "\"@sea\": \"#1b6ca8\"", "\"@sea\": \"@main\"", "more than 32 variables refer to each other in a row", nil
    ),
    ("\"@sea\": \"#1b6ca8\"", "\"@see\": \"#1b6ca8\"", "unknown variable '@sea'", "did you mean '@see'?"),
  ])
  func `a variable that leads nowhere is a problem`(old: String, new: String, message: String, help: String?) throws {
    let theme = try readTheme(harbour.replacing(old, with: new))
    #expect(theme.problems.map(\.message).contains(message))
    #expect(theme.problems.first { $0.message == message }?.help == help)
    #expect(theme.modes[0].series.count == 2)
  }

  @Test(arguments: [
    ("#00000", "a colour has 3, 4, 6 or 8"), ("ffffff", "did you mean '#ffffff'?"),
  ])
  func `a colour with a digit or its # missing is a problem with what was meant`(text: String, help: String) throws {
    let theme = try readTheme(harbour.replacing("\"#c46a2b\"", with: "\"\(text)\""))
    #expect(theme.problems.count == 1 && theme.problems[0].message.hasSuffix(help))
    #expect(theme.problems[0].token == "Quay.2")
  }
}
