import Colorimetry
import PaletteRules
import Testing

private func linear(_ colors: [String]) throws -> [LinearSRGB] {
  try colors.map { LinearSRGB(try Color(css: $0).mappedToSRGB.srgb) }
}

struct PairTableTests {
  /// J. Nowosad, colorblindcheck, README: `palette_check(rainbow(7))`; Machado 2009, rounded to eight bits.
  @Test(arguments: [
    (Vision.normal, 12.132257, 61.06471, 107.6347), (.deutan, 2.572062, 44.29065, 85.87461),
    (.protan, 3.647681, 47.63882, 83.28286), (.tritan, 2.025647, 47.41585, 83.77189),
  ])
  func `reproduces colorblindcheck`(vision: Vision, minimum: Double, mean: Double, maximum: Double) throws {
    let colors = try linear(["#FF0000", "#FFDB00", "#49FF00", "#00FF92", "#0092FF", "#4900FF", "#FF00DB"])
    let table = try #require(
      PairTable(colors, model: .machado2009, visions: [vision], convention: .round8).visions.first)
    #expect(abs(try #require(table.minimum).value - minimum) < 1e-5)
    #expect(abs(try #require(table.mean) - mean) < 1e-5)
    #expect(abs(try #require(table.maximum) - maximum) < 1e-5)
    #expect(table.pairs.count == 21)
    #expect(table.minimumByPrefix.count == 6)
  }

  /// M. A. Petroff, arXiv 2107.02270, other-analysis/cycle-comparison.json, "This Work 6"; his matrices are rounded,
  /// hence 0.03.
  @Test(arguments: [
    (Vision.normal, [64.5447, 34.4746, 32.0561, 28.8184, 23.9312]),
    (.deutan, [63.8761, 21.3121, 21.3121, 21.3121, 21.3121]),
    (.protan, [61.0796, 31.8277, 26.0069, 26.0069, 20.4629]),
    (.tritan, [57.1385, 27.2561, 27.2561, 26.5998, 23.9595]),
  ])
  func `reproduces Petroff's table`(vision: Vision, minima: [Double]) throws {
    let colors = try linear(["#5790fc", "#f89c20", "#e42536", "#964a8b", "#9c9ca1", "#7a21dd"])
    let table = try #require(
      PairTable(
        colors, metric: .cam02ucs, model: .machado2009, visions: [vision], severities: .sweep, convention: .float
      ).visions.first)
    for (ours, his) in zip(table.minimumByPrefix, minima) { #expect(abs(ours - his) < 0.03) }
  }

  /// tab10 under Machado 2009 with deuteranopia, by convention: R colorspace 2.1 gives 3.364 for eight bits.
  @Test(arguments: [
    (SimulationConvention.float, 1.903, 0, 4), (.clamp, 1.255, 1, 2), (.round8, 1.370, 1, 2),
  ])
  func `conventions move the minimum`(convention: SimulationConvention, minimum: Double, i: Int, j: Int) throws {
    let tab10 = [
      "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
    ]
    let table = PairTable(try linear(tab10), model: .machado2009, visions: [.protan], convention: convention)
    let least = try #require(table.visions.first?.minimum)
    #expect(abs(least.value - minimum) < 0.002)
    #expect((least.first, least.second) == (i, j))
  }

  @Test func `one colour has no pairs`() throws {
    let table = try #require(PairTable(try linear(["#123456"])).visions.first)
    #expect(table.pairs.isEmpty && table.minimum == nil && table.mean == nil && table.minimumByPrefix.isEmpty)
    #expect(PairTable([]).visions.allSatisfy { $0.pairs.isEmpty })
  }

  @Test func `severity 0 is normal vision`() throws {
    let colors = try linear(["#ff0000", "#00ff00", "#1f77b4"])
    let tables = PairTable(colors, visions: [.normal, .protan], severities: .one(0)).visions
    for (a, b) in zip(tables[0].pairs, tables[1].pairs) { #expect(abs(a.value - b.value) < 1e-9) }
  }
}
