import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct NamedSeriesTests {
  private func read(_ text: String, _ series: String..., path: String = "x.json") throws -> Theme {
    var options = ReadingOptions()
    options.series = series
    return try readTheme(text, path: path, options: options)
  }

  private let settings = ##"""
    {"app": {"name": "x", "background": "#fafafa", "tints": ["#2166ac", "#b2182b", "hsl(60 50% 40%)"],
       "spare": {"paint": "#5b8c2a"}, "10": {"fill": "#111111"}, "9": {"fill": "rgb(1 2 3)"}}}
    """##

  @Test(arguments: [
    ("/app/tints", ["#2166ac", "#b2182b", "#999933"]), ("#/app/tints/1", ["#b2182b"]),
    ("app.tints", ["#2166ac", "#b2182b", "#999933"]), ("app.*.fill", ["#111111", "#010203"]),
    ("**.fill", ["#111111", "#010203"]),
    ("app/spare", ["#5b8c2a"]),
  ])
  func `any JSON is a theme when its series are named`(pattern: String, colors: [String]) throws {
    let theme = try read(settings, pattern)
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.format == "json" && theme.modes[0].series.map(\.color.hex) == colors)
    try expectRoundTrip(theme)
  }

  @Test(arguments: ["chart", "chart.*", "chart.*.hex", "**"])
  func `the spellings of one colour are one series`(pattern: String) throws {
    let text = ##"""
      {"chart": {"sea": {"hex": "#2166ac", "rgb": "rgb(33 102 172)"}, "sand": {"hex": "#c46a2b", "rgb": "rgb(196 106 43)"}}}
      """##
    let series = try read(text, pattern).modes[0].series
    #expect(series.map(\.name) == ["sea", "sand"] && series.map(\.color.hex) == ["#2166ac", "#c46a2b"])
  }

  @Test(arguments: ["palette", "/palette", "palette.*"])
  func `colours are taken however each of them is written`(pattern: String) throws {
    let text =
      ##"{"palette": {"up": {"hex": "#2ca02c", "rgb": [44, 160, 44]}, "down": {"rgb": [214, 39, 40]}, "flat": "#0072b2"}}"##
    let series = try read(text, pattern).modes[0].series
    #expect(series.map(\.color.hex) == ["#2ca02c", "#d62728", "#0072b2"])
    #expect(series.map(\.name) == ["up", "down", "flat"])
  }

  @Test(arguments: ["/tints", "tints", "tints.*"])
  func `references in it are followed`(pattern: String) throws {
    let theme = try read(##"{"tints": ["{spare.paint}", "#b2182b"], "spare": {"paint": "#5b8c2a"}}"##, pattern)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#5b8c2a", "#b2182b"])
  }

  @Test func `so is any YAML, and several patterns come in their order`() throws {
    let theme = try read("tints:\n  warm: \"#b2182b\"\n  cold: \"#2166ac\"\n", "tints.cold", "tints.*", path: "x.yaml")
    #expect(theme.modes[0].series.map(\.name) == ["cold", "warm"])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    ("x.json", ##"{"app": {"c": ["#a00000", "#0000a0"]}}"##), ("x.yml", "app:\n  c: ['#a00000', '#0000a0']\n"),
    ("x.toml", "[app]\nc = [\"#a00000\", \"#0000a0\"]\n"), ("x.json5", "{app: {c: ['#a00000', '#0000a0',]}}"),
  ])
  func `background and text complete a theme of any tree`(path: String, text: String) throws {
    var options = ReadingOptions()
    options.series = ["app.c"]
    let surfaces = try readTheme("#101418\n#eeeeee\n", path: "a.hex").modes[0].series.map(\.color)
    (options.background, options.text) = (surfaces[0], surfaces[1])
    let theme = try readTheme(text, path: path, options: options)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == ["#a00000", "#0000a0"])
    #expect(mode.background?.hex == "#101418" && mode.text?.hex == "#eeeeee" && theme.assumed.isEmpty)
  }

  @Test func `tokens that are named stand over those that a file or a guess would take`() throws {
    let theme = try read(
      ##"""
      {"chart": {"series": {"$type": "color", "a": {"$value": "#000000", "$extensions": {"mode": {"dark": "#ffffff"}}}}},
       "brand": {"$type": "color", "1": {"$value": "{ink}", "$extensions": {"palettecheck": {"symbol": "square"}}}, "2": {"$value": "#b2182b"}},
       "ink": {"$type": "color", "$value": "#2166ac"}}
      """##, "brand.*")
    #expect(theme.format == "dtcg" && theme.modes.map(\.name) == ["light"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.modes[0].series.map(\.symbol) == [.square, nil])
  }

  @Test func `of a chart library's theme the rest stays as it says`() throws {
    let theme = try read(
      ##"{"name": "x", "dataColors": ["#000000"], "background": "#101418", "good": "#0b6e4f", "bad": "#a61b29"}"##,
      "/good", "/bad")
    #expect(theme.format == "powerbi" && theme.modes[0].background?.hex == "#101418")
    #expect(theme.modes[0].series.map(\.name) == ["good", "bad"])
  }

  @Test func `what names nothing is refused, and what is not a colour is a problem at its place`() throws {
    var options = ReadingOptions()
    options.series = ["/gone"]
    #expect(refusal(settings, options: options)?.sentence == Refusal.noSuchSeries("'/gone'"))
    #expect(
      refusal("#123456\n", path: "x.hex", options: options)?.sentence
        == Refusal.placeOutsideTree())
    let theme = try read(##"{"tints": ["#2166ac", "#12345"]}"##, "tints")
    #expect(theme.modes[0].series.count == 1)
    #expect(
      theme.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("'#12345' has 5 hex digits: a colour has 3, 4, 6 or 8")
      ])
    #expect(theme.problems[0].origin?.pointer.description == "/tints/1")
  }

  @Test func `every item of a list that is named is read, or is a problem at its place`() throws {
    let theme = try read(##"{"my": {"lines": ["#1b9e77", 7, null, "#7570b3", {"a": 1}, "blurple"]}}"##, "/my/lines")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#1b9e77", "#7570b3"])
    #expect(
      theme.problems.compactMap { $0.origin?.pointer.description }.sorted()
        == ["/my/lines/1", "/my/lines/2", "/my/lines/4", "/my/lines/5"])
  }

  @Test func `a number of YAML that looks like hex is not a colour and is not passed over`() throws {
    let theme = try read("my:\n  lines: [\"#2166ac\", 0x112233, rebeccapurple]\n", "/my/lines", path: "x.yaml")
    #expect(theme.problems.compactMap { $0.origin?.pointer.description } == ["/my/lines/1"])
    #expect(theme.modes[0].series.count == 2)
  }
}
