import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct PaletteListTests {
  @Test(arguments: [
    ("#f97f10 ; orange\n; a comment\n\n# another\n#e5bb00\n", ["#f97f10", "#e5bb00"], ["orange", "#e5bb00"]),
    ("f97f10\r\nE5BB00\r\n", ["#f97f10", "#e5bb00"], ["#f97f10", "#e5bb00"]),
    ("264653,2a9d8f, e9c46a", ["#264653", "#2a9d8f", "#e9c46a"], ["#264653", "#2a9d8f", "#e9c46a"]),
    ("\u{FEFF}rgb(1, 2, 3) // ink\nrebeccapurple", ["#010203", "#663399"], ["ink", "rebeccapurple"]),
    ("#fff\n#fff", ["#ffffff", "#ffffff"], ["#ffffff", "#ffffff (2)"]),
    ("#264653 #2a9d8f, #e9c46a", ["#264653", "#2a9d8f", "#e9c46a"], ["#264653", "#2a9d8f", "#e9c46a"]),
    ("264653 2a9d8f\ne9c46a", ["#264653", "#2a9d8f", "#e9c46a"], ["#264653", "#2a9d8f", "#e9c46a"]),
    ("#264653;#2a9d8f - #e9c46a", ["#264653", "#2a9d8f", "#e9c46a"], ["#264653", "#2a9d8f", "#e9c46a"]),
    ("#264653-#2a9d8f", ["#264653", "#2a9d8f"], ["#264653", "#2a9d8f"]),
    ("#264653 deep sea, #2a9d8f - shore", ["#264653", "#2a9d8f"], ["deep sea", "shore"]),
    ("#264653 facade\n#ff0000 red", ["#264653", "#ff0000"], ["facade", "red"]),
    ("Dead #1f77b4\nBad tan: #2a9d8f", ["#1f77b4", "#2a9d8f"], ["Dead", "Bad tan"]),
    ("Sea: #264653, Shore: #2a9d8f", ["#264653", "#2a9d8f"], ["Sea", "Shore"]),
  ])
  func `a list of colours becomes series`(text: String, hexes: [String], names: [String]) throws {
    let theme = try readTheme(text, path: "list.hex")
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.color.hex) == hexes)
    #expect(theme.modes[0].series.map(\.name) == names)
    try expectRoundTrip(theme)
  }

  @Test func `a line that is not a colour is a problem at its place, and the rest is read`() throws {
    let theme = try readTheme("#f97f10\n  #fffff\n#e5bb00", path: "list.hex")
    #expect(theme.modes[0].series.count == 2)
    #expect(theme.problems.count == 1)
    #expect(theme.problems[0].origin?.start == SourcePosition(line: 2, column: 3))
    #expect(
      theme.problems[0].sentence
        == ReadingProblem.unreadableColor("'#fffff' has 5 hex digits: a colour has 3, 4, 6 or 8")
        && theme.problems[0].help == nil)
  }

  @Test func `a code with a combining mark behind it is no colour`() throws {
    let theme = try readTheme("#5b8c2a\u{301}\n#e5bb00\n", path: "list.hex")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#e5bb00"] && theme.problems.count == 1)
    #expect(theme.problems[0].origin?.start.line == 1)
  }

  @Test func `a long list is reported as no chart palette, a longer one is refused`() throws {
    func list(_ count: Int) -> String {
      (0..<count).map { ($0.isMultiple(of: 2) ? "#0000" : "#8000") + UInt8($0 % 256).twoHexDigits }.joined(
        separator: "\n")
    }
    #expect(try readTheme(list(40), path: "a.hex").notes == [])
    #expect(try readTheme(list(41), path: "a.hex").notes.count == 1)
    #expect(try readTheme(list(2_048), path: "a.hex").modes[0].series.count == 2_048)
    #expect(refusal(list(2_049), path: "a.hex")?.help == "raise it with --limit series=N")
  }

  @Test(arguments: [
    (##"["#000", "#fff"]"##, ["#000000", "#ffffff"], ["#000000", "#ffffff"]),
    (##"["264653", [42, 157, 143]]"##, ["#264653", "#2a9d8f"], ["#264653", "#2a9d8f"]),
    (
      ##"{"name": "sea", "colors": ["#000", null, "nothing", "#fff", "#00f"]}"##, ["#000000", "#ffffff", "#0000ff"],
      ["#000000", "#ffffff", "#0000ff"]
    ),
    (##"{"ink": "#000", "sky": {"hex": "#00f"}}"##, ["#000000", "#0000ff"], ["ink", "sky"]),
    (
      ##"["Tan", "#00f", "abc", "tan"]"##, ["#d2b48c", "#0000ff", "#aabbcc", "#d2b48c"],
      ["Tan", "#0000ff", "#aabbcc", "tan"]
    ),
  ])
  func `one palette becomes series`(text: String, hexes: [String], names: [String]) throws {
    let theme = try readTheme(text, path: "-")
    #expect(theme.palettes.isEmpty)
    #expect(theme.modes[0].series.map(\.color.hex) == hexes)
    #expect(theme.modes[0].series.map(\.name) == names)
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (##"[["#000", "#fff"], ["#f00"]]"##, ["1", "2"]),
    (##"{"warm": ["#f00"], "cold": ["#00f", "#0ff"]}"##, ["warm", "cold"]),
    (
      ##"{"Sequential": {"Blues": {"3": {"NumOfColors": 3, "Type": "seq", "Colors": [[1, 2, 3]]}, "4": {"Colors": [[4, 5, 6]]}}}}"##,
      ["Blues 3", "Blues 4"]
    ),
    (
      ##"{"v": "1", "latte": {"name": "Latte", "colors": {"a": {"hex": "#111"}}}, "mocha": {"colors": {"a": {"hex": "#222"}}}}"##,
      ["latte", "mocha"]
    ),
    (
      ##"[{"name": "One", "type": "categorical", "colors": ["#f00"]}, {"name": "Two", "type": "sequential", "colors": ["#000", "#fff"]}]"##,
      ["One", "Two"]
    ),
  ])
  func `several palettes keep their names, and each makes a theme`(text: String, names: [String]) throws {
    let theme = try readTheme(text)
    #expect(theme.palettes.map(\.name) == names)
    #expect(theme.modes.count == 1 && theme.modes[0].series.isEmpty && theme.modes[0].ramps.isEmpty)
    try expectRoundTrip(theme)
    let each = theme.palettesAsThemes
    #expect(each.map(\.name) == names)
    for (palette, alone) in zip(theme.palettes, each) {
      let isCategorical = palette.kind == .categorical
      #expect(alone.modes[0].series.count == (isCategorical ? palette.colors.count : 0))
      #expect(alone.modes[0].ramps.count == (isCategorical ? 0 : 1))
    }
  }

  @Test func `colours on a command line have their place in the line`() throws {
    let theme = try ColorListReader.read(colors: ["#2166ac", "oklch(50% 0.1 20)", "b2182b", "#12345", "tan"])
    #expect(theme.path == "command line")
    #expect(theme.modes[0].series.map(\.name).first == "#2166ac")
    #expect(theme.modes[0].series.count == 4 && theme.problems.count == 1)
    #expect(theme.problems[0].origin?.range == 33..<39)
    try expectRoundTrip(theme)
  }

  @Test func `colors beside other lists is one of them`() throws {
    let theme = try readTheme(
      ##"{"kit": {"dusk": ["#1b6ca8", "#e07b39"], "colors": ["#8a3b12", "#0b5c84"], "sea": ["#112233", "#aabbcc"]}}"##)
    #expect(theme.palettes.count == 3)
    let single = try readTheme(##"{"colors": ["#8a3b12", "#0b5c84"], "background": ["#ffffff", "#eeeeee"]}"##)
    #expect(single.palettes.isEmpty && single.modes[0].series.count == 2)
  }

  @Test func `codes of something else are no colours`() {
    #expect(refusal(#"{"ignore": ["E501", "D101", "E402"]}"#)?.reason == .noChartColors)
  }

  @Test(arguments: [
    (##"["#2746b9", "#0b69d4", "#2794db", "#31bb76", "#60e83b"]"##, true),
    (##"{"grayscale": ["#eceff1", "#90a4ae", "#455a64", "#212121"]}"##, true),
    (##"["#2746b9", "#0b69d4", "#31bb76", "#2794db", "#60e83b"]"##, false),
    (##"["#4e0080", "#b2182b", "#2d7d46", "#3c9fe0", "#f5d33c"]"##, false),
    (##"{"inks": ["#eceff1", "#90a4ae", "#455a64", "#212121"]}"##, false),
  ])
  func `colours that get lighter and turn one way in hue are a scale`(text: String, isScale: Bool) throws {
    #expect(try readTheme(text).modes[0].ramps.isEmpty != isScale)
  }

  @Test func `modes may be any step on the way to their lists`() throws {
    let text = ##"""
      {"modes": {"light": {"background": "#ffffff", "series": {"sales": "#1f77b4", "costs": "#b04a00"}},
        "dark": {"background": "#111111", "series": {"sales": "#1f4474", "costs": "#7a3000"}}}}
      """##
    let modes = try readTheme(text).modes
    #expect(modes.map(\.name) == ["light", "dark"] && modes.map { $0.background?.hex } == ["#ffffff", "#111111"])
  }
}
