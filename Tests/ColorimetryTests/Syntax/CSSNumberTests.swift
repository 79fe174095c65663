import SourceText
import Testing

@testable import Colorimetry

@Suite struct CSSNumberTests {
  @Test func `numbers are read as the nearest double`() throws {
    for text in [
      "0", "-0", "+0", ".5", "-.5", "1e3", "1E-3", "1.5e+2", "0.1", "0.30000000000000004", "9007199254740993",
      "99999999999999999999", "4.9e-324", "000000000000000000001", "0.1234567890123456789",
    ] {
      var cursor = try CSSCursor(text)
      let value = try cursor.value()
      #expect(value?.number == Double(text) && value?.unit == .number, "\(text)")
      #expect(cursor.isAtEnd, "\(text)")
    }
  }

  @Test func `a number ends where CSS ends it`() throws {
    for (text, value, rest) in [("1.", 1.0, "."), ("1.e3", 1, ".e3"), ("1-2", 1, "-2"), ("1.5.5", 1.5, ".5")] {
      var cursor = try CSSCursor(text)
      #expect(try cursor.value()?.number == value, "\(text)")
      #expect(cursor.text(cursor.position..<cursor.bytes.count) == rest, "\(text)")
    }
    for (text, unit) in [("1e", "e"), ("1em", "em"), ("1e5em", "em"), ("1x", "x")] {
      var cursor = try CSSCursor(text)
      let error = #expect(throws: SourceError.self) { try cursor.value() }
      #expect(error?.message.contains("'\(unit)'") == true, "\(text)")
    }
    var percentage = try CSSCursor("12%")
    #expect(try percentage.value()?.unit == .percentage)
    for text in ["", ".", "-", "+", "-.", "e3", "--1", "∞"] {
      var cursor = try CSSCursor(text)
      #expect(try cursor.value() == nil, "\(text)")
      #expect(cursor.position == 0)
    }
  }
}
