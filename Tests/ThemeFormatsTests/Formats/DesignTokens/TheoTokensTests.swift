import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TheoTokensTests {
  private let aliases = "aliases:\n  blue-80: \"#001489\"\n  green-70:\n    value: '#0e7c3a'\n"

  private let chart = """
    global:
      type: color
    imports:
      - ../aliases/palette.yml
    props:
      color-data-visualization-10:
        value: "#ec5b5b"
      color-data-visualization-1:
        value: "{!blue-80}"
        comment: first
      color-data-visualization-2: {value: "{!green-70}"}
      color-background-body:
        value: rgb(255, 255, 255)
    """

  @Test func `series are numbered properties, and aliases come from what is imported`() throws {
    let options = FolderInMemory.options(["aliases/palette.yml": aliases])
    let theme = try readTheme(chart, path: "global/chart.yml", options: options)
    #expect(theme.format == "theo-yaml")
    #expect(theme.modes[0].series.map(\.color.hex) == ["#001489", "#0e7c3a", "#ec5b5b"])
    #expect(theme.modes[0].background?.hex == "#ffffff")
    #expect(theme.modes[0].series[0].color.definition.file.path == "aliases/palette.yml")
    #expect(theme.problems.map(\.message) == [])
    try expectRoundTrip(theme)
  }

  @Test(arguments: [
    (
      ##"{"props": {"color": {"type": {"name": "string"}}}, "name": "Chart", "imports": ["import { Chart } from 'x';"]}"##,
      false
    ),
    (##"{"props": {"kind": {"defaultValue": {"value": "line"}}}, "displayName": "Chart"}"##, false),
    (##"{"props": {"a": {"value": "#001489"}}, "version": 2}"##, true),
    (##"{"props": [{"name": "a", "value": "#001489"}], "version": 2}"##, true),
    (##"{"props": {"a": "#001489"}, "global": {"type": "color"}, "version": 2}"##, true),
    (##"{"props": {"a": "#001489"}}"##, true), (##"{"imports": ["./a.json"]}"##, true),
  ])
  func `properties of a component are none of Theo's`(_ text: String, _ isTheo: Bool) throws {
    let input = try ThemeInput(SourceFile(path: "chart.json", bytes: Array(text.utf8)), options: ReadingOptions())
    #expect(TheoTokens.recognises(input) == isTheo)
  }

  @Test func `a property may have the name of the alias that it takes`() throws {
    let options = FolderInMemory.options([
      "aliases.yml": "aliases: {BLUE: '#001489', GREEN: '#0e7c3a'}",
      "blue.yml":
        "imports: [aliases.yml]\nprops:\n  BLUE: {value: '{!BLUE}', type: color}\n  GREEN: {value: '{!GREEN}', type: color}",
    ])
    let theme = try readTheme(
      "imports: [blue.yml]\nprops:\n  chart-1: {value: '{!BLUE}', type: color}\n  chart-2: {value: '{!GREEN}', type: color}",
      path: "chart.yml", options: options)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#001489", "#0e7c3a"])
    #expect(theme.problems.isEmpty)
  }

  @Test func `an import that is missing is named, and files around are tried`() throws {
    let alone = try readTheme(chart, path: "global/chart.yml", options: FolderInMemory.options(["x.yml": "a: 1"]))
    #expect(
      alone.problems.first { $0.sentence.isA(ReadingProblem.missingImport) }?.sentence
        == ReadingProblem.missingImport("../aliases/palette.yml", "no such file: 'aliases/palette.yml'"))
    #expect(
      alone.problems.first { $0.sentence.isA(ReadingProblem.missingImport) }?.origin?.start
        == SourcePosition(line: 4, column: 5))
    let near = try readTheme(
      chart, path: "global/chart.yml", options: FolderInMemory.options(["global/p.yml": aliases]))
    #expect(near.modes[0].series.count == 3 && near.problems.isEmpty)
    #expect(near.notes.contains { $0.isA(ReadingNote.missingImport) && $0.text.contains("../aliases/palette.yml") })
  }

  @Test func `a file of nothing but imports that are missing is an error`() throws {
    let problem = try #require(
      refusal("imports:\n  - ./gone.yml\n", path: "all.yml", options: FolderInMemory.options([:])))
    #expect(problem.sentence == ReadingProblem.missingImport("./gone.yml", "no such file: 'gone.yml'"))
    #expect(problem.origin?.start == SourcePosition(line: 2, column: 5))
  }

  @Test func `files that import each other are read once`() throws {
    let options = FolderInMemory.options([
      "a.yml": "imports: [b.yml]\nprops:\n  chart-1: {value: \"{!one}\"}\n  chart-2: {value: \"#123456\"}\n",
      "b.yml": "imports: [a.yml]\naliases: {one: \"#0b62d6\"}\n",
    ])
    let theme = try readTheme(
      "imports: [b.yml]\nprops:\n  chart-1: {value: \"{!one}\"}\n  chart-2: {value: \"#123456\"}\n", path: "a.yml",
      options: options)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#0b62d6", "#123456"])
  }

  @Test func `a reference that leads nowhere is quoted as the file writes it`() throws {
    let theme = try readTheme(
      ##"{"props": {"chart-1": {"value": "{!gone}", "type": "color"}, "chart-2": {"value": "#2166ac", "type": "color"}}}"##
    )
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.unknownToken("{!gone}")])
  }
}
