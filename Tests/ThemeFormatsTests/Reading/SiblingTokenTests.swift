import PaletteRules
import SourceText
import Synchronization
import Testing

@testable import ThemeFormats

struct SiblingTokenTests {
  private let chart =
    ##"{"chart": {"$type": "color", "a": {"$value": "{hue.one}"}, "b": {"$value": "{hue.two}"}}}"##

  private func hues(_ one: String, _ two: String = "{base.red}") -> String {
    ##"{"hue": {"$type": "color", "one": {"$value": "\##(one)"}, "two": {"$value": "\##(two)"}}}"##
  }

  private func read(_ files: [String: String], includes: [String: String] = [:]) throws -> Theme {
    var options = FolderInMemory.options(files)
    options.includes = includes.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return try readTheme(chart, path: "tokens/chart/chart.json", options: options)
  }

  private let base = ##"{"base": {"$type": "color", "red": {"$value": "#b2182b"}, "chart-9": {"$value": "#000000"}}}"##

  @Test func `what a reference misses is taken from files around, over several files, and nothing else of them`() throws
  {
    let theme = try read(["tokens/hues.json": hues("#2166ac"), "base/colors.json": base, "broken.json": "{"])
    #expect(theme.problems.map(\.message) == [])
    #expect(theme.modes.map(\.name) == ["light"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    #expect(theme.modes[0].series[1].color.definition.file.path == "base/colors.json")
    #expect(theme.notes.contains(ReadingNote.tokensTaken(2, "tokens/hues.json")))
    #expect(theme.notes.contains(ReadingNote.tokensTaken(1, "base/colors.json")))
    try expectRoundTrip(theme)
  }

  @Test func `a token is found however its key is spelled, and among many that are missing`() throws {
    let spelled = ##"{"hue": {"$type": "color", "\u006fne": {"$value": "#2166ac"}, "two": {"$value": "#b2182b"}}}"##
    #expect(try read(["tokens/hues.json": spelled]).modes[0].series.map(\.color.hex) == ["#2166ac", "#b2182b"])
    let many = (0..<40).map { ##""c\##($0)": {"$value": "{hue.c\##($0)}"}"## }.joined(separator: ", ")
    let hues = ##"{"hue": {"$type": "color", "c38": {"$value": "#2166ac"}, "c39": {"$value": "#b2182b"}}}"##
    let theme = try readTheme(
      ##"{"chart": {"$type": "color", \##(many)}}"##, path: "tokens/chart/chart.json",
      options: FolderInMemory.options(["tokens/hues.json": hues]))
    #expect(theme.notes.contains(ReadingNote.tokensTaken(2, "tokens/hues.json")))
  }

  /// A folder that counts how often anybody looks around in it.
  private final class Watched: SiblingFiles {
    let looks = Mutex(0)
    func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] { [] }
    func files(_ kind: SiblingKind, around file: SourceFile, level: Int) throws(ThemeProblem) -> [SourceFile]? {
      looks.withLock { $0 += 1 }
      return nil
    }
  }

  @Test(arguments: [
    ("a {}", false), ("{ ...; }", false), ("{ __html: string | Trusted }", false), ("a {b|c}", false),
    ("{hue.one}", true),
  ])
  func `nobody looks around for what no token is called`(text: String, looks: Bool) {
    var options = ReadingOptions()
    let folder = Watched()
    options.siblings = folder
    let file =
      ##"{"chart": {"a": {"value": "#2166ac"}, "b": {"value": "#b2182b"}, "c": {"value": "\##(text)"}}}"##
    _ = try? readTheme(file, path: "tokens.json", options: options)
    #expect(folder.looks.withLock { $0 > 0 } == looks)
  }

  @Test func `the nearest folder wins, and a file that is named wins over all`() throws {
    let files = [
      "hues.json": hues("#111111", "#111112"), "tokens/other/hues.json": hues("#222222", "#222223"),
      "tokens/chart/hues.json": hues("#333333", "#333334"),
    ]
    #expect(try read(files).modes[0].series[0].color.hex == "#333333")
    #expect(
      try read(files, includes: ["far/h.json": hues("#444444", "#444445")]).modes[0].series.map(\.color.hex)
        == ["#444444", "#444445"])
    let ambiguous = try read(["tokens/x.json": hues("#111111", "#111112"), "tokens/y.json": hues("#222222", "#222223")])
    #expect(ambiguous.modes[0].series[0].color.hex == "#111111")
    #expect(
      ambiguous.notes.contains(ReadingNote.sameTokens("tokens/x.json", "tokens/y.json")))
  }

  @Test func `files for light and dark are two modes of the same tokens`() throws {
    let theme = try read([
      "tokens/dark.json": hues("#92c5de", "#f4a582"), "tokens/light.json": hues("#2166ac", "#b2182b"),
      "tokens/dark.dimmed.json": ##"{"hue": {"$type": "color", "one": {"$value": "#778899"}}}"##,
    ])
    #expect(theme.modes.map(\.name).sorted() == ["dark", "dark-dimmed", "light"])
    func series(_ mode: String) -> [String]? {
      theme.modes.first { $0.name == mode }?.series.map(\.color.hex)
    }
    #expect(theme.modes[0].name == "light" && series("light") == ["#2166ac", "#b2182b"])
    #expect(series("dark") == ["#92c5de", "#f4a582"] && series("dark-dimmed") == ["#778899", "#f4a582"])
    try expectRoundTrip(theme)
  }

  @Test func `what stays unresolved is reported once`() throws {
    #expect(
      try read([:]).problems.map(\.sentence) == [
        ReadingProblem.unknownToken("{hue.one}"), ReadingProblem.unknownToken("{hue.two}"),
      ])
    let many = (1...9).map { "\"c\($0)\": {\"$value\": \"{gone.c\($0)}\"}" }.joined(separator: ", ")
    let theme = try readTheme(##"{"chart": {"$type": "color", "ok": {"$value": "#123456"}, \##(many)}}"##)
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.unknownTokens(9, "{gone.c1}")])
    #expect(theme.problems[0].related.count == 8)
  }

  @Test(
    arguments: [
      ("tokens/dark.json", "dark"), ("dark/colors.tokens.json", "dark"),
      ("a/light.high-contrast.json5", "light-high-contrast"),
      ("dist/dark.css", "dark"), ("a/high-contrast.json", "high-contrast"), ("a/darkness.json", nil),
      ("dark/x/colors.json", nil),
    ] as [(String, String?)])
  func `the mode of a file is recognized by words of its name and of its folder`(path: String, mode: String?) {
    #expect(Modes.ofFile(path) == mode)
  }
}
