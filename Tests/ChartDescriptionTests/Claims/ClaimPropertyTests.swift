import PaletteCharts
import Testing

@testable import ChartDescription

struct ClaimPropertyTests {
  /// Series of each shape; the oracle compares every pair of points, so long series are fewer.
  private static func seeds(_ shape: GeneratedShape) -> Range<UInt64> { 1..<(shape.isLong ? 7 : 101) }

  private static func claimed(_ chart: Chart) throws -> (series: MeasuredSeries, oracle: ClaimOracle)? {
    let measured = try #require(MeasuredSeries.measure(chart).first)
    return measured.y.isEmpty ? nil : (measured, ClaimOracle(x: measured.x, y: measured.y))
  }

  @Test(arguments: GeneratedShape.all)
  func `no claim is contradicted by the values`(_ shape: GeneratedShape) throws {
    var count = 0
    for seed in Self.seeds(shape) {
      for kind in [ChartKind.line, .point] {
        guard let (series, oracle) = try Self.claimed(shape.chart(seed: seed, kind: kind)) else { continue }
        for claim in series.claims {
          count += 1
          let contradiction = oracle.contradiction(claim)
          #expect(contradiction == nil, "\(shape.name) \(seed): \(claim): \(contradiction ?? "") in \(oracle.y)")
        }
      }
    }
    #expect(count >= Self.seeds(shape).count)
  }

  @Test(arguments: GeneratedShape.all)
  func `a series that goes one way is never without a clear trend, and every series has a sentence`(
    _ shape: GeneratedShape
  ) throws {
    for seed in Self.seeds(shape) {
      guard let (series, oracle) = try Self.claimed(shape.chart(seed: seed)), oracle.y.count > 2 else { continue }
      #expect(oracle.y.count < 8 || oracle.way == .level || !series.claims.contains(.noTrend))
      let kinds = Set(series.claims.map(\.kind))
      let courses: Set = [
        "constant", "equalExcept", "course", "outline", "overall", "tendency", "noTrend", "cycle", "yearlyCycle",
      ]
      #expect(oracle.y.count < 8 || !kinds.isDisjoint(with: courses), "\(shape.name) \(seed): \(kinds)")
    }
  }
}
