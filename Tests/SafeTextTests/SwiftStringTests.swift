import SafeText
import Testing

@Suite struct SwiftStringTests {
  @Test(
    arguments: [
      ("plain", #""plain""#), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\t", #""a\nb\r\t""#),
      ("\u{0}", #""\u{0}""#), ("\u{202E}", #""\u{202e}""#), ("é🧁", #""é🧁""#),
    ])
  func `escapes what would end or break a literal`(text: String, literal: String) {
    #expect(swiftString(text) == literal)
  }
}
