import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Files that were found in a directory: which of them hold the colours of charts.
struct ChartEvidenceTests {
  private func found(_ text: String, _ path: String) throws -> Theme {
    var options = ReadingOptions()
    options.isFound = true
    return try readTheme(text, path: path, options: options)
  }

  @Test(arguments: [
    ("src/labels.json", ##"[{"name": "bug", "color": "d73a4a"}, {"name": "idea", "color": "a2eeef"}]"##),
    ("src/brand.json", ##"{"ink": "#222222", "sky": "#88bbee", "sun": "#ffcc00"}"##),
    ("src/palette.json", ##"{"ink": "#222222", "sky": "#88bbee", "sun": "#ffcc00"}"##),
    ("src/one.json", ##"{"palette": ["#88bbee"]}"##), ("src/any.json", ##"["#222222", "#88bbee", "#ffcc00"]"##),
    ("charts/colors.json", ##"{"ink": "#222222", "sky": "#88bbee", "sun": "#ffcc00"}"##),
    ("src/people.csv", "name,color\nAnn,#88bbee\nBob,#ffcc00\n"),
    ("src/theme.json", ##"{"color": {"chart": {"$type": "color", "$value": "#f0f0f0"}}}"##),
    ("src/theme.css", ":root { --color-chart: #f0f0f0; --color-text: #222; }"),
    (
      "src/plain.vl.json",
      ##"{"mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "b", "type": "nominal", "scale": {"domain": [1, 2]}}}}"##
    ),
  ])
  func `colours that nothing says are a chart's are left, and are judged in a file that is named`(
    path: String, text: String
  ) throws {
    let problem = #expect(throws: ThemeProblem.self) { try found(text, path) }
    #expect(problem?.reason == .noChartColors)
    #expect(problem?.doubt == .otherColors)
    #expect(try !readTheme(text, path: path).modes.isEmpty)
  }

  @Test func `words in a list that nothing names are no colours, and those of a chart are`() throws {
    let words = ##"{"properties": {"variant": {"enum": ["white", "black", "red"]}}}"##
    #expect(refusal(words, path: "src/schema.json")?.reason == .noChartColors)
    #expect(try readTheme(words.replacing("enum", with: "chart"), path: "a.json").modes[0].series.count == 3)
    #expect(try readTheme(##"{"colors": ["white", "black", "red"]}"##, path: "a.json").modes[0].series.count == 3)
  }

  @Test func `colours in objects that nothing names are left`() {
    let text = ##"{"red": {"50": "#ffeeee", "500": "#ff0000"}, "blue": {"50": "#eeeeff", "500": "#0000ff"}}"##
    let problem = #expect(throws: ThemeProblem.self) { try found(text, "src/shades.json") }
    #expect(problem?.reason == .noChartColors && problem?.doubt == .otherColors)
  }

  @Test(arguments: [
    ("src/palettes.json", ##"{"calm": ["#222222", "#88bbee", "#ffcc00"], "label": "3 colours"}"##),
    ("src/chart-colors.json", ##"{"ink": "#222222", "sky": "#88bbee", "sun": "#ffcc00"}"##),
    ("src/x.json", ##"{"qualitative": {"ink": "#222222", "sky": "#88bbee"}}"##),
    ("src/palette.csv", "name,hex\nink,#222222\nsky,#88bbee\n"),
    ("src/x.hex", "#222222\n#88bbee\n"),
    ("src/theme.json", ##"{"chart": {"$type": "color", "a": {"$value": "#222222"}, "b": {"$value": "#88bbee"}}}"##),
    (
      "src/one.json",
      ##"{"ink": {"$type": "color", "$value": "#222222", "$extensions": {"palettecheck": {"role": "series"}}}}"##
    ),
    (
      "src/own.vl.json",
      ##"{"mark": "bar", "encoding": {"color": {"field": "b", "type": "nominal", "scale": {"range": ["#222222", "#88bbee"]}}}}"##
    ),
  ])
  func `a format, a name or a list by itself says that colours are a chart's`(path: String, text: String) throws {
    #expect(try !found(text, path).modes.isEmpty)
  }

  @Test func `a file of very many palettes is a collection, and no theme`() throws {
    let many = (1...65).map { "\"p\($0)\": [\"#222222\", \"#88bbee\"]" }.joined(separator: ", ")
    let problem = #expect(throws: ThemeProblem.self) { try found("{\(many)}", "palettes.json") }
    #expect(problem?.sentence == Refusal.collection(65))
  }

  @Test func `names for charts among others make tokens of a tree of plain colours`() throws {
    let text =
      ##"{"Color": {"Chart1": "#0b62d6", "Chart2": "#e69f00", "Brand": "#2f73da", "Link": "#34558b", "Ink": "#111111"}}"##
    let theme = try found(text, "tokens.json")
    #expect(theme.modes[0].series.map(\.name) == ["Chart1", "Chart2"])
  }

  @Test func `a word of one colour is no colour that somebody left out`() {
    var options = ReadingOptions()
    options.isFound = true
    #expect(refusal(##"{"states": ["blue"], "modes": ["light", "dark"]}"##, options: options)?.doubt == nil)
    #expect(refusal(##"{"states": ["blue", "red"]}"##, options: options)?.doubt == .otherColors)
  }
}
