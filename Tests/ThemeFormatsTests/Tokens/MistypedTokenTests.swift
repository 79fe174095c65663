import PaletteRules
import Testing

@testable import ThemeFormats

/// Colours whose tokens say that they are something else: none vanishes from the chart.
struct MistypedTokenTests {
  @Test(arguments: [
    (
      ##"{"chart": {"a": {"$type": "color", "$value": "#1b9e77"}, "b": {"$type": "paint", "$value": "#d95f02"}}}"##,
      "paint"
    ),
    (
      ##"{"chart": {"a": {"$type": "color", "$value": "#1b9e77"}, "b": {"$type": "paint", "$value": "red"}}}"##, "paint"
    ),
    (
      ##"{"chart": {"1": {"$type": "color", "$value": "#1b9e77"}, "2": {"$type": "dimension", "$value": "rgb(1, 2, 3)"}}}"##,
      "dimension"
    ),
    (
      ##"{"chart": {"a": {"$type": "color", "$value": "#1b9e77"}, "b": {"$type": "number", "$value": "{chart.a}"}}}"##,
      "number"
    ),
    (##"{"color": {"chart": {"1": {"value": "#1b9e77"}, "2": {"value": "#d95f02", "type": "size"}}}}"##, "size"),
    (
      ##"{"global": {"chart": {"1": {"value": "#1b9e77", "type": "color"}, "2": {"value": "#d95f02", "type": "paint"}}}, "$metadata": {"tokenSetOrder": ["global"]}}"##,
      "paint"
    ),
  ])
  func `a colour beside the series that is of another type is an error`(text: String, type: String) throws {
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.count == 1 && theme.problems.count == 1)
    let sentence = try #require(theme.problems.first?.sentence)
    #expect(sentence.isA(ReadingProblem.otherType) && sentence.arguments[1] == type)
    #expect(theme.problems.first?.origin != nil)
  }

  @Test(arguments: [
    ##""$type": "dimension", "$value": "4px""##, ##""$type": "fontWeight", "$value": "black""##,
    ##""$type": "string", "$value": "red""##, ##""$type": "dimension", "$value": "{space}""##,
    ##""$type": "gradient", "$value": [{"color": "#1b9e77", "position": 0}]"##,
  ])
  func `what is not a colour and says so is no error beside the series`(token: String) throws {
    let theme = try readTheme(
      ##"{"space": {"$type": "dimension", "$value": "4px"}, "chart": {"a": {"$type": "color", "$value": "#1b9e77"}, "b": {\##(token)}}}"##
    )
    #expect(theme.problems.map(\.message) == [] && theme.unjudged == [])
  }

  @Test(arguments: [
    ##""background": {"$type": "dimension", "$value": "#d95f02"}"##,
    ##""x": {"$type": "dimension", "$value": "#d95f02", "$extensions": {"palettecheck": {"role": "background"}}}"##,
    ##""x": {"$type": "number", "$value": 7, "$extensions": {"palettecheck": {"role": "background"}}}"##,
    ##""x": {"$value": "none", "$extensions": {"palettecheck": {"role": "background"}}}"##,
  ])
  func `a background that is not a colour is an error, and nothing stands on white`(token: String) throws {
    let theme = try readTheme(##"{"chart": {"a": {"$type": "color", "$value": "#1b9e77"}}, \##(token)}"##)
    #expect(theme.problems.count == 1 && theme.modes[0].unknownGround != nil && theme.assumed.isEmpty)
  }

  @Test(arguments: ["dimension", "paint"])
  func `a token that is made a series and is of another type is an error`(type: String) throws {
    let role = ##""$extensions": {"palettecheck": {"role": "series"}}"##
    let theme = try readTheme(
      ##"{"a": {"$type": "color", "$value": "#1b9e77", \##(role)}, "b": {"$type": "\##(type)", "$value": 7, \##(role)}}"##
    )
    #expect(theme.problems.map(\.token) == ["b"] && theme.modes[0].series.count == 1)
  }
}
