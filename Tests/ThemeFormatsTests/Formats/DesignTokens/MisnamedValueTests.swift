import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Slips of the keyboard in files of tokens and styles: each is reported where it is, and no colour vanishes because of one.
struct MisnamedValueTests {
  @Test(arguments: [
    (##"{"chart": {"$type": "color", "a": {"$vale": "#0072b2"}, "b": {"$value": "#d55e00"}}}"##, "$vale", "$value"),
    (##"{"chart": {"$type": "color", "a": {"value": "#0072b2"}, "b": {"$value": "#d55e00"}}}"##, "value", "$value"),
    (##"{"chart": {"$type": "color", "1": {"Value": "#0072b2"}, "2": {"$value": "#d55e00"}}}"##, "Value", "$value"),
    (##"{"color": {"chart": {"a": {"valeu": "#0072b2"}, "b": {"value": "#d55e00"}}}}"##, "valeu", "value"),
  ])
  func `a token of the chart whose value is misnamed is a problem at that name`(
    text: String, written: String, right: String
  ) throws {
    let theme = try readTheme(text)
    let problem = try #require(theme.problems.first)
    #expect(theme.problems.count == 1 && theme.modes[0].series.map(\.color.hex) == ["#d55e00"])
    #expect(problem.sentence.isA(TokenProblem.misnamedValue))
    #expect(problem.sentence.arguments.dropFirst() == [written, right])
    #expect(problem.help?.hasPrefix("did you mean '\(right)'?") == true)
    let origin = try #require(problem.origin)
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == "\"\(written)\"")
  }

  @Test(arguments: [
    ##"{"chart": {"$type": "color", "b": {"$value": "#d55e00"}}, "ui": {"$type": "color", "a": {"$vale": "#0072b2"}}}"##,
    ##"{"chart": {"$type": "color", "$description": "value", "b": {"$value": "#d55e00"}, "tooltip": {"$description": "gone"}}}"##,
  ])
  func `what is not a token of the chart is not a problem`(text: String) throws {
    let theme = try readTheme(text)
    #expect(theme.problems.isEmpty && theme.unjudged.isEmpty)
  }

  @Test(arguments: ["colour", "Color", "colors", "colr", "coler", "colro"])
  func `a type that is nearly color is read as color, with a note`(type: String) throws {
    let theme = try readTheme(
      ##"{"chart": {"a": {"$type": "\##(type)", "$value": "#0072b2"}, "b": {"$type": "color", "$value": "#d55e00"}}}"##)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#0072b2", "#d55e00"])
    #expect(theme.notes.contains(ReadingNote.typeReadAsColor(type)))
  }

  @Test(arguments: [
    ("srgb", "[0, 114, 178]", "114"), ("display-p3", "[0.1, 0.2, 178.5]", "178.5"), ("oklch", "[55, 0.16, 40]", "55"),
    ("oklab", "[-3, 0, 0]", "-3"), ("xyz-d65", "[95, 100, 108]", "95"),
  ])
  func `components that count up to 255 or 100 are a problem, not a colour outside the gamut`(
    space: String, components: String, offender: String
  ) throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$value": {"colorSpace": "\##(space)", "components": \##(components)}}, "b": {"$value": "#d55e00"}}}"##
    )
    let problem = try #require(theme.problems.first)
    #expect(problem.message == "\(offender) is far from the range of this component of '\(space)', 0 to 1")
    let origin = try #require(problem.origin)
    #expect(String(decoding: origin.file.bytes[origin.range], as: UTF8.self) == offender)
  }

  @Test func `wide colours, percentages and hues keep their ranges`() throws {
    let values = [
      "\"srgb\", \"components\": [-0.4, 1.3, 2]", "\"hsl\", \"components\": [200, 100, 40]",
      "\"lab\", \"components\": [55, 20, -60]",
    ]
    for value in values {
      let theme = try readTheme(##"{"chart": {"$type": "color", "a": {"$value": {"colorSpace": "## + value + "}}}}")
      #expect(theme.problems.isEmpty && theme.modes[0].series.count == 1)
    }
  }

  @Test func `a reference that is not closed is reported as one`() throws {
    let theme = try readTheme(
      ##"{"brand": {"$type": "color", "blue": {"$value": "#0072b2"}}, "chart": {"$type": "color", "a": {"$value": "{brand.blue"}, "b": {"$value": "#d55e00"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.openReference("{brand.blue")])
    #expect(theme.problems.first?.help == "write '{brand.blue}'")
  }

  @Test func `a pointer without its beginning gets an example of one`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "a": {"$ref": "brand/blue"}, "b": {"$value": "#d55e00"}}}"##)
    #expect(theme.problems.first?.help == "a pointer begins with '#/'")
  }

  @Test func `a row that breaks off is a problem`() throws {
    let theme = try readTheme("r,g,b\n0,114,178\n213,94\n", path: "p.csv")
    #expect(theme.modes[0].series.count == 1)
    #expect(theme.problems.map(\.sentence) == [FormatProblem.notNumbers("213, 94", "three", 255)])
  }

  @Test(arguments: ["0072b", "0072b2f"])
  func `digits without their sign are counted`(text: String) throws {
    let theme = try readTheme("d55e00\n\(text)\n", path: "p.hex")
    #expect(
      theme.problems.map(\.sentence) == [
        ReadingProblem.unreadableColor("'\(text)' has \(text.utf8.count) hex digits: a colour has 3, 4, 6 or 8")
      ])
  }

