import PaletteRules
import Testing

struct SymbolDistanceTests {
  private static let pairs = SymbolDistance.order.flatMap { a in SymbolDistance.order.map { (a, $0) } }

  @Test(arguments: Symbol.allCases)
  func `a symbol is itself`(symbol: Symbol) {
    #expect(SymbolDistance.between(symbol, symbol) == 0)
    #expect(SymbolDistance.measured(symbol, symbol, area: 64) == 0)
  }

  @Test func `is symmetric`() {
    for (a, b) in Self.pairs { #expect(SymbolDistance.between(a, b) == SymbolDistance.between(b, a)) }
  }

  @Test func `the table is what the pictures give`() {
    for (a, b) in Self.pairs where a.rawValue < b.rawValue {
      let measured = SymbolDistance.measured(a, b, area: SymbolDistance.defaultArea)
      #expect(abs(SymbolDistance.between(a, b) - measured) < 0.0011, "\(a) \(b) \(measured)")
    }
  }

  /// Measured elsewhere with the same method and slightly other outlines, hence the tolerance.
  @Test func `ranks symbols as an independent measurement does`() {
    let independent: [[Double]] = [
      [0.32, 0.29, 0.32, 0.13, 0.20, 0.44, 0.96], [0.38, 0.52, 0.22, 0.44, 0.45, 0.90], [0.36, 0.31, 0.33, 0.44, 0.96],
      [0.43, 0.25, 0.44, 0.90], [0.30, 0.46, 0.97], [0.44, 0.96], [0.83],
    ]
    for (i, row) in independent.enumerated() {
      for (step, value) in row.enumerated() {
        let (a, b) = (SymbolDistance.preferred[i], SymbolDistance.preferred[i + step + 1])
        #expect(abs(SymbolDistance.between(a, b) - value) < 0.036, "\(a) \(b)")
      }
    }
  }

  @Test(arguments: [(6.8, 0.09), (9, 0.13), (11.3, 0.16), (13.5, 0.18), (16, 0.20)])
  func `circle and square part as they grow`(diameter: Double, distance: Double) {
    let measured = SymbolDistance.measured(.circle, .square, area: .pi * diameter * diameter / 4)
    #expect(abs(measured - distance) < 0.005)
  }

  @Test func `hostile sizes are held`() {
    #expect(SymbolDistance.measured(.circle, .ring, area: 1e12).isFinite)
    #expect(SymbolDistance.measured(.circle, .ring, area: -1).isFinite)
    #expect(SymbolDistance.measured(.circle, .ring, area: .nan).isFinite)
  }
}
