import Testing

@testable import SourceText

/// Names that look the same: é as one character, and as e with an accent.
struct NameKeyTests {
  private static let (composed, decomposed) = ("caf\u{e9}.json", "cafe\u{301}.json")

  @Test func `names are equal where their bytes are`() {
    #expect(Self.composed == Self.decomposed)
    #expect(NameKey(Self.composed) != NameKey(Self.decomposed))
    #expect(NameKey("a/\(Self.composed)") == NameKey("a/" + Self.composed))
    #expect(Set([Self.composed, Self.decomposed, Self.composed].map { NameKey($0) }).count == 2)
  }

  @Test func `twins are the later of those that only look the same`() {
    let paths = ["a.json", Self.composed, "a.json", Self.decomposed, "b.json", Self.composed]
    #expect(NameKey.twins(in: paths).map { Array($0.utf8) } == [Array(Self.decomposed.utf8)])
    #expect(NameKey.twins(in: []).isEmpty)
  }
}
