import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Every role of a template.
private let lagoon = """
  {
    "layout": {
      "colorway": ["#14507a", "rgb(184, 96, 47)", "rgba(91,140,42,0.5)", "teal"],
      "font": {"color": "#22303a"}, "paper_bgcolor": "white", "plot_bgcolor": "#f3f6f8",
      "colorscale": {"sequential": [[0, "#f0f4f8"], [0.4, "#7fa8c9"], [1, "#14507a"]],
        "sequentialminus": [[0, "#f0f4f8"], [0.4, "#7fa8c9"], [1, "#14507a"]], "diverging": [[0, "#8e0152"], [0.5, "#f7f7f7"], [1, "#276419"]]},
      "coloraxis": {"colorscale": ["#000000", "#888888", "#ffffff"]},
      "title": {"font": {"color": "#101820", "size": 24}},
      "xaxis": {"gridcolor": "#dde4e8", "linecolor": "#8fa0ab", "showgrid": false, "tickfont": {"color": "#556570"},
        "title": {"font": {"color": "#22303a"}}},
      "yaxis": {"gridcolor": "#dde4e9", "linecolor": "#8fa0ac"},
      "legend": {"font": {"color": "#33424c"}},
      "annotationdefaults": {"font": {"color": "#22303a"}}
    },
    "data": {
      "scatter": [{"marker": {"symbol": "circle"}}, {"marker": {"symbol": "x"}, "line": {"dash": "dot", "width": 4}}],
      "bar": [{"marker": {"line": {"color": "#fefefe", "width": 0.5}, "pattern": {"shape": "/"}}}]
    }
  }
  """

struct PlotlyTemplateTests {
  @Test(arguments: [lagoon, figure, "{\"layout\": {\"xaxis\": {}}, \"data\": {}}"])
  func `templates and figures are distinguished from every other`(text: String) throws {
    try expectRecognised(text, as: "plotly-template")
  }

  @Test(arguments: [
    (##"{"layout": {"colorway": ["#14507a"], "paper_bgcolor": "#111", "font": {"color": "#eee"}}}"##, "#111111"),
    (##"{"layout": {"template": {"layout": {"colorway": ["#14507a"], "paper_bgcolor": "#222"}}}}"##, "#222222"),
    (
      ##"{"layout": {"template": {"data": {"bar": [{}]}, "layout": {"plot_bgcolor": "#333", "paper_bgcolor": "#333"}}}}"##,
      "#333333"
    ),
  ])
  func `a layout alone is a template`(text: String, background: String) throws {
    try expectRecognised(text, as: "plotly-template")
    let theme = try readTheme(text)
    #expect(theme.modes[0].background?.hex == background && theme.formatLabel == "Plotly template")
  }

  @Test(arguments: [
    ##"{"layout": {"font": {"color": {"$value": "#123"}}, "chart": {"a": {"$value": "#456"}}}}"##,
    ##"{"layout": {"font": {"color": {"value": "#123"}}, "chart": {"a": {"value": "#456"}}}}"##,
  ])
  func `a group of tokens called layout is none`(text: String) throws {
    #expect(try readTheme(text).format != "plotly-template")
  }

  @Test func `every role is read, marks and annotations on the plot, the rest on the paper`() throws {
    let theme = try readTheme(lagoon)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [] && theme.notes == [])
    #expect(mode.background?.hex == "#ffffff" && mode.plotBackground?.hex == "#f3f6f8" && mode.text?.hex == "#22303a")
    #expect(mode.series.map(\.color.hex) == ["#14507a", "#b8602f", "#5b8c2a80", "#008080"])
    #expect(mode.series.map(\.token).last == "colorway.4")
    #expect(mode.axis?.hex == "#8fa0ab" && mode.usage.outline?.hex == "#fefefe")
    // The x axis draws no grid, the y axis does.
    #expect(mode.gridlines?.hex == "#dde4e9")
    #expect(mode.texts.map(\.name) == ["title", "xaxis labels", "annotations", "legend"])
    #expect(mode.texts.map(\.on) == [.background, .background, .plotBackground, .background])
    #expect(mode.texts.map(\.size) == [.large, .normal, .normal, .normal])
  }

  @Test func `symbols, dashes and patterns go to traces in turn`() throws {
    let series = try readTheme(lagoon).modes[0].series
    #expect(series.map(\.symbol) == [.circle, .cross, .circle, .cross])
    #expect(series.map(\.dash) == [nil, [4, 4], nil, [4, 4]])
    #expect(series.allSatisfy { $0.pattern == .diagonal })
  }

  @Test func `scales are read once, as pairs and as a list`() throws {
    let ramps = try readTheme(lagoon).modes[0].ramps
    #expect(ramps.map(\.name) == ["colorscale.sequential", "colorscale.diverging", "coloraxis.colorscale"])
    #expect(ramps.map(\.kind) == [.sequential, .diverging, .sequential])
    #expect(ramps[0].stops.map(\.position) == [0, 0.4, 1])
    #expect(ramps[2].stops.map(\.position) == [nil, nil, nil])
  }

  @Test func `every colour stands where it says it stands`() throws { try expectRoundTrip(try readTheme(lagoon)) }

  @Test func `a transparent paper counts as what is behind it`() throws {
    let theme = try readTheme(lagoon.replacing("\"white\"", with: "\"rgba(0,0,0,0)\""))
    #expect(theme.modes[0].background == nil)
    #expect(theme.notes == [ReadingNote.transparentPart("layout.paper_bgcolor")])
  }

  @Test func `grid lines that no axis draws are reported`() throws {
    let theme = try readTheme(lagoon.replacing("\"#8fa0ac\"", with: "\"#8fa0ac\", \"showgrid\": false"))
    #expect(theme.notes == [ReadingNote.gridNotDrawn("showgrid is false")])
    #expect(theme.modes[0].gridlines?.hex == "#dde4e8")
  }

  @Test func `a legend with its own ground is a pair`() throws {
    let mode = try readTheme(lagoon.replacing("\"legend\": {", with: "\"legend\": {\"bgcolor\": \"#222\", ")).modes[0]
    #expect(mode.pairs.map(\.foreground.hex) == ["#33424c"] && mode.pairs.map(\.background.hex) == ["#222222"])
    #expect(!mode.texts.contains { $0.name == "legend" })
  }

  @Test(arguments: [
    "{\"layout\": {\"xaxis\": {\"showgrid\": true}, \"yaxis\": {\"showgrid\": true}}, \"data\": {\"pie\": [{}]}}",
    "{\"layout\": {\"font\": {\"size\": 18}}, \"data\": {\"scatter\": [{\"line\": {\"width\": 3}, \"marker\": {\"size\": 9}}]}}",
    "{\"layout\": {}, \"data\": []}",
  ])
  func `a template that sets sizes only is refused as such`(text: String) {
    #expect(refusal(text)?.reason == .noChartColors)
  }

  @Test func `what is not a colour is a problem at its place`() throws {
    let theme = try readTheme(lagoon.replacing("\"teal\"", with: "\"tael\"").replacing("\"#7fa8c9\"", with: "7"))
    #expect(
      theme.problems.map(\.token) == [
        "colorway.4", "layout.colorscale.sequential.2", "layout.colorscale.sequentialminus.2",
      ])
    #expect(theme.problems.first?.origin?.start == SourcePosition(line: 3, column: 73))
  }
}

