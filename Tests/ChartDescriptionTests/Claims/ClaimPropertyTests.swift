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
    print("\(shape.name): \(Self.seeds(shape).count) seeds, \(count) claims")
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

  /// What a claim would say of other values is refused: the predicates can fail.
  @Test(arguments: GeneratedShape.all)
  func `what does not hold is not claimed`(_ shape: GeneratedShape) throws {
    var (held, count) = (0, 0)
    for seed in Self.seeds(shape).prefix(40) {
      let measured = try #require(MeasuredSeries.measure(shape.chart(seed: seed)).first)
      let series = measured
      guard !series.y.isEmpty else { continue }
      let oracle = ClaimOracle(x: series.x, y: series.y)
      let last = series.y.count - 1
      var proposed: [Claim] = [
        .constant(except: []), .noTrend, .overall(.rising), .overall(.falling), .tendency(.rising),
      ]
      for place in stride(from: 0, through: last, by: max(last / 6, 1)) {
        proposed += [
          .least(place, times: 1), .greatest(place, times: 1), .constant(except: [place]), .unlikeNeighbours(place),
        ]
        guard place > 0, place < last else { continue }
        for (one, other) in [(Direction.rising, Direction.falling), (.falling, .rising), (.level, .rising)] {
          proposed.append(
            .course(
              Course(
                legs: [
                  Course.Leg(direction: one, first: 0, last: place),
                  Course.Leg(direction: other, first: place, last: last),
                ], exceptions: [])))
        }
      }
      for claim in proposed where claim.holds(in: series) {
        let contradiction = oracle.contradiction(claim)
        #expect(contradiction == nil, "\(claim): \(contradiction ?? "")")
        held += 1
      }
      count += proposed.count
    }
    #expect(held < count)
  }

  static let issue: [(shape: String, chart: Chart, has: String, hasNot: [String])] = [
    (
      "thirty of 5 and one of 100", one([Double](repeating: 5, count: 15) + [100] + [Double](repeating: 5, count: 15)),
      "equalExcept", ["constant"]
    ),
    ("powers of ten", one((0..<15).map { (0..<$0).reduce(1.0) { power, _ in 10 * power } }), "course", ["noTrend"]),
    ("one over x", one((1...40).map { 1 / Double($0) }), "course", ["noTrend"]),
    ("a climb in the last step", one([Double](repeating: 3, count: 20) + [4]), "equalExcept", ["constant", "noTrend"]),
  ]

  private static func one(_ y: [Double]) -> Chart {
    Chart(
      kind: .line, xAxis: .numeric(NumericAxis(title: "x", range: 0...Double(y.count))),
      yAxis: NumericAxis(title: "y", range: 0...1e15),
      series: [
        ChartSeries(
          name: "", isContinuous: true, points: y.enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) })
      ])
  }

  @Test(arguments: issue.indices)
  func `values that misled say what they are`(_ index: Int) throws {
    let (name, chart, has, hasNot) = Self.issue[index]
    let kinds = try #require(ChartSummary(chart).claims.first).map(\.kind)
    #expect(kinds.contains(has), "\(name): \(kinds)")
    #expect(hasNot.allSatisfy { !kinds.contains($0) }, "\(name): \(kinds)")
  }
}
