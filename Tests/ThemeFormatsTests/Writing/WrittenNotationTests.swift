import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// One file of each notation, before and after its only colour becomes #3a6ea5.
struct WrittenNotationTests {
  @Test(arguments: [
    ("theme.json", ##"{"palettecheck":1, "series":["#1F77B4"] }"##, ##"{"palettecheck":1, "series":["#3A6EA5"] }"##),
    ("theme.json", ##"{"palettecheck":1, "series":["steelblue"] }"##, ##"{"palettecheck":1, "series":["#3a6ea5"] }"##),
    (
      "tokens.json",
      ##"{"chart":{"$type":"color","series":{"1":{"$value":{"colorSpace":"srgb","components":[0.1216, 0.4667, 0.7059],"hex":"#1F77B4"}}}}}"##,
      ##"{"chart":{"$type":"color","series":{"1":{"$value":{"colorSpace":"srgb","components":[0.2275, 0.4314, 0.6471],"hex":"#3A6EA5"}}}}}"##
    ),
    ("colors.hex", "1f77b4\n", "3a6ea5\n"),
    (
      "colors.gpl", "GIMP Palette\nName: mine\n#\n 31 119 180\tblue\n",
      "GIMP Palette\nName: mine\n#\n 58 110 165\tblue\n"
    ),
    ("colors.pal", "JASC-PAL\r\n0100\r\n1\r\n31 119 180\r\n", "JASC-PAL\r\n0100\r\n1\r\n58 110 165\r\n"),
    (
      "my.mplstyle", "axes.prop_cycle: cycler('color', ['1f77b4'])  # ours\n",
      "axes.prop_cycle: cycler('color', ['3a6ea5'])  # ours\n"
    ),
    (
      "my.mplstyle", "axes.prop_cycle: cycler('color', ['tab:blue'])\n",
      "axes.prop_cycle: cycler('color', ['3a6ea5'])\n"
    ),
    (
      "theme.css", ":root { --chart-1: 205 71% 41%; /* blue */ }",
      ":root { --chart-1: 210.84 47.98% 43.73%; /* blue */ }"
    ),
    (
      "a.R", "library(ggplot2)\nscale_color_manual(values = c(\"purple\", \"#ffffff\"))\n",
      "library(ggplot2)\nscale_color_manual(values = c(\"#3a6ea5\", \"#ffffff\"))\n"
    ),
    (
      "a.py", "import matplotlib.pyplot as plt\nplt.plot(x, y, color='tab:blue')\nplt.plot(x, z, color='#ffffff')\n",
      "import matplotlib.pyplot as plt\nplt.plot(x, y, color='#3a6ea5')\nplt.plot(x, z, color='#ffffff')\n"
    ),
    (
      "theme.css", ":root { --chart-1: oklch(0.55 0.13 245); }", ":root { --chart-1: oklch(0.528 0.1036 251.54); }"
    ),
  ])
  func `only the colour changes, in the notation that stood there`(path: String, text: String, expected: String) throws
  {
    let theme = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)), options: ReadingOptions())
    let color = try #require(theme.everyColor.first { $0.srgb.hex != "#ffffff" })
    let change = RewrittenFiles.Change(
      color: color, place: ColorPlace(color), new: SRGB(bytes: 0x3a, 0x6e, 0xa5))
    let written = try RewrittenFiles([change], in: [theme], nameOfFile: { $0 }) { contents in
      contents[path].flatMap {
        try? ThemeReader.read(SourceFile(path: path, bytes: $0), options: ReadingOptions())
      }.map { [$0] }
    }
    #expect(written.files.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
  }

  @Test(arguments: [
    (
      ##"{"color-space":"srgb","components":{"red":"0x1F","green":"0x77","blue":"0xB4","alpha":"1.000"}}"##,
      ##"{"color-space":"srgb","components":{"red":"0x3A","green":"0x6E","blue":"0xA5","alpha":"1.000"}}"##
    ),
    (
      ##"{"color-space":"srgb","components":{"red":"31","green":"119","blue":"180","alpha":"1.000"}}"##,
      ##"{"color-space":"srgb","components":{"red":"58","green":"110","blue":"165","alpha":"1.000"}}"##
    ),
    (
      ##"{"r":0.12156862745098039,"g":0.4666666666666667,"b":0.7058823529411765,"a":0.5}"##,
      ##"{"r":0.227450980392,"g":0.431372549020,"b":0.647058823529,"a":0.5}"##
    ),
    (##"{"r": 31, "g": 119, "b": 180}"##, ##"{"r": 58, "g": 110, "b": 165}"##),
    (##"{"color": "#1f77b4", "alpha": 0.5}"##, ##"{"color": "#3a6ea5", "alpha": 0.5}"##),
    ("[31, 119, 180]", "[58, 110, 165]"), ("(0.1216, 0.4667, 0.7059)", "(0.2275, 0.4314, 0.6471)"),
    ("rgba(#1f77b4, 0.5)", "rgba(#3a6ea5, 0.5)"), ("'#1f77b4'", "'#3a6ea5'"),
  ])
  func `objects and rows of numbers stay what they are`(text: String, expected: String) throws {
    let color = Self.color(text, SRGB(bytes: 0x1f, 0x77, 0xb4))
    let ways = try ColorWriting.ways(of: color, as: SRGB(bytes: 0x3a, 0x6e, 0xa5))
    let written = try #require(ways.first?.applied(to: color.definition.file.bytes))
    #expect(String(decoding: written, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "color-mix(in oklab, #1f77b4, red)", "{color.blue}", "var(--blue)", "\"viridis\"", "#ff0000",
    "{\"reference\": \"x\"}",
    "\"\\u0023 1f77b4\"", "",
  ])
  func `what says another colour, or none by itself, is refused with a reason`(text: String) {
    let color = Self.color(text, SRGB(bytes: 0x1f, 0x77, 0xb4))
    #expect(throws: UnwrittenColor.self) { try ColorWriting.ways(of: color, as: SRGB(bytes: 1, 2, 3)) }
  }

  @Test func `a letter among letters cannot become digits`() throws {
    let file = SourceFile(path: "my.mplstyle", bytes: Array("rgb".utf8))
    let color = ThemeColor(try Color(css: "red"), origin: TokenOrigin(file: file, range: 0..<1))
    let refusal = #expect(throws: UnwrittenColor.self) { try ColorWriting.ways(of: color, as: SRGB(bytes: 1, 2, 3)) }
    #expect(refusal?.reason.isA(WritingObstacle.amongLetters) == true)
  }

  @Test func `a colour that is written twice and read once changes in both places`() throws {
    let text = ##"""
      {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "encoding": {"x": {"field": "a"}}, "layer": [
        {"mark": {"type": "line", "color": "#2166ac"}}, {"mark": {"type": "point", "color": "#2166ac"}}]}
      """##
    let theme = try ThemeReader.read(SourceFile(path: "a.json", bytes: Array(text.utf8)), options: ReadingOptions())
    let color = try #require(theme.modes[0].series.first?.color)
    let change = RewrittenFiles.Change(color: color, place: ColorPlace(color), new: SRGB(bytes: 0x3a, 0x6e, 0xa5))
    let written = try RewrittenFiles([change], in: [theme], nameOfFile: { $0 }) { contents in
      contents["a.json"].flatMap {
        try? ThemeReader.read(SourceFile(path: "a.json", bytes: $0), options: ReadingOptions())
      }.map { [$0] }
    }
    let expected = text.replacing("#2166ac", with: "#3a6ea5")
    #expect(written.files.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
  }

  @Test func `of colours with one text the copy of a group takes the changes of its own group`() throws {
    func group(_ name: String, _ colors: String...) -> String {
      let tokens = colors.enumerated().map { #""s\#($0)": {"$type": "color", "$value": "\#($1)"}"# }
      return #""\#(name)": {\#(tokens.joined(separator: ", "))}"#
    }
    func text(_ first: String, _ second: String) -> String {
      "{"
        + [
          group("chart0", first, "#617147"), group("chart1", "#4a6a52", second), group("chart2", first, "#617147"),
          group("chart3", "#4a6a52", second),
        ].joined(separator: ",\n") + "}"
    }
    func read(_ bytes: [UInt8]) -> Theme? {
      try? ThemeReader.read(SourceFile(path: "a.tokens.json", bytes: bytes), options: ReadingOptions())
    }
    let theme = try #require(read(Array(text("#3c3c3c", "#3c3c3c").utf8)))
    let colors = theme.palettes.flatMap(\.colors)
    #expect(colors.map(\.srgb.hex) == ["#3c3c3c", "#617147", "#4a6a52", "#3c3c3c"])
    let changes = [(colors[0], UInt8(0x11)), (colors[3], 0x99)].map { color, grey in
      RewrittenFiles.Change(color: color, place: ColorPlace(color), new: SRGB(bytes: grey, grey, grey))
    }
    let written = try RewrittenFiles(changes, in: [theme], nameOfFile: { $0 }) { contents in
      contents["a.tokens.json"].flatMap(read).map { [$0] }
    }
    #expect(written.files.map { String(decoding: $0.new, as: UTF8.self) } == [text("#111111", "#999999")])
  }

  @Test func `a name in YAML is put in quotes`() throws {
    let color = Self.color("steelblue", try Color(css: "steelblue").mappedToSRGB.srgb, path: "theme.yaml")
    let ways = try ColorWriting.ways(of: color, as: SRGB(bytes: 0x3a, 0x6e, 0xa5))
    #expect(ways.map { $0.map(\.text) } == [["\"#3a6ea5\""], ["#3a6ea5"], ["3a6ea5"]])
  }

  private static func color(_ text: String, _ shown: SRGB, path: String = "theme.txt") -> ThemeColor {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return ThemeColor(Color(shown), origin: TokenOrigin(file: file, range: 0..<file.bytes.count))
  }
}
