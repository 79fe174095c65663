import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Files that stand beside a theme, by path.
private struct Folder: SiblingFiles {
  let files: [String: String]

  func files(matching pattern: String, beside file: SourceFile) throws(ThemeProblem) -> [SourceFile] {
    if pattern.hasPrefix("/") {
      throw ThemeProblem(ForeignFault.syntax("'\(pattern)' is not a relative path"), path: pattern)
    }
    return files.filter { $0.key == pattern || pattern == "*" }.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }
}

struct TokenSourceTests {
  private func options(_ files: [String: String]) -> ReadingOptions {
    var options = ReadingOptions()
    options.siblings = Folder(files: files)
    return options
  }

  private let brand =
    ##"{"brand": {"$type": "color", "blue": {"$value": "#0b62d6"}, "alias": {"$value": "{brand.blue}"}}}"##

  @Test func `references reach the tokens of other files, and colours stand in the file that holds them`() throws {
    let theme = try readTheme(
      ##"{"palettecheck": 1, "sources": ["tokens.json"], "colors": {"own": "#fff"}, "series": ["{brand.alias}"], "text": "{own}"}"##,
      options: options(["tokens.json": brand]))
    #expect(theme.problems.map(\.message) == [])
    let color = theme.modes[0].series[0].color
    #expect(color.hex == "#0b62d6" && color.origin.file.path == "theme.json")
    #expect(color.definition.file.path == "tokens.json")
    try expectRoundTrip(theme)
  }

  @Test func `later sources win over earlier ones, named colours over both, and a mode may have its own`() throws {
    func tokens(_ hex: String) -> String { ##"{"a": {"$type": "color", "$value": "\##(hex)"}}"## }
    let files = ["1.json": tokens("#111111"), "2.json": tokens("#222222"), "3.json": tokens("#333333")]
    func series(_ members: String) throws -> [String] {
      try readTheme("{\"palettecheck\": 1, \"series\": [\"{a}\"], \(members)}", options: options(files))
        .modes.map { $0.series[0].color.hex }
    }
    #expect(try series(##""sources": ["1.json", "2.json"]"##) == ["#222222"])
    #expect(try series(##""sources": ["*"]"##) == ["#333333"])
    #expect(try series(##""sources": ["*"], "colors": {"a": "#444"}"##) == ["#444444"])
    let modes =
      ##""sources": ["1.json"], "modes": {"dark": {"sources": ["2.json"]}, "light": {"sources": ["3.json"]}}"##
    #expect(try series(modes) == ["#333333", "#222222"])
  }

  @Test(arguments: [
    ("gone.json", "no file matches 'gone.json'"),
    ("/etc/passwd", "'/etc/passwd' is not a relative path"),
    ("broken.json", "expected"),
  ])
  func `a source that cannot be read is a problem`(pattern: String, message: String) throws {
    let text = ##"{"palettecheck": 1, "series": ["#123"], "sources": ["\##(pattern)"]}"##
    let theme = try readTheme(text, options: options(["broken.json": "{"]))
    #expect(theme.problems.count == 1 && theme.problems[0].message.hasPrefix(message))
    #expect(theme.problems[0].origin != nil)
  }

  @Test func `without a folder the sources are reported as not read`() throws {
    let theme = try readTheme(##"{"palettecheck": 1, "series": ["{brand.blue}", "#123"], "sources": ["tokens.json"]}"##)
    #expect(theme.notes == [ReadingNote.noFolder("tokens.json")])
    #expect(theme.problems.map(\.sentence) == [ReadingProblem.unknownToken("{brand.blue}")])
  }
}
