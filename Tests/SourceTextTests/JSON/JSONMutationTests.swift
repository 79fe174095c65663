import SourceText
import Testing

/// SplitMix64 (Steele, Lea and Flood 2014), so that a failure can be repeated.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct JSONMutationTests {
  private static let document = Array(
    ##"""
    {
      "name": "grün \ud83c\udfa8 \"x\"\\", // comment
      "series": [
        { "color": "#2166ac", "width": 1.5e0, 'dash': [4, 2], mark: null, },
        { "color": "色 \u00e9", "visible": true, "width": -0.25 } /* end */
      ]
    }
    """##.utf8)

  /// Bytes that mean something to the reader are drawn more often than chance would.
  private static let telling =
    Array("{}[]:,\"'\\/*u0d8ce+-. \n\r\t#".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]

  @Test(arguments: 0..<600)
  func `a damaged text is read or refused at a place inside it`(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var bytes = Self.document
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let byte =
        Bool.random(using: &random)
        ? Self.telling.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = byte
      case 1: bytes.insert(byte, at: index)
      case 2: bytes.remove(at: index)
      default: bytes.removeLast(index / 2)
      }
    }
    let table = LineTable(bytes)
    let end = table.position(of: bytes.count)
    for strictness in [JSONReader.Strictness.strict, .lenient] {
      switch Reading(bytes, strictness) {
      case .failed(let error, let position):
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count)
        #expect(position >= SourcePosition(line: 1, column: 1) && position <= end)
        #expect(!error.message.isEmpty)
      case .read(let document):
        for node in document.root.all { Self.expectOwnBytes(node, in: bytes) }
      }
    }
  }

  @Test func `the bytes at every range read to the same value`() throws {
    let root = try #require(Reading(Self.document, .lenient).root)
    #expect(root.all.count == 14)
    for node in root.all { Self.expectOwnBytes(node, in: Self.document) }
    for object in root.all {
      for member in object.members ?? [] {
        let key = Self.document[member.keyRange]
        let quoted = key.first == 0x22 || key.first == 0x27
        #expect(
          quoted
            ? Reading(Array(key), .lenient).root?.string == member.key
            : String(decoding: key, as: UTF8.self) == member.key)
      }
    }
  }

  private static func expectOwnBytes(_ node: SourceNode, in bytes: [UInt8]) {
    #expect(Reading(Array(bytes[node.range]), .lenient).root?.sketch == node.sketch)
  }
}
