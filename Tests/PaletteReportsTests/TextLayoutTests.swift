import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한", 2), ("😀", 2), ("👩‍🚀", 2), ("ｆ", 2), ("Δ", 1),
  ])
  func `width is measured in terminal columns`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `columns line up whatever script the names are in`() {
    var table = TextTable()
    table.append([TextTable.Cell(text: "漢字"), TextTable.Cell(text: "1", alignsRight: true), TextTable.Cell(text: "x")])
    table.append([TextTable.Cell(text: "ab"), TextTable.Cell(text: "22", alignsRight: true), TextTable.Cell(text: "y")])
    table.append([TextTable.Cell(text: "c"), TextTable.Cell(text: ""), TextTable.Cell(text: "z")])
    #expect(table.lines(TextStyle(), indent: " ", gap: 2) == [" 漢字   1  x", " ab    22  y", " c         z"])
  }

  @Test func `text breaks at spaces, and a long word is left whole`() {
    #expect(Paragraph.wrap("one two three", width: 9, indent: "  ") == ["  one two", "  three"])
    #expect(Paragraph.wrap("unbreakable", width: 4) == ["unbreakable"])
    #expect(Paragraph.wrap("", width: 4, indent: "  ") == ["  "])
    #expect(Paragraph.wrap("fix: a b c", width: 8, indent: "  ", hanging: "    ") == ["  fix: a", "    b c"])
  }

  @Test func `a message on a terminal is wrapped, but what is to be copied stays whole`() {
    let command = "    palettecheck check 'theme file.json' --series '/colors/*'"
    let text = "palettecheck: error: 'a' is not there\n  help: name a file\n\(command)\n"
    #expect(
      TerminalMessage.wrapped(text, columns: 24)
        == "palettecheck: error: 'a'\n  is not there\n  help: name a file\n\(command)\n")
    #expect(TerminalMessage.wrapped(text, columns: 80) == text)
  }

  @Test func `names that are shortened stay different`() {
    let names = ["Revenue of the northern division", "Revenue of the southern division", "収益収益収益収益収益収益"]
    let short = TextStyle().names(names.dropLast(), columns: 16)
    #expect(short == ["…northern…", "…southern…"])
    #expect(TextStyle().names(names, columns: 16).allSatisfy { $0.displayWidth <= 16 })
    #expect(Set(TextStyle().names(names, columns: 16)).count == 3)
  }

  @Test(arguments: [
    ("see ΔE00 1.9 now", ["see", "ΔE00 1.9", "now"]), ("up to 8 % of men", ["up", "to", "8 %", "of", "men"]),
    ("mark 'Profit Margin', or", ["mark", "'Profit Margin',", "or"]),
    ("Machado's and Viénot's own", ["Machado's", "and", "Viénot's", "own"]), ("(' a", ["('", "a"]),
    (
      "an 'open quote that never ends in here at all",
      ["an", "'open", "quote", "that", "never", "ends", "in", "here", "at", "all"]
    ),
  ])
  func `short names and figures stay whole`(_ text: String, _ words: [String]) {
    #expect(UnbrokenWords.split(text) == words)
  }

  @Test func `a swatch stays with its colour, and takes three columns`() {
    let cell = TextTable.Cell.color("#ff0000").drawn(TextStyle(colored: true, swatches: true))
    #expect(UnbrokenWords.split("seen as \(cell) and") == ["seen", "as", cell, "and"])
    #expect(cell.visibleWidth == 10)
    #expect(Paragraph.wrap("as \(cell) and", width: 12) == ["as", "\(cell)", "and"])
  }

  @Test func `a table that is too wide puts its last columns below each row`() {
    var table = TextTable()
    let remark = "a remark that needs a line of its own"
    table.append([TextTable.Cell(text: "alpha"), TextTable.Cell(text: "12"), TextTable.Cell(text: remark)])
    table.append([TextTable.Cell(text: "b"), TextTable.Cell(text: "3"), TextTable.Cell(text: "short")])
    #expect(
      table.lines(TextStyle(width: 44), indent: " ", gap: 2) == [
        " alpha  12", "     \(remark)", " b      3", "     short",
      ])
    #expect(table.lines(TextStyle(width: 80), indent: " ", gap: 2).count == 2)
  }

  @Test func `remarks of inspect stay with their row where the table is too wide`() {
    let rows = (1...2).map {
      RoleRow(
        role: "series '\($0)'", hex: "#2166ac", place: "a/very/long/path/of/a/file/\($0).json:1:1",
        remarks: "a remark on number \($0)")
    }
    #expect(
      RoleRow.lines(rows, TextStyle(width: 50), indent: "  ") == [
        "  series '1'   #2166ac", "      a/very/long/path/of/a/file/1.json:1:1", "    a remark on number 1",
        "  series '2'   #2166ac", "      a/very/long/path/of/a/file/2.json:1:1", "    a remark on number 2",
      ])
  }

  @Test func `facts that do not fit next to their title go below it`() {
    let facts = ["one fact", "another", "a third one that is longer than the line is"]
    #expect(Paragraph.titled("a.json", ["one", "two"], TextStyle(width: 40)) == ["a.json  one · two"])
    #expect(
      Paragraph.titled("a.json", facts, TextStyle(width: 40)) == [
        "a.json", "  one fact · another · a third one that", "  is longer than the line is",
      ])
  }

  @Test func `a long name ends in an ellipsis`() {
    #expect("abcdef".shortened(to: 4, ellipsis: "…") == "abc…")
    #expect("漢字漢字".shortened(to: 4, ellipsis: "…") == "漢…")
    #expect("abcd".shortened(to: 4, ellipsis: "…") == "abcd")
  }

  @Test func `a line of a binary file is not shown`() {
    func lines(_ bytes: [UInt8]) -> [String] {
      let origin = TokenOrigin(file: SourceFile(path: "a.ase", bytes: bytes), range: 1..<2)
      return ProblemReport.lines(
        ThemeProblem(ForeignFault.syntax("broken"), path: "a.ase", origin: origin), TextStyle())
    }
    #expect(lines([65, 66, 67]).count == 4)
    #expect(lines([65, 66, 0]).count == 2)
  }
}
