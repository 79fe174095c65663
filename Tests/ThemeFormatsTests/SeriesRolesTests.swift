import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// The part that names and colours give to series.
struct SeriesRolesTests {
  private func mode(_ code: String) throws -> ThemeMode {
    let file = SourceFile(path: "chart-colors.ts", bytes: Array(code.utf8))
    return try #require(try ThemeReader.read(file, options: ReadingOptions()).modes.first)
  }

  @Test(arguments: [
    "{ success: '#2da44e', warning: '#bf8700', danger: '#cf222e' }", "{ positive: '#2da44e', negative: '#cf222e' }",
    "{ good: '#2da44e', neutral: '#888888', bad: '#cf222e' }",
  ])
  func `colours named for judgements are status colours`(colors: String) throws {
    let mode = try mode("export const chartColors = \(colors);")
    #expect(mode.series.isEmpty)
    #expect(mode.status.good?.hex == "#2da44e" && mode.status.bad?.hex == "#cf222e")
  }

  @Test(arguments: [
    "{ success: '#2da44e', warning: '#bf8700', revenue: '#cf222e' }", "{ success: '#2da44e', warning: '#bf8700' }",
    "{ danger: '#2da44e', error: '#cf222e' }", "{ falsePositive: '#2da44e', falseNegative: '#cf222e' }",
  ])
  func `other names stay series`(colors: String) throws {
    #expect(try !mode("export const chartColors = \(colors);").series.isEmpty)
  }

  @Test(arguments: [
    ("'#d62728', '#c7c7c7', '#c7c7c7', '#bdbdbd'", [1, 2, 3]),
    // Greys that are near each other are data, unless their names say otherwise.
    ("'#1f77b4', '#8c8c8c', '#949494'", []),
    // One grey, or greys that differ, are categories as the others are.
    ("'#1f77b4', '#ff7f0e', '#7f7f7f'", []), ("'#d62728', '#222222', '#888888', '#dddddd'", []),
    // Two greys among many hues are a mistake.
    ("'#1f77b4', '#ff7f0e', '#2ca02c', '#7f7f7f', '#818181'", []),
  ])
  func `greys alike beside a highlight are context`(colors: String, context: [Int]) throws {
    let series = try mode("export const chartColors = [\(colors)];").series
    #expect(series.indices.filter { series[$0].isContext } == context)
  }

  @Test func `names make context of greys, and a declared role does not`() throws {
    let named = try mode("export const chartColors = { ours: '#d62728', otherA: '#bdbdbd', otherB: '#c7c7c7' };").series
    #expect(named.map(\.isContext) == [false, true, true])
    func token(_ name: String, _ hex: String) -> String { #""\#(name)": {"$value": "\#(hex)"}"# }
    let tokens =
      #"{"chart": {"$type": "color", "$extensions": {"palettecheck": {"role": "series"}}, "#
      + [token("a", "#d62728"), token("b", "#c7c7c7"), token("c", "#c7c7c7")].joined(separator: ", ") + "}}"
    #expect(try readTheme(tokens).modes[0].series.allSatisfy { !$0.isContext })
  }
}
