import Testing

@testable import SourceText

struct LiteralTokenTests {
  @Test func `a token is small, since a text has millions`() {
    #expect(MemoryLayout<LiteralToken>.stride <= 16)
  }

  @Test(arguments: [nil, 0, 7, 4_000_000_000])
  func `a token keeps its place and the bracket that closes it`(close: Int?) {
    var token = LiteralToken(.mark, mark: 0x28, 5..<4_000_000_001, startsLine: true)
    #expect(token.close == nil)
    token.close = close
    #expect(token.close == close)
    #expect((token.start, token.end) == (5, 4_000_000_001))
  }
}
