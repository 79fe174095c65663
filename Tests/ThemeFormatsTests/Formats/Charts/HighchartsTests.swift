import PaletteRules
import Testing

@testable import ThemeFormats

private let options = ##"""
  {
    "colors": ["#058DC7", "rgb(80, 180, 50)", "#ED561B"],
    "symbols": ["circle", "triangle-down", "url(star.png)"],
    "chart": {"type": "column", "backgroundColor": "#ffffff", "plotBackgroundColor": "rgba(0, 0, 0, 0.1)"},
    "title": {"style": {"color": "#000", "fontSize": "18pt"}},
    "subtitle": {"style": {"color": "#666666"}},
    "xAxis": {"lineColor": "#ccd6eb", "labels": {"style": {"color": "#303030"}}, "title": {"style": {"color": "#404040"}}},
    "yAxis": [{"gridLineColor": "#e6e6e6", "gridLineWidth": 0}],
    "legend": {"itemStyle": {"color": "gray", "fontWeight": "bold", "fontSize": "19px"}},
    "plotOptions": {"series": {"dashStyle": "Dash", "dataLabels": {"style": {"color": "#101010"}}}},
    "colorAxis": {"stops": [[0, "#ffffff"], [0.3, "#6baed6"], [1, "#08306b"]]}
  }
  """##

struct HighchartsTests {
  @Test(arguments: [("#aaaaaa", true), ("#333333", false)])
  func `a chart that paints no ground is made for a dark page where all its texts are pale`(
    text: String, isDark: Bool
  ) throws {
    let theme = try readTheme(
      """
      {"chart": {"backgroundColor": "rgba(0,0,0,0)"}, "colors": ["#e5a00d", "#ffffff"],
       "legend": {"itemStyle": {"color": "\(text)"}}, "xAxis": {"labels": {"style": {"color": "\(text)"}}}}
      """)
    #expect((theme.modes[0].unknownGround != nil) == isDark)
  }

  @Test(arguments: [
    options, ##"{"colors": ["#000"], "title": {"style": {"color": "#111"}}}"##,
    ##"{"export": {"themeOptions": {"colors": ["#000"], "chart": {}}}}"##,
  ])
  func `options are taken for it`(text: String) throws { try expectRecognised(text, as: "highcharts") }

  @Test func `options give every role, each where it stands`() throws {
    let theme = try readTheme(options)
    #expect(theme.format == "highcharts" && theme.problems.map(\.message) == [])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == ["#058dc7", "#50b432", "#ed561b"])
    #expect(mode.series.map(\.symbol) == [.circle, .triangleDown, nil] && mode.series.allSatisfy { $0.mark == .bar })
    #expect(mode.background?.hex == "#ffffff" && mode.plotBackground?.hex == "#0000001a")
    #expect(mode.text?.hex == "#303030" && mode.axis?.hex == "#ccd6eb" && mode.gridlines?.hex == "#e6e6e6")
    #expect(
      mode.texts.map(\.name) == ["title", "subtitle", "legend.itemStyle", "xAxis.title", "dataLabels"])
    #expect(mode.texts.map(\.size) == [.large, .normal, .large, .normal, .normal])
    #expect(mode.texts.last?.on == .plotBackground)
    #expect(mode.ramps.map { $0.stops.map(\.position) } == [[0, 0.3, 1]])
    #expect(
      theme.notes == [
        ReadingNote.noCounterpart("symbol 'url(star.png)'"),
        ReadingNote.gridNotDrawn("yAxis.gridLineWidth is 0"),
        IdleChannel.symbols("'#058dc7' and '#50b432'"),
        IdleChannel.dashes("'#058dc7', '#50b432' and '#ed561b'"),
      ])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [("#000000", "#8080ff"), ("#ffffff", "#f0f0ff")])
  func `a gradient is judged on the stop with the least contrast`(text: String, worst: String) throws {
    let theme = try readTheme(
      ##"""
      {"colors": ["\##(text)"], "chart": {"backgroundColor": {"linearGradient": [0, 0, 500, 500],
        "stops": [[0, "#f0f0ff"], [1, "#8080ff"]]}}}
      """##)
    #expect(theme.modes[0].background?.hex == worst)
    #expect(
      theme.notes == [
        ReadingNote.gradientSurface("chart.backgroundColor", "#f0f0ff, #8080ff", worst)
      ])
    try expectRoundTrip(theme)
  }

  @Test func `a text in one colour at several places is reported once, with all of them`() throws {
    let theme = try readTheme(
      ##"""
      {"colors": ["#2166ac"], "chart": {"backgroundColor": "#ffffff"}, "xAxis": {"labels": {"style": {"color": "#aaaaaa"}}},
        "title": {"style": {"color": "#aaaaaa"}}, "subtitle": {"style": {"color": "#333333"}}}
      """##)
    let findings = Judge.judge(theme).findings.filter { $0.rule == .textContrast }
    #expect(findings.count == 1)
    #expect(findings.first?.related.map(\.label) == ["background", "'title'"])
  }

  @Test func `an export server's theme wins over what holds everywhere`() throws {
    let theme = try readTheme(
      ##"""
      {"export": {
        "globalOptions": {"colors": ["#111111"], "title": {"style": {"color": "#222222"}}, "chart": {"backgroundColor": "#eeeeee"}},
        "themeOptions": {"colors": ["#2166ac", "#b2182b"], "chart": {"plotBackgroundColor": "#fafafa"}}}}
      """##)
    let mode = theme.modes[0]
    #expect(theme.format == "highcharts" && mode.series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(mode.text?.hex == "#222222" && mode.background?.hex == "#eeeeee" && mode.plotBackground?.hex == "#fafafa")
    try expectRoundTrip(theme)
  }

  @Test func `drawn series have their names, colours and second channels`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"type": "spline"}, "colors": ["#111111", "#222222"], "series": [
        {"name": "Cost", "dashStyle": "ShortDot", "marker": {"symbol": "square"}, "lineWidth": 3},
        {"name": "Margin", "color": "#333333", "type": "areaspline", "opacity": 0.5},
        {"name": "Plan", "dashStyle": "Solid", "marker": {"enabled": false}}, {"colorIndex": 1}]}
      """##)
    let series = theme.modes[0].series
    #expect(series.map(\.name) == ["Cost", "Margin", "Plan", "#222222"])
    #expect(series.map(\.color.hex) == ["#111111", "#333333", "#111111", "#222222"])
    #expect(series.map(\.dash) == [[1, 1], nil, [], nil] && series.map(\.symbol) == [.square, nil, Symbol.none, nil])
    #expect(series.map(\.mark) == [.line, .area, .line, .line] && series[0].width == 3 && series[1].opacity == 0.5)
    #expect(series.map(\.token) == ["series.1", "series.2", "series.3", "series.4"])
    try expectRoundTrip(theme)
  }

  @Test func `a pattern is a fill with the colour of its lines`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"type": "column"}, "colors": ["#111111", "#222222", "#333333"], "series": [
        {"name": "a", "color": {"patternIndex": 0}},
        {"name": "b", "color": {"pattern": {"path": {"d": "M 0 2 L 5 2 M 0 4 L 5 4"}, "color": "#445566"}}},
        {"name": "c", "color": {"pattern": {"path": "M 0 0 L 9 9"}}}]}
      """##)
    let series = theme.modes[0].series
    #expect(theme.problems.map(\.message) == [])
    #expect(series.map(\.color.hex) == ["#111111", "#445566", "#333333"])
    #expect(series.map(\.pattern) == [.diagonalBack, nil, nil])
    #expect(
      theme.notes == ["1", "2"].map { ReadingNote.noCounterpart("the pattern at series.\($0).color.pattern") })
  }

  @Test func `markers that are switched off for all tell nothing apart, labels at the lines do`() throws {
    func series(_ all: String) throws -> [Series] {
      try readTheme(
        ##"""
        {"chart": {"type": "line"}, "colors": ["#111111", "#222222"], "symbols": ["circle", "square"],
         "plotOptions": {"series": {\##(all)}}}
        """##
      ).modes[0].series
    }
    #expect(try series("").map(\.symbol) == [.circle, .square])
    #expect(try series(##""marker": {"enabled": false}"##).map(\.symbol) == [Symbol.none, Symbol.none])
    #expect(try series(##""label": {"enabled": true}"##).map(\.label) == [.direct, .direct])
  }

  @Test func `a pie takes every colour of the list`() throws {
    let theme = try readTheme(
      ##"{"chart": {}, "colors": ["#111111", "#222222", "#333333"], "series": [{"type": "pie", "data": [1, 2]}]}"##)
    #expect(theme.modes[0].series.map(\.token) == ["colors.1", "colors.2", "colors.3"])
  }

  @Test func `every axis of a list is read`() throws {
    let theme = try readTheme(
      ##"""
      {"colors": ["#1f3fa0"], "yAxis": [{"labels": {"style": {"color": "#222222"}}}, {"labels": {"style": {"color": "#dddddd"}},
       "title": {"style": {"color": "#eeeeee"}}}], "colorAxis": [{"minColor": "#fff", "maxColor": "#000"},
       {"minColor": "#ff0", "maxColor": "#00f"}]}
      """##)
    #expect(theme.modes[0].text?.hex == "#222222")
    #expect(theme.modes[0].texts.map(\.name) == ["yAxis 2.labels", "yAxis 2.title"])
    #expect(theme.modes[0].ramps.map(\.name) == ["colorAxis", "colorAxis 2"])
    try expectRoundTrip(theme)
  }

  @Test func `a chart that gives its series their colours needs no list`() throws {
    let text =
      ##"{"chart": {"backgroundColor": "#000"}, "series": [{"color": "#f00"}, {"color": "#0f0", "dashStyle": "Dash"}]}"##
    try expectRecognised(text, as: "highcharts")
    let mode = try readTheme(text).modes[0]
    #expect(mode.series.map(\.color.hex) == ["#ff0000", "#00ff00"] && mode.background?.hex == "#000000")
    #expect(mode.series[1].dash == [4, 3])
    #expect(
      refusal(##"{"chart": {"type": "line"}, "series": [{"data": [1]}]}"##)?.sentence
        == Refusal.optionsWithoutColors("Highcharts options"))
  }

  @Test func `what is not judged is counted`() throws {
    let one = try readTheme(
      ##"{"colors": ["#f00"], "chart": {}, "plotOptions": {"pie": {"colors": ["#111", "#222"]}, "bar": {}}}"##)
    #expect(
      one.unjudged == [UnjudgedReason.besideSeries("plotOptions.pie.colors")])
    let none = try readTheme(##"{"chart": {"backgroundColor": "#000"}, "series": [{"data": [1]}]}"##)
    #expect(none.unjudged.count == 1 && none.modes[0].series.isEmpty)
  }

  @Test(
    arguments: [
      (##""series": [{"type": "column", "opacity": 0.4}]"##, 0.4),
      (
        ##""series": [{"type": "column"}], "plotOptions": {"series": {"opacity": 0.6}, "column": {"opacity": 0.5}}"##,
        0.5
      ),
      (##""series": [{"type": "area", "fillOpacity": 0.2}]"##, nil),
      (##""series": [{"type": "area", "fillOpacity": 0.2, "lineWidth": 0}]"##, 0.2),
      (##""series": [{"type": "area", "lineWidth": 0, "opacity": 0.8}]"##, 0.6),
    ] as [(String, Double?)])
  func `a series is as opaque as what draws it`(options: String, opacity: Double?) throws {
    let text = ##"{"colors": ["#2166ac"], "chart": {}, \##(options)}"##
    let found = try readTheme(text).modes[0].series.first?.opacity
    #expect(found.map { ($0 * 100).rounded() } == opacity.map { ($0 * 100).rounded() })
  }
}
