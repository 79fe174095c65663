import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What a program does to a list after it is written, and what it takes from a style sheet: counted, never dropped.
@Suite struct LaterChangeTests {
  private func theme(_ path: String, _ text: String) throws -> Theme {
    try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private static let script = "export const chartColors = ['#2166ac', '#b2182b'];\n"
  private static let python = "CHART_COLORS = ['#2166ac', '#b2182b']\n"

  @Test(arguments: [
    ("a.js", script, "chartColors.push('#1b7837');\n"), ("b.js", script, "chartColors[1] = '#1b7837';\n"),
    ("c.js", script, "Object.assign(chartColors, {1: '#1b7837'});\n"),
    ("d.py", python, "CHART_COLORS.append('#1b7837')\n"), ("e.py", python, "CHART_COLORS += ['#1b7837']\n"),
    ("f.R", "chart_colors <- c('#2166ac', '#b2182b')\n", "chart_colors[2] <- '#1b7837'\n"),
  ])
  func `a change of a list counts as not checked`(path: String, list: String, change: String) throws {
    let before = try theme(path, list)
    #expect(before.unjudged.isEmpty && before.modes[0].series.count == 2)
    let after = try theme(path, list + change)
    let name = String(list.split { " =<".contains($0) }.first { $0.lowercased().hasPrefix("chart") } ?? "")
    #expect(after.unjudged == [UnjudgedReason.changedLater(name, 2)])
  }

  @Test(arguments: ["if (chartColors[1] == '#fff') { chartColors.map(f) }", "other.push('#1b7837')"])
  func `reading a list and changing another one are no change`(statement: String) throws {
    #expect(try theme("a.js", Self.script + statement).unjudged.isEmpty)
  }

  @Test func `entries that name custom properties of a style sheet count as not checked`() throws {
    let read = try theme(
      "a.ts", "export const chartColors = ['hsl(var(--chart-1))', '#2166ac', '#b2182b', 'var(--chart-4)'];\n")
    #expect(read.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(
      read.unjudged == [
        UnjudgedReason.noColorInList("hsl(var(--chart-1))", 1), UnjudgedReason.noColorInList("var(--chart-4)", 1),
      ])
  }

  @Test(arguments: [
    ("theme.ts", "export const chartColors: string[] ="),
    ("theme.js", "export const chartColors = [‘#2166ac’, ‘#b2182b’];"),
    ("theme.py", "CHART_COLORS = ['#2166ac', '#b2182b'"), ("theme.scss", "$chart-colors: (a: #2166ac, b: #b2182b));"),
  ])
  func `a broken program that is called a theme is an error`(path: String, text: String) {
    #expect(refusal(text, path: path)?.sentence.isA(FormatProblem.brokenProgram) == true)
  }

  @Test(arguments: ["\u{201D}", "\u{2018}"])
  func `colours in curly quotes are an error`(quote: String) throws {
    let list = ["#2166ac", "#b2182b"].map { quote + $0 + quote }.joined(separator: ", ")
    let problem = #expect(throws: ThemeProblem.self) { try theme("a.js", "export const chartColors = [\(list)];\n") }
    #expect(problem?.sentence.isA(FormatProblem.brokenProgram) == true)
  }
}
