import PaletteRules
import Testing

@testable import ThemeFormats

private let registered = ##"""
  {
    "color": ["#a474fc", "rgb(255, 190, 70)", "transparent", {"type": "linear", "x": 0, "colorStops": [
      {"offset": 0, "color": "#5ab1ef"}, {"offset": 1, "color": "#d359df"}]}],
    "backgroundColor": "#fcfdff",
    "textStyle": {"color": "#222222"},
    "title": {"textStyle": {"color": "#008acd", "fontSize": 24}, "subtextStyle": {"color": "#434f69"}},
    "legend": {"textStyle": {"color": "#333"}},
    "line": {"symbol": "emptyCircle", "lineStyle": {"width": "3"}},
    "candlestick": {"itemStyle": {"color": "#d87a80", "color0": "transparent"}},
    "categoryAxis": {
      "axisLine": {"show": true, "lineStyle": {"color": "#008acd"}}, "axisLabel": {"color": "#333"},
      "splitLine": {"show": false, "lineStyle": {"color": ["#eeeeee"]}}
    },
    "valueAxis": {"splitLine": {"show": true, "lineStyle": {"color": ["#999999", "#777777"]}}},
    "visualMap": {"color": ["#08306b", "#6baed6", "#f7fbff"]}
  }
  """##

private func project(separate: Bool, theme: String = "") -> String {
  ##"""
  {"version": 1, "themeName": "sea", "theme": {\##(theme)
    "seriesCnt": "3", "backgroundColor": "rgba(0,0,0,0)", "titleColor": "#112233", "subtitleColor": "#aaa",
    "textColorShow": false, "textColor": "#999", "color": ["#2166ac", "#b2182b"], "legendTextColor": "#445566",
    "visualMapColor": ["#bf444c", "#f6efa6"], "kColor": "#2166ac", "kColor0": "transparent",
    "symbolSize": "0", "symbol": "emptyCircle", "axisSeperateSetting": \##(separate),
    "axes": [
      {"type": "all", "axisLineShow": true, "axisLineColor": "#101010", "axisLabelShow": true,
       "axisLabelColor": "#111111", "splitLineShow": true, "splitLineColor": "#121212"},
      {"type": "category", "axisLineShow": false, "axisLineColor": "#202020", "axisTickShow": true,
       "axisTickColor": "#232323", "axisLabelShow": true, "axisLabelColor": "#212121", "splitLineShow": true,
       "splitLineColor": ["#222222"]},
      {"type": "value", "axisLineColor": "#303030", "axisLabelColor": "#313131", "splitLineShow": "false",
       "splitLineColor": ["#323232"]}
    ]}}
  """##
}

struct EChartsTests {
  @Test func `both spellings are distinguished`() throws {
    try expectRecognised(registered, as: "echarts-theme")
    try expectRecognised(##"{"color": ["#000"], "categoryAxis": {}}"##, as: "echarts-theme")
    try expectRecognised(project(separate: true), as: "echarts-builder")
  }

  @Test(arguments: [
    (##""backgroundColor": "#000""##, "#000000"), (##""darkMode": true"##, nil),
    (##""backgroundColor": {"type": "linear", "colorStops": [{"offset": 0, "color": "#111"}]}"##, "#111111"),
    (##""title": {"textStyle": {"color": "#fff"}}"##, nil), (##""tooltip": {}"##, nil),
  ])
  func `one word of ECharts beside the colours is enough`(member: String, background: String?) throws {
    let text = ##"{"color": ["#5470c6", "#91cc75"], "## + member + "}"
    try expectRecognised(text, as: "echarts-theme")
    #expect(try readTheme(text).modes[0].background?.hex == background)
    #expect(try readTheme(##"{"color": ["#5470c6"], "title": "mine"}"##).format == "palette-json")
  }

  @Test func `a registered theme gives every role, each where it stands`() throws {
    let theme = try readTheme(registered)
    #expect(theme.format == "echarts-theme" && theme.problems.map(\.message) == [])
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == ["#a474fc", "#ffbe46", "#5ab1ef"])
    #expect(mode.series.map(\.token) == ["color.1", "color.2", "color.3"])
    #expect(mode.series.allSatisfy { $0.symbol == nil && $0.pattern == nil })
    #expect(mode.background?.hex == "#fcfdff" && mode.plotBackground == nil)
    #expect(mode.text?.hex == "#333333" && mode.axis?.hex == "#008acd" && mode.gridlines?.hex == "#999999")
    #expect(mode.texts.map(\.name) == ["textStyle.color", "title.textStyle.color", "title.subtextStyle.color"])
    #expect(mode.texts.map(\.size) == [.normal, .large, .normal])
    #expect(mode.ramps.map(\.kind) == [.sequential] && mode.ramps[0].stops.map(\.color.hex).first == "#08306b")
    try expectRoundTrip(theme)
  }

  @Test func `what a registered theme says and nobody judges is noted or counted`() throws {
    let theme = try readTheme(registered)
    #expect(
      theme.unjudged.prefix(2) == [
        UnjudgedReason.besideSeries("valueAxis.splitLine.lineStyle.color"),
        UnjudgedReason.besideSeries("candlestick.itemStyle"),
      ])
    #expect(
      theme.notes == [
        ReadingNote.transparentLeftOut("color.3"),
        ReadingNote.highToLow(),
        ReadingNote.gradientByWorst("color.3", "#5ab1ef, #d359df", "#5ab1ef"),
      ])
  }

  @Test(arguments: [
    (##""axisLabel": {"textStyle": {"color": "#123456"}}"##, "#123456"),
    (##""axisLabel": {"show": false, "color": "#123456"}"##, "#654321"), ("", "#654321"),
  ])
  func `axis labels are read as old files write them, and the text style stands in`(axis: String, text: String) throws {
    let theme = try readTheme(
      ##"{"color": ["#000"], "textStyle": {"color": "#654321"}, "categoryAxis": {"## + axis + "}}")
    #expect(theme.modes[0].text?.hex == text)
  }

  @Test func `grid lines that are not drawn are reported, with a note`() throws {
    let theme = try readTheme(
      ##"{"color": ["#000"], "valueAxis": {"splitLine": {"show": false, "lineStyle": {"color": "#eee"}}}}"##)
    #expect(theme.modes[0].gridlines?.hex == "#eeeeee")
    #expect(theme.notes == [ReadingNote.gridNotDrawn("splitLine.show is false")])
  }

  @Test func `decals are patterns, dealt out in turn`() throws {
    let standard = try readTheme(
      ##"{"color": ["#000", "#111", "#222", "#333", "#444", "#555", "#666"], "bar": {}, "aria": {"decal": {"show": true}}}"##
    )
    #expect(
      standard.modes[0].series.map(\.pattern) == [
        .diagonal, .dots, .diagonalBack, .squares, .crosshatch, nil, .diagonal,
      ])
    let own = try readTheme(
      ##"""
      {"color": ["#000", "#111", "#222"], "bar": {}, "aria": {"decal": {"show": true, "decals": [
        "none", {"dashArrayX": [1, 0], "dashArrayY": [4, 3]}, {"dashArrayX": [1, 0], "rotation": 1.5708}]}}}
      """##)
    #expect(own.modes[0].series.map(\.pattern) == [Series.Pattern.none, .horizontal, .vertical])
  }

  @Test func `a theme builder project takes the axes that the builder would write out`() throws {
    let together = try readTheme(project(separate: false))
    #expect(together.format == "echarts-builder" && together.name == "sea")
    let all = together.modes[0]
    #expect([all.text, all.axis, all.gridlines].map { $0?.hex } == ["#111111", "#101010", "#121212"])
    try expectRoundTrip(together)

    let apart = try readTheme(project(separate: true))
    let mode = apart.modes[0]
    #expect([mode.text, mode.axis, mode.gridlines].map { $0?.hex } == ["#212121", "#232323", "#323232"])
    #expect(apart.notes.contains(ReadingNote.gridNotDrawn("splitLine.show is false")))
    #expect(mode.texts.map(\.color.hex) == ["#112233", "#aaaaaa", "#445566", "#313131"])
    #expect(mode.ramps.map { $0.stops.map(\.color.hex) } == [["#bf444c", "#f6efa6"]])
    #expect(!apart.notes.contains { $0.isA(ReadingNote.noCounterpart) })
    try expectRoundTrip(apart)
  }

  @Test func `a transparent background is reported, and white is taken`() throws {
    let theme = try readTheme(project(separate: false))
    #expect(theme.modes[0].background?.hex == "#00000000" && theme.assumed.map(\.value) == ["#ffffff"])
    #expect(theme.notes.contains(ReadingNote.transparentGround()))
  }

  @Test func `a colour that is none is a problem at its place, and the others are read`() throws {
    let theme = try readTheme(##"{"color": ["#2166ac", "#fffffff", 7], "bar": {}}"##)
    #expect(theme.modes[0].series.count == 1 && theme.problems.count == 2)
    #expect(theme.problems.map { $0.origin?.range.lowerBound } == [23, 34])
    #expect(
      theme.problems[0].sentence
        == ReadingProblem.unreadableColor("'#fffffff' has 7 hex digits: a colour has 3, 4, 6 or 8"))
  }

  @Test func `an option's series have their names, colours and second channels`() throws {
    let theme = try readTheme(
      ##"""
      {"color": ["#111111", "#222222", "#333333"], "line": {"symbol": "diamond"}, "series": [
        {"type": "line", "name": "Cost", "symbol": "rect", "lineStyle": {"type": "dashed", "width": 3}},
        {"type": "line", "areaStyle": {}, "itemStyle": {"color": "#445566"}, "endLabel": {"show": true}},
        {"type": "line", "showSymbol": false, "lineStyle": {"type": [6, 2]}}, {"type": "heatmap"},
        {"type": "bar", "name": "Sum", "itemStyle": {"decal": {"symbol": "circle"}}},
        {"type": "scatter", "symbol": "triangle", "color": "teal"}]}
      """##)
    let series = theme.modes[0].series
    #expect(theme.problems.map(\.message) == [])
    #expect(series.map(\.name) == ["Cost", "series 2", "series 3", "Sum", "series 6"])
    #expect(series.map(\.color.hex) == ["#111111", "#445566", "#333333", "#222222", "#008080"])
    #expect(series.map(\.mark) == [.line, .area, .line, .bar, .point])
    #expect(series.map(\.symbol) == [.square, .diamond, Symbol.none, nil, .triangle])
    #expect(series.map(\.dash) == [[12, 6], nil, [6, 2], nil, nil])
    #expect(series.map(\.label) == [nil, .direct, nil, nil, nil] && series[3].pattern == .dots)
    try expectRoundTrip(theme)
    let pie = try readTheme(##"{"color": ["#111111", "#222222"], "series": {"type": "pie"}, "title": {}}"##)
    #expect(pie.modes[0].series.map(\.token) == ["color.1", "color.2"])
  }

  @Test(
    arguments: [
      ("7", [7, 7]), ("0", [] as [Double]), ("\"dotted\"", [2, 2]), ("\"wavy\"", nil), ("[1, -1]", nil),
      ("\"solid\"", []),
    ] as [(String, [Double]?)])
  func `line types are dashes as ECharts draws them`(type: String, lengths: [Double]?) throws {
    let theme = try readTheme(
      ##"{"color": ["#111111"], "series": [{"type": "line", "lineStyle": {"type": \##(type)}}], "title": {}}"##)
    #expect(theme.modes[0].series.map(\.dash) == [lengths])
  }

  @Test func `a theme without colours is none`() {
    #expect(refusal(##"{"color": [], "bar": {}}"##)?.reason == .noChartColors)
  }

  @Test func `the labels of every axis are read`() throws {
    let theme = try readTheme(
      ##"""
      {"color": ["#1f3fa0"], "categoryAxis": {"axisLabel": {"color": "#222"}}, "valueAxis": {"axisLabel": {"color": "#ddd"}},
       "logAxis": {"axisLabel": {"show": false, "color": "#eee"}}, "timeAxis": {"nameTextStyle": {"color": "#ccc"}}}
      """##)
    #expect(theme.modes[0].text?.hex == "#222222")
    #expect(
      theme.modes[0].texts.map(\.name) == ["timeAxis.nameTextStyle.color", "valueAxis.axisLabel.color"])
    #expect(theme.modes[0].texts.map(\.color.hex) == ["#cccccc", "#dddddd"])
    let option = try readTheme(
      ##"""
      {"color": ["#1f3fa0"], "xAxis": {"axisLabel": {"color": "#222"}}, "grid": {},
       "yAxis": [{"axisLabel": {"color": "#333"}}, {"axisLabel": {"color": "#ddd"}}]}
      """##)
    #expect(option.modes[0].texts.map(\.color.hex) == ["#333333", "#dddddd"])
    try expectRoundTrip(option)
  }

  @Test(arguments: [
    ##"{"baseOption": {"color": ["#f00", "#00f"], "textStyle": {"color": "#222"}}, "media": [{"option": {}}]}"##,
    ##"{"name": "sea", "theme": {"color": ["#f00", "#00f"], "textStyle": {"color": "#222"}}}"##,
    ##"""
    {"textStyle": {"color": "#222"}, "xAxis": {}, "series": [{"type": "line", "itemStyle": {"color": "#f00"}},
      {"type": "line", "lineStyle": {"color": "#00f"}}]}
    """##,
  ])
  func `a theme is found below baseOption and theme, and series that name their colours are enough`(text: String) throws
  {
    let theme = try readTheme(text)
    #expect(theme.format == "echarts-theme" && theme.modes[0].text?.hex == "#222222")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#ff0000", "#0000ff"])
    #expect(theme.unjudged == (text.contains("media") ? [UnjudgedReason.besideSeries("media")] : []))
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (
      ##"{"theme": {"backgroundColor": "#100c2a", "titleColor": "#fff"}, "themeName": "a"}"##,
      "ECharts theme builder project"
    ),
    (##"{"xAxis": {}, "series": [{"type": "line", "data": [1]}]}"##, "ECharts theme"),
  ])
  func `what is plainly ECharts' and has no colours is refused as such`(text: String, label: String) {
    let problem = refusal(text)
    #expect(problem?.sentence == Refusal.noColorsForSeries(label) && problem?.reason == .noChartColors)
  }

  @Test(arguments: [##""darkMode": true"##, ##""backgroundColor": "dark""##])
  func `a dark or unreadable background is not white`(member: String) throws {
    let theme = try readTheme(##"{"color": ["#f00", "#ff0"], "textStyle": {"color": "#ddd"}, "## + member + "}")
    let judgement = Judge.judge(theme)
    #expect(judgement.record.notChecked.count { $0.text.hasPrefix("PC10") } == 3)
    #expect(!judgement.findings.contains { $0.rule.id.hasPrefix("PC10") })
  }

  @Test func `what is not judged of gradients and graphs is counted`() throws {
    let theme = try readTheme(
      ##"""
      {"color": ["#f00", {"colorStops": [{"offset": 0, "color": "#00f"}, {"offset": 1, "color": "#000"}]}],
       "graph": {"color": ["#111", "#222"]}}
      """##)
    #expect(
      theme.unjudged == [
        UnjudgedReason.besideSeries("graph.color"),
        UnjudgedReason.otherStops("color.2"),
      ])
    #expect(Judge.judge(theme).record.notChecked.count >= 2)
  }

  @Test(
    arguments: [
      (##""type": "bar", "itemStyle": {"opacity": 0.4}"##, 0.4),
      (##""type": "line", "areaStyle": {"opacity": 0.2}"##, nil),
      (##""type": "line", "lineStyle": {"opacity": 0}, "areaStyle": {"opacity": 0.2}"##, 0.2),
      (##""type": "line", "lineStyle": {"width": 0}, "areaStyle": {}"##, 0.7), (##""type": "scatter""##, 0.3),
    ] as [(String, Double?)])
  func `an entry is as opaque as what draws it`(entry: String, opacity: Double?) throws {
    let text =
      ##"{"color": ["#111111"], "scatter": {"itemStyle": {"opacity": 0.3}}, "series": [{\##(entry)}], "title": {}}"##
    #expect(try readTheme(text).modes[0].series.map(\.opacity) == [opacity])
  }

  @Test func `colours of a pie's parts beside those of the series count as not checked`() throws {
    let text = ##"""
      {"color": ["#2166ac", "#b2182b"], "legend": {}, "series": [
        {"type": "pie", "data": [{"value": 1, "itemStyle": {"color": "#5b8c2a"}}, {"value": 2}]}]}
      """##
    let theme = try readTheme(text)
    #expect(theme.unjudged == [UnjudgedReason.besideSeries("series.0.data.0.itemStyle.color")])
  }
}
