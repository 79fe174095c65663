import Testing

@testable import Colorimetry

@Suite struct CSSNumberTests {
  @Test func `numbers are read as the nearest double`() {
    var texts = [
      "0", "-0", "+0", ".5", "-.5", "1e3", "1E-3", "1.5e+2", "0.1", "0.30000000000000004", "123456789012345",
      "1234567890123456", "0.000000000000001", "9007199254740993", "99999999999999999999", "4.9e-324",
      "2.2250738585072014e-308",
      "000000000000000000001", "0.1234567890123456789",
    ]
    for i in 0..<2_000 { texts.append("\(i * 7919 % 1000).\(i * 104_729 % 100_003)") }
    for text in texts {
      var cursor = CSSCursor(text)
      #expect(cursor.number() == Double(text), "\(text)")
      #expect(cursor.isAtEnd, "\(text)")
    }
  }

  @Test func `a number ends where CSS ends it`() {
    for (text, value, rest) in [
      ("1.", 1.0, "."), ("1.e3", 1, ".e3"), ("1e", 1, "e"), ("1e+", 1, "e+"), ("1em", 1, "em"), ("1-2", 1, "-2"),
      ("1.5.5", 1.5, ".5"), ("12%", 12, "%"),
    ] {
      var cursor = CSSCursor(text)
      #expect(cursor.number() == value, "\(text)")
      #expect(cursor.text(cursor.position..<cursor.bytes.count) == rest, "\(text)")
    }
    for text in ["", ".", "-", "+", "-.", "e3", "--1", "∞"] {
      var cursor = CSSCursor(text)
      #expect(cursor.number() == nil, "\(text)")
      #expect(cursor.position == 0)
    }
  }
}
