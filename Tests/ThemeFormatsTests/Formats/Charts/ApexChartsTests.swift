import PaletteRules
import Testing

@testable import ThemeFormats

struct ApexChartsTests {
  @Test(arguments: [
    ##"{"colors": ["#2166ac", "#b2182b"], "chart": {"foreColor": "#333333"}}"##,
    ##"{"colors": ["#2166ac", "#b2182b"], "theme": {"mode": "light"}}"##,
    ##"{"colors": ["#2166ac", "#b2182b"], "chart": {"type": "donut"}, "series": [2, 7]}"##,
    ##"{"colors": ["#2166ac", "#b2182b"], "chart": {"type": "line"}, "series": [{"data": [1]}], "xaxis": {}}"##,
  ])
  func `options are distinguished from those of Highcharts by their parts`(text: String) throws {
    try expectRecognised(text, as: "apexcharts")
    #expect(try readTheme(text).modes[0].series.map(\.token) == ["colors.1", "colors.2"])
  }

  @Test func `background, text and grid are those of the chart`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"background": "#101418", "foreColor": "#dddddd"}, "grid": {"borderColor": "#404040"},
       "theme": {"mode": "dark"}, "colors": ["#6aa9ff", "#ffb15c"]}
      """##)
    let mode = theme.modes[0]
    #expect(mode.name == "dark" && mode.background?.hex == "#101418" && mode.text?.hex == "#dddddd")
    #expect(mode.gridlines?.hex == "#404040")
  }

  @Test func `a dark page without a background is not judged on white`() throws {
    let theme = try readTheme(##"{"theme": {"mode": "dark"}, "colors": ["#6aa9ff", "#ffb15c"]}"##)
    #expect(theme.modes[0].unknownGround != nil)
  }

  @Test func `a chart without colours is named`() {
    let text = ##"{"chart": {"type": "donut"}, "series": [1, 2]}"##
    #expect(refusal(text)?.sentence == Refusal.optionsWithoutColors("ApexCharts options"))
  }

  @Test func `the charts of a page are read by their names`() throws {
    let theme = try readTheme(
      """
      var top = {chart: {type: 'donut'}, series: [2, 7], colors: ['#775dd0', '#00c8e1']};
      var end = {chart: {type: 'line'}, xaxis: {}, series: [{data: [1]}], colors: ['#2166ac', '#b2182b']};
      export {top, end};
      """, path: "page.js")
    #expect(theme.formatLabel == "ApexCharts options in JavaScript" && theme.modes.map(\.name) == ["top", "end"])
  }

  @Test(
    arguments: [
      (##""chart": {"type": "bar"}, "fill": {"opacity": 0.5}"##, [0.5, 0.5]),
      (##""chart": {"type": "bar"}, "fill": {"opacity": [0.5, 1]}"##, [0.5, 1]),
      (##""chart": {"type": "area"}, "fill": {"opacity": 0.5}"##, [nil, nil]),
      (##""chart": {"type": "bar"}"##, [nil, nil]),
    ] as [(String, [Double?])])
  func `what fades the fillings fades the series that have no line`(options: String, opacities: [Double?]) throws {
    let text = ##"{"colors": ["#2166ac", "#b2182b"], "theme": {"mode": "light"}, \##(options)}"##
    #expect(try readTheme(text).modes[0].series.map(\.opacity) == opacities)
  }
}
