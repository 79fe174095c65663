import PaletteCharts
import PaletteRules
import Testing

@Suite struct SymbolOutlineTests {
  @Test(arguments: Symbol.allCases.filter { $0 != .none })
  func `is the shape that symbols are measured by`(symbol: Symbol) throws {
    let outline = try #require(SymbolOutline(symbol))
    let shape = try #require(SymbolShape(symbol))
    var (differing, inside) = (0, 0)
    for row in 0..<200 {
      for column in 0..<200 {
        let (x, y) = (Double(column) / 100 - 0.995, Double(row) / 100 - 0.995)
        let isInside = outline.contains(x, y)
        inside += isInside ? 1 : 0
        differing += isInside == shape.contains(x, y) ? 0 : 1
      }
    }
    #expect(differing <= 2)
    // A cell is 1/10,000; all symbols cover the same area.
    #expect(abs(Double(inside) / 10_000 - 1) < 0.01)
    #expect(outline.reach <= shape.reach * 1.02)
  }

  @Test func `there is none for no symbol`() { #expect(SymbolOutline(.none) == nil) }
}

extension SymbolOutline {
  /// Whether a point is inside, by the nonzero rule.
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .circle(let radius, let hole): (hole * hole...radius * radius).contains(x * x + y * y)
    case .polygons(let polygons):
      polygons.map { polygon in
        var winding = 0
        for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
          let side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)
          if a.y <= y, b.y > y, side > 0 { winding += 1 }
          if a.y > y, b.y <= y, side < 0 { winding -= 1 }
        }
        return winding
      }.reduce(0, +) != 0
    }
  }
}
