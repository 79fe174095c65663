import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let lite = "\"$schema\": \"https://vega.github.io/schema/vega-lite/v6.json\""
private let vega = "\"$schema\": \"https://vega.github.io/schema/vega/v6.json\""

struct VegaSpecTests {
  @Test(arguments: [
    "{\(lite), \"mark\": \"bar\", \"config\": {\"axis\": {\"labelColor\": \"#000\"}}}",
    ##"{"layer": [{"mark": "bar"}], "encoding": {"color": {"value": "#000"}}}"##,
    ##"{"mark": {"type": "bar"}, "encoding": {"color": {"value": "#000"}}}"##,
    "{\(vega), \"data\": [{\"name\": \"d\"}]}", ##"{"marks": [], "scales": []}"##,
  ])
  func `a chart is taken for one, with its schema or without`(text: String) throws {
    try expectRecognised(text, as: "vega-spec")
  }

  @Test func `a scale that views share makes its series once, with the names of its domain`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "title": "Sales", "background": "#fafafa", "config": {"view": {"fill": "yellow"}, "axis": {"grid": false}},
       "hconcat": [
        {"mark": {"type": "bar", "stroke": "white"}, "encoding": {"x": {"field": "a", "axis": {"labelColor": "#222222"}},
          "color": {"field": "kind", "scale": {"domain": ["old", "new"], "range": ["#675193", "#ca8861", "#123456"]}}}},
        {"mark": "text", "encoding": {"text": {"field": "a"}}},
        {"mark": "bar", "encoding": {"color": {"field": "kind", "legend": {"labelColor": "#333333"}}}}]}
      """##)
    #expect(theme.format == "vega-spec" && theme.name == "Sales" && theme.problems.map(\.message) == [])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.name) == ["old", "new"] && mode.series.map(\.color.hex) == ["#675193", "#ca8861"])
    #expect(mode.series.map(\.token) == [1, 2].map { "hconcat.0.encoding.color.scale.range.\($0)" })
    #expect(mode.series.allSatisfy { $0.mark == .bar } && mode.usage.outline?.hex == "#ffffff")
    #expect(mode.background?.hex == "#fafafa" && mode.plotBackground?.hex == "#ffff00" && mode.text?.hex == "#222222")
    #expect(mode.texts.map(\.color.hex) == ["#333333"])
    #expect(theme.notes == [ReadingNote.gridNotDrawn("axis.grid is false")])
    try expectRoundTrip(theme)
  }

  /// vega-parser, `src/config.js`: labels and titles are black.
  @Test(arguments: [
    (##""background": "#111111""##, "{}", ["#000000"]), (##""background": "#ffffff""##, "{}", ["#000000"]),
    (##""background": "#111111""##, "null", []), (##""background": "#111111""##, #"{"labels": false}"#, []),
    (#""title": "Sales""#, "{}", []), (##""background": "transparent""##, "{}", []),
    (##""background": "#111111", "config": {"axis": {"labelColor": "#eeeeee"}}"##, "{}", []),
    (##""background": "#111111", "config": {"axis": {"titleColor": {"signal": "ink"}}}"##, "{}", []),
    (##""background": "#111111", "config": {"style": {"guide-label": {"fill": "white"}}}"##, "{}", ["#ffffff"]),
  ])
  func `texts that no setting colours are Vega's own, on a background that the file declares`(
    settings: String, axis: String, texts: [String]
  ) throws {
    let scale = ##"{"field": "kind", "scale": {"range": ["#675193", "#ca8861"]}}"##
    let mark = #""mark": "bar", "encoding": {"x": {"field": "a", "axis": \#(axis)}, "color": \#(scale)}"#
    let file = SourceFile(path: "a.json", bytes: Array("{\(lite), \(settings), \(mark)}".utf8))
    let mode = try ThemeReader.read(file, options: ReadingOptions()).modes[0]
    #expect((mode.texts.map(\.color.hex) + [mode.text?.hex].compactMap(\.self)).filter { $0 != "#eeeeee" } == texts)
  }

  @Test func `layers add their own colours, each once, and texts stand on the plot`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "encoding": {"x": {"field": "a"}}, "layer": [
        {"mark": {"type": "line", "color": "#2166ac"}}, {"mark": {"type": "point", "color": "#2166ac"}},
        {"name": "limit", "mark": {"type": "rule", "color": {"expr": "red"}}},
        {"mark": "bar", "encoding": {"color": {"value": "#b2182b", "condition": {"test": "datum.a > 1", "value": "#444444"}}}},
        {"mark": {"type": "text", "fill": "#555555"}}],
       "params": [{"name": "red", "value": "#e41a1c"}]}
      """##)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex).sorted() == ["#2166ac", "#444444", "#b2182b", "#e41a1c"])
    #expect(mode.series.map(\.name).sorted() == ["bar", "bar (2)", "limit", "line"])
    #expect(mode.texts.map(\.color.hex) == ["#555555"] && mode.texts[0].on == .background)
    try expectRoundTrip(theme)
  }

  @Test func `shapes and dashes by the same field are second channels, and Vega's cross is a plus`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "mark": {"type": "line", "point": true, "strokeWidth": 3, "opacity": 0.5}, "encoding": {
        "color": {"field": "k", "type": "nominal", "scale": {"range": ["#111111", "#222222", "#333333"]}},
        "shape": {"field": "k", "scale": {"range": ["cross", "triangle", "M0,0L1,1"]}}, "strokeDash": {"field": "k"}}}
      """##)
    let series = theme.modes[0].series
    #expect(series.map(\.symbol) == [.plus, .triangle, nil] && series.map(\.dash) == [[], [4, 2], [2, 1]])
    #expect(series.allSatisfy { $0.width == 3 && $0.opacity == 0.5 && $0.mark == .line })
    let other = try readTheme(
      ##"""
      {\##(lite), "mark": "point", "encoding": {"color": {"field": "k", "scale": {"scheme": "set1", "domain": [1, 2, 3, 4]}}, "shape": {"field": "z"}}}
      """##)
    #expect(other.modes[0].series.count == 4 && other.modes[0].series.allSatisfy { $0.symbol == nil })
    let standard = try readTheme(
      ##"""
      {\##(lite), "mark": "point", "encoding": {"color": {"field": "k", "scale": {"scheme": "set1", "domain": [1, 2, 3, 4]}}, "shape": {"field": "k"}}}
      """##)
    #expect(standard.modes[0].series.prefix(4).map(\.symbol) == [.circle, .square, .triangle, .plus])
  }

  @Test(
    arguments: [
      // What a scale of each kind makes: series or stops, the classes of a ramp, and its first colour.
      (##""type": "nominal", "scale": {"scheme": "dark2", "domain": [1, 2, 3]}"##, 3, nil, "#1b9e77"),
      (##""type": "nominal", "scale": {"domain": [1, 2, 3]}"##, 3, nil, "#4c78a8"),
      (##""type": "nominal", "scale": {"scheme": "viridis", "domain": [1, 2, 3]}"##, 3, nil, "#3b528b"),
      (##""type": "ordinal", "scale": {"range": ["#111111", "#eeeeee", "#222222"]}"##, 3, nil, "#111111"),
      (##""type": "ordinal", "scale": {"range": ["#eeeeee", "#777777", "#222222"]}"##, 0, 3, "#eeeeee"),
      (
        ##""type": "quantitative", "scale": {"type": "threshold", "domain": [30, 70], "scheme": "viridis"}"##, 0, 3,
        "#3b528b"
      ),
      (##""type": "quantitative", "scale": {"type": "quantize", "scheme": "greys"}"##, 0, 5, "#c9c9c9"),
      (##""aggregate": "mean", "scale": {"range": "heatmap"}"##, 0, nil, "#eff9bd"),
      (
        ##""type": "quantitative", "scale": {"type": "quantile", "scheme": {"name": "reds", "count": 3}}"##, 0, 3,
        "#fc9374"
      ),
      (##""bin": true, "scale": {"scheme": {"name": "reds", "count": 3}}"##, 0, nil, "#fdc9b4"),
    ] as [(String, Int, Int?, String)])
  func `a scale is series or a ramp by what it shows`(definition: String, series: Int, steps: Int?, first: String)
    throws
  {
    let theme = try readTheme(
      "{\(lite), \"mark\": \"bar\", \"encoding\": {\"color\": {\"field\": \"v\", \(definition)}}}")
    let mode = theme.modes[0]
    #expect(mode.series.count == series && mode.ramps.count == (series == 0 ? 1 : 0))
    #expect(mode.ramps.first?.steps == steps)
    #expect((mode.series.first?.color ?? mode.ramps.first?.stops.first?.color)?.hex == first)
  }

  @Test(arguments: [(#""values": "a,b"}"#, ""), (#""url": "cars.json"}"#, #", "sort": ["USA", "Japan"]"#)])
  func `a scheme whose data are in the file, or listed, is judged`(data: String, sort: String) throws {
    let text = ##"""
      {\##(lite), "data": {\##(data), "mark": "line", "config": {}, "encoding": {
        "color": {"field": "origin", "type": "nominal"\##(sort)}}}
      """##
    #expect(try readTheme(text).modes[0].series.count == 10)
  }

  @Test(arguments: ["", #", "scale": {"scheme": "category20b"}"#])
  func `of a scheme whose data are elsewhere nobody knows how many colours are drawn`(scale: String) throws {
    let text = ##"""
      {\##(lite), "data": {"url": "cars.json"}, "layer": [{"mark": {"type": "rule", "color": "#444444"}},
        {"mark": "line", "encoding": {"color": {"field": "origin", "type": "nominal"\##(scale)}}}]}
      """##
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#444444"])
    let (scheme, count) = scale.isEmpty ? ("tableau10", 10) : ("category20b", 20)
    #expect(theme.unjudged.contains(UnjudgedReason.schemeOfUnknownData(scheme, count)))
  }

  @Test func `a scale with a middle is diverging, and Vega's default is reported`() throws {
    let theme = try readTheme(
      ##"{\##(lite), "mark": "rect", "encoding": {"color": {"field": "v", "type": "quantitative", "scale": {"domainMid": 0}}}}"##
    )
    #expect(theme.modes[0].ramps.map(\.kind) == [.diverging])
    #expect(theme.modes[0].ramps[0].stops.first?.color.hex == "#994a07")
    #expect(
      theme.notes == [
        ReadingNote.standardRange("encoding.color.field", "blueorange", "diverging")
      ])
  }

  @Test func `the configuration's palette is what a field without a scale is drawn in`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "mark": "point", "encoding": {"color": {"field": "k", "type": "nominal"}},
       "config": {"range": {"category": ["#010203", "#040506"]}}}
      """##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#010203", "#040506"] && theme.notes == [])
    try expectRoundTrip(theme)
  }

  @Test func `two scales that deal out the same colours are one set of series`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "layer": [{"mark": "bar", "encoding": {"color": {"field": "a", "type": "nominal", "scale": {"domain": [1, 2]}}}},
        {"mark": "line", "encoding": {"color": {"field": "b", "type": "nominal", "scale": {"domain": [1, 2]}}}}]}
      """##)
    #expect(theme.modes[0].series.count == 2)
    #expect(
      theme.notes.contains(ReadingNote.repeatedColors("layer.1.encoding.color.field.1")))
  }

  @Test func `what fades while another is selected is not judged, and colours from the data are not known`() throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "mark": "point", "encoding": {
        "color": {"condition": {"param": "pick", "field": "k", "type": "nominal", "scale": {"range": ["#111111", "#222222"]}}, "value": "#dddddd"},
        "stroke": {"field": "hex", "scale": null}}}
      """##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#111111", "#222222"])
    #expect(theme.notes.count == 1)
    #expect(theme.unjudged == [UnjudgedReason.unknownColor("encoding.stroke")])
  }

  @Test(
    arguments: [
      (##""line""##, [nil, nil]), (##"{"type": "line", "point": "transparent"}"##, [nil, nil]),
      (##""circle""##, [nil, nil]),
      (##"{"type": "line", "point": {"size": 60}}"##, [.circle, .plus]), (##""point""##, [.circle, .plus]),
    ] as [(String, [Symbol?])])
  func `shapes count where something has a shape`(mark: String, symbols: [Symbol?]) throws {
    let theme = try readTheme(
      ##"""
      {\##(lite), "mark": \##(mark), "encoding": {
        "color": {"field": "k", "type": "nominal", "scale": {"range": ["#111111", "#222222"]}},
        "shape": {"field": "k", "scale": {"range": ["circle", "cross"]}}}}
      """##)
    #expect(theme.modes[0].series.map(\.symbol) == symbols)
  }

  @Test func `a layer of names at the marks is a direct label`() throws {
    func labels(_ field: String) throws -> [Series.Label?] {
      try readTheme(
        ##"""
        {\##(lite), "layer": [
          {"mark": "line", "encoding": {"color": {"field": "k", "type": "nominal", "scale": {"range": ["#111", "#222"]}}}},
          {"mark": "text", "encoding": {"text": {"field": "\##(field)"}}}]}
        """##
      ).modes[0].series.map(\.label)
    }
    #expect(try labels("k") == [.direct, .direct] && labels("value") == [nil, nil])
  }

  @Test(arguments: [
    ("row", ##"{"field": "n", "type": "quantitative"}"##, 0),
    ("total", ##"{"field": "n", "type": "quantitative"}"##, 1),
    ("row", ##"{"value": "#888888"}"##, 1),
  ])
  func `texts on the tiles of a table stand on no background that is known`(field: String, color: String, judged: Int)
    throws
  {
    let theme = try readTheme(
      ##"""
      {\##(lite), "background": "#fbfff1", "encoding": {"x": {"field": "column"}}, "layer": [
        {"mark": "rect", "encoding": {"y": {"field": "row"}, "color": \##(color)}},
        {"mark": {"type": "text", "color": "white"}, "encoding": {"y": {"field": "\##(field)"}, "text": {"field": "n"}}}]}
      """##)
    #expect(theme.modes[0].texts.filter { $0.name == "text marks" }.count == judged)
    #expect(theme.unjudged.contains(UnjudgedReason.textsOnTiles(1, 3)) == (judged == 0))
  }

  @Test func `a Vega chart's scales and marks are read through its groups`() throws {
    let theme = try readTheme(
      ##"""
      {\##(vega), "background": "#fdfdfd", "signals": [{"name": "ink", "value": "#101010"}],
       "axes": [{"scale": "x", "labelColor": "#202020", "grid": true, "gridColor": "#e0e0e0"}],
       "scales": [{"name": "color", "type": "ordinal", "domain": ["a", "b"], "range": ["#1b9e77", "#d95f02"]},
                  {"name": "shape", "type": "ordinal", "range": ["circle", "cross"]}],
       "marks": [{"type": "group", "encode": {"update": {"fill": {"value": "#f0f0f0"}}},
         "scales": [{"name": "heat", "type": "linear", "range": {"scheme": "blues"}}],
         "marks": [
          {"type": "rect", "encode": {"enter": {"fill": {"scale": "color", "field": "k"}, "stroke": {"value": "black"}},
            "hover": {"fill": {"value": "red"}}}},
          {"type": "rule", "name": "mean", "encode": {"enter": {"stroke": {"signal": "ink"}}}},
          {"type": "text", "encode": {"update": {"fill": [{"test": "datum.x", "value": "#303030"}, {"value": "#404040"}]}}}]}]}
      """##)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.series.map(\.name) == ["a", "b"] && mode.series.map(\.mark) == [.area, .area])
    #expect(mode.series.map(\.color.hex) == ["#1b9e77", "#d95f02"] && mode.usage.outline?.hex == "#000000")
    #expect(mode.background?.hex == "#fdfdfd" && mode.plotBackground?.hex == "#f0f0f0" && mode.text?.hex == "#202020")
    #expect(mode.texts.isEmpty && mode.ramps.map(\.name) == ["heat"] && theme.unjudged.count == 3)
  }

  @Test func `a range by name is Vega's default, at the place of the name`() throws {
    let theme = try readTheme(
      ##"{\##(vega), "scales": [{"name": "color", "type": "ordinal", "range": "category"}], "marks": []}"##)
    #expect(theme.modes[0].series.map(\.color.hex).first == "#4c78a8" && theme.modes[0].series.count == 10)
    #expect(theme.modes[0].series[0].color.origin.pointer.description == "/scales/0/range")
  }

  @Test func `a chart that says no colour has none`() {
    #expect(
      refusal("{\(lite), \"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"a\"}}}")?.reason == .noChartColors)
  }
}
