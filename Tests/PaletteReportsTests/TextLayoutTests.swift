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

  @Test func `facts that do not fit next to their title go below it, wrapped between facts`() {
    let facts = ["one fact", "another", "a third one that is longer than the line is"]
    #expect(TitledFacts.lines("a.json", ["one", "two"], TextStyle(width: 40)) == ["a.json  one · two"])
    #expect(
      TitledFacts.lines("a.json", facts, TextStyle(width: 40)) == [
        "a.json", "  one fact · another ·", "  a third one that is longer than the", "  line is",
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
      return ProblemText.lines(ThemeProblem("broken", path: "a.ase", origin: origin), TextStyle())
    }
    #expect(lines([65, 66, 67]).count == 4)
    #expect(lines([65, 66, 0]).count == 2)
  }
}
