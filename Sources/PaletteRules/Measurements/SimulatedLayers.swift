import Colorimetry

/// Colours under one vision and model at each severity of a sweep, ready for comparison.
///
/// A sweep has steps of a tenth; where a pair is near what it is compared with, the least difference is that of steps of a
/// hundredth.
struct SimulatedLayers: Sendable {
  let vision: Vision
  /// In the order given.
  let severities: [Double]
  /// The box of each colour over all severities; empty without severities.
  private(set) var boxes: [DifferenceBox] = []

  /// A colour at one severity.
  private struct Point: Sendable {
    let coordinate: DifferenceCoordinate
    let bound: DifferenceBound
  }
  /// Colour by colour, each at all severities, so that a pair compares two rows.
  private var points: [Point] = []
  private var colors: [LinearSRGB] = []
  private let simulations: [Simulation]
  /// At the hundredths 0.01, 0.02 … 1 for a sweep, between whose tenths a pair may be closer still; else empty.
  private let hundredths: [Simulation]
  /// Each colour at the hundredths, where there are so many colours that each is in many near pairs; else empty.
  private var fine: [DifferenceCoordinate] = []

  /// From how many colours on ``fine`` saves time, and up to how many it takes little memory. Engineering choices.
  private static let manyColors = 100...400

  /// How much closer than at the tenths a pair may be between them, CIEDE2000: 1.47 at most among all pairs of 144
  /// colours over sRGB.
  private static let dip = 1.5

  /// Simulates every colour at every severity: clamped to sRGB, as floats (the picture before rounding).
  ///
  /// - Parameters:
  ///   - isQuick: Whether the tenths of a sweep suffice: a search compares millions of pairs.
  ///   - comparesAll: Whether each colour is compared with many.
  init(
    _ colors: [LinearSRGB], vision: Vision, model: SimulationModel, severities: [Double], isQuick: Bool = false,
    comparesAll: Bool = true
  ) {
    let severities = vision == .normal ? [1] : severities
    self.vision = vision
    let isSweep = severities.count > 2 && !isQuick
    self.severities = isSweep ? [0.01] + severities : severities
    hundredths = isSweep ? SweepSimulations.hundredths(vision, model) : []
    simulations = self.severities.map { SweepSimulations.simulation(vision, severity: $0, model) }
    points.reserveCapacity(colors.count * severities.count)
    boxes.reserveCapacity(colors.count)
    for color in colors { append(color) }
    guard isSweep, comparesAll, Self.manyColors.contains(colors.count) else { return }
    fine.reserveCapacity(colors.count * hundredths.count)
    for color in colors {
      for simulation in hundredths {
        fine.append(DifferenceMetric.ciede2000.coordinate(simulation(color, convention: .clamp)))
      }
    }
  }

  /// Simulates one more colour.
  mutating func append(_ color: LinearSRGB) {
    var box: DifferenceBox?
    for simulation in simulations {
      let seen = vision == .normal ? color : simulation(color, convention: .clamp)
      let coordinate = DifferenceMetric.ciede2000.coordinate(seen)
      let point = Point(coordinate: coordinate, bound: DifferenceBound(coordinate))
      points.append(point)
      if box?.include(point.bound) == nil { box = DifferenceBox(point.bound) }
    }
    if let box { boxes.append(box) }
    if !hundredths.isEmpty { self.colors.append(color) }
  }

  /// The least difference of a pair when it is below `threshold` anywhere in the sweep. Ties go to the highest
  /// severity.
  @inline(__always)
  func weakest(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    let limit = hundredths.isEmpty ? threshold : threshold + Self.dip
    guard !boxes.isEmpty, !boxes[i].isFar(from: boxes[j], threshold: limit) else { return nil }
    return hundredths.isEmpty ? weakestOfLayers(i, j, below: threshold) : weakestOfSweep(i, j, below: threshold)
  }

