import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

private let quay = """
  {"attrs": {
    "Plot": {"background_fill_color": "#20262b", "border_fill_color": [21, 25, 28], "outline_line_alpha": 0.25},
    "Grid": {"grid_line_color": "#e0e0e0", "grid_line_alpha": 0.25},
    "Axis": {"axis_line_alpha": 0, "axis_line_color": "#e0e0e0", "major_label_text_color": "#e0e0e0",
             "axis_label_text_color": "silver"},
    "Legend": {"label_text_color": "#e0e0e0", "background_fill_alpha": 0.25, "background_fill_color": "#20262b"},
    "Title": {"text_color": "white"}
  }}
  """

private let quayInYAML = """
  attrs:
    figure:
      background_fill_color: '#2F2F2F'
      border_fill_color: null
    Axis:
      major_label_text_color: "white"
    Grid:
      grid_line_dash: [6, 4]
      grid_line_alpha: .3
    Title:
      text_color: None
  """

struct BokehThemeTests {
  @Test func `a Bokeh theme is distinguished from every other`() throws {
    try expectRecognised(quay, as: "bokeh-theme")
    #expect(try readTheme(quayInYAML, path: "theme.yaml").formatLabel == "Bokeh theme")
  }

  @Test func `text stands on the border, marks and the legend in the plot`() throws {
    let theme = try readTheme(quay)
    let mode = theme.modes[0]
    #expect(theme.problems.map(\.message) == [])
    #expect(mode.background?.hex == "#15191c" && mode.plotBackground?.hex == "#20262b")
    #expect(mode.text?.hex == "#e0e0e0" && mode.axis?.hex == "#e0e0e0" && mode.gridlines?.hex == "#e0e0e0")
    #expect(mode.texts.map(\.name) == ["axis labels", "title", "legend"])
    #expect(mode.texts.last?.on == .plotBackground)
    #expect(
      theme.notes == [
        ReadingNote.faintlyDrawn("grid lines are", "0.25"), ReadingNote.notDrawn("the axis line is"),
        ReadingNote.noPaletteInBokeh(),
      ])
  }

  @Test func `every colour stands where it says it stands`() throws { try expectRoundTrip(readTheme(quay)) }

  @Test func `null paints nothing, and None in YAML is a mistake that is named`() throws {
    let theme = try readTheme(quayInYAML, path: "theme.yaml")
    #expect(theme.modes[0].background == nil && theme.modes[0].plotBackground?.hex == "#2f2f2f")
    #expect(theme.notes.contains(ReadingNote.transparentPart("border_fill_color")))
    #expect(theme.problems.map(\.sentence) == [FormatProblem.noneAsText()])
    #expect(theme.problems.map { $0.origin?.start.line } == [11])
  }

  @Test func `the texts of a colour bar are judged on its own background`() throws {
    let theme = try readTheme(
      ##"""
      {"attrs": {"Plot": {"border_fill_color": "#ffffff"}, "BaseColorBar": {"major_label_text_color": "#e0e0e0",
        "title_text_color": "#20262b", "background_fill_color": "#15191c"}}}
      """##)
    let judged = Judge.judge(theme).findings.filter { $0.rule == .textContrast }
    #expect(theme.modes[0].texts.isEmpty)
    #expect(
      judged.map(\.message) == [
        "'title of the colour bar' is hard to read on its ground #15191c: 1.15:1, needs 4.5:1."
      ])
  }

  @Test(arguments: [("#20262b", "#e0e0e0", false), ("#ffffff", "#e0e0e0", false), ("#ffffff", "#999999", true)])
  func `an unpainted border is white only where the theme is made for white`(
    _ plot: String, _ text: String, _ isWhite: Bool
  )
    throws
  {
    let theme = try readTheme(
      ##"{"attrs": {"Plot": {"background_fill_color": "\##(plot)", "border_fill_color": null}, "##
        + ##""Axis": {"major_label_text_color": "\##(text)"}}}"##)
    #expect((theme.modes[0].unknownGround == nil) == isWhite)
    #expect(Judge.judge(theme).findings.contains { $0.rule == .textContrast } == isWhite)
  }

  @Test func `a theme that paints nothing has no colours, and bytes out of range are a problem`() throws {
    let bare = refusal(##"{"attrs": {"Plot": {"background_fill_color": null, "min_border": 10}}}"##)
    #expect(bare?.reason == .noChartColors)
    let text = quay.replacing("[21, 25, 28]", with: "[21, 25, 280]")
    #expect(try readTheme(text).problems.map(\.sentence) == [FormatProblem.notColorBytes()])
  }
}
