import PaletteRules
import Testing

@testable import ThemeFormats

struct NamedSurfacesTests {
  @Test(arguments: [
    (##"{"colors": ["#f00", "#00f"], "backgroundColor": "#111"}"##, "backgroundColor"),
    (##"{"palette": ["#f00", "#00f"], "paper_bgcolor": "rgb(17, 17, 17)"}"##, "paper_bgcolor"),
    (##"{"palette": ["#f00", "#00f"], "background": [17, 17, 17]}"##, "background"),
    (##"{"palette": ["#f00", "#00f"], "background": ["#111"]}"##, "background"),
    (##"{"palette": ["#f00", "#00f"], "bg": "#111", "card": {"background": "#eee"}}"##, "bg"),
    (##"{"palette": ["#f00", "#00f"], "BG": "#111", "tooltip": {"background": "#eee"}}"##, "BG"),
    (##"{"palette": ["#f00", "#00f"], "canvas": "#111"}"##, "canvas"),
    (##"{"background": "#111", "first": "#f00", "second": "#00f"}"##, "background"),
    (##"{"page-bg": {"hex": "#111"}, "a": {"hex": "#f00"}, "b": {"hex": "#00f"}}"##, "page-bg"),
    (
      ##"{"theme": {"colors": {"background": "#111", "page": "#222"}, "palette": ["#f00", "#00f"]}}"##,
      "theme.colors.background"
    ),
  ])
  func `a colour called background is the background, and that is reported`(text: String, name: String) throws {
    let theme = try readTheme(text)
    #expect(theme.format == "palette-json" && theme.assumed.isEmpty)
    #expect(
      theme.modes[0].background?.hex == "#111111" && theme.modes[0].series.map(\.color.hex) == ["#ff0000", "#0000ff"])
    #expect(theme.notes.first == ReadingNote.keyTaken(name, "background"))
  }

  @Test(arguments: [
    ##"{"palette": ["#f00", "#00f"], "background": {"default": "#111", "paper": "#222"}}"##,
    ##"{"palette": ["#f00", "#00f"], "mode": "dark"}"##, ##"{"palette": ["#f00", "#00f"], "isDark": true}"##,
    ##"{"type": "dark", "colors": ["#f00", "#00f"]}"##, ##"{"dark": ["#f00", "#00f"]}"##,
  ])
  func `where the background is unknown, contrast is not checked and nothing stands on white`(text: String) throws {
    let theme = try readTheme(text)
    let judgement = Judge.judge(theme)
    #expect(theme.modes[0].unknownGround != nil && theme.assumed.isEmpty)
    #expect(judgement.record.notChecked.count { $0.text.hasPrefix("PC102") } == 2)
    #expect(!judgement.findings.contains { $0.rule == .markContrast || $0.rule == .textContrast })
    #expect(
      judgement.record.checks == judgement.record.passedCount + judgement.findings.count
        + judgement.record.notChecked.count)
  }

  @Test func `a palette that says it is dark is not drawn on white`() throws {
    let theme = try readTheme(
      ##"""
      {"night": {"dark": true, "colors": {"base": "#1e1e2e", "red": "#f38ba8", "blue": "#89b4fa"}},
       "dusk": {"dark": true, "colors": {"red": "#f38ba8", "blue": "#89b4fa"}},
       "day": {"dark": false, "colors": {"red": "#d20f39", "blue": "#1e66f5"}}}
      """##)
    let parts = theme.palettesAsThemes.map { $0.modes[0] }
    #expect(
      parts.map(\.unknownGround) == [
        "'night' is dark and names no background; give it with --background COLOR",
        "'dusk' is dark and names no background; give it with --background COLOR", nil,
      ])
    #expect(parts.map { $0.series.count } == [3, 2, 2])
  }

  @Test func `all palettes of an object that says it is dark are not drawn on white`() throws {
    let theme = try readTheme(
      ##"""
      {"night": {"dark": true, "one": ["#f38ba8", "#89b4fa"], "two": ["#a6e3a1", "#fab387"]},
       "day": {"three": ["#d20f39", "#1e66f5"], "four": ["#40a02b", "#8839ef"]}}
      """##)
    let grounds = theme.palettesAsThemes.map { $0.modes[0].unknownGround != nil }
    #expect(grounds == [true, true, false, false])
  }

  @Test func `with --background nothing is left open`() throws {
    var options = ReadingOptions()
    options.background = try readTheme("#111111", path: "a.hex").modes[0].series[0].color
    let theme = try readTheme(##"{"colors": ["#f00", "#00f"], "mode": "dark"}"##, options: options)
    #expect(!Judge.judge(theme).record.notChecked.contains { $0.text.hasPrefix("PC102") })
  }

  @Test func `roles beside series are taken, each with a note`() throws {
    let theme = try readTheme(
      ##"""
      {"backgroundColor": "#fff", "plotBackground": "#eee", "textColor": "#222", "titleColor": "#333", "axisColor": "#444",
       "gridColor": "#ccc", "tooltipBackground": "#123456", "north": "#f00", "south": "#00f"}
      """##)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.name) == ["north", "south"])
    #expect([mode.background, mode.plotBackground, mode.text].map { $0?.hex } == ["#ffffff", "#eeeeee", "#222222"])
    #expect([mode.axis, mode.gridlines].map { $0?.hex } == ["#444444", "#cccccc"])
    #expect(mode.texts.map(\.name) == ["titleColor"])
    #expect(
      theme.notes == [
        ReadingNote.keyTaken("backgroundColor", "background"),
        ReadingNote.keyTaken("plotBackground", "plot background"),
        ReadingNote.keyTaken("textColor", "text"),
        ReadingNote.keyTaken("axisColor", "axis"), ReadingNote.keyTaken("gridColor", "grid lines"),
        ReadingNote.keyTaken("titleColor", "text"),
      ])
    #expect(theme.unjudged == [UnjudgedReason.otherColors(1, "/tooltipBackground", "#123456")])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (##"{"Solar": "#f00", "Wind": "#0f0", "Grid": "#00f"}"##, 3), (##"{"Paper": "#f00", "Glass": "#0f0"}"##, 2),
    (##"{"Grid import": "#f00", "Text messages": "#0f0", "Title sales": "#00f"}"##, 3),
    (##"{"text": {"hex": "#f00"}, "base": {"hex": "#0f0"}}"##, 2), (##"{"backgrounds": ["#f00", "#00f"]}"##, 2),
  ])
  func `a name that may be that of a series is one`(text: String, count: Int) throws {
    #expect(try readTheme(text).modes[0].series.count == count)
  }

  @Test func `a list beats names, and what is left out is counted`() throws {
    let theme = try readTheme(
      ##"{"colors": {"primary": "#123456", "background": "#fff"}, "palette": ["#f00", "#00f"], "status": ["#0f0"]}"##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#ff0000", "#0000ff"])
    #expect(
      theme.notes == [
        ReadingNote.keyTaken("colors.background", "background")
      ])
    #expect(theme.unjudged == [UnjudgedReason.otherColors(2, "/colors/primary", "#123456")])
  }

  @Test func `palettes called light and dark are modes, each on its own background`() throws {
    let theme = try readTheme(
      ##"{"light": {"colors": ["#f00", "#00f"], "background": "#fafafa"}, "dark": {"colors": ["#f88", "#88f"]}}"##)
    #expect(theme.modes.map(\.name) == ["light", "dark"] && theme.palettes.isEmpty)
    #expect(theme.modes.map { $0.background?.hex } == ["#fafafa", nil])
    #expect(theme.modes.map { $0.unknownGround == nil } == [true, false])
    #expect(theme.modes[1].series.map(\.color.hex) == ["#ff8888", "#8888ff"])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    ##"{"background": "#000", "text": "#fff"}"##, ##"{"colors": {"background": "#000", "gridColor": "#fff"}}"##,
  ])
  func `roles alone are not a palette`(text: String) {
    #expect(refusal(text)?.reason == .noChartColors)
  }

  @Test(arguments: [
    ##"{"colors": ["#f00", "#00f"], "backgroundless": "red", "context": "red", "fontSize": "12px"}"##,
    ##"{"colors": ["#f00", "#00f"], "background": "none", "text": "Rain"}"##, ##"["#f00", "#00f"]"##,
  ])
  func `other words and other values are none of them`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.unjudged == [] && theme.notes == [] && theme.modes[0].unknownGround == nil)
  }

  @Test(arguments: [
    ##"{"growth": "#5b8c2a", "loss": "#b8602f"}"##, ##"{"colors": {"growth": "#5b8c2a", "loss": "#b8602f"}}"##,
    ##"{"series": {"growth": "#5b8c2a", "loss": "#b8602f"}, "text": "#222"}"##,
    ##"{"palette": [{"name": "growth", "hex": "#5b8c2a"}, {"name": "loss", "hex": "#b8602f"}]}"##,
    ##"[{"name": "growth", "value": "#5b8c2a"}, {"name": "loss", "value": "#b8602f"}]"##,
  ])
  func `an object of names and colours is a palette at the root and below three names`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.modes[0].series.map(\.name) == ["growth", "loss"] && theme.unjudged.isEmpty)
  }

  @Test func `an object of names and colours elsewhere, and one of more than twenty, is none`() {
    #expect(refusal(##"{"ui": {"bar": {"ink": "#5b8c2a", "sky": "#b8602f"}}}"##)?.reason == .noChartColors)
    let many = (0..<21).map { "\"n\($0)\": \"#0072\(10 + $0)\"" }.joined(separator: ", ")
    #expect(refusal("{\(many)}")?.reason == .noChartColors)
  }

  @Test func `a list with invalid colours stays one, and each is a fault`() throws {
    let theme = try readTheme(##"{"chart": ["#zzzzzz", "#12345", "#b2182b", "#5b8c2a\u0301"]}"##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#b2182b"] && theme.problems.count == 3)
  }
}