  @Test func `a colour without quotes in TOML is reported as a comment`() {
    let problem = refusal("[theme]\nbackgroundColor=#ffffff\n", path: "config.toml")
    #expect(problem?.message == "expected a value: '#' begins a comment here; put a colour in quotes")
    #expect(problem?.origin?.start.line == 2)
  }

  @Test func `what extends nothing is quoted`() throws {
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", "$extends": "{base}", "b": {"$value": "#d55e00"}}}"##)
    #expect(theme.problems.map(\.sentence) == [TokenProblem.extendsNothing("'{base}'")])
    #expect(theme.problems.first?.help == "write '{group}' or '#/group'")
  }

  @Test(arguments: [
    ("axes.prop_cycle = cycler('color', ['0072b2'])", "line 1 has no ':' and was skipped")
  ])
  func `a style without colours tells what was passed over`(text: String, help: String) {
    let problem = refusal(text + "\n", path: "s.mplstyle")
    #expect(problem?.reason == .noChartColors && problem?.help == help)
  }

  @Test(arguments: [
    ("tab:bleu", "'tab:bleu' is not a matplotlib colour: did you mean 'blue'?"),
    ("1.2", "'1.2' is not a grey: matplotlib's greys go from 0 to 1"),
  ])
  func `names of matplotlib's own are quoted whole`(name: String, message: String) throws {
    let theme = try readTheme("axes.prop_cycle: cycler('color', ['0072b2', '\(name)'])\n", path: "s.mplstyle")
    #expect(theme.problems.map(\.message) == [message])
  }

  @Test func `an empty list of series is a problem where it stands`() {
    let problem = refusal(##"{"palettecheck": 1, "background": "#ffffff", "series": []}"##)
    #expect(problem?.sentence == Refusal.emptySeries() && problem?.reason == .noChartColors)
    #expect(problem?.origin?.pointer.description == "/series")
  }

  @Test func `palettes beyond the limit of one file are counted`() throws {
    let lists = (0..<4_100).map { "\"p\($0)\": [\"#0072b2\", \"#d55e00\"]" }.joined(separator: ", ")
    let theme = try ThemeReader.read(
      SourceFile(path: "p.json", bytes: Array("{\(lists)}".utf8)), options: ReadingOptions())
    #expect(theme.palettes.count == 4_096)
    #expect(theme.unjudged == [UnjudgedReason.palettesBeyond(4, 4096)])
  }
}
