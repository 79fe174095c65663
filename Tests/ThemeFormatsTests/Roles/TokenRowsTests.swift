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
    // The steps of a scale that count from a middle are counted, and the bases of two scales are no ramp.
    let scale = try #require(theme.notTaken.first { $0.pattern.contains("Sequence_1") && $0.count == 4 })
    // No command for a pattern that means the text on the scale, too.
    #expect(mode.ramps.isEmpty && scale.isUnlikely)
    #expect(mode.status.good?.hex == "#30914c" && mode.status.bad?.hex == "#f53232")
    #expect(mode.background?.hex == "#f5f6f7")
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
      ]
    }
    let theme = try readTheme(":root { \(properties.joined(separator: " ")) }", path: "a.css")
    #expect(theme.palettes.isEmpty)
    #expect(theme.modes[0].series.map(\.color.hex) == Array(Self.hues.prefix(3)))
    #expect(theme.notTaken.map(\.pattern) == (1...3).map { "--acme-categorical-\($0)-*" })
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
    #expect(Modes.isDark(name) == isDark)
  }

  @Test func `general labels are text`() throws {
    let theme = try readTheme(
      ##"""
      {"dataviz": {"$type": "color", "line": {"red": {"$value": "#c00000"}, "blue": {"$value": "#0044cc"}},
        "generic": {"label-default": {"$value": "#767676"}}}, "page": {"txt-default": {"$type": "color", "$value": "#000"}}}
      """##)
    #expect(theme.modes[0].text?.hex == "#767676")
  }
}
