import Testing

@testable import PaletteReports

@Suite struct AlikeLettersTests {
  /// Pairs of colours 0…23, drawn with a fixed linear congruential generator (Knuth, MMIX).
  static let graphs = (UInt64(1)...40).map { seed in
    var state = seed
    let density = seed * 2 % 100
    return (0..<24).flatMap { one in
      (one + 1..<24).compactMap { other in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % 100 < density ? [one, other] : nil
      }
    }
  }

  @Test(arguments: graphs + [[], [[0, 1]], [[0, 1], [1, 2]]])
  func `two colours share a letter exactly where a reader confuses them`(pairs: [[Int]]) {
    let letters = AlikeLetters.columns(24, alike: pairs)
    guard !letters.isEmpty else { return }
    for one in 0..<24 {
      for other in one + 1..<24 {
        #expect(Set(letters[one]).isDisjoint(with: letters[other]) == !pairs.contains([one, other]))
      }
    }
  }

  @Test(
    arguments: [
      ([[]], "a b c d"), ([[0, 2]], "a b a c"), ([[0, 1], [1, 2]], "a ab b c"),
      ([[0, 1], [0, 2], [1, 2]], "a a a b"),
    ] as [([[Int]], String)])
  func `letters follow the order of the colours`(pairs: [[Int]], letters: String) {
    #expect(AlikeLetters.columns(4, alike: pairs.filter { !$0.isEmpty }).joined(separator: " ") == letters)
  }
}