/// A figure with traces of several kinds.
private let figure = """
  {
    "data": [
      {"type": "scatter", "mode": "lines", "name": "inflow", "x": [1], "y": [2], "line": {"color": "#14507a", "dash": "dash"}},
      {"type": "scatter", "mode": "markers", "name": "inflow", "marker": {"symbol": 1, "opacity": 0.5}},
      {"type": "bar", "marker": {"color": "#5b8c2a", "pattern": {"shape": "x"}}},
      {"type": "bar", "name": "by hand", "marker": {"color": [1, 2, 3], "colorscale": [[0, "#000"], [1, "#fff"]]}},
      {"type": "pie", "labels": ["north", "south"], "marker": {"colors": ["#111111"]}},
      {"type": "heatmap", "colorscale": "Nonsense"}
    ],
    "layout": {
      "template": {"layout": {"colorway": ["#aa0000", "#00aa00"], "paper_bgcolor": "#fafafa", "font": {"color": "#222"}}},
      "paper_bgcolor": "#f0f0f0"
    }
  }
  """

struct PlotlyFigureTests {
  @Test func `each trace is a series, and takes the colour of its turn when it names none`() throws {
    let theme = try readTheme(figure)
    let mode = theme.modes[0]
    #expect(theme.formatLabel == "Plotly figure" && theme.problems.map(\.message) == [])
    #expect(mode.series.map(\.name) == ["inflow", "inflow (2)", "trace 3", "north", "south"])
    #expect(mode.series.map(\.color.hex) == ["#14507a", "#00aa00", "#5b8c2a", "#111111", "#00aa00"])
    #expect(mode.series.map(\.mark) == [.line, .point, .bar, .area, .area])
    #expect(mode.series.map(\.symbol) == [Symbol.none, .square, nil, nil, nil])
    #expect(mode.series[0].dash == [9, 9] && mode.series[1].opacity == 0.5 && mode.series[2].pattern == .crosshatch)
    #expect(
      theme.unjudged == [
        UnjudgedReason.colorsOfPoints("by hand"),
        UnjudgedReason.namedColorMap("Nonsense", theme.modes[0].series[0].color.origin.start.line + 5),
      ])
    try expectRoundTrip(theme)
  }

  @Test func `the figure's own layout beats its template's`() throws {
    let mode = try readTheme(figure).modes[0]
    #expect(mode.background?.hex == "#f0f0f0" && mode.text?.hex == "#222222")
    #expect(mode.ramps.map { $0.stops.count } == [2])
  }

  @Test func `without traces the colorway is judged, and with traces nobody misses it`() throws {
    let empty = try readTheme(##"{"data": [], "layout": {"colorway": ["#14507a", "#b8602f"]}}"##)
    #expect(empty.modes[0].series.map(\.color.hex) == ["#14507a", "#b8602f"])
    #expect(empty.notes == [ReadingNote.noTraces()])
    let map = try readTheme(
      ##"{"data": [{"type": "heatmap", "colorscale": ["#000", "#fff"]}], "layout": {"colorway": ["#111"]}}"##)
    #expect(map.notes == [] && map.unjudged == [])
    let ground = try readTheme(##"{"data": [], "layout": {"paper_bgcolor": "#eee"}}"##)
    #expect(ground.unjudged == [UnjudgedReason.noTraces()] && empty.unjudged == [])
  }

  @Test func `a figure without any colourway takes Plotly's own, and says so`() throws {
    let theme = try readTheme("{\"data\": [{\"type\": \"bar\"}, {\"type\": \"bar\"}], \"layout\": {}}")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1f77b4", "#ff7f0e"])
    #expect(theme.assumed.map(\.role).sorted() == ["background", "series"])
  }

  @Test(arguments: [
    ("\"cross\"", Symbol.plus), ("\"x\"", .cross), ("\"circle-open\"", .ring), ("4", .cross), ("100", .ring),
    ("6", .triangleDown), ("\"square-open-dot\"", .square), ("\"hexagram\"", nil), ("-1", nil), ("1e300", nil),
  ])
  func `symbols keep their shape, not their name`(symbol: String, shape: Symbol?) throws {
    let text = "{\"data\": [{\"marker\": {\"color\": \"#123456\", \"symbol\": \(symbol)}}], \"layout\": {}}"
    #expect(try readTheme(text).modes[0].series.map(\.symbol) == [shape])
  }

  @Test(arguments: [
    ("\"solid\"", [] as [Double]?), ("\"longdashdot\"", [15, 6, 3, 6]), ("\"5px, 10px\"", [5, 10]), ("\"wavy\"", nil),
    ("\"-5px\"", nil),
  ])
  func `dashes are read as Plotly draws them`(dash: String, lengths: [Double]?) throws {
    let text = "{\"data\": [{\"line\": {\"color\": \"#123456\", \"dash\": \(dash)}}], \"layout\": {}}"
    #expect(try readTheme(text).modes[0].series.map(\.dash) == [lengths])
  }

  @Test(arguments: [
    ##"{"colorway": ["#f00", "#00f"], "paper_bgcolor": "#111", "font": {"color": "#eee"}}"##,
    ##"{"template": {"layout": {"colorway": ["#f00", "#00f"], "paper_bgcolor": "#111"}, "data": {}}}"##,
    ##"{"data": [{"x": [1], "marker": {"color": "#f00"}}, {"type": "bar", "y": [1], "marker": {"color": "#00f"}}]}"##,
  ])
  func `a layout, a template and traces by themselves are Plotly's`(text: String) throws {
    try expectRecognised(text, as: "plotly-template")
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#ff0000", "#0000ff"])
    #expect(theme.modes[0].background?.hex == (text.contains("paper") ? "#111111" : nil))
    try expectRoundTrip(theme)
    var options = ReadingOptions()
    options.format = "plotly"
    #expect(try readTheme(text, options: options).format == "plotly-template")
    options.format = "vega"
    #expect(refusal(text, options: options)?.sentence == Refusal.severalFormats("vega", "'vega-spec' or 'vega-config'"))
  }

  @Test func `a template that only its own makers know is not passed over`() throws {
    let problem = refusal(##"{"data": [{"x": [1]}], "layout": {"template": "harbour_dark"}}"##)
    #expect(problem?.reason == .noChartColors)
    #expect(
      problem?.sentence
        == Refusal.unknownTemplate("harbour_dark"))
    let theme = try readTheme(
      ##"{"data": [{"x": [1], "line": {"color": "#ff0"}}, {"x": [2]}], "layout": {"template": "harbour_dark"}}"##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#ffff00"] && theme.assumed.isEmpty)
    #expect(theme.unjudged == [UnjudgedReason.colorsOfTemplate("harbour_dark")])
    let judgement = Judge.judge(theme)
    #expect(judgement.record.notChecked.contains { $0.text.hasPrefix("PC102") } && judgement.findings.isEmpty)
  }
}
