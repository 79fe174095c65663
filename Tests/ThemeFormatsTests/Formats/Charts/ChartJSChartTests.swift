import PaletteRules
import Testing

@testable import ThemeFormats

/// Charts of Chart.js as files.
struct ChartJSChartTests {
  @Test(arguments: [
    (
      ##"{"type": "line", "data": {"datasets": [{"label": "in", "borderColor": "#2166ac", "backgroundColor": "rgba(0, 0, 0, 0.1)", "borderDash": [6, 3]}, {"label": "out", "borderColor": "rgb(178, 24, 43)"}]}}"##,
      ["in #2166ac", "out #b2182b"]
    ),
    (
      ##"{"type": "bar", "data": {"datasets": [{"backgroundColor": "#2166ac", "borderColor": "#000000"}, {"backgroundColor": "#b2182b"}, {"data": [1]}]}}"##,
      ["series 1 #2166ac", "series 2 #b2182b"]
    ),
    (
      ##"{"type": "pie", "data": {"labels": ["in", "out"], "datasets": [{"backgroundColor": ["#2166ac", "#b2182b", "#1b7837"]}]}}"##,
      ["in #2166ac", "out #b2182b", "part 3 #1b7837"]
    ),
  ])
  func `data sets are series, and the parts of a pie are`(text: String, series: [String]) throws {
    let theme = try readTheme(text)
    #expect(theme.format == "chartjs" && theme.modes[0].series.map { "\($0.name) \($0.color.hex)" } == series)
  }

  @Test func `dashes, texts and grid lines are read, and a wrong colour is a problem`() throws {
    let theme = try readTheme(
      ##"""
      {"type": "line", "data": {"datasets": [{"borderColor": "#2166ac", "borderDash": [6, 3]}, {"borderColor": "#b2182"}]},
       "options": {"color": "#222222", "scales": {"y": {"grid": {"color": "#dddddd"}}}}}
      """##)
    let mode = theme.modes[0]
    #expect(mode.series[0].dash == [6, 3] && mode.series[0].mark == .line)
    #expect(mode.text?.hex == "#222222" && mode.gridlines?.hex == "#dddddd")
    #expect(theme.problems.count == 1)
  }
}
