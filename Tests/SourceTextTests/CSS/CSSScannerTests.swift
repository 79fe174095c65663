import Testing

@testable import SourceText

struct CSSScannerTests {
  private func kinds(_ text: String) -> [(CSSToken.Kind, String)] {
    let bytes = Array(text.utf8)
    return CSSScanner.tokens(bytes, in: 0..<bytes.count).map {
      ($0.kind, String(decoding: bytes[$0.range], as: UTF8.self))
    }
  }

  @Test(arguments: [
    ("--chart-1", CSSToken.Kind.identifier), ("-webkit-x", .identifier), ("é", .identifier), ("a\\:b", .identifier),
    ("rgb(", .function), ("url(a b)", .url), ("url(\"x\"", .function), ("@media", .atKeyword), ("#fff", .hash),
    ("\"a\\\"b\"", .string), ("'a", .badString), ("1.5e-3px", .number), ("+.5%", .number), ("-1", .number),
    ("/* a; } */", .comment), ("/* open", .comment), (" \t\n", .space), ("<!--", .space), ("-->", .space),
    ("-", .delimiter(0x2D)), ("{", .delimiter(0x7B)), ("#", .delimiter(0x23)), ("@", .delimiter(0x40)),
  ])
  func `a token is recognized by how it begins`(text: String, kind: CSSToken.Kind) {
    let first = kinds(text).first
    #expect(first?.0 == kind)
    // What follows an opened function or quote is another token.
    if kind != .function { #expect(first?.1 == text) }
  }

  @Test func `every byte belongs to one token, whatever the bytes`() {
    var state: UInt32 = 7
    for _ in 0..<300 {
      let bytes = (0..<60).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        let likely = Array("-@#/*\\\"'(){}[];:,.0a \n<!>e+url".utf8)
        return state >> 28 == 0 ? UInt8(truncatingIfNeeded: state >> 8) : likely[Int(state >> 16) % likely.count]
      }
      var end = 0
      for token in CSSScanner.tokens(bytes, in: 0..<bytes.count) {
        #expect(token.range.lowerBound == end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end == bytes.count)
      // The reader ends too, and refers to bytes that are there.
      let sheet = try? CSSReader.read(bytes)
      for declaration in sheet?.declarations ?? [] {
        #expect(declaration.value.upperBound <= bytes.count && declaration.nameRange.upperBound <= bytes.count)
      }
    }
  }
}
