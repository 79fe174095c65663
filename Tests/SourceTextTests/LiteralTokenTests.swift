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

  @Test func `the end of a block of Svelte begins no regular expression`() throws {
    let language = try #require(LiteralLanguage.of("a.svelte"))
    #expect(LiteralTokens(Array("<p>{#if on}<b />{/if}</p>\n".utf8), language).fault == nil)
  }
}
