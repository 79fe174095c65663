import SourceText
import Testing

@Suite struct SourceExcerptTests {
  private func excerpt(
    _ text: String, _ range: Range<Int>, width: Int = 120, escape: (String) -> String = { $0 }
  ) -> SourceExcerpt {
    SourceExcerpt(SourceFile(path: "theme.json", bytes: Array(text.utf8)), range, width: width, escape: escape)
  }

  @Test(arguments: [
    ("{\n  \"a\": x\n}", 9..<10, 2, "  \"a\": x", "       ^"),
    ("abc def", 4..<7, 1, "abc def", "    ^~~"),
    ("\ta\tb", 1..<2, 1, " a b", " ^"),
    ("ab", 2..<2, 1, "ab", "  ^"),
    ("a\n", 2..<2, 2, "", "^"),
    ("{ \"a\"\n: 1 }", 2..<9, 1, "{ \"a\"", "  ^~~"),
    ("色 x", 4..<5, 1, "色 x", "   ^"),
    ("e\u{301}x", 3..<4, 1, "e\u{301}x", " ^"),
    ("\u{FEFF}x", 3..<4, 1, "x", "^"),
    ("x\r\ny z\r\n", 5..<6, 2, "y z", "  ^"),
  ])
  func `carets stand under the range`(text: String, range: Range<Int>, line: Int, shown: String, carets: String) {
    let excerpt = excerpt(text, range)
    #expect(excerpt.lineNumber == line)
    #expect(excerpt.text == shown)
    #expect(excerpt.carets == carets)
  }

  @Test func `escaping moves the carets along`() {
    let excerpt = excerpt("a\u{1B}b\u{1B}c", 2..<4) { $0.replacing("\u{1B}", with: #"\u{1b}"#) }
    #expect(excerpt.text == #"a\u{1b}b\u{1b}c"#)
    #expect(excerpt.carets == "       ^~~~~~~")
  }

  @Test(arguments: [0, 1, 10, 59, 60, 500, 49_940, 49_990, 49_999], [20, 80, 120])
  func `a long line is cut around the range`(start: Int, width: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "."), count: 50_000)
    bytes[start] = UInt8(ascii: "X")
    let excerpt = excerpt(String(decoding: bytes, as: UTF8.self), start..<start + 1, width: width)
    #expect(excerpt.text.count <= width && excerpt.text.count >= width / 2)
    let index = excerpt.carets.count - 1
    #expect(excerpt.carets.last == "^" && Array(excerpt.text)[index] == "X")
    // What is missing is marked, and only that.
    let cutBefore = excerpt.text.hasPrefix("…")
    #expect(cutBefore == ((cutBefore ? index - 1 : index) < start))
    #expect(excerpt.text.hasSuffix("…") == (start + excerpt.text.count - index < 50_000))
  }

  @Test func `a range longer than the line is cut as well`() {
    let excerpt = excerpt(String(repeating: "色", count: 1_000), 0..<3_000, width: 40)
    #expect(excerpt.text == String(repeating: "色", count: 19) + "…")
    #expect(excerpt.carets == "^" + String(repeating: "~", count: 37))
  }

  @Test func `bytes that are not text do no harm`() {
    let file = SourceFile(path: "x", bytes: [0x61, 0xFF, 0x62, 0xC3])
    #expect(SourceExcerpt(file, 1..<2) { $0 }.carets == " ^")
  }
}
