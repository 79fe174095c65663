import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Every role of a report theme, with the newer names of the levels and a colour called by name.
private let estuary = """
  {
    "name": "Estuary",
    "dataColors": ["#14507a", "#B8602FCC", "#5b8c2a", "#abc"],
    "foreground": "#1c2529", "foregroundNeutralSecondary": "#5a6a70", "backgroundLight": "#e9eef0",
    "background": "#fdfcf8", "good": "#0b6e4f", "neutral": "#8a8d90", "bad": "#a61b29",
    "maximum": "#14507a", "center": "#f0efe9", "minimum": "#b8602f", "null": "#ccc",
    "textClasses": {
      "label": {"fontSize": 10, "fontFace": "Segoe UI", "color": "#5a6a70"},
      "title": {"fontSize": 14, "fontFace": "Segoe UI Bold", "color": "#33424a"},
      "callout": {"fontSize": 45, "fontFace": "DIN", "color": "#33424b"}
    },
    "visualStyles": {
      "page": {"*": {"background": [{"color": {"solid": {"color": "#eef2f4"}}, "transparency": 0}]}},
      "*": {"*": {
        "background": [{"show": true, "color": {"solid": {"color": "#ffffff"}}, "transparency": "40D"}],
        "title": [{"fontColor": {"solid": {"color": "#fafafa"}}, "background": {"solid": {"color": "#33424a"}}}],
        "legend": [{"labelColor": {"solid": {"color": "foreground"}}}]
      }},
      "tableEx": {"*": {"grid": [{"gridVerticalColor": {"solid": {"color": "#123123"}}}]}},
      "lineChart": {"*": {
        "categoryAxis": [{"labelColor": {"solid": {"color": "#4b5b62"}}, "axisColor": {"solid": {"color": "#90a4ae"}}}],
        "valueAxis": [{"$id": "hover", "gridlineColor": {"solid": {"color": "#ff0000"}}},
                      {"gridlineColor": {"solid": {"color": "#cfd8dc"}}}]
      }}
    }
  }
  """

