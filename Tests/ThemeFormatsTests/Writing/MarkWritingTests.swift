import PaletteRules
import Testing
import ThemeFormats

struct MarkWritingTests {
  @Test func `several marks of one series are written in the same order whatever order they come in`() throws {
    let theme = try readTheme(##"{"palettecheck": 1, "series": [{"name": "a", "color": "#2166ac"}]}"##)
    let series = try #require(theme.modes[0].series.first)
    let marks = [
      Suggestion(token: series.token, series: series.name, symbol: .square, action: ""),
      Suggestion(token: series.token, series: series.name, dash: [4, 2], action: ""),
    ]
    let orders = [marks, marks.reversed()].map { MarkWriting.edits($0, in: theme)?["theme.json"]?.map(\.text) }
    #expect(orders[0] == [#", "dash": [4, 2]"#, #", "symbol": "square""#] && orders[1] == orders[0])
  }
}
