import PaletteRules
import Testing

@testable import ThemeFormats

/// Rows of tokens that only their names part.
struct TokenRowsTests {
  private static let hues = ["#168eff", "#c87b00", "#75980b", "#df1278"]
  private static let sequence = ["#8bc7ff", "#3fa2ff", "#168eff", "#0065c3", "#00305d"]
  private static let steps = ["_Plus2", "_Plus1", "", "_Minus1", "_Minus2"]

  /// Names and colours of one flat list: categories, lines, two scales, judgements and what is written on all these.
  private static var flat: [(name: String, hex: String)] {
    let ordered = hues.enumerated().map { ("acmeChart_OrderedColor_\($0 + 1)", $1) }
    let lines = ["#e1e6eb", "#768da4", "#000001"].enumerated().map { ("acmeChart_LineColor_\($0 + 1)", $1) }
    let scales = ["1", "Good"].flatMap { name in
      zip(steps, sequence).map { ("acmeChart_Sequence_\(name)\($0)", $1) }
    }
    return ordered + lines + scales
      + [
        ("acmeChart_Sequence_1_TextColor", "#000000"), ("acmeChart_InteractiveColor", "#000001"),
        ("acmeChart_Good", "#30914c"), ("acmeChart_Bad", "#f53232"), ("acmeChart_Background", "#f5f6f7"),
      ]
  }

  private static var sheet: String {
    ":root { \(flat.map { "--\($0.name): \($0.hex);" }.joined(separator: " ")) }"
  }

  private static var tree: String {
    let tokens = flat.map { "\"\($0.name)\": {\"value\": \"\($0.hex)\", \"type\": \"color\"}" }
    return "{\"Chart\": {\(tokens.joined(separator: ", "))}}"
  }

