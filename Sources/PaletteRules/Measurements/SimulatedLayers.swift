import Colorimetry

/// Colours under one vision and model at each severity of a sweep, ready for comparison.
///
/// A sweep has steps of a tenth; where a pair is near what it is compared with, the least difference is that of steps of a
/// hundredth.
struct SimulatedLayers: Sendable {
  /// What is the same for all colours, in one object: a search copies the layers often.
  private let plan: SweepPlan
  /// The box of each colour over all severities; empty without severities.
  private(set) var boxes: [DifferenceBox] = []
  /// Colour by colour, each at all severities, so that a pair compares two rows.
  private var points: [DifferenceCoordinate] = []
  private var colors: [LinearSRGB] = []
  /// Each colour at the hundredths, where there are so many colours that each is in many near pairs; else empty.
  private var fine: [DifferenceCoordinate] = []

  /// From how many colours on ``fine`` saves time, and up to how many it takes little memory. Engineering choices.
  private static let manyColors = 100...400

  /// How much closer than at the tenths a pair may be between them, CIEDE2000; half as much between twentieths. At most 1.6
  /// and 0.7 among the pairs of 444 colours over sRGB that come closer than 10.
  private static let dip = 2.0

  var vision: Vision { plan.vision }
  /// In the order given.
  var severities: [Double] { plan.severities }

  /// Simulates every colour at every severity: clamped to sRGB, as floats (the picture before rounding).
  ///
  /// - Parameters:
  ///   - comparesAll: Whether each colour is compared with many.
  init(
    _ colors: [LinearSRGB], vision: Vision, model: SimulationModel, severities: [Double],
    comparesAll: Bool = true
  ) {
    plan = SweepPlan.plan(vision, model, vision == .normal ? [1] : severities)
    points.reserveCapacity(colors.count * plan.severities.count)
    boxes.reserveCapacity(colors.count)
    for color in colors { append(color) }
    guard !plan.hundredths.isEmpty, comparesAll, Self.manyColors.contains(colors.count) else { return }
    fine.reserveCapacity(colors.count * plan.hundredths.count)
    for color in colors {
      for simulation in plan.hundredths {
        fine.append(DifferenceMetric.ciede2000.coordinate(simulation(color, convention: .clamp)))
      }
    }
  }

  mutating func append(_ color: LinearSRGB) {
    var box: DifferenceBox?
    for simulation in plan.simulations {
      let seen = plan.vision == .normal ? color : simulation(color, convention: .clamp)
      let point = DifferenceMetric.ciede2000.coordinate(seen)
      points.append(point)
      if box?.include(DifferenceBound(point)) == nil { box = DifferenceBox(DifferenceBound(point)) }
    }
    if let box { boxes.append(box) }
    if !plan.hundredths.isEmpty { self.colors.append(color) }
  }

  /// The least difference of a pair when it is below `threshold` anywhere in the sweep. Ties go to the highest
  /// severity.
  @inline(__always)
  func weakest(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    let limit = plan.hundredths.isEmpty ? threshold : threshold + Self.dip
    guard !boxes.isEmpty, !boxes[i].isFar(from: boxes[j], threshold: limit) else { return nil }
    return plan.hundredths.isEmpty ? weakestOfLayers(i, j, below: threshold) : weakestOfSweep(i, j, below: threshold)
  }

  /// The least difference of every hundredth: of the tenths, then between two tenths where one of them is near enough.
  private func weakestOfSweep(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    guard let tenth = weakestOfLayers(i, j, below: threshold + Self.dip) else { return nil }
    // Nothing is closer than one colour to itself.
    guard tenth.value > 0 else { return threshold > 0 ? tenth : nil }
    var weakest = tenth.value < threshold ? tenth : nil
    /// Halves a range of hundredths, whose ends are known, as long as one between them may be closer.
    func narrow(_ low: Int, _ atLow: Double, _ high: Int, _ atHigh: Double) {
      let middle = (low + high) / 2
      let reach = high - low > 5 ? Self.dip : Self.dip / 2
      guard middle > low, min(atLow, atHigh) < (weakest?.value ?? threshold) + reach else { return }
      let value = fineDistance(i, j, middle)
      if value < weakest?.value ?? threshold {
        weakest = WeakestDifference(value: value, severity: plan.hundredths[middle].severity)
      }
      narrow(low, atLow, middle, value)
      narrow(middle, value, high, atHigh)
    }
    var before = (index: 0, value: Double.infinity)
    for layer in plan.severities.indices {
      let now = (index: Int((plan.severities[layer] * 100).rounded()) - 1, value: distance(i, j, layer))
      if layer > 0 { narrow(before.index, before.value, now.index, now.value) }
      before = now
    }
    return weakest
  }

  /// CIEDE2000 of two colours at a hundredth, by its index.
  private func fineDistance(_ i: Int, _ j: Int, _ index: Int) -> Double {
    let (one, other) = (i * plan.hundredths.count + index, j * plan.hundredths.count + index)
    guard max(one, other) >= fine.count else { return DifferenceMetric.ciede2000.distance(fine[one], fine[other]) }
    func coordinate(_ color: LinearSRGB) -> DifferenceCoordinate {
      DifferenceMetric.ciede2000.coordinate(plan.hundredths[index](color, convention: .clamp))
    }
    return DifferenceMetric.ciede2000.distance(coordinate(colors[i]), coordinate(colors[j]))
  }

