import SourceText
import Testing

@Suite struct LineTableTests {
  /// The same by going through the text from its start.
  private func counted(_ bytes: [UInt8], _ offset: Int) -> SourcePosition {
    var line = 1
    var column = 1
    for index in 0..<min(offset, bytes.count) {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == 0x0A || bytes[index] == 0x0D && next != 0x0A {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  @Test(arguments: ["", "a", "\n", "\r", "\r\n", "a\nb\rc\r\nd", "\n\n\r\r\n\r\n\n", "é色🎨\n🎨é", "a\r", "\n\r"])
  func `positions are those that one counts`(text: String) {
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    for offset in 0...bytes.count { #expect(table.position(of: offset) == counted(bytes, offset)) }
  }

  @Test(arguments: [4095, 4096, 4097, 8192, 10_000])
  func `blocks make no difference, wherever a break falls`(length: Int) {
    for ending in ["\n", "\r", "\r\n", "é", "🎨"] {
      let text = String(repeating: "x", count: length - 2) + ending + "yy" + ending + "z" + ending
      let bytes = Array(text.utf8)
      let table = LineTable(bytes)
      for offset in (length - 6)...bytes.count {
        #expect(table.position(of: offset) == counted(bytes, offset))
        #expect(table.units(of: offset) == countedUnits(bytes, offset))
      }
    }
  }

  @Test(arguments: ["\n", "é", "\r", "aé\n", "🎨🎨\n\n\nx", "\u{0B}\u{0C}\u{09}\n\u{8A}\u{8D}"])
  func `as many breaks and long characters as a block has bytes are counted`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 9_001 / piece.utf8.count).utf8)
    let table = LineTable(bytes)
    for offset in stride(from: 0, through: bytes.count, by: 509) {
      #expect(table.position(of: offset) == counted(bytes, offset))
      #expect(table.units(of: offset) == countedUnits(bytes, offset))
    }
  }

  /// The units of UTF-8 and UTF-16 from the beginning of the line, byte by byte.
  private func countedUnits(_ bytes: [UInt8], _ offset: Int) -> (line: Int, utf8: Int, utf16: Int) {
    func isBreak(before index: Int) -> Bool {
      bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D && (index == bytes.count || bytes[index] != 0x0A)
    }
    var start = offset
    while start > 0, !isBreak(before: start) { start -= 1 }
    let utf16 = bytes[start..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return (counted(bytes, offset).line, offset - start, utf16)
  }

  @Test func `a byte order mark is not a column`() {
    let table = LineTable(Array("\u{FEFF}a\nb".utf8))
    #expect(table.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 4) == SourcePosition(line: 1, column: 2))
    #expect(table.position(of: 5) == SourcePosition(line: 2, column: 1))
  }

  @Test func `an offset outside the text is its nearest end`() {
    let table = LineTable(Array("ab".utf8))
    #expect(table.position(of: -1) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 9) == SourcePosition(line: 1, column: 3))
  }

  @Test func `lines come without their breaks`() {
    let table = LineTable(Array("a\nbb\r\n\rccc\n".utf8))
    let lines = (0...6).map { String(decoding: table.line($0), as: UTF8.self) }
    #expect(lines == ["", "a", "bb", "", "ccc", "", ""])
  }

  @Test func `lines are found across blocks`() {
    let text = (1...5000).map { "line \($0)\n" }.joined()
    let table = LineTable(Array(text.utf8))
    for number in [1, 2, 455, 456, 457, 4999, 5000] {
      #expect(String(decoding: table.line(number), as: UTF8.self) == "line \(number)")
    }
    #expect(table.line(5001).isEmpty && table.line(5002).isEmpty)
  }
}
