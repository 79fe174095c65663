import PaletteRules
import Testing

@testable import ThemeFormats

/// What stands where a token would and is none: a bare colour, an object without a value.
struct ValuelessMemberTests {
  private func chart(_ members: String) -> String {
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}, "2": {"$value": "#d95f02"}, \##(members)}}"##
  }

  @Test(arguments: [
    ##""b": "#7570b3""##, ##""3": "{chart.1}""##, ##""b": "teal""##, ##""3": "bleu""##,
    ##""c": {"$type": "color"}"##,
  ])
  func `a bare colour among the series is an error that says how a token is written`(member: String)
    throws
  {
    let theme = try readTheme(chart(member))
    #expect(theme.problems.count == 1 && theme.modes[0].series.count == 2 && theme.unjudged == [])
    #expect(theme.problems.first?.help?.hasPrefix(##"write {"$value": ""##) == true)
    #expect(theme.problems.first?.origin != nil)
  }

  @Test(arguments: [
    ##""3": null"##, ##""3": 7"##, ##""c": ["#7570b3"]"##, ##""3": {}"##,
    ##""c": {"$description": "later"}"##,
  ])
  func `what may have been meant for a series counts as not checked`(member: String) throws {
    let theme = try readTheme(chart(member))
    #expect(theme.problems.map(\.message) == [] && theme.unjudged.count == 1)
  }

  @Test(arguments: [
    ##""description": "red""##, ##""version": 3"##, ##""note": "later""##, ##""tooltip": {}"##,
  ])
  func `a setting of the series is not one of them`(member: String) throws {
    let theme = try readTheme(chart(member))
    #expect(theme.problems.map(\.message) == [] && theme.unjudged == [])
  }

  @Test func `elsewhere in the file nothing is reported`() throws {
    let theme = try readTheme(
      ##"{"chart": {"1": {"$value": "#1b9e77"}}, "ui": {"$type": "color", "a": {"$value": "#d95f02"}, "b": "#7570b3", "c": {}}}"##
    )
    #expect(theme.problems.map(\.message) == [] && theme.unjudged == [])
  }

  @Test(arguments: [
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}, "background": "#d95f02"}}"##,
    ##"{"chart": {"$type": "color", "1": {"$value": "#1b9e77"}, "background": {"$type": "color"}}}"##,
    ##"{"color": {"chart": {"1": {"value": "#1b9e77"}}, "background": "#d95f02"}}"##,
  ])
  func `a bare background is an error, and nothing stands on white`(text: String) throws {
    let theme = try readTheme(text)
    #expect(
      theme.problems.count == 1 && theme.modes[0].unknownGround != nil && theme.assumed.isEmpty)
  }

  @Test func `a group that is made the series of a chart has no bare colours`() throws {
    let theme = try readTheme(
      ##"{"g": {"$extensions": {"palettecheck": {"role": "series"}}, "a": {"$value": "#1b9e77"}, "b": "#d95f02"}}"##
    )
    #expect(theme.problems.map(\.token) == ["g.b"])
  }

  @Test func `tokens of Style Dictionary follow the same rule`() throws {
    let theme = try readTheme(
      ##"{"color": {"chart": {"1": {"value": "#1b9e77"}, "2": "#d95f02", "3": {"comment": "later"}}}}"##
    )
    #expect(theme.problems.map(\.token) == ["color.chart.2"])
    #expect(theme.unjudged == [UnjudgedReason.noColorInSeries("color.chart.3", 1, "an object")])
  }
}