  /// The least difference of every hundredth: of the tenths, then between two tenths where one of them is near enough.
  private func weakestOfSweep(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    guard let tenth = weakestOfLayers(i, j, below: threshold + Self.dip) else { return nil }
    // Nothing is closer than one colour to itself.
    guard tenth.value > 0 else { return threshold > 0 ? tenth : nil }
    var weakest = tenth.value < threshold ? tenth : nil
    var before = Double.infinity
    for layer in severities.indices {
      let now = distance(i, j, layer)
      defer { before = now }
      guard layer > 0, min(before, now) < min(tenth.value, threshold) + Self.dip else { continue }
      let end = Int((severities[layer] * 100).rounded()) - 1
      for index in max(0, end - 9)..<end {
        let value = fineDistance(i, j, index)
        guard value < weakest?.value ?? threshold else { continue }
        weakest = WeakestDifference(value: value, severity: hundredths[index].severity)
      }
    }
    return weakest
  }

  /// CIEDE2000 of two colours at a hundredth, by its index.
  private func fineDistance(_ i: Int, _ j: Int, _ index: Int) -> Double {
    let (one, other) = (i * hundredths.count + index, j * hundredths.count + index)
    guard max(one, other) >= fine.count else { return DifferenceMetric.ciede2000.distance(fine[one], fine[other]) }
    func coordinate(_ color: LinearSRGB) -> DifferenceCoordinate {
      DifferenceMetric.ciede2000.coordinate(hundredths[index](color, convention: .clamp))
    }
    return DifferenceMetric.ciede2000.distance(coordinate(colors[i]), coordinate(colors[j]))
  }

  private func weakestOfLayers(_ i: Int, _ j: Int, below threshold: Double) -> WeakestDifference? {
    let count = severities.count
    var (least, weakest) = (threshold, Int?.none)
    // From the highest severity, which is the closest of most pairs: the others are then out of reach.
    for layer in (0..<count).reversed()
    where !points[i * count + layer].bound.isFar(from: points[j * count + layer].bound, threshold: least) {
      let value = distance(i, j, layer)
      if value < least { (least, weakest) = (value, layer) }
    }
    return weakest.map { WeakestDifference(value: least, severity: severities[$0]) }
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
    DifferenceMetric.ciede2000.distance(
      points[i * severities.count + layer].coordinate, points[j * severities.count + layer].coordinate)
  }
}

/// The simulations of a sweep: every mode of every theme asks for the same ones.
private enum SweepSimulations {
  private static let auto = Vision.deficiencies.map { made($0, .auto) }
  private static let machado2009 = Vision.deficiencies.map { made($0, .machado2009) }

  /// The severities 0.01, 0.02 … 1.
  static func hundredths(_ vision: Vision, _ model: SimulationModel) -> [Simulation] {
    known(vision, model) ?? made(vision, model)
  }

  /// One severity, 0…1.
  static func simulation(_ vision: Vision, severity: Double, _ model: SimulationModel) -> Simulation {
    let index = Int((severity * 100).rounded()) - 1
    guard let all = known(vision, model), all.indices.contains(index), all[index].severity == severity else {
      return Simulation(vision, severity: severity, model: model)
    }
    return all[index]
  }

  private static func known(_ vision: Vision, _ model: SimulationModel) -> [Simulation]? {
    guard let index = Vision.deficiencies.firstIndex(of: vision) else { return nil }
    return switch model {
    case .auto: auto[index]
    case .machado2009: machado2009[index]
    case .brettel1997, .vienot1999: nil
    }
  }

  private static func made(_ vision: Vision, _ model: SimulationModel) -> [Simulation] {
    (1...100).map { Simulation(vision, severity: Double($0) / 100, model: model) }
  }
}

/// The least difference of a pair over a sweep of severities.
package struct WeakestDifference: Hashable, Sendable {
  /// CIEDE2000 on CIELAB D65, unrounded.
  package let value: Double
  /// The severity of that value, 0…1.
  package let severity: Double
}