  private func weakestOfLayers(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    let count = plan.severities.count
    var (least, weakest) = (threshold, Int?.none)
    // From the highest severity, which is the closest of most pairs: the others are then out of reach.
    for layer in (0..<count).reversed() {
      let (one, other) = (points[i * count + layer], points[j * count + layer])
      guard !DifferenceBound(one).isFar(from: DifferenceBound(other), threshold: least) else { continue }
      let value = DifferenceMetric.ciede2000.distance(one, other)
      if value < least { (least, weakest) = (value, layer) }
    }
    return weakest.map { WeakestDifference(value: least, severity: plan.severities[$0]) }
  }

  /// The severities at which a pair is below `threshold`.
  func severities(of i: Int, _ j: Int, below threshold: Double) -> [Double] {
    severities.indices.filter { distance(i, j, $0) < threshold }.map { severities[$0] }
  }

  /// CIEDE2000 of two colours at the last severity; 0 without severities.
  func distance(_ i: Int, _ j: Int) -> Double {
    severities.isEmpty ? 0 : distance(i, j, severities.count - 1)
  }

  private func distance(_ i: Int, _ j: Int, _ layer: Int) -> Double {
    let count = plan.severities.count
    return DifferenceMetric.ciede2000.distance(points[i * count + layer], points[j * count + layer])
  }
}

/// The severities of a sweep with their simulations: every mode of every theme asks for the same ones.
private final class SweepPlan: Sendable {
  let vision: Vision
  /// In the order given, after 0.01 in a sweep.
  let severities: [Double]
  let simulations: [Simulation]
  /// At the hundredths 0.01, 0.02 … 1 for a sweep, between whose tenths a pair may be closer still; else empty.
  let hundredths: [Simulation]

  private init(_ vision: Vision, _ model: SimulationModel, _ severities: [Double]) {
    let isSweep = severities.count > 2
    self.vision = vision
    self.severities = isSweep ? [0.01] + severities : severities
    simulations = self.severities.map { Simulation(vision, severity: $0, model: model) }
    hundredths = isSweep ? (1...100).map { Simulation(vision, severity: Double($0) / 100, model: model) } : []
  }

  /// The standard sweep of each deficiency by each model, and the same for searches; normal vision.
  private static let (auto, machado) = (standard(.auto), standard(.machado2009))
  private static let normal = SweepPlan(.normal, .auto, [1])
  private static let standardSeverities = JudgementSettings().severities

  private static func standard(_ model: SimulationModel) -> [SweepPlan] {
    Vision.deficiencies.map { SweepPlan($0, model, standardSeverities) }
  }

  /// The plan of a sweep, made once where it is a standard one.
  static func plan(
    _ vision: Vision, _ model: SimulationModel, _ severities: [Double]
  ) -> SweepPlan {
    if vision == .normal { return normal }
    guard severities == standardSeverities, let index = Vision.deficiencies.firstIndex(of: vision) else {
      return SweepPlan(vision, model, severities)
    }
    return switch model {
    case .auto: auto[index]
    case .machado2009: machado[index]
    case .brettel1997, .vienot1999: SweepPlan(vision, model, severities)
    }
  }
}

/// The least difference of a pair over a sweep of severities.
package struct WeakestDifference: Hashable, Sendable {
  /// CIEDE2000 on CIELAB D65, unrounded.
  package let value: Double
  /// The severity of that value, 0…1.
  package let severity: Double
}

/// The box in CIELAB around a colour over a sweep of severities: one comparison of two boxes covers every severity.
///
/// The proof is that of ``DifferenceBound`` with the gaps between the boxes as differences, the greatest chroma as the
/// mean, SL at its greatest (1.7471 for lightness 0…100), and b ≥ 0 only where the whole box has it.
struct DifferenceBox: Sendable {
  private var lightness, a, b: ClosedRange<Double>
  private var chroma: Double

  init(_ color: DifferenceBound) {
    lightness = color.lightness...color.lightness
    a = color.a...color.a
    b = color.b...color.b
    chroma = color.chroma
  }

  mutating func include(_ color: DifferenceBound) {
    lightness = min(lightness.lowerBound, color.lightness)...max(lightness.upperBound, color.lightness)
    a = min(a.lowerBound, color.a)...max(a.upperBound, color.a)
    b = min(b.lowerBound, color.b)...max(b.upperBound, color.b)
    chroma = max(chroma, color.chroma)
  }

  /// Whether CIEDE2000 is certainly at least `threshold` at every severity.
  @inline(__always)
  func isFar(from other: DifferenceBox, threshold: Double) -> Bool {
    let limit = threshold * threshold
    let lightnessGap = Self.gap(lightness, other.lightness)
    let lightnessTerm = lightnessGap * lightnessGap / 3.0524
    if lightnessTerm >= limit { return true }
    let (da, db) = (Self.gap(a, other.a), Self.gap(b, other.b))
    let mean = (chroma + other.chroma) / 2
    let weight = 1 + 0.045 * min(1.5 * mean, mean + 6.4)
    let rotation = b.lowerBound >= 0 && other.b.lowerBound >= 0 ? 0.9999 : 0.1339
    return lightnessTerm + rotation * (da * da + db * db) / (weight * weight) >= limit
  }

  @inline(__always)
  private static func gap(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    max(0, a.lowerBound - b.upperBound, b.lowerBound - a.upperBound)
  }
}
