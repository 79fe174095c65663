import Testing

@testable import PaletteRules

struct SymbolSizesTests {
  private static let symbols = Symbol.allCases.filter { $0 != .none }
  /// Where circle and square arrive at 8 px, between 0.235 at 7.5 px and 0.247.
  private static let apart = 0.24

  private static func distance(_ a: Symbol, _ b: Symbol, _ size: Double) throws -> Double {
    try #require(SymbolImage(a, size: size)).distance(to: try #require(SymbolImage(b, size: size)))
  }

  /// Measured elsewhere with the same method: the row of the circle, and the pair of circle and square as it grows.
  @Test(arguments: [
    (Symbol.cross, 9.0, 0.350), (.triangle, 9, 0.544), (.plus, 9, 0.420), (.square, 9, 0.254), (.diamond, 9, 0.682),
    (.asterisk, 9, 0.750), (.ring, 9, 0.794), (.square, 6, 0.223), (.square, 7, 0.220), (.square, 8, 0.247),
    (.square, 12, 0.300), (.square, 16, 0.332),
  ])
  func `an independent measurement of the pictures agrees`(symbol: Symbol, size: Double, distance: Double) throws {
    #expect(abs(try Self.distance(.circle, symbol, size) - distance) < 0.002)
  }

  @Test(arguments: symbols)
  func `two symbols look different from the size of the table on, and not below`(a: Symbol) throws {
    for b in Self.symbols where b != a {
      let needed = SymbolSizes.needed(a, b)
      #expect(needed == SymbolSizes.needed(b, a))
      for size in stride(from: SymbolSizes.least, through: 12, by: 0.5) {
        let distance = try Self.distance(a, b, size)
        #expect((distance >= Self.apart - 0.0005) == (size >= needed), "\(a) \(b) \(size) \(distance)")
      }
    }
  }

  @Test func `a symbol is itself at every size, and beside none at no size`() {
    #expect(SymbolSizes.needed(.ring, .ring) == .infinity)
    #expect(SymbolSizes.needed(.ring, .none) == 0)
  }
}
