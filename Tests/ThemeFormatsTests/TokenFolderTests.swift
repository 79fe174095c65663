import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct TokenFolderTests {
  private func read(_ files: [(path: String, text: String)]) throws -> Theme? {
    let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let theme = try TokenFolder(sources, options: ReadingOptions())?.theme(path: "tokens", options: ReadingOptions())
    if let theme { expectColorsInPlace(theme, files: sources, sourceLocation: #_sourceLocation) }
    return theme
  }

  private let base = ##"{"color": {"blue": {"value": "#0b62d6"}, "red": {"value": "#b2182b"}}}"##
  private let chart = ##"{"color": {"chart": {"one": {"value": "{color.blue}"}, "two": {"value": "{color.red}"}}}}"##

  @Test func `files that refer to each other are one theme`() throws {
    let theme = try #require(
      try read([
        ("tokens/chart.json", chart), ("tokens/base.json", base),
        ("tokens/background.json", ##"{"color": {"background": {"base": {"value": "#fff"}}}}"##),
        ("tokens/package.json", "{}"),
      ]))
    #expect(theme.path == "tokens" && theme.modes.map(\.name) == ["light"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#0b62d6", "#b2182b"])
    #expect(theme.modes[0].background?.hex == "#ffffff")
    #expect(theme.notes.first == ReadingNote.tokenFiles(3))
    try expectRoundTrip(theme)
  }

  @Test func `files named for light and dark are modes`() throws {
    func base(_ hex: String) -> String { ##"{"color": {"blue": {"value": "\##(hex)"}, "red": {"value": "#b2182b"}}}"## }
    let theme = try #require(
      try read([("chart.json", chart), ("base-dark.json", base("#6aa9ff")), ("base-light.json", base("#0b62d6"))]))
    #expect(theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series[0].color.hex } == ["#0b62d6", "#6aa9ff"])
  }

  @Test func `DTCG tokens in YAML are one theme, a list of two on light and on dark`() throws {
    let theme = try #require(
      try read([
        (
          "c/crayon.yaml",
          "color:\n  $type: color\n  blue:\n    10: {$value: \"#0b62d6\"}\n    20: {$value: '#6aa9ff'}\n"
        ),
        (
          "c/chart.yml",
          "color:\n  chart:\n    $type: color\n    one: {$value: [\"{color.blue.10}\", \"{color.blue.20}\"]}\n    two: {$value: \"#b2182b\"}\n"
        ),
      ]))
    #expect(theme.format == "dtcg" && theme.modes.map(\.name) == ["light", "dark"])
    #expect(theme.modes.map { $0.series.map(\.color.hex) } == [["#0b62d6", "#b2182b"], ["#6aa9ff", "#b2182b"]])
    try expectRoundTrip(theme)
  }

  @Test func `files that contradict each other, or have nothing to do with each other, stand for themselves`() throws {
    #expect(
      try read([("a.json", chart), ("b.json", base), ("c.json", base.replacing("#0b62d6", with: "#000000"))]) == nil)
    #expect(try read([("a.json", base), ("b.json", ##"{"chart": {"x": {"value": "#123456"}}}"##)]) == nil)
    #expect(try read([("a.json", chart)]) == nil)
  }
}
