import Testing

@testable import SourceText

struct DelimitedTableTests {
  private func texts(_ text: String) -> [[String]] {
    DelimitedTable.rows(of: Array(text.utf8)).map { $0.map(\.text) }
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a;b,c;d\r\n1 ; 2;3\r\n", [["a", "b,c", "d"], ["1", "2", "3"]]),
    ("a\tb c\r1\t 2", [["a", "b c"], ["1", "2"]]),
    ("\u{FEFF}a,\"b,\n\"\"c\"\"\" x,\n,,\n,,d", [["a", "b,\n\"c\"", ""], ["", "", "d"]]),
    ("\"never closed,1\n2", [["never closed,1\n2"]]),
    ("\"a\"\"", [["a\""]]),
    ("", []), ("\n\n", []), (",", []), ("x", [["x"]]),
  ])
  func `rows and cells are distinguished`(text: String, rows: [[String]]) {
    #expect(texts(text) == rows)
  }

  @Test func `a cell's bytes are its text where no quote is doubled`() {
    let bytes = Array("name,hex\n \"ink, dark\" , #123 \r\n".utf8)
    for cell in DelimitedTable.rows(of: bytes).joined() {
      #expect(String(decoding: bytes[cell.range], as: UTF8.self) == cell.text)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a table of quotes alone ends`() {
    #expect(texts(String(repeating: "\",", count: 200_000)).joined().count >= 1)
  }
}
