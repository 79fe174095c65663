import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Design tokens with every kind of colour and reference.
let tokens = #"""
  {
    "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
    "color": {
      "$type": "color",
      "blue": {"500": {"$value": "#2166ac"}, "$description": "not a token"},
      "red": {"$value": {"colorSpace": "srgb", "components": [0.698, 0.094, 0.169], "alpha": 0.5, "hex": "#b2182b"}},
      "wide": {"$value": {"colorSpace": "display-p3", "components": [1, "none", 0]}},
      "accent": {"$root": {"$value": "rgb(20 120 60)"}, "soft": {"$value": "hsl(150 40% 80%)"}},
      "pointed": {"$ref": "#/color/blue/500"},
      "part": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/base/0"}, 0, 1]}},
      "chartreuse": {"$value": "chartreuse"},
      "odd name / \"quoted\" 🎨": {"$value": "#ABC"},
      "title.legacy": {"$value": "#123"},
      "background": {"default": {"$value": "{color.paper}"}, "brand": {"$value": "#00f"}},
      "paper": {"$value": "#fefefe"},
      "text": {"primary": {"$value": "#222222"}, "inverse": {"$value": "#fff"}}
    },
    "base": [0.25],
    "size": {"$type": "dimension", "chart": {"$value": {"value": 4, "unit": "px"}}},
    "chart": {
      "$type": "color",
      "axis": {"$value": "#777"},
      "grid": {"line": {"$value": "#ddd"}},
      "series": {
        "growth": {"$value": "{color.accent.$root}"},
        "loss": {"$value": "{color.red}"},
        "plan": {"$value": "{color.pointed}"},
        "wide": {"$value": "{color.wide}"},
        "odd": {"$value": "{color.odd name / \"quoted\" 🎨}"},
        "legacy": {"$value": "{color.title.legacy}"},
        "mixed": {"$value": "{color.part}"}
      }
    }
  }
  """#

struct DesignTokenTests {
  @Test func `series, surfaces and their places are found by name`() throws {
    let theme = try readTheme(tokens)
    #expect(theme.problems.map(\.message) == [])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.name) == ["growth", "loss", "plan", "wide", "odd", "legacy", "mixed"])
    #expect(mode.series.map(\.token).first == "chart.series.growth")
    #expect(mode.series[0].color.hex == "#14783c" && mode.series[1].color.hex == "#b2182b80")
    #expect(mode.series[2].color.hex == "#2166ac" && mode.series[4].color.hex == "#aabbcc")
    #expect(mode.series[6].color.srgb == SRGB(0.25, 0, 1))
    #expect(mode.background?.hex == "#fefefe" && mode.text?.hex == "#222222")
    #expect(mode.axis?.hex == "#777777" && mode.gridlines?.hex == "#dddddd")
    #expect(theme.notes.contains(ReadingNote.seriesTaken("chart.series.*", 7)))
    #expect(theme.notes.contains(ReadingNote.partTaken("color.background.default", "background", "")))
    for color in theme.everyColor where color.hex != "#4000ff" {
      #expect(try colorWritten(at: color.definition) == color.authored)
    }
  }

  @Test func `a reference keeps every token it passes`() throws {
    let plan = try readTheme(tokens).modes[0].series[2].color
    #expect(plan.aliases.map(\.token) == ["color.pointed", "color.blue.500"])
    #expect(plan.origin.pointer.description == "/chart/series/plan/$value")
    #expect(plan.definition.pointer.description == "/color/blue/500/$value")
  }

  @Test func `a wide colour is remarked on where it is written, once`() throws {
    let remarks = try readTheme(tokens).remarks
    #expect(remarks.count == 1)
    guard case .outOfGamut(let difference, _) = try #require(remarks.first).kind else { throw Unexpected() }
    #expect(difference > 1 && remarks[0].token == "color.wide")
  }

  @Test(arguments: [
    (##"{"colorSpace": "hsl", "components": [330, 100, 50], "hex": "#ff00ff"}"##, true),
    (##"{"colorSpace": "hsl", "components": [330, 100, 50], "hex": "#ff0080"}"##, false),
    (##"{"colorSpace": "display-p3", "components": [1, 0, 1], "hex": "#ff00ff"}"##, false),
    (##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#0000ff"}"##, true),
  ])
  func `a fallback that says another colour is remarked on, outside the gamut only when it is far off`(
    value: String, expected: Bool
  ) throws {
    let remarks = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": \##(value)}, "b": {"$value": "#000"}}}"##
    ).remarks
    let disagrees = remarks.contains { if case .hexDisagrees = $0.kind { true } else { false } }
    #expect(disagrees == expected)
  }

  @Test(arguments: Color.Space.allCases)
  func `every colour space of the standard is read`(space: Color.Space) throws {
    let text =
      #"{"chart": {"$type": "color", "a": {"$value": {"colorSpace": "\#(space.rawValue)", "components": [0.2, "none", 0.4], "alpha": 0.5}}}}"#
    let color = try readTheme(text).modes[0].series[0].color
    #expect(color.authored == Color(space: space, components: Color.Components(0.2, nil, 0.4), alpha: 0.5))
    #expect(color.alpha == 0.5)
  }

  @Test func `what the file says wins over what names suggest`() throws {
    let theme = try readTheme(
      ##"""
      {"ui": {"$type": "color", "$extensions": {"palettecheck": {"role": "series", "mark": "line", "width": 3}},
        "b": {"$value": "#111111", "$extensions": {"palettecheck": {"order": 2, "name": "Beta", "dash": [4, 2]}}},
        "a": {"$value": "#222222", "$extensions": {"palettecheck": {"order": 1, "symbol": "square"}}},
        "c": {"$value": "#333333", "$extensions": {"palettecheck": {"role": "none"}}},
        "d": {"$value": "#444444", "$extensions": {"palettecheck": {"role": "background"}}}},
       "chart": {"series": {"$type": "color", "x": {"$value": "#f00"}}},
       "heat": {"$type": "color", "$extensions": {"palettecheck": {"role": "ramp", "kind": "diverging"}},
        "1": {"$value": "#f00"}, "2": {"$value": "#fff"}, "10": {"$value": "#00f"}}}
      """##)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.series.map(\.name) == ["a", "Beta"])
    #expect(mode.series.map(\.mark) == [.line, .line] && mode.series.map(\.width) == [3, 3])
    #expect(mode.series.map(\.symbol) == [.square, nil] && mode.series.map(\.dash) == [nil, [4, 2]])
    #expect(mode.background?.hex == "#444444")
    #expect(mode.ramps.map(\.kind) == [.diverging])
    #expect(mode.ramps[0].stops.map(\.color.hex) == ["#ff0000", "#ffffff", "#0000ff"])
  }

  @Test func `a misspelt word in our extension is a problem`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": "#000", "$extensions": {"palettecheck": {"rol": "series"}}}}}"##)
    #expect(theme.problems.map(\.help) == ["did you mean 'role'?"])
  }

  @Test func `colours without a type are read and counted`() throws {
    let theme = try readTheme(
      ##"{"chart": {"a": {"$value": "#000"}, "b": {"$value": "{chart.a}"}, "size": {"$value": "4px"}}}"##)
    #expect(theme.modes[0].series.map(\.name) == ["a", "b"])
    #expect(theme.notes.contains(ReadingNote.untyped(1)))
  }

  @Test func `a group takes over the tokens of another`() throws {
    let theme = try readTheme(
      ##"""
      {"base": {"$type": "color", "a": {"$value": "#111"}, "deep": {"b": {"$value": "#222"}}},
       "chart": {"series": {"$extends": "{base}", "a": {"$type": "color", "$value": "#999"}}, "more": {"$extends": "#/chart/series"}}}
      """##)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#999999", "#222222"])
    let circular = try readTheme(
      ##"{"chart": {"$type": "color", "x": {"$value": "#000"}}, "a": {"$extends": "{b}", "q": {}}, "b": {"$extends": "{a}", "q": {}}}"##
    )
    #expect(circular.problems.map(\.sentence) == [TokenProblem.circularExtension("'a', 'b'")])
  }

  @Test func `a repeated key is remarked on with both places, and the last one counts`() throws {
    let theme = try readTheme(##"{"chart": {"$type": "color", "a": {"$value": "#000"}, "a": {"$value": "#fff"}}}"##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#ffffff"])
    guard case .duplicateKey(let key, let first) = try #require(theme.remarks.first).kind else { throw Unexpected() }
    #expect(key == "a" && theme.remarks[0].token == "chart.a")
    #expect(first.range.lowerBound < theme.remarks[0].origin.range.lowerBound)
  }

  @Test func `comments and trailing commas are read and noted`() throws {
    let text = ##"{"chart": {"$type": "color", /* ink */ "a": {"$value": "#000",},},}"##
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.count == 1)
    #expect(theme.notes.count { $0.isA(ReadingNote.notPlainJSON) } == 2)
  }

  @Test(arguments: [
    (
      ##"{"brand": {"$type": "color", "a": {"$value": "#000"}, "b": {"$value": "#fff"}}}"##,
      "no chart colours: 2 colour tokens, none of them with a chart word in its name"
    ),
    (
      ##"{"typography": {"paragraph": {"$type": "color", "$value": "#000"}}}"##,
      "no chart colours: 1 colour token, without a chart word in its name"
    ),
    (##"{"chart": {"size": {"$type": "dimension", "$value": "1px"}}}"##, "no chart colours: no colour tokens"),
  ])
  func `tokens without a chart are refused with what was found`(text: String, message: String) throws {
    let problem = try #require(refusal(text))
    #expect(problem.reason == .noChartColors && problem.message == message)
    #expect(problem.help?.contains("$extensions") == true)
  }
}

struct Unexpected: Error {}
