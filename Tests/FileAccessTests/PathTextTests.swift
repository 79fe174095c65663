import FileAccess
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    [], Array("plain/path.json".utf8), Array("grün/色.json".utf8), [0x66, 0xFF, 0x2E], [0xC3], [0xED, 0xA0, 0x80],
    [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0x80, 0xC3, 0xA9, 0x81], Array(0x80...0xBF),
    Array(0xC0...0xFF),
  ])
  func `every path comes back as the same bytes`(bytes: [UInt8]) {
    #expect(PathText.bytes(PathText.text(bytes)) == bytes)
  }

  @Test func `no two paths become the same text`() {
    // U+10FFFF well-formed, and the lone byte that it could be mistaken for.
    #expect(PathText.text([0xF4, 0x8F, 0xBF, 0xBF]) != PathText.text([0xFF]))
  }

  @Test func `well-formed text stays as it is`() {
    for text in ["", "a b", "é", "e\u{301}", "👩‍👩‍👧", "\u{FFFD}"] { #expect(PathText.text(text.utf8) == text) }
  }
}
