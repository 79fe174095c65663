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
      "page": {"*": {"background": [{"color": {"solid": {"color": "#fdfcf8"}}, "transparency": 0}]}},
      "*": {"*": {
        "background": [{"show": true, "color": {"solid": {"color": "background"}}, "transparency": "40D"}],
        "title": [{"fontColor": {"solid": {"color": "#fafafa"}}, "background": {"solid": {"color": "#33424a"}}}]
      }},
      "lineChart": {"*": {"valueAxis": [{"gridlineColor": {"solid": {"color": "#cfd8dc"}}}]}}
    }
  }
  """

struct PowerBIThemeTests {
  @Test(arguments: [
    estuary, "{\"dataColors\": [\"#000\"]}", "{\"name\": \"Lines\", \"visualStyles\": {\"lineChart\": {}}}",
  ])
  func `a report theme is distinguished from every other`(text: String) throws {
    try expectRecognised(text, as: "powerbi")
  }

  @Test(arguments: ["", ##", "visualStyles": {"*": {"*": {"title": [{"fontColor": {"solid": {"color": "#000"}}}]}}}"##])
  func `grid lines are the theme's where no visual has its own`(visuals: String) throws {
    let theme = try readTheme(##"{"name": "x", "dataColors": ["#14507a"], "backgroundLight": "#e9eef0"\##(visuals)}"##)
    #expect(theme.modes[0].gridlines?.hex == "#e9eef0" && theme.unjudged.count == (visuals.isEmpty ? 0 : 1))
  }

  @Test func `every role at the root is read, and colours of visuals are counted as not checked`() throws {
    let theme = try readTheme(estuary)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [] && theme.notes == [])
    #expect(theme.name == "Estuary" && theme.formatLabel == "Power BI report theme")
    #expect(mode.background?.hex == "#fdfcf8" && mode.plotBackground == nil && mode.unknownGround == nil)
    #expect(mode.text?.hex == "#1c2529" && mode.axis == nil && mode.gridlines == nil)
    #expect(mode.series.map(\.color.hex) == ["#14507a", "#b8602fcc", "#5b8c2a", "#aabbcc"])
    #expect(mode.series[1].token == "dataColors.2")
    #expect(mode.status.good?.hex == "#0b6e4f" && mode.status.bad?.hex == "#a61b29")
    #expect(mode.ramps.map(\.kind) == [.diverging])
    #expect(mode.ramps[0].stops.map(\.color.hex) == ["#b8602f", "#f0efe9", "#14507a"])
    #expect(
      theme.unjudged == [UnjudgedReason.colorsOfVisuals(5, "visualStyles.page.*.background.0.color.solid.color")])
  }

  @Test(arguments: [
    (##""*": {"*": {"background": [{"show": true, "color": {"solid": {"color": "#000000"}}}]}}"##, true),
    (##""page": {"*": {"background": [{"color": {"solid": {"color": "#000000"}}, "transparency": 50}]}}"##, true),
    (##""*": {"*": {"background": {"color": {"solid": {"color": {"expr": {"FillRule": 2}}}}}}}"##, true),
    (##""*": {"*": {"background": [{"show": false, "color": {"solid": {"color": "#000000"}}}]}}"##, false),
    (##""*": {"*": {"background": [{"color": {"solid": {"color": "#000000"}}, "transparency": 100}]}}"##, false),
    (##""*": {"*": {"background": [{"$id": "hover", "color": {"solid": {"color": "#000000"}}}]}}"##, false),
    (##""*": {"*": {"background": [{"color": {"solid": {"color": "#000000"}}, "transparency": "100D"}]}}"##, false),
    (
      ##""page": {"*": {"background": [{"color": "#000000"}]}}, "*": {"*": {"background": [{"color": "#fff", "transparency": {"expr": "50D"}}]}}"##,
      true
    ),
    (##""lineChart": {"*": {"background": [{"color": {"solid": {"color": "#000000"}}}]}}"##, false),
    (
      ##""page": {"*": {"background": [{"color": "#000000"}]}}, "*": {"*": {"background": [{"color": "#fff"}]}}"##,
      false
    ),
    (
      ##""page": {"*": {"background": [{"color": "#000000"}]}}, "*": {"*": {"background": [{"color": "#fff", "transparency": "20L"}]}}"##,
      true
    ),
  ])
  func `where all visuals have another background than the theme, contrast is not checked`(
    _ styles: String, _ isUnknown: Bool
  ) throws {
    let theme = try readTheme(
      ##"{"name": "T", "dataColors": ["#14507a", "#f0e442"], "background": "#fff", "visualStyles": {"## + styles + "}}")
    #expect((theme.modes[0].unknownGround != nil) == isUnknown && (theme.modes[0].background == nil) == isUnknown)
    #expect(theme.unjudged.contains { $0.isA(UnjudgedReason.colorsOfVisuals) })
    let judgement = Judge.judge(theme)
    #expect(judgement.record.notChecked.count { $0.text.hasPrefix("PC102") } == (isUnknown ? 2 : 0))
    #expect(judgement.findings.contains { $0.rule == .markContrast } == !isUnknown)
  }

  @Test func `every colour stands where it says it stands`() throws {
    try expectRoundTrip(try readTheme(estuary))
  }

  @Test func `each text is read in its size`() throws {
    let mode = try readTheme(estuary).modes[0]
    #expect(mode.texts.allSatisfy { $0.on == .background })
    #expect(mode.texts.map(\.name) == ["label text", "title text", "callout text"])
    // 14 points in a bold face is large scale, and so is 45; 10 is not (WCAG 2.2, "large scale").
    #expect(mode.texts.map(\.size) == [.normal, .large, .large])
  }

  @Test func `a colour called by its name keeps the way to it`() throws {
    let text = estuary.replacing("\"#33424a\"},", with: "{\"solid\": {\"color\": \"bad\"}}},")
    let title = try #require(try readTheme(text).modes[0].texts.first { $0.name == "title text" })
    #expect(title.color.hex == "#a61b29" && title.color.aliases.map(\.token) == ["bad"])
    #expect(title.color.origin.pointer == JSONPointer(["textClasses", "title", "color", "solid", "color"]))
  }

  @Test func `without data colours none is compared, and a key that is misspelt is told`() throws {
    let theme = try readTheme(
      ##"{"name": "T", "backgroud": "#000", "newerKey": 1, "good": "#0b6e4f", "visualStyles": {}}"##)
    #expect(theme.modes[0].series.isEmpty)
    #expect(theme.unjudged == [UnjudgedReason.noDataColors(), UnjudgedReason.misspeltKey("backgroud", "background")])
  }

  @Test func `what Power BI works out is not checked, what is not a colour is a problem at its place`() throws {
    let expression = "{\"expr\": {\"FillRule\": {\"Input\": 2}}}"
    let theme = try readTheme(
      estuary.replacing("\"#33424b\"", with: expression).replacing("\"#5b8c2a\"", with: "\"#5b8c2\""))
    #expect(!theme.modes[0].texts.contains { $0.name == "callout text" })
    #expect(theme.unjudged.count == 2 && theme.problems.map(\.token) == ["dataColors.3"])
    #expect(theme.problems.first?.origin?.start.line == 3)
  }

  @Test func `a colour of a visual that is none is a problem, though visuals are not checked`() throws {
    let theme = try readTheme(
      ##"{"name": "T", "dataColors": ["#14507a", "#f0e442"], "visualStyles": {"card": {"*": {"labels": [{"labelFormat": "#,##0", "titleText": "#1", "showColor": "true", "color": {"solid": {"color": "#zzz"}}}]}}}}"##
    )
    #expect(theme.problems.map(\.token) == ["visualStyles.card.*.labels.0.color.solid.color"])
    #expect(theme.unjudged == [UnjudgedReason.colorsOfVisuals(1, "visualStyles.card.*.labels.0.color.solid.color")])
  }

  @Test(arguments: [
    "{\"name\": \"Lines\", \"visualStyles\": {\"lineChart\": {\"*\": {\"shapes\": [{\"lineWidth\": 3}]}}}}",
    "{\"name\": \"Nothing\", \"dataColors\": []}",
    ##"{"name": "Tiles", "visualStyles": {"filledMap": {"*": {"dataPoint": [{"defaultCategoryColor": "#01b1aa"}]}}}}"##,
  ])
  func `a theme without colours is refused as such`(text: String) {
    #expect(refusal(text)?.reason == .noChartColors)
  }
}
