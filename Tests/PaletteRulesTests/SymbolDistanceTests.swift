import Testing

@testable import PaletteRules

struct SymbolDistanceTests {
  private static let symbols = Symbol.allCases.filter { $0 != .none }

  @Test(arguments: Symbol.allCases)
  func `a symbol is itself`(symbol: Symbol) {
    #expect(SymbolDistance.measured(symbol, symbol, size: 9) == 0)
  }

  /// Measured elsewhere with the same method: the row of the circle, and the pair of circle and square as it grows.
  @Test(arguments: [
    (Symbol.cross, 9.0, 0.350), (.triangle, 9, 0.544), (.plus, 9, 0.420), (.square, 9, 0.254), (.diamond, 9, 0.682),
    (.asterisk, 9, 0.750), (.ring, 9, 0.794), (.square, 6, 0.223), (.square, 7, 0.220), (.square, 8, 0.247),
    (.square, 12, 0.300), (.square, 16, 0.332),
  ])
  func `an independent measurement agrees`(symbol: Symbol, size: Double, distance: Double) {
    #expect(abs(SymbolDistance.measured(.circle, symbol, size: size) - distance) < 0.002)
  }

  @Test func `all symbols look different from 8 px up, circle and square not below`() throws {
    for size in stride(from: SymbolDistance.clearSize, through: 22, by: 0.5) {
      let images = try Self.symbols.map { try #require(SymbolImage($0, size: size)) }
      for (index, a) in images.enumerated() {
        for (other, b) in images.enumerated() where other > index {
          let distance = a.distance(to: b)
          #expect(distance >= SymbolDistance.alike, "\(Self.symbols[index]) \(Self.symbols[other]) \(size)")
          #expect(abs(distance - b.distance(to: a)) < 1e-9)
        }
      }
    }
    for size in stride(from: SymbolDistance.leastSize, to: SymbolDistance.clearSize, by: 0.5) {
      #expect(SymbolDistance.measured(.circle, .square, size: size) < SymbolDistance.alike, "\(size)")
    }
  }

  @Test func `hostile sizes are held`() {
    #expect(SymbolDistance.measured(.circle, .ring, size: 1e12).isFinite)
    #expect(SymbolDistance.measured(.circle, .ring, size: -1).isFinite)
    #expect(SymbolDistance.measured(.circle, .ring, size: .nan).isFinite)
  }
}

struct PerceivedDifferenceTests {
  /// C. Demiralp, M. S. Bernstein, J. Heer 2014, https://github.com/uwdata/perceptual-kernels, data/kernels/shape-tm.txt
  @Test(arguments: [
    (Symbol.circle, Symbol.plus, 0.99262), (.circle, .cross, 0.94537), (.circle, .square, 0.73236),
    (.plus, .cross, 0.38265), (.square, .diamond, 0.37294), (.triangleRight, .asterisk, 1),
    (.triangle, .cross, 0.82631),
    (.triangleDown, .triangleLeft, 0.31314), (.diamond, .triangle, 0.54357),
  ])
  func `is what people report`(a: Symbol, b: Symbol, difference: Double) {
    #expect(abs(PerceivedDifference.between(a, b) - difference) < 0.005001)
    #expect(PerceivedDifference.between(a, b) == PerceivedDifference.between(b, a))
  }

  @Test func `cross and plus are one of the weakest pairs, circle and cross a strong one`() {
    #expect(PerceivedDifference.between(.cross, .plus) < PerceivedDifference.between(.circle, .square))
    #expect(PerceivedDifference.between(.circle, .cross) >= PerceivedDifference.clear)
    #expect(PerceivedDifference.between(.ring, .circle) < PerceivedDifference.weak)
  }

  @Test func `each preferred symbol differs most from those before it, a plus apart`() {
    let others = SymbolDistance.preferred.filter { $0 != .plus }
    for (place, symbol) in others.enumerated().dropFirst(2) {
      func least(_ symbol: Symbol) -> Double {
        others.prefix(place).map { min(PerceivedDifference.between(symbol, $0), PerceivedDifference.clear) }.min() ?? 0
      }
      for later in others[(place + 1)...] { #expect(least(symbol) >= least(later), "\(symbol) \(later)") }
    }
  }
}
