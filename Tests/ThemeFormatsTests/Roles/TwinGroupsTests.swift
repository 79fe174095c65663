import PaletteRules
import Testing

@testable import ThemeFormats

struct TwinGroupsTests {
  private static func token(_ hex: String) -> String { ##"{"$value": "\##(hex)"}"## }

  @Test(arguments: [
    (
      ##"{"chart":{"$type":"color","light":{"1":A,"2":B},"dark":{"1":C,"2":D}}}"##,
      ["chart 1", "chart 2"]
    ),
    (
      ##"{"light":{"$type":"color","chart":{"rain":A,"sun":B}},"dark":{"$type":"color","chart":{"rain":C,"sun":D}}}"##,
      ["rain", "sun"]
    ),
    (
      ##"{"chart":{"$type":"color","1":{"light":A,"dark":C},"2":{"light":B,"dark":D}}}"##, ["chart 1", "chart 2"]
    ),
  ])
  func `groups that hold the same tokens for light and dark are modes`(text: String, names: [String]) throws {
    let colors = ["A": "#2166ac", "B": "#b8602f", "C": "#88aaff", "D": "#ffaa66"]
    let theme = try readTheme(colors.reduce(text) { $0.replacing($1.key, with: Self.token($1.value)) })
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#2166ac", "#b8602f"], ["#88aaff", "#ffaa66"]])
    #expect(theme.modes.allSatisfy { $0.series.map(\.name) == names })
    #expect(theme.notes.contains(ReadingNote.twinGroups()))
  }

  @Test func `each mode has the background and the text of its own`() throws {
    let theme = try readTheme(
      ##"""
      {"light": {"$type": "color", "chart": {"1": {"$value": "#111111"}, "2": {"$value": "#b8602f"}},
                 "background": {"$value": "#ffffff"}, "text": {"$value": "#222222"}},
       "dark": {"$type": "color", "chart": {"1": {"$value": "#eeeeee"}, "2": {"$value": "#ffaa66"}},
                "background": {"$value": "#111111"}}}
      """##)
    #expect(theme.modes.map { $0.background?.hex } == ["#ffffff", "#111111"])
    #expect(theme.modes.map { $0.text?.hex } == ["#222222", nil])
  }

  @Test func `a token of the dark group may refer to one of the light group, which stays as it is`() throws {
    let theme = try readTheme(
      ##"""
      {"light": {"$type": "color", "chart": {"1": {"$value": "#2166ac"}, "2": {"$value": "{light.chart.1}"}}},
       "dark": {"$type": "color", "chart": {"1": {"$value": "{light.chart.2}"}, "2": {"$value": "#ffaa66"}}}}
      """##)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#2166ac", "#2166ac"], ["#2166ac", "#ffaa66"]])
  }

  @Test func `tokens that are all below the key of one mode are that mode's`() throws {
    let theme = try readTheme(
      ##"""
      {"dark": {"$type": "color", "chart": {"1": {"$value": "#88aaff"}, "2": {"$value": "#ffaa66"}},
                "background": {"$value": "#111111"}, "text": {"$value": "#eeeeee"}}}
      """##)
    #expect(theme.modes.map(\.name) == ["dark"] && theme.modes[0].series.count == 2)
    #expect(theme.modes[0].background?.hex == "#111111" && theme.modes[0].text?.hex == "#eeeeee")
  }

  @Test func `a broken colour of the dark group is a problem, reported once`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"$type": "color", "light": {"1": {"$value": "#2166ac"}, "2": {"$value": "#b8602f"}},
                 "dark": {"1": {"$value": "#88aaff"}, "2": {"$value": "#ffaa6"}}}}
      """##)
    #expect(theme.problems.map(\.token) == ["chart.dark.2"])
    #expect(!theme.notes.contains { $0.isA(ReadingNote.notReadNotUsed) })
  }

  @Test(arguments: [
    ##"{"chart":{"$type":"color","rain":{"light":A,"main":B,"dark":C},"sun":{"light":D,"main":A,"dark":B}}}"##,
    ##"{"chart":{"$type":"color","1":A,"2":B},"shade":{"$type":"color","light":{"x":C},"dark":{"y":D}}}"##,
    ##"{"chart":{"$type":"color","1":A,"2":B},"glow":{"$type":"color","light":{"x":C},"dark":{"x":D}}}"##,
  ])
  func `shades, and what is part of no chart, are not modes`(text: String) throws {
    let colors = ["A": "#2166ac", "B": "#b8602f", "C": "#88aaff", "D": "#ffaa66"]
    let theme = try readTheme(colors.reduce(text) { $0.replacing($1.key, with: Self.token($1.value)) })
    #expect(theme.modes.map(\.name) == ["light"])
  }

  @Test func `who names the series says which tokens count`() throws {
    let text = ##"{"chart":{"$type":"color","light":{"1":{"$value":"#2166ac"}},"dark":{"1":{"$value":"#88aaff"}}}}"##
    var options = ReadingOptions()
    options.series = ["chart.dark.*"]
    let theme = try readTheme(text, options: options)
    #expect(theme.modes.map(\.name) == ["light"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#88aaff"])
  }
}
