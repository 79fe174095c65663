import SourceText
import Testing

@testable import Colorimetry

/// Hex notations are read at once where nothing stands around them, and by the parser where something does: both ways say the
/// same.
struct PlainHexTests {
  private static let digits = ["0", "7", "9", "a", "F", "f"]

  @Test func `the fast path agrees with the parser`() throws {
    for count in [3, 4, 6, 8] {
      for number in 0..<216 {
        let text =
          "#"
          + (0..<count).map { Self.digits[(number / ($0 % 3 == 0 ? 1 : $0 % 3 == 1 ? 6 : 36) + $0 / 3) % 6] }.joined()
        // The blank leads to the parser.
        #expect(HexColor.plain(text) == (try Color(css: text + " ")))
        #expect(try Color(css: text) == Color(css: " " + text))
      }
    }
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12345g", "123456", "#12345６", "# 123", "#-12",
  ])
  func `any other text goes to the parser, which reports the error`(text: String) {
    #expect(HexColor.plain(text) == nil)
    #expect(throws: SourceError.self) { try Color(css: text) }
  }
}
