import SourceText
import Testing

@testable import PaletteRules
@testable import ThemeFormats

struct TextLinesTests {
  private func lines(_ text: String) throws -> TextLines {
    try TextLines(SourceFile(path: "a.txt", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("a\rb\r", ["a", "b", ""]),
    ("a\r\nb", ["a", "", "b"]), ("\u{FEFF} a\t\n\t \n", ["a", "", ""]), ("ä\n é ", ["ä", "é"]),
  ])
  func `a text is split at its line breaks, without blanks around`(_ text: String, _ expected: [String]) throws {
    let lines = try lines(text)
    #expect(lines.map(\.text) == expected)
    let bytes = Array(text.utf8)
    for line in lines { #expect(String(decoding: bytes[line.range], as: UTF8.self) == line.text) }
  }

  @Test(arguments: [([0x61, 0x0A, 0xFF, 0x62], 2..<4), ([0x61, 0x0A, 0x62, 0x00], nil)] as [([UInt8], Range<Int>?)])
  func `the line that is not text is named, and a binary file has none`(_ bytes: [UInt8], _ range: Range<Int>?) {
    let problem = #expect(throws: ThemeProblem.self) { _ = try TextLines(SourceFile(path: "a.hex", bytes: bytes)) }
    #expect(problem?.origin?.range == range)
  }

  @Test(arguments: ["a.hex", "a.txt"])
  func `a list in one long line is refused, not read`(_ path: String) {
    let text = String(repeating: "#010203 ", count: 10_000)
    let problem = #expect(throws: ThemeProblem.self) {
      _ = try ThemeReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(problem?.sentence == ReadingProblem.longLine(79999, 65536))
  }

  @Test func `the variables of a style sheet in Sass have a limit`() {
    var options = ReadingOptions()
    options.limits.members = 20
    let text = (0..<30).map { "$c\($0): #123456;\n" }.joined()
    let problem = #expect(throws: ThemeProblem.self) {
      _ = try ThemeReader.read(SourceFile(path: "a.scss", bytes: Array(text.utf8)), options: options)
    }
    #expect(problem?.message == "more than 20 variables; raise it with --limit tokens=N")
  }

  @Test func `of keys that are repeated the first thousand are listed`() throws {
    let text = String(repeating: "axes.facecolor: white\n", count: 1_500)
    let read = try ThemeReader.read(SourceFile(path: "a.mplstyle", bytes: Array(text.utf8)))
    #expect(read.remarks.count == 1_000)
    #expect(read.notes.contains(ReadingNote.repeatedKeys(1000, 1000)))
  }

  @Test(arguments: ["hex", "gpl", "pal"])
  func `a list is refused at the colour beyond the limit, not at its end`(_ format: String) {
    let start = ["gpl": "GIMP Palette\n", "pal": "JASC-PAL\n0100\n2\n"][format] ?? ""
    let line = format == "hex" ? "#010203\n" : "1 2 3\n"
    let text = start + String(repeating: line, count: 3_000)
    let problem = #expect(throws: ThemeProblem.self) {
      _ = try ThemeReader.read(SourceFile(path: "a.\(format)", bytes: Array(text.utf8)))
    }
    #expect(problem?.sentence == ReadingProblem.moreThanLimit(2048, "series"))
    #expect(problem?.help == "raise it with --limit series=N")
  }

  @Test(arguments: [
    ("mplstyle", "", "a\n", "", "more than the limit of 20 tokens"),
    ("csv", "name,color\n", "a,#123456\n", "", "more than the limit of 20 tokens"),
    (
      "tps", "<workbook><color-palette name='a' type='regular'>", "<color>#123456</color>",
      "</color-palette></workbook>", "more than the limit of 20 tokens"
    ),
    ("css", ":root {\n", "--chart: #123456;\n", "}", "more than 20 declarations; raise it with --limit tokens=N"),
  ])
  func `what repeats in a file has a limit, which holds before its end`(
    _ format: String, _ start: String, _ line: String, _ end: String, _ message: String
  ) throws {
    let text = start + String(repeating: line, count: 120) + end
    var options = ReadingOptions()
    options.maxTokens = 20
    let file = SourceFile(path: "a.\(format)", bytes: Array(text.utf8))
    do throws(ThemeProblem) {
      let problems = try ThemeReader.read(file, options: options).problems
      #expect(problems.map(\.message).contains(message))
    } catch {
      #expect(error.message == message)
    }
  }
}
