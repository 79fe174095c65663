import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The order that DTCG 2025.10 gives to what a group takes over (format module, section 6.4.2).
struct ExtendedOrderTests {
  private static func file(_ groups: String) -> String { ##"{"$type": "color", \##(groups)}"## }

  @Test(arguments: [
    // What is overridden stays in its place, what is added comes last.
    (
      ##""base": {"a": {"$value": "#111"}, "b": {"$value": "#222"}}, "chart": {"series": {"$extends": "{base}", "c": {"$value": "#333"}, "b": {"$value": "#999"}}}"##,
      ["#111111", "#999999", "#333333"]
    ),
    // A group without tokens of its own, and one that takes over what it took over.
    (
      ##""base": {"a": {"$value": "#111"}, "b": {"$value": "#222"}}, "more": {"$extends": "{base}", "c": {"$value": "#333"}}, "chart": {"series": {"$extends": "{more}"}}"##,
      ["#111111", "#222222", "#333333"]
    ),
    // Named before what it names.
    (
      ##""chart": {"series": {"$extends": "#/base", "c": {"$value": "#333"}}}, "base": {"a": {"$value": "#111"}, "b": {"$value": "#222"}}"##,
      ["#111111", "#222222", "#333333"]
    ),
  ])
  func `what a group takes over comes before what it adds`(groups: String, hexes: [String]) throws {
    let theme = try readTheme(Self.file(groups))
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes[0].series.map(\.color.hex) == hexes)
  }

  @Test(arguments: [
    (
      ##""first": {"a": {"$value": "#111"}}, "copy": {"$extends": "{first}"}, "last": {"z": {"$value": "#222"}}"##,
      ["first.a", "copy.a", "last.z"]
    ),
    (
      ##""base": {"x": {"a": {"$value": "#111"}}, "y": {"b": {"$value": "#222"}}}, "chart": {"$extends": "{base}", "y": {"c": {"$value": "#333"}}}, "z": {"$value": "#444"}"##,
      ["base.x.a", "base.y.b", "chart.x.a", "chart.y.b", "chart.y.c", "z"]
    ),
  ])
  func `a group stands where it stands in the file, whatever it takes over`(groups: String, names: [String]) throws {
    let file = SourceFile(path: "x.json", bytes: Array(Self.file(groups).utf8))
    let input = try ThemeInput(file, options: ReadingOptions())
    let tree = TokenTree(
      designTokens: try #require(input.placedRoot), FormatTable.reading(input, ReadingOptions()))
    #expect(tree.names == names)
    #expect(names.map { tree.index(of: $0) } == Array(names.indices))
  }
}
