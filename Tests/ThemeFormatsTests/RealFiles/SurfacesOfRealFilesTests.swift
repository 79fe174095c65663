import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What stands on what, in themes whose paper and plot differ.
struct SurfacesOfRealFilesTests {
  /// Themes with a paper, a plot, a text and two series, in the formats that tell paper from plot.
  private static let formats: [(path: String, text: String)] = [
    (
      "a.mplstyle",
      "figure.facecolor: PAPER\nlegend.facecolor: PAPER\naxes.facecolor: PLOT\ntext.color: TEXT\naxes.labelcolor: TEXT\nxtick.color: TEXT\nytick.color: TEXT\naxes.prop_cycle: cycler('color', ['ONE', 'TWO'])\n"
    ),
    (
      "plotly.json",
      ##"{"layout": {"paper_bgcolor": "#PAPER", "plot_bgcolor": "#PLOT", "font": {"color": "#TEXT"}, "colorway": ["#ONE", "#TWO"]}, "data": {}}"##
    ),
    (
      "vega.json",
      ##"{"config": {"background": "#PAPER", "view": {"fill": "#PLOT"}, "axis": {"labelColor": "#TEXT", "titleColor": "#TEXT"}, "range": {"category": ["#ONE", "#TWO"]}}}"##
    ),
    (
      "highcharts.json",
      ##"{"colors": ["#ONE", "#TWO"], "chart": {"backgroundColor": "#PAPER", "plotBackgroundColor": "#PLOT"}, "xAxis": {"labels": {"style": {"color": "#TEXT"}}}, "title": {"style": {"color": "#TEXT"}}}"##
    ),
    (
      "own.json",
      ##"{"palettecheck": 1, "background": "#PAPER", "plotBackground": "#PLOT", "text": "#TEXT", "series": ["#ONE", "#TWO"]}"##
    ),
  ]

  private func findings(_ format: Int, paper: String, plot: String, text: String) throws -> Set<String> {
    var source = Self.formats[format].text
    let words = [("PAPER", paper), ("PLOT", plot), ("TEXT", text), ("ONE", "ffffff"), ("TWO", "ffd700")]
    for (word, hex) in words { source = source.replacing(word, with: hex) }
    let theme = try readTheme(source, path: Self.formats[format].path)
    #expect(theme.problems.map(\.message) == [])
    return Set(Judge.judge(theme).findings.map(\.rule.id)).intersection(["PC101", "PC102"])
  }

  @Test(arguments: formats.indices)
  func `text is judged on the paper, and marks on the plot`(format: Int) throws {
    // A legend stands in the plot, unless it has its own ground.
    // Black text on a black plot would fail, white marks on white paper too: neither stands there.
    #expect(try findings(format, paper: "ffffff", plot: "000000", text: "000000") == [])
    #expect(try findings(format, paper: "000000", plot: "ffffff", text: "222222") == ["PC101", "PC102"])
    #expect(try findings(format, paper: "000000", plot: "000000", text: "ffffff") == [])
  }

  @Test func `translucent axes are judged as they look on the figure`() throws {
    let theme = try readTheme(
      "axes.facecolor: FFFFFF07\nfigure.facecolor: 0C1C23\naxes.prop_cycle: cycler('color', ['15262d', 'ffffff'])\n",
      path: "a.mplstyle")
    let surfaces = Surfaces(theme.modes[0])
    // 7/255 of white over #0c1c23, each channel by hand.
    let seen = try #require(surfaces.plot.color)
    #expect(seen.hex == "#132229")
    let found = Judge.judge(theme).findings.filter { $0.rule == .markContrast }
    #expect(found.map(\.series) == [["#15262d"]])
  }

  @Test(arguments: [
    (##"{"color": {"$type": "color", "background": {"default": {"$value": "{color.transparent}"}}, "transparent": {"$value": "transparent"}, "chart": {"a": {"$value": "#a00000"}, "b": {"$value": "#0000a0"}}}}"##),
    (##"{"color": ["#a00000", "#0000a0"], "backgroundColor": "rgba(0,0,0,0)", "bar": {}}"##),
    (##"{"config": {"background": "transparent", "range": {"category": ["#a00000", "#0000a0"]}}}"##),
    (##"{"layout": {"paper_bgcolor": "rgba(0,0,0,0)", "colorway": ["#a00000", "#0000a0"]}, "data": {}}"##),
  ])
  func `a transparent background is taken for white, and a note says so`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.assumed.map(\.value) == ["#ffffff"] && theme.assumed.map(\.role) == ["background"])
    #expect(Judge.judge(theme).findings.allSatisfy { $0.rule != .markContrast })
  }
}
