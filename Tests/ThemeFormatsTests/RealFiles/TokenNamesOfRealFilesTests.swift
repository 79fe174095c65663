import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What tokens are called, and what that says of their part in a chart.
struct TokenNamesOfRealFilesTests {
  private func tokens(_ colors: [(String, String)]) throws -> Theme {
    let all = colors + [("chart-1", "#a00000"), ("chart-2", "#0000a0")]
    let list = all.map { "\"\($0.0)\": {\"$value\": \"\($0.1)\"}" }.joined(separator: ", ")
    return try readTheme("{\"$type\": \"color\", \(list)}")
  }

  @Test(
    arguments: [
      (["color-background-default", "color-body-background"], "color-body-background"),
      (["color-background-primary", "color-background-canvas"], "color-background-canvas"),
      (["color-background-default", "page-background"], "page-background"),
      (["background-app", "background-default"], "background-app"),
      (["background-brand", "background-interactive", "background-base"], "background-base"),
      (["background-action", "surface-status", "background-feedback", "surface"], "surface"),
      (["background-inverse", "background-interactive-hover", "background-brand-default"], nil),
    ] as [([String], String?)])
  func `pages before defaults, and groups for buttons and brands never`(names: [String], background: String?) throws {
    let theme = try tokens(names.enumerated().map { ($1, "#fff\($0)f\($0)") })
    let found = theme.notes.filter { $0.isA(ReadingNote.partTaken) && $0.arguments[1] == "background" }
    #expect(found == (background.map { [ReadingNote.partTaken($0, "background", "")] } ?? []))
  }

  @Test func `a font has a colour, and it is the text's`() throws {
    let theme = try tokens([("color-font-primary", "#111111"), ("color-font-inverse", "#ffffff")])
    #expect(theme.modes[0].text?.hex == "#111111")
  }

  @Test func `a description of a token is not its name`() throws {
    let problem = try #require(
      refusal(
        ##"{"color": {"red": {"value": "#a00000", "attributes": {"category": "chart", "type": "series"}}, "blue": {"value": "#0000a0", "comment": "for charts", "metadata": {"chart": {"value": "#00ff00"}}}}}"##
      ))
    #expect(problem.sentence == Refusal.noneForCharts(2, "colour tokens"))
    #expect(problem.reason == .noChartColors)
  }

  @Test func `names that only begin like a chart are none`() throws {
    let theme = try tokens([
      ("chartreuse", "#7fff00"), ("typography", "#000000"), ("paragraph", "#111111"), ("graphite", "#41424c"),
      ("serieslike", "#123456"),
    ])
    #expect(theme.modes[0].series.map(\.name) == ["chart-1", "chart-2"])
  }

  @Test func `below a chart word a foreground is a mark and a success is a status`() throws {
    let theme = try readTheme(
      ##"""
      {"$type": "color", "chart": {"foreground": {"1": {"$value": "#a00000"}, "2": {"$value": "#0000a0"}},
        "success": {"$value": "#0b6e4f"}, "error": {"$value": "#a61b29"}, "warning": {"$value": "#8a6d00"}}}
      """##)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == ["#a00000", "#0000a0"] && mode.text == nil)
    #expect(mode.status.good?.hex == "#0b6e4f" && mode.status.bad?.hex == "#a61b29")
  }

  @Test func `the same series under another path are reported once`() throws {
    let theme = try readTheme(
      ##"""
      {"$type": "color", "web": {"chart": {"1": {"$value": "#a00000"}, "2": {"$value": "#0000a0"}}},
       "ios": {"chart": {"1": {"$value": "#a00000"}, "2": {"$value": "#0000a0"}}}}
      """##)
    #expect(theme.palettes.isEmpty && theme.modes[0].series.map(\.color.hex) == ["#a00000", "#0000a0"])
  }
}
