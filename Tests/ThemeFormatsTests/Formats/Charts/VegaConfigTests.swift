import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let house = ##"""
  {"config": {
    "background": "#ffffff", "view": {"fill": "#f4f4f4", "stroke": "transparent"},
    "params": [{"name": "ink", "value": "#161616"}],
    "axis": {"grid": false, "domain": false, "labelColor": "#525252", "titleColor": {"expr": "ink"}, "tickColor": "#8d8d8d"},
    "axisQuantitative": {"grid": true, "gridColor": "#e0e0e0", "gridOpacity": 0.5},
    "title": {"color": "#161617", "fontSize": 19, "subtitleColor": "#6f6f6f"},
    "legend": {"labelColor": "#525253", "titleFontWeight": "normal", "titleFontSize": 30, "titleColor": "#525254"},
    "text": {"fill": "#393939"},
    "bar": {"fill": "#6929c4"}, "line": {"stroke": "#002d9c"},
    "range": {
      "category": ["#6929c4", "rgb(17, 146, 232)", null, "#005d5d"],
      "heatmap": ["#f6f2ff", "#8a3ffc", "#1c0f30"], "ordinal": ["#e8daff", "#6929c4"],
      "diverging": {"scheme": "redblue", "extent": [1, 0]}
    }
  }}
  """##

struct VegaConfigTests {
  @Test func `a configuration is taken for one, bare or wrapped`() throws {
    try expectRecognised(house, as: "vega-config")
    try expectRecognised(##"{"range": {"category": ["#000"]}}"##, as: "vega-config")
    try expectRecognised(##"{"config": {"style": {"guide-label": {"fill": "#000"}}}}"##, as: "vega-config")
  }

  @Test func `a configuration gives every role`() throws {
    let theme = try readTheme(house)
    #expect(theme.format == "vega-config" && theme.problems.map(\.message) == [])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == ["#6929c4", "#1192e8", "#005d5d"])
    #expect(mode.series.map(\.token).first == "config.range.category.1")
    #expect(mode.background?.hex == "#ffffff" && mode.plotBackground?.hex == "#f4f4f4")
    #expect(mode.text?.hex == "#525252" && mode.axis?.hex == "#8d8d8d" && mode.gridlines?.hex == "#e0e0e080")
    #expect(
      mode.texts.map(\.name) == [
        "axis titles", "title", "subtitle", "legend labels", "legend titles", "text marks",
      ])
    #expect(mode.texts.map(\.size) == [.normal, .large, .normal, .normal, .large, .normal])
    #expect(mode.texts.last?.on == .plotBackground)
    #expect(mode.ramps.map(\.name) == ["heatmap", "ordinal", "diverging"])
    #expect(mode.ramps.map(\.kind) == [.sequential, .sequential, .diverging])
    #expect(mode.ramps.map(\.steps) == [nil, 2, nil])
    #expect(theme.notes == [ReadingNote.nullLeftOut("config.range.category.3")])
    #expect(theme.unjudged == [UnjudgedReason.besideSeries("config.line.stroke")])
  }

  @Test func `every colour stands where it says it stands, and a scheme where its name stands`() throws {
    var theme = try readTheme(house)
    let diverging = theme.modes[0].ramps.removeLast()
    try expectRoundTrip(theme)
    #expect(diverging.stops.first?.color.hex == "#134b85" && diverging.stops.last?.color.hex == "#8c0d25")
    for stop in diverging.stops {
      #expect(String(decoding: stop.color.origin.file.bytes[stop.color.origin.range], as: UTF8.self) == "\"redblue\"")
    }
  }

  @Test func `an expression that names a parameter is followed to its value`() throws {
    let title = try #require(readTheme(house).modes[0].texts.first)
    #expect(title.color.hex == "#161616" && title.color.aliases.map(\.token) == ["ink"])
    #expect(title.color.origin.pointer.description == "/config/axis/titleColor")
    #expect(title.color.definition.pointer.description == "/config/params/0/value")
  }

  @Test(arguments: [
    (##"{"axis": {"labelColor": "#123456"}, "style": {"guide-label": {"fill": "#654321"}}}"##, "#123456"),
    (##"{"axis": {"domainColor": "#fff"}, "style": {"guide-label": {"fill": "#654321"}}}"##, "#654321"),
    (##"{"axis": {}, "axisY": {"labelColor": "#abcdef"}}"##, "#abcdef"),
  ])
  func `text is that of the axes, else of all guides`(config: String, text: String) throws {
    #expect(try readTheme(config).modes[0].text?.hex == text)
  }

  @Test(arguments: [
    (##""axis": {"domainColor": "#111111", "tickColor": "#222222"}"##, "#111111"),
    (##""axis": {"domain": false, "domainColor": "#111111", "tickColor": "#222222"}"##, "#222222"),
    (##""axis": {"domain": false, "ticks": false, "tickColor": "#222222"}"##, nil),
    (##""axis": {"grid": true}, "axisX": {"domainColor": "#333333"}"##, "#333333"),
  ])
  func `the axis is what is drawn of it`(axis: String, hex: String?) throws {
    #expect(try readTheme("{\(axis), \"range\": {\"category\": [\"#000\"]}}").modes[0].axis?.hex == hex)
  }

  @Test func `a configuration without a palette is judged on its text and on what Vega draws in`() throws {
    let theme = try readTheme(##"{"config": {"background": "#333", "axis": {"labelColor": "#fff"}}}"##)
    #expect(theme.modes[0].series.map(\.color.hex).prefix(2) == ["#4c78a8", "#f58518"])
    #expect(theme.modes[0].series.count == 10 && theme.modes[0].text?.hex == "#ffffff")
    #expect(
      theme.notes.contains(ReadingNote.standardRange("config", "tableau10", "category")) && theme.unjudged.isEmpty)
  }

  @Test func `marks with colours of their own stand in for a palette`() throws {
    let theme = try readTheme(
      ##"{"config": {"mark": {"color": "#111111"}, "bar": {"color": "#222222"}, "area": {"fill": "#222222"}, "point": {"fill": "#333333", "filled": true}}}"##
    )
    #expect(theme.modes[0].series.map(\.name) == ["mark", "bar", "point"])
    #expect(theme.modes[0].series.map(\.mark) == [nil, .bar, .point])
    try expectRoundTrip(theme)
  }

  @Test(arguments: ["\"transparent\"", "null"])
  func `a background that is not painted is reported, and white is taken`(background: String) throws {
    let theme = try readTheme("{\"background\": \(background), \"range\": {\"category\": [\"#000\"]}}")
    #expect(theme.assumed.map(\.value) == ["#ffffff"])
    #expect(theme.notes.contains { $0.isA(ReadingNote.transparentGround) || $0.isA(ReadingNote.nullGround) })
  }

  @Test func `grid lines that are not drawn are reported`() throws {
    let theme = try readTheme(##"{"axis": {"grid": false, "gridColor": "#eee"}, "range": {"category": ["#000"]}}"##)
    #expect(theme.modes[0].gridlines?.hex == "#eeeeee")
    #expect(theme.notes == [ReadingNote.gridNotDrawn("axis.grid is false")])
  }

  @Test(arguments: [
    (##"{"scheme": "set2"}"##, 8, "#66c2a5", "#b3b3b3"), (##""Tableau20""##, 20, "#4c78a8", "#d8b5a5"),
    (##"{"scheme": {"name": "dark2", "count": 3}}"##, 8, "#1b9e77", "#666666"),
  ])
  func `a scheme by name is dealt out`(range: String, count: Int, first: String, last: String) throws {
    let series = try readTheme("{\"range\": {\"category\": \(range)}, \"axis\": {\"grid\": true}}").modes[0].series
    #expect(series.count == count && series.first?.color.hex == first && series.last?.color.hex == last)
  }

  @Test func `a scheme that is none is a problem with the nearest name`() throws {
    let theme = try readTheme(##"{"range": {"category": {"scheme": "tableu10"}}, "axis": {"labelColor": "#000"}}"##)
    #expect(theme.problems.map(\.sentence) == [FormatProblem.unknownScheme("tableu10")])
    #expect(theme.problems[0].help == "did you mean 'tableau10'?" && theme.problems[0].origin?.range.lowerBound == 34)
  }

  @Test func `a configuration of sizes only has no colours`() {
    #expect(refusal(##"{"config": {"axis": {"labelFontSize": 12}, "view": {"step": 20}}}"##)?.reason == .noChartColors)
  }

  @Test(arguments: [
    ##""config": {"background": "#222", "range": {"category": ["#f00", "#00f"]}}"##,
    ##""background": "#222", "range": {"category": ["#f00", "#00f"]}"##,
    ##""config": {"background": "#222", "mark": {"color": "#f00"}, "bar": {"color": "#00f"}}"##,
  ])
  func `a file that draws nothing is a configuration, whatever its schema`(members: String) throws {
    let text = ##"{"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "## + members + "}"
    try expectRecognised(text, as: "vega-config")
    let mode = try readTheme(text).modes[0]
    #expect(mode.background?.hex == "#222222" && mode.series.map(\.color.hex) == ["#ff0000", "#0000ff"])
  }
}
