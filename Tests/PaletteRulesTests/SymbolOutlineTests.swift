import PaletteRules
import Testing

@Suite struct SymbolOutlineTests {
  @Test(arguments: Symbol.allCases.filter { $0 != .none })
  func `covers an area of 1 around its centroid, within its reach`(symbol: Symbol) throws {
    let outline = try #require(SymbolOutline(symbol))
    var (inside, farthest, sum) = (0, 0.0, (x: 0.0, y: 0.0))
    for row in 0..<400 {
      for column in 0..<400 {
        let (x, y) = (Double(column) / 200 - 0.9975, Double(row) / 200 - 0.9975)
        guard outline.contains(x, y) else { continue }
        inside += 1
        farthest = max(farthest, (x * x + y * y).squareRoot())
        (sum.x, sum.y) = (sum.x + x, sum.y + y)
      }
    }
    // A cell is 1/40,000.
    #expect(abs(Double(inside) / 40_000 - 1) < 0.005)
    #expect(abs(sum.x) / Double(inside) < 0.002 && abs(sum.y) / Double(inside) < 0.002)
    #expect(farthest <= outline.reach && farthest > outline.reach - 0.02)
  }

  @Test(arguments: [
    (Symbol.triangle, (0.0, 0.8)), (.triangleDown, (0, -0.8)), (.triangleLeft, (-0.8, 0)), (.triangleRight, (0.8, 0)),
  ])
  func `a triangle points where its name says`(symbol: Symbol, tip: (x: Double, y: Double)) throws {
    let outline = try #require(SymbolOutline(symbol))
    #expect(outline.contains(tip.x, tip.y) && !outline.contains(-tip.x, -tip.y))
  }

  @Test func `a ring has a hole`() throws { #expect(try #require(SymbolOutline(.ring)).contains(0, 0) == false) }

  @Test func `the symbol none has no outline`() { #expect(SymbolOutline(.none) == nil) }
}
