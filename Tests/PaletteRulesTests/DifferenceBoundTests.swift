import Testing

@testable import Colorimetry
@testable import PaletteRules

/// Numbers that look random and are the same everywhere: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, OOPSLA 2014).
struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
  mutating func hex() -> String { color().hex }
  mutating func color() -> SRGB { SRGB(unit(), unit(), unit()) }
}

extension DifferenceBound {
  fileprivate init(_ lab: CIELAB) { self.init(DifferenceMetric.ciede2000.coordinate(LinearSRGB(XYZD65(lab)))) }
}

extension XYZD65 {
  fileprivate init(_ color: CIELAB) { self.init(CIELABCurve.ratio(color.vector) * XYZD65.white.vector) }
}

struct DifferenceBoundTests {
  private func lab(_ dice: inout Dice) -> CIELAB {
    CIELAB(dice.unit() * 100, dice.unit() * 220 - 110, dice.unit() * 220 - 110)
  }
  private func difference(_ a: CIELAB, _ b: CIELAB) -> Double {
    let metric = DifferenceMetric.ciede2000
    return metric.distance(
      metric.coordinate(LinearSRGB(XYZD65(a))), metric.coordinate(LinearSRGB(XYZD65(b))))
  }

  @Test func `is never above CIEDE2000, near and far, in every hue`() {
    var dice = Dice(1)
    var nearest = 0.0
    for _ in 0..<20_000 {
      let a = lab(&dice)
      let reach = dice.unit() * 40
      let b = CIELAB(
        min(max(a.lightness + (dice.unit() - 0.5) * reach, 0), 100), a.a + (dice.unit() - 0.5) * reach,
        a.b + (dice.unit() - 0.5) * reach)
      let exact = difference(a, b)
      let (one, other) = (DifferenceBound(a), DifferenceBound(b))
      let difference = one.lightness - other.lightness
      let bound = one.squaredLowerBound(other, difference * difference).squareRoot()
      #expect(bound <= exact + 1e-9)
      nearest = max(nearest, bound / max(exact, 1e-9))
      #expect(!DifferenceBound(a).isFar(from: DifferenceBound(b), threshold: exact + 1e-6))
    }
    // A bound that is always 0 would pass as well.
    #expect(nearest > 0.95)
  }

  @Test func `boxes are never above any member`() {
    var dice = Dice(2)
    for _ in 0..<2_000 {
      let (a, b) = ((0..<5).map { _ in lab(&dice) }, (0..<5).map { _ in lab(&dice) })
      var (first, second) = (DifferenceBox(DifferenceBound(a[0])), DifferenceBox(DifferenceBound(b[0])))
      for index in 1..<5 {
        first.include(DifferenceBound(a[index]))
        second.include(DifferenceBound(b[index]))
      }
      let least = a.indices.map { difference(a[$0], b[$0]) }.min() ?? 0
      #expect(!first.isFar(from: second, threshold: least + 1e-6))
    }
  }
}

struct PairMeasurementsTests {
  /// Every pair, every severity, without a shortcut.
  private func slow(_ colors: [LinearSRGB], _ vision: Vision, _ i: Int, _ j: Int) -> Double {
    (1...100).map { step in
      let simulation = Simulation(vision, severity: Double(step) / 100)
      return DifferenceMetric.ciede2000.distance(
        simulation(colors[i], convention: .clamp), simulation(colors[j], convention: .clamp))
    }.min() ?? 0
  }

  @Test func `finds exactly the close pairs`() {
    var dice = Dice(3)
    let colors = (0..<60).map { _ in LinearSRGB(dice.color()) }
    let measured = PairMeasurements(colors, severities: JudgementSettings().severities)
    var close = measured.confused[...]
    for i in colors.indices {
      for j in colors.indices[(i + 1)...] {
        let designed = DifferenceMetric.ciede2000.distance(colors[i], colors[j])
        let seen = Vision.deficiencies.map { slow(colors, $0, i, j) }
        guard designed < 8 || seen.contains(where: { $0 < 8 }) else { continue }
        guard let pair = close.popFirst() else { return #expect(Bool(false), "\(i) \(j) is missing") }
        #expect((pair.first, pair.second) == (i, j))
        #expect(abs(pair.designed - designed) < 1e-9)
        for (vision, value) in zip(Vision.deficiencies, seen) {
          #expect((pair[vision] == nil) == (value >= 8))
          if let found = pair[vision] { #expect(abs(found.value - value) < 1e-9) }
        }
      }
    }
    #expect(close.isEmpty)
    #expect(!measured.confused.isEmpty)
  }

  @Test func `the order of colours does not matter`() {
    var dice = Dice(4)
    let colors = (0..<40).map { _ in LinearSRGB(dice.color()) }
    func pairs(_ colors: [LinearSRGB]) -> Set<Set<LinearSRGB>> {
      Set(PairMeasurements(colors, severities: [0.5, 1]).confused.map { [colors[$0.first], colors[$0.second]] })
    }
    #expect(!pairs(colors).isEmpty)
    #expect(pairs(colors) == pairs(colors.reversed()))
  }

  @Test func `severity 0 adds nothing to normal vision`() {
    var dice = Dice(5)
    let colors = (0..<40).map { _ in LinearSRGB(dice.color()) }
    for pair in PairMeasurements(colors, severities: [0]).readings { #expect(pair.designed < 8) }
  }

  @Test func `unknown colours have no pairs and many alike have an end`() {
    let grey = LinearSRGB(0.5, 0.5, 0.5)
    let some = PairMeasurements([grey, nil, grey], severities: [1])
    #expect(some.pairCount == 1)
    #expect(some.confused.map { [$0.first, $0.second] } == [[0, 2]])
    #expect(some.designed(0, 1) == nil && some.designed(0, 2) == 0)
    let many = PairMeasurements(Array(repeating: grey, count: 200), severities: [1])
    #expect(many.confused.count == PairMeasurements.limit)
    #expect(many.confused.count + many.unjudged == many.pairCount)
    #expect(PairMeasurements([], severities: []).pairCount == 0)
  }

  /// Least CIEDE2000 D65 over pairs at severity 1, clamped floats; Viénot 1999 for protan and deutan, Brettel 1997 for
  /// tritan. Computed independently in Python.
  @Test(arguments: [
    (
      ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"],
      [12.2412, 11.6746, 7.9348]
    ),
    (
      [
        "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
      ], [1.9042, 3.1082, 6.6024]
    ), (["#5790fc", "#f89c20", "#e42536", "#964a8b", "#9c9ca1", "#7a21dd"], [16.1317, 17.9058, 16.7543]),
  ])
  func `reproduces known palettes`(colors: [String], minima: [Double]) throws {
    let linear = try colors.map { LinearSRGB(try Color(css: $0).mappedToSRGB.srgb) }
    let tables = PairTable(linear, visions: Vision.deficiencies).visions
    for (table, minimum) in zip(tables, minima) {
      #expect(abs(try #require(table.minimum).value - minimum) < 0.001)
    }
  }
}