struct PowerBIThemeTests {
  @Test func `a ground that Power BI works out is not taken for white`() throws {
    let theme = try readTheme(
      ##"""
      {"name": "Estuary", "dataColors": ["#14507a", "#f0e442"], "visualStyles": {"*": {"*": {"background": [{"show": true,
        "color": {"solid": {"color": {"expr": {"FillRule": {"Input": "rain"}}}}}, "transparency": 0}]}}}}
      """##)
    #expect(theme.modes[0].unknownGround?.hasSuffix("is calculated by Power BI; set it with --background") == true)
    let judgement = Judge.judge(theme)
    #expect(
      judgement.record.notChecked.count { $0.text.hasPrefix("PC102") } == 2
        && !judgement.findings.contains { $0.rule == .markContrast })
  }

  @Test func `what one chart has of its own is counted as not checked, as is a key that is misspelt`() throws {
    let theme = try readTheme(
      ##"""
      {"name": "Estuary", "dataColors": ["#14507a", "red"], "background": "#fff", "backgroud": "#000", "newerKey": 1,
       "visualStyles": {"lineChart": {"*": {
         "background": [{"show": true, "color": {"solid": {"color": "#000000"}}, "transparency": 0}],
         "dataPoint": [{"defaultColor": {"solid": {"color": "#ffff00"}}}]}},
        "barChart": {"*": {"background": [{"show": true, "color": {"solid": {"color": "#ffffff"}}}]}}}}
      """##)
    #expect(
      theme.unjudged == [
        UnjudgedReason.besideSeries("visualStyles.lineChart.background"),
        UnjudgedReason.besideSeries("visualStyles.lineChart.dataPoint"),
        UnjudgedReason.misspeltKey("backgroud", "background"),
      ])
  }

  @Test(arguments: [
    estuary, "{\"dataColors\": [\"#000\"]}", "{\"name\": \"Lines\", \"visualStyles\": {\"lineChart\": {}}}",
  ])
  func `a report theme is distinguished from every other`(text: String) throws {
    try expectRecognised(text, as: "powerbi")
  }

  @Test func `every role is read, the override of a chart before the level`() throws {
    let theme = try readTheme(estuary)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [] && theme.notes == [])
    #expect(theme.name == "Estuary" && theme.formatLabel == "Power BI report theme")
    #expect(mode.background?.hex == "#eef2f4")
    #expect(mode.plotBackground?.hex == "#ffffff99")
    #expect(mode.text?.hex == "#1c2529" && mode.axis?.hex == "#90a4ae" && mode.gridlines?.hex == "#cfd8dc")
    #expect(mode.series.map(\.color.hex) == ["#14507a", "#b8602fcc", "#5b8c2a", "#aabbcc"])
    #expect(mode.series[1].token == "dataColors.2")
    #expect(mode.status.good?.hex == "#0b6e4f" && mode.status.bad?.hex == "#a61b29")
    #expect(mode.ramps.map(\.kind) == [.diverging])
    #expect(mode.ramps[0].stops.map(\.color.hex) == ["#b8602f", "#f0efe9", "#14507a"])
  }

  @Test func `every colour stands where it says it stands`() throws {
    let theme = try readTheme(estuary)
    try expectRoundTrip(theme)
    let legend = try #require(theme.modes[0].texts.first { $0.name == "legend" || $0.name == "text in visuals" })
    #expect(legend.color.hex == "#1c2529")
  }

  @Test func `texts stand on what the visual paints, each size with its own need`() throws {
    let mode = try readTheme(estuary).modes[0]
    #expect(mode.texts.allSatisfy { $0.on == .plotBackground })
    #expect(
      mode.texts.map(\.name) == [
        "label text", "title text", "callout text", "text in visuals", "lineChart categoryAxis",
      ])
    // 14 points in a bold face is large scale, and so is 45; 10 is not (WCAG 2.2, "large scale").
    #expect(mode.texts.map(\.size) == [.normal, .large, .large, .normal, .normal])
    #expect(mode.pairs.map(\.background.hex) == ["#33424a"])
  }

  @Test func `a colour called by its name keeps the way to it`() throws {
    let text = estuary.replacing("\"#4b5b62\"", with: "\"foregroundNeutralSecondary\"")
      .replacing("\"label\": {\"fontSize\": 10, \"fontFace\": \"Segoe UI\", \"color\": \"#5a6a70\"},", with: "")
    let labels = try #require(try readTheme(text).modes[0].texts.first { $0.color.hex == "#5a6a70" })
    #expect(labels.name == "labels")
    let legend = try PowerBIFixture.color("{\"solid\": {\"color\": \"bad\"}}")
    #expect(legend?.hex == "#aa0000" && legend?.aliases.map(\.token) == ["bad"])
    #expect(legend?.origin.pointer == JSONPointer(["here", "solid", "color"]))
  }

  @Test(arguments: [("20", 0.8), ("\"20D\"", 0.8), ("0", 1), ("100", 0), ("130", 0), ("\"15L\"", 0.85)])
  func `transparency is in percent, as a number or as Power BI writes a double`(text: String, opacity: Double) throws {
    let read = try #require(try PowerBIFixture.opacity(text))
    #expect(abs(read - opacity) < 1e-12)
  }

  @Test func `a ground that is not shown, or lets everything through, is none`() throws {
    let hidden = estuary.replacing("\"show\": true", with: "\"show\": false")
    #expect(try readTheme(hidden).modes[0].plotBackground == nil)
    #expect(try readTheme(estuary.replacing("\"40D\"", with: "100")).modes[0].plotBackground == nil)
  }

  @Test func `a translucent page gives way to the theme's background, and says so`() throws {
    let theme = try readTheme(estuary.replacing("\"transparency\": 0}", with: "\"transparency\": 50}"))
    #expect(theme.modes[0].background?.hex == "#fdfcf8")
    #expect(theme.notes.count == 1)
  }

  @Test func `grid lines that are not drawn are reported`() throws {
    let text = estuary.replacing(
      "{\"gridlineColor\": {\"solid\": {\"color\": \"#cfd8dc\"}}}",
      with: "{\"gridlineShow\": false}"
    ).replacing("\"categoryAxis\"", with: "\"other\"")
    let theme = try readTheme(text)
    #expect(theme.modes[0].gridlines?.hex == "#e9eef0")
    #expect(theme.notes == [ReadingNote.gridNotDrawn("gridlineShow is false")])
  }

  @Test func `without data colours each chart keeps its default, and none is compared with another`() throws {
    let theme = try readTheme(
      """
      {"name": "Plain", "visualStyles": {
        "lineChart": {"*": {"dataPoint": [{"defaultColor": {"solid": {"color": "#14507a"}}}]}},
        "barChart": {"*": {"dataPoint": [{"fill": {"solid": {"color": "#15507a"}}}]}},
        "card": {"*": {"dataPoint": [{"fill": {"solid": {"color": "#16507a"}}}]}}}}
      """)
    #expect(theme.modes[0].series.map(\.name) == ["lineChart", "barChart"])
    #expect(theme.unjudged.contains(UnjudgedReason.noDataColors()))
    #expect(theme.modes[0].usage.maxSeries == 1)
  }

  @Test func `what Power BI works out is not checked, what is not a colour is a problem at its place`() throws {
    let expression = "{\"expr\": {\"FillRule\": {\"Input\": 2}}}"
    let theme = try readTheme(
      estuary.replacing("\"#90a4ae\"", with: expression).replacing("\"#5b8c2a\"", with: "\"#5b8c2\""))
    #expect(theme.modes[0].axis == nil)
    #expect(theme.unjudged.count == 1 && theme.problems.map(\.token) == ["dataColors.3"])
    #expect(theme.problems.first?.origin?.start.line == 3)
  }

  @Test(arguments: [
    "{\"name\": \"Lines\", \"visualStyles\": {\"lineChart\": {\"*\": {\"shapes\": [{\"lineWidth\": 3}]}}}}",
    "{\"name\": \"Nothing\", \"dataColors\": []}",
    ##"{"name": "Tiles", "visualStyles": {"filledMap": {"*": {"dataPoint": [{"defaultCategoryColor": "#01b1aa"}]}}}}"##,
    ##"{"name": "Table", "visualStyles": {"tableEx": {"*": {"grid": [{"gridVerticalColor": "#123123"}]}}}}"##,
  ])
  func `a theme without colours is refused as such`(text: String) {
    #expect(refusal(text)?.reason == .noChartColors)
  }

  @Test func `labels inside a treemap are judged on the colours of the data`() throws {
    let styles =
      ##""visualStyles": {"treemap": {"*": {"labels": [{"show": true, "color": {"solid": {"color": "#ffffff"}}}]}}}"##
    let theme = try readTheme(##"{"name": "T", "dataColors": ["#14507a", "#ffe58a"], "## + styles + "}")
    let texts = Judge.judge(theme).findings.filter { $0.rule == .textContrast }.map(\.message)
    #expect(texts.count == 1 && texts[0].hasPrefix("'treemap labels' is hard to read on '"))
    let bare = refusal(##"{"name": "T", "## + styles + "}")
    #expect(bare?.reason == .noChartColors)
  }

  @Test func `colours of a KPI and of a decomposition tree are read`() throws {
    let theme = try readTheme(
      ##"""
      {"name": "T", "visualStyles": {
        "kpi": {"*": {"status": [{"goodColor": {"solid": {"color": "#0b6e4f"}}, "badColor": {"solid": {"color": "#a61b29"}}}]}},
        "decompositionTreeVisual": {"*": {
          "categoryLabels": [{"categoryLabelFontColor": {"solid": {"color": "#0100aa"}}}],
          "levelHeader": [{"levelHeaderBackgroundColor": {"solid": {"color": "#000000"}},
            "levelTitleFontColor": {"solid": {"color": "#222222"}}}]}}}}
      """##)
    let mode = theme.modes[0]
    #expect(mode.status.good?.hex == "#0b6e4f" && mode.status.bad?.hex == "#a61b29")
    #expect(mode.texts.map(\.name) == ["decompositionTreeVisual categoryLabels"])
    #expect(theme.unjudged.last == UnjudgedReason.besideSeries("visualStyles.decompositionTreeVisual.levelHeader"))
  }
}

/// One value below a theme of a few colours.
private enum PowerBIFixture {
  static func place(_ value: String) throws -> (root: PlacedNode, here: PlacedNode) {
    let text = "{\"bad\": \"#a00\", \"here\": \(value)}"
    let input = try ThemeInput(SourceFile(path: "t.json", bytes: Array(text.utf8)), options: ReadingOptions())
    let root = try #require(input.placedRoot)
    return (root, try #require(root["here"]))
  }

  static func color(_ value: String) throws -> ThemeColor? {
    let (root, here) = try place(value)
    return PowerBIColors(root: root, record: ReadingRecord()).color(here, token: "here")
  }

  static func opacity(_ value: String) throws -> Double? { PowerBIColors.opacity(try place(value).here) }
}
