import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The colour in which a chart library writes what no option colours.
struct OwnTextTests {
  @Test(arguments: [
    (
      "theme.json", ##"{"chart": {"backgroundColor": "#2a2a2b"}, "colors": ["#2b908f", "#90ee7e"]}"##, "#333333",
      "Highcharts",
      ##""colors""##, ##""title": {"style": {"color": "#eeeeee"}}, "colors""##
    ),
    (
      "options.json", ##"{"chart": {"type": "donut", "background": "#2a2a2b"}, "colors": ["#2b908f", "#90ee7e"]}"##,
      "#373d3f",
      "ApexCharts", ##""colors""##, ##""theme": {"mode": "dark"}, "colors""##
    ),
    (
      "figure.json", ##"{"layout": {"paper_bgcolor": "#111111", "colorway": ["#2b908f", "#90ee7e"]}}"##, "#444444",
      "Plotly",
      ##""colorway""##, ##""font": {"color": "#eeeeee"}, "colorway""##
    ),
    (
      "a.mplstyle", "axes.prop_cycle: cycler('color', ['88ccee', 'ddcc77'])\nfigure.facecolor: 111111\n", "#000000",
      "matplotlib", "figure.facecolor", "text.color: eeeeee\nfigure.facecolor"
    ),
  ])
  func `a declared background shows what the library writes on it by itself`(
    path: String, text: String, color: String, library: String, old: String, new: String
  ) throws {
    let own = try readTheme(text, path: path).modes[0].texts
    #expect(own.map(\.color.hex) == [color] && own.allSatisfy { $0.isOwn })
    #expect(own.first?.name == "default text of \(library), \(color)")
    // Its place is the key of the background: no colour that could be written.
    let place = try #require(own.first?.color.origin)
    let key = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    #expect(["background", "facecolor", "bgcolor"].contains { key.contains($0) })
    // A text that is coloured, or a dark theme of the library, says how it writes.
    let colored = try readTheme(text.replacing(old, with: new), path: path).modes[0]
    #expect(colored.texts.allSatisfy { !$0.isOwn })
  }

  @Test(arguments: [
    ##"{"chart": {"type": "line", "background": "#2a2a2b", "sparkline": {"enabled": true}}, "colors": ["#2b908f", "#90ee7e"]}"##,
    ##"{"chart": {"backgroundColor": "#2a2a2b"}, "xAxis": {"visible": false}, "yAxis": {"visible": false}, "colors": ["#2b908f", "#90ee7e"]}"##,
    ##"{"layout": {"paper_bgcolor": "#111111", "colorway": ["#2b908f", "#90ee7e"], "xaxis": {"color": "#eeeeee"}}}"##,
  ])
  func `a chart without labels, or with axes in a colour, has none of its library's`(text: String) throws {
    let mode = try readTheme(text, path: "theme.json").modes[0]
    #expect(mode.series.count == 2 && mode.texts.allSatisfy { !$0.isOwn })
  }

  @Test func `without a background, and in a program, nothing says what the library writes on`() throws {
    let options = "{ chart: { backgroundColor: '#2a2a2b' }, colors: ['#2b908f', '#90ee7e'], xAxis: {} }"
    #expect(try readTheme("export const theme = \(options);\n", path: "theme.ts").modes[0].texts.isEmpty)
    let open = try readTheme(##"{"chart": {}, "colors": ["#2b908f", "#90ee7e"]}"##, path: "theme.json")
    #expect(open.modes[0].texts.isEmpty)
  }
}
