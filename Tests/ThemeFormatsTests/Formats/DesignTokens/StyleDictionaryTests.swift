import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct StyleDictionaryTests {
  private func series(_ theme: Theme, mode: Int = 0) -> [String] { theme.modes[mode].series.map(\.color.hex) }

  @Test func `tokens are objects with a value, and references may end in it`() throws {
    let theme = try readTheme(
      ##"""
      {"color": {
        "base": {"blue": {"value": "#0b62d6"}, "white": {"value": "rgb(255, 255, 255)", "type": "color"}},
        "background": {"base": {"value": "{color.base.white}"}},
        "chart": {"one": {"value": "{color.base.blue.value}", "comment": "first"}, "two": {"value": "#b2182bff"}}
      }}
      """##)
    #expect(theme.format == "style-dictionary")
    #expect(series(theme) == ["#0b62d6", "#b2182b"])
    #expect(theme.modes[0].background?.hex == "#ffffff")
    #expect(theme.modes[0].series[0].color.aliases.map(\.token) == ["color.base.blue"])
    #expect(theme.problems.map(\.message) == [])
    try expectRoundTrip(theme)
  }

  @Test func `YAML holds the same tokens, each at its place`() throws {
    let theme = try readTheme(
      "color:\n  chart:\n    one: {value: '#0b62d6'}\n    two:\n      value: rgb(178,\t24, 43)\n    3:\n      value: \"#000\"\n",
      path: "tokens.yaml")
    #expect(Set(series(theme)) == ["#0b62d6", "#b2182b", "#000000"])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (##"{"r": 11, "g": 98, "b": 214}"##, "#0b62d6"),
    (##"{"r": 0.5, "g": 0, "b": 1, "a": 0.5}"##, "#8000ff80"),
    (##"{"h": 214, "s": 90, "l": 44}"##, "#0b63d5"),
    (##"{"h": 214, "s": "90%", "l": "44%"}"##, "#0b63d5"),
    (##"{"h": 214, "s": 0.9, "l": 0.44}"##, "#0b63d5"),
    (##"{"color": "#0b62d6", "alpha": 0.5}"##, "#0b62d680"),
  ])
  func `a colour may be an object of channels`(value: String, hex: String) throws {
    let theme = try readTheme(##"{"chart": {"one": {"value": \##(value)}, "two": {"value": "red"}}}"##)
    #expect(theme.modes[0].series[0].color.hex == hex)
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    ("rgba({blue}, 0.5)", "#0b62d680"), ("rgba({blue}, {half})", "#0b62d680"), ("hsla({hue}, 90%, 44%, 1)", "#0b63d5"),
    ("rgba(#0b62d6, 50%)", "#0b62d680"), ("rgba({faint.value}, 1)", "#0b62d6"), ("$blue", "#0b62d6"),
    ("rgba($blue, 0.5)", "#0b62d680"),
  ])
  func `references may stand inside a value`(value: String, hex: String) throws {
    let theme = try readTheme(
      ##"""
      {"blue": {"value": "#0b62d6"}, "half": {"value": 0.5}, "hue": {"value": "214"},
       "faint": {"value": "rgba({blue}, 0.25)"}, "chart": {"one": {"value": "\##(value)"}, "two": {"value": "red"}}}
      """##)
    #expect(theme.modes[0].series[0].color.hex == hex)
    #expect(theme.problems.map(\.message) == [])
  }

  @Test func `an object of two modes and Adobe's sets are modes`() throws {
    let theme = try readTheme(
      ##"""
      {"color": {"chart": {
        "one": {"value": {"light": "#0b62d6", "dark": {"color": "{color.white}", "alpha": 0.5}}},
        "two": {"sets": {"light": {"value": "#b2182b"}, "dark": {"value": "#f4a582"}, "wireframe": {"value": "#777"}}}},
        "white": {"value": "#fff"}}}
      """##)
    #expect(theme.modes.map(\.name) == ["light", "dark", "wireframe"])
    #expect(series(theme) == ["#0b62d6", "#b2182b"])
    #expect(series(theme, mode: 1) == ["#ffffff80", "#f4a582"])
    #expect(series(theme, mode: 2) == ["#0b62d6", "#777777"])
  }

  @Test func `a list is a token for each of its colours`() throws {
    let theme = try readTheme(
      ##"{"color": {"blue": {"value": "#0b62d6"}, "chart": {"categorical": {"value": ["{color.blue}", "#b2182b"]}}}}"##)
    #expect(series(theme) == ["#0b62d6", "#b2182b"])
    try expectRoundTrip(theme)
  }

  @Test func `what files around it define is looked up, in the nearest folder first`() throws {
    let chart = ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "{color.red.value}"}}}}"##
    let options = FolderInMemory.options([
      "tokens/chart.json": chart, "tokens/base.json": ##"{"color": {"blue": {"value": "#0b62d6"}}}"##,
      "other/base.json": ##"{"color": {"blue": {"value": "#111111"}, "red": {"value": "#b2182b"}}}"##,
      "tokens/broken.json": "{",
    ])
    let theme = try readTheme(chart, path: "tokens/chart.json", options: options)
    #expect(series(theme) == ["#0b62d6", "#b2182b"])
    #expect(theme.modes[0].series[0].color.definition.file.path == "tokens/base.json")
    #expect(theme.notes.contains(ReadingNote.tokensTaken(1, "tokens/base.json")))
    try expectRoundTrip(theme)
  }

  @Test func `a configuration draws in the files it names`() throws {
    let options = FolderInMemory.options([
      "tokens/base.json": ##"{"color": {"blue": {"value": "#0b62d6"}}}"##,
      "tokens/chart.json": ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "#b2182b"}}}}"##,
    ])
    let theme = try readTheme(
      ##"{"source": ["tokens/*.json"], "platforms": {"css": {}}}"##, path: "config.json", options: options)
    #expect(series(theme) == ["#0b62d6", "#b2182b"])
    try expectRoundTrip(theme)
    let problem = refusal(##"{"source": ["gone/*.json"], "platforms": {}}"##, path: "config.json", options: options)
    #expect(problem?.message == "'gone/*.json' matches no file" && problem?.origin?.start.column == 13)
  }

  @Test func `what a configuration includes is there for references, in JSON5 too`() throws {
    let options = FolderInMemory.options([
      "tokens/base/one.json5": "{color: {blue: {value: '#0b62d6'}}, /* not drawn */ chart: {x: {value: '#000000'}}}",
      "tokens/chart.json": ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "{color}"}}}}"##,
    ])
    let theme = try readTheme(
      "{source: ['tokens/chart.json'], include: ['tokens/base/*.json5'], platforms: {}}", path: "config.json5",
      options: options)
    #expect(theme.modes[0].series.first?.color.hex == "#0b62d6")
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.groupReference("color")])
  }

  @Test func `a circle of references is an error with its whole chain`() throws {
    let circle = try #require(refusal("{\n  \"a\": \"{b}\",\n  \"b\": \"{c}\", \"c\": \"{a}\"}"))
    #expect(circle.sentence == ReadingProblem.circle("'a' → 'b' → 'c'", "a"))
    #expect(circle.origin?.start == SourcePosition(line: 2, column: 8) && circle.related.count == 2)
    let computed = try readTheme(
      ##"{"chart": {"a": {"value": "rgba({chart.b}, 1)"}, "b": {"value": "rgba({chart.a}, 1)"}, "c": {"value": "red"}}}"##
    )
    #expect(computed.problems.contains { $0.sentence.isA(ReadingProblem.circle) })
  }

  @Test(arguments: [
    ("#fffffff", ""), ("{color.blu}", "did you mean 'color.blue'?"),
    ("oklch(from(--x) calc(l * 0.82) c h)", ""),
  ])
  func `what cannot be read is a problem at its place where the chart uses it`(value: String, help: String) throws {
    let text =
      ##"{"color": {"blue": {"value": "#0b62d6"}, "chart": {"one": {"value": "\##(value)"}, "two": {"value": "red"}, "three": {"value": "blue"}}}}"##
    let theme = try readTheme(text)
    #expect(theme.problems.count == 1)
    #expect(theme.problems.first?.origin != nil)
    if !help.isEmpty { #expect(theme.problems.first?.help == help) }
  }

  @Test func `texts that repeat each other are given up, not followed`() throws {
    var text = ##"{"x0": {"value": "0000000000"}"##
    for level in 1...40 { text += ##", "x\##(level)": {"value": "{x\##(level - 1)} {x\##(level - 1)}"}"## }
    text += ##", "chart": {"one": {"value": "rgba({x40}, 1)"}, "two": {"value": "red"}, "three": {"value": "blue"}}}"##
    let theme = try readTheme(text)
    #expect(series(theme) == ["#ff0000", "#0000ff"])
  }

  @Test func `a token that is a group too is read as both`() throws {
    let theme = try readTheme(
      ##"{"color": {"chart": {"one": {"value": "#0b62d6", "hover": {"value": "#123456"}}, "two": {"value": "red"}}}}"##)
    #expect(theme.notes.contains(ReadingNote.tokenAndGroup("color.chart.one", 0)))
  }

  @Test func `tokens that Style Dictionary wrote for a page keep the paths that they had`() throws {
    func entry(_ name: String, _ hex: String, _ path: String) -> String {
      ##"""
      "pf-\##(name)": {"dark": {"type": "color", "value": "\##(hex)", "original": {"value": "{x}"}, "path": [\##(path)],
        "references": [{"type": "color", "value": "\##(hex)", "path": ["color", "x"]}]}}
      """##
    }
    let page = [
      entry("chart--a--1", "#0b62d6", ##""chart", "a", "1""##),
      entry("chart--a--2", "#b2182b", ##""chart", "a", "2""##),
      // Groups of the same keys would be turned over: `chart.*.1`.
      entry("chart--a--3", "#8a5a00", ##""chart", "a", "3""##),
      entry("chart--b--1", "#1b7837", ##""chart", "b", "1""##),
      entry("chart--b--2", "#762a83", ##""chart", "b", "2""##),
    ].joined(separator: ",")
    let theme = try readTheme("{\"page\": {\"chart\": {\(page)}}}")
    #expect(theme.palettes.map(\.name) == ["chart.a.*", "chart.b.*"])
    #expect(theme.formatLabel == "tokens that Style Dictionary wrote")
    let colors = theme.palettes.map { $0.colors.map(\.hex) }
    #expect(colors == [["#0b62d6", "#b2182b", "#8a5a00"], ["#1b7837", "#762a83"]])
  }

  @Test func `a source that is named has to be there, and a pattern that matches nothing is not checked`() throws {
    let tokens =
      ##"{"chart": {"a": {"value": "#0b62d6", "type": "color"}, "b": {"value": "#b2182b", "type": "color"}}}"##
    var options = FolderInMemory.options(["tokens.json": tokens])
    func configuration(_ sources: String) -> String { "{\"source\": [\(sources)], \"platforms\": {\"css\": {}}}" }
    for isFound in [false, true] {
      options.isFound = isFound
      let partly = try readTheme(configuration(##""gone.json", "tokens.json""##), options: options)
      #expect(partly.problems.count == 1)
      let found = try readTheme(configuration(##""gone/*.json", "tokens.json""##), options: options)
      #expect(found.problems.isEmpty && found.modes[0].series.count == 2)
      #expect(found.unjudged.contains(UnjudgedReason.sourcesWithoutFiles("gone/*.json", 0)))
      let refused = refusal(configuration(##""gone/*.json""##), options: options)
      #expect(refused?.reason == .noChartColors && refused?.doubt == .unusable)
    }
  }
}