  @Test(arguments: [("a.css", sheet), ("a.json", tree)])
  func `flat names are rows and scales as nested ones are`(path: String, text: String) throws {
    let theme = try readTheme(text, path: path)
    let mode = theme.modes[0]
    #expect(mode.series.map(\.color.hex) == Self.hues)
    #expect(mode.ramps.map { $0.stops.map(\.color.hex) } == [Self.sequence, Self.sequence])
    #expect(mode.ramps.map(\.kind) == [.sequential, .sequential])
    #expect(mode.status.good?.hex == "#30914c" && mode.status.bad?.hex == "#f53232")
    #expect(mode.background?.hex == "#f5f6f7")
    #expect(theme.notTaken.contains { $0.pattern.contains("LineColor_*") })
    #expect(
      theme.notes.contains {
        $0.isA(ReadingNote.seriesTaken) && $0.arguments[0].hasSuffix("OrderedColor_*") && $0.arguments[1] == "4"
      })
  }

  @Test func `shades of numbered categories are not series, and the ones for charts are`() throws {
    let properties = (0..<3).flatMap { index in
      [
        "--acme-categorical-\(index + 1): \(Self.hues[index]);", "--acme-categorical-\(index + 1)-weakest: #edf4ff;",
        "--acme-categorical-\(index + 1)-strong: #12305\(index);",
        "--acme-category-\(index + 1)-dataviz: var(--acme-categorical-\(index + 1));",
      ]
    }
    let theme = try readTheme(":root { \(properties.joined(separator: " ")) }", path: "a.css")
    #expect(theme.palettes.isEmpty)
    #expect(theme.modes[0].series.map(\.color.hex) == Array(Self.hues.prefix(3)))
    #expect(theme.notes.contains(ReadingNote.seriesTaken("--acme-category-*-dataviz", 3)))
    #expect(theme.notTaken.contains { $0.pattern.contains("--acme-categorical-*-weakest") })
  }

  @Test func `of two shades of each hue the one to draw with is taken`() throws {
    let hues = [("red", "#ffdddd", "#c00000"), ("blue", "#ddddff", "#0044cc"), ("green", "#ddffdd", "#118833")]
    let tokens = hues.map { "\"\($0)\": {\"100\": {\"$value\": \"\($1)\"}, \"500\": {\"$value\": \"\($2)\"}}" }
    let theme = try readTheme("{\"chart\": {\"$type\": \"color\", \(tokens.joined(separator: ", "))}}")
    #expect(theme.modes[0].series.map(\.name) == ["red", "blue", "green"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#c00000", "#0044cc", "#118833"])
    #expect(theme.notTaken.map(\.pattern) == ["chart.*.100"])
  }

  @Test func `each kind of chart has its own series, as --series names them`() throws {
    func kind(_ name: String, _ colors: [String]) -> String {
      let marks = zip(["red", "blue"], colors).map { hue, hex in
        "\"\(hue)\": {\"fill\": {\"$value\": \"\(hex)\"}, \"border\": {\"$value\": \"#222222\"}}"
      }
      return "\"\(name)\": {\(marks.joined(separator: ", "))}"
    }
    let text =
      "{\"dataviz\": {\"$type\": \"color\", \(kind("bar", ["#c00000", "#0044cc"])), "
      + "\(kind("donut", ["#900000", "#002299"])), \"line\": {\"red\": {\"$value\": \"#c00000\"}, "
      + "\"blue\": {\"$value\": \"#0044cc\"}}}}"
    let theme = try readTheme(text)
    #expect(theme.palettes.map(\.name) == ["dataviz.bar.*.fill", "dataviz.donut.*.fill"])
    #expect(theme.notes.contains(ReadingNote.sameColorsAgain("dataviz.line.*")))
    var options = ReadingOptions()
    options.series = ["dataviz.bar.*.fill"]
    #expect(try readTheme(text, options: options).modes[0].series.map(\.name) == ["red", "blue"])
  }

  @Test func `a palette whose colours all are in another is judged there`() throws {
    func row(_ name: String, _ count: Int) -> String {
      let tokens = Self.hues.prefix(count).enumerated().map { "\"\($0 + 1)\": {\"$value\": \"\($1)\"}" }
      return "\"\(name)\": {\(tokens.joined(separator: ", "))}"
    }
    let theme = try readTheme(
      "{\"chart\": {\"$type\": \"color\", \"series\": {\(row("few", 3)), \(row("many", 4))}}}")
    #expect(theme.palettes.map(\.name) == ["chart.series.many.*"])
    #expect(theme.notes.contains(ReadingNote.containedPalette("chart.series.few.*", "chart.series.many.*")))
  }

  @Test func `a found row of more colours than anybody tells apart is offered and not judged`() throws {
    let tokens = (0..<41).map { "\"\($0)\": {\"$value\": \"#\(String(0x10_2030 + $0 * 0x3_1701, radix: 16))\"}" }
    let text = "{\"chart\": {\"$type\": \"color\", \"all\": {\(tokens.joined(separator: ", "))}}}"
    #expect(try readTheme(text).modes[0].series.count == 41)
    var options = ReadingOptions()
    options.isFound = true
    #expect(refusal(text, options: options)?.reason == .noChartColors)
  }

  @Test func `what one mark is drawn with is no row of series`() throws {
    let text =
      ##"{"series": {"funnel": {"selected": {"fill": {"value": "#1966ff"}, "stroke": {"value": "#3958e0"}}}}}"##
    #expect(refusal(text)?.reason == .noChartColors)
  }

  @Test func `a ground that is a list of colours stops nothing`() throws {
    let theme = try readTheme(
      ##"""
      {"color": {"$type": "color", "surface": {"$value": ["{color.white}", "{color.grey}", "{color.dark}"]},
        "white": {"$value": "#ffffff"}, "grey": {"$value": "#999999"}, "dark": {"$value": "#222222"}},
       "chart": {"$type": "color", "1": {"$value": "#a60000"}, "2": {"$value": "#0044cc"}}}
      """##)
    #expect(theme.problems.isEmpty && theme.modes[0].series.count == 2)
    #expect(theme.modes[0].unknownGround == "'color.surface' holds several colours")
  }

  @Test(arguments: [("Dark24", false), ("night 2", true), ("dark", true), ("my-dark", true)])
  func `a number right behind the word makes it the name of a palette`(name: String, isDark: Bool) {
    #expect(ModeOfFile.isDark(name) == isDark)
  }

  @Test func `general labels are text`() throws {
    let theme = try readTheme(
      ##"""
      {"dataviz": {"$type": "color", "line": {"red": {"$value": "#c00000"}, "blue": {"$value": "#0044cc"}},
        "generic": {"label-default": {"$value": "#767676"}}}, "page": {"txt-default": {"$type": "color", "$value": "#000"}}}
      """##)
    #expect(theme.modes[0].text?.hex == "#767676")
  }

  @Test(arguments: [
    ##"{"background": "#24272a", "text": "#ffffff", "primary": "#1098fc", "red": "#ff5263", "green": "#28a745"}"##,
    ##"{"50": "#fbe3c0", "100": "#f0a060", "300": "#20a060", "600": "#104080", "900": "#0a0a30"}"##,
    ##"{"a": "#ff000010", "b": "#00ff0020", "c": "#0000ff30", "d": "#ffff0040"}"##,
  ])
  func `parts of a page, scales and translucent shades are not offered`(colors: String) {
    let values = colors.replacing("\": \"", with: "\": {\"value\": \"").replacing("\",", with: "\"},")
      .replacing("\"}", with: "\"}}").replacing("}},", with: "},")
    #expect(refusal("{\"palette\": {\"core\": \(values)}}")?.likely == [])
  }
}
