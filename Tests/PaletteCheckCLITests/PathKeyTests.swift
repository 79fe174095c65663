import Testing

@testable import PaletteCheckCLI

/// Names that look the same: é as one character, and as e with an accent.
struct PathKeyTests {
  private static let (composed, decomposed) = ("caf\u{e9}.json", "cafe\u{301}.json")

  @Test func `paths are equal where their bytes are`() {
    #expect(Self.composed == Self.decomposed)
    #expect(PathKey(Self.composed) != PathKey(Self.decomposed))
    #expect(PathKey("a/\(Self.composed)") == PathKey("a/" + Self.composed))
    #expect(Set([Self.composed, Self.decomposed, Self.composed].map { PathKey($0) }).count == 2)
  }

  @Test func `twins are the later of those that only look the same`() {
    let paths = ["a.json", Self.composed, "a.json", Self.decomposed, "b.json", Self.composed]
    #expect(PathKey.twins(in: paths).map { Array($0.utf8) } == [Array(Self.decomposed.utf8)])
    #expect(PathKey.twins(in: []).isEmpty)
  }
}
