import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What many files hold that nobody means for a chart, or for another one.
struct OrdinaryFileTests {
  @Test func `a numbered row and as many names beside it are two groups`() throws {
    let row = (1...5).map { "--chart-\($0): #\(String(repeating: "\($0 * 2 - 1)", count: 6));" }
    func palettes(_ names: [String]) throws -> [Int] {
      let text = ":root { \((row + names.map { "--chart-\($0): #2166ac;" }).joined(separator: " ")) }\n"
      let theme = try readTheme(text, path: "charts.css")
      return theme.palettes.isEmpty ? [theme.modes[0].series.count] : theme.palettes.map(\.colors.count)
    }
    #expect(try palettes(["completed", "failed", "waiting"]) == [5, 3])
    #expect(try palettes(["other"]) == [6])
  }

  @Test func `a switch of matplotlib is no colour, and a colour that is written as one is an error`() throws {
    let cycle = "axes.prop_cycle: cycler('color', ['0b62d6', 'a03c00'])\n"
    #expect(try readTheme(cycle + "patch.force_edgecolor: False\n", path: "a.mplstyle").problems.isEmpty)
    #expect(try readTheme(cycle + "axes.facecolor: False\n", path: "a.mplstyle").problems.count == 1)
  }

  @Test(arguments: [("\"words\"", true), ("\"series\": [\"#2166ac\", \"#b2182b\"], \"words\"", false)])
  func `a large file without any colour is data`(key: String, isData: Bool) throws {
    let words = (0..<40_000).map { "\"word\($0)\"" }.joined(separator: ",")
    var options = ReadingOptions()
    options.isFound = true
    let file = SourceFile(path: "chart.json", bytes: Array("{\(key): [\(words)]}".utf8))
    guard isData else {
      #expect(try ThemeReader.read(file, options: options).modes[0].series.count == 2)
      return
    }
    let problem = #expect(throws: ThemeProblem.self) { try ThemeReader.read(file, options: options) }
    #expect(problem?.reason == .noChartColors && problem?.doubt == nil)
  }
}
