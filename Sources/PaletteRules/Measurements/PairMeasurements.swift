package import Colorimetry

/// The pairs of some colours, under every vision and severity and by both families of simulation. Computed once per
/// mode.
///
/// Most pairs are far apart under every vision, which ``DifferenceBound`` proves without measuring them.
package struct PairMeasurements: Sendable {
  /// The most confused pairs in one mode, and the most close ones; further confused pairs count as not checked.
  package static let limit = 10_000

  /// The pairs that some reader confuses, that only one family of simulation separates, or that are close; ordered by
  /// `first`, then `second`.
  package private(set) var readings: [PairReading] = []
  /// The number of pairs with known colours.
  package let pairCount: Int
  /// The number of pairs not judged, after ``limit``.
  package private(set) var unjudged = 0

  /// The judged deficiencies.
  package let visions: [Vision]
  /// The thresholds below which two colours look alike.
  package let thresholds: Thresholds

  /// The pairs to compare.
  let compared: ComparedPairs
  private let rows: [Int?]
  let normal: SimulatedLayers
  /// By Viénot 1999 and Brettel 1997, and by Machado 2009, in the order of ``visions``.
  let sweeps, byMachado: [SimulatedLayers]

  /// Measures every pair.
  ///
  /// - Parameters:
  ///   - colors: As shown, linear; nil where unknown.
  ///   - severities: The severities of the sweep, each 0…1.
  ///   - visions: The deficiencies to judge.
  ///   - thresholds: The thresholds below which two colours look alike.
  ///   - compared: The pairs to compare; all by default.
  ///   - distance: The comfortable distance of two colours, by their indices; nil for a pair that may be close.
  package init(
    _ colors: [LinearSRGB?], severities: [Double], visions: [Vision] = Vision.deficiencies,
    thresholds: Thresholds = .standard, compared: ComparedPairs = ComparedPairs([Series]()),
    distance: (Int, Int) -> ComfortableDistance? = { _, _ in nil }
  ) {
    let known = colors.indices.filter { colors[$0] != nil }
    let linear = colors.compactMap(\.self)
    var rows = [Int?](repeating: nil, count: colors.count)
    for (row, index) in known.enumerated() { rows[index] = row }
    func layers(_ model: SimulationModel) -> [SimulatedLayers] {
      visions.map { SimulatedLayers(linear, vision: $0, model: model, severities: severities) }
    }
    normal = SimulatedLayers(linear, vision: .normal, model: .auto, severities: [1])
    (sweeps, byMachado) = (layers(.auto), layers(.machado2009))
    pairCount = known.indices.reduce(0) { count, i in
      count + known.indices[(i + 1)...].count { compared.hold(known[i], known[$0]) }
    }
    (self.visions, self.thresholds, self.compared, self.rows) = (visions, thresholds, compared, rows)
    var (seen, confused, close) = (0, 0, 0)
    scan: for i in known.indices where !Cancellation.isCancelled {
      for j in known.indices[(i + 1)...] where compared.hold(known[i], known[j]) {
        guard confused < Self.limit else { break scan }
        seen += 1
        let reading = reading(i, j, as: (known[i], known[j])) {
          close < Self.limit ? distance(known[i], known[j]) : nil
        }
        guard let pair = reading else { continue }
        if pair.isConfused { confused += 1 }
        if pair.isClose { close += 1 }
        readings.append(pair)
      }
    }
    unjudged = pairCount - seen
  }

  /// The pairs that some reader confuses according to Viénot 1999 or Brettel 1997.
  package var confused: [PairReading] { readings.filter(\.isConfused) }
  /// The pairs that colour separates, but not clearly.
  package var close: [PairReading] { readings.filter(\.isClose) }

  /// Whether two colours are a pair to compare.
  func isCompared(_ i: Int, _ j: Int) -> Bool { compared.hold(i, j) }

  /// CIEDE2000 of two colours as designed; nil where either is unknown.
  package func designed(_ i: Int, _ j: Int) -> Double? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return normal.distance(i, j)
  }

  /// The least difference of two colours over the sweep; nil where either is unknown or the vision is not judged.
  package func weakest(
    _ i: Int, _ j: Int, _ vision: Vision, byMachado: Bool = false
  ) -> WeakestDifference? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return (byMachado ? self.byMachado : sweeps).first { $0.vision == vision }?.weakest(i, j, below: .infinity)
  }

  /// The closest pair under normal vision or some deficiencies, when it is below `limit`. Ties go to the first pair,
  /// and to the last vision.
  ///
  /// - Parameter isAsked: Whether a pair, by its indices into the colours, counts.
  package func closest(
    under visions: [Vision], below limit: Double, where isAsked: (Int, Int) -> Bool
  ) -> (first: Int, second: Int, vision: Vision, weakest: WeakestDifference)? {
    let layers = [normal] + sweeps.filter { visions.contains($0.vision) }
    let known = rows.indices.filter { rows[$0] != nil }
    var found: (first: Int, second: Int, vision: Vision, weakest: WeakestDifference)?
    for i in known.indices {
      for j in known.indices[(i + 1)...] where isCompared(known[i], known[j]) && isAsked(known[i], known[j]) {
        var least = found?.weakest.value ?? limit
        for layer in layers.reversed() {
          guard let weakest = layer.weakest(i, j, below: least) else { continue }
          least = weakest.value
          found = (known[i], known[j], layer.vision, weakest)
        }
      }
    }
    return found
  }

  /// Who confuses two colours, by vision, in one family of simulation and in the other.
  func readers(_ i: Int, _ j: Int, _ visions: [Vision]) -> (confused: [Confused], byMachado: [Confused]) {
    (confused(i, j, visions, sweeps), confused(i, j, visions, byMachado))
  }

  private func confused(_ i: Int, _ j: Int, _ visions: [Vision], _ sweeps: [SimulatedLayers]) -> [Confused] {
    visions.map { vision in
      guard let i = rows[i], let j = rows[j], let sweep = sweeps.first(where: { $0.vision == vision }) else {
        return (vision, false, nil)
      }
      // The closest severity may lie between the tenths.
      let closest = sweep.weakest(i, j, below: thresholds[vision])?.severity
      let failing = sweep.severities(of: i, j, below: thresholds[vision]) + (closest.map { [$0] } ?? [])
      return (vision, failing.contains { $0 >= 1 }, failing.filter { $0 < 1 }.min())
    }
  }

  /// What confuses two rows, and what they miss of their comfortable distance where everyone and readers with a
  /// red-green deficiency tell them apart; nil where it is nothing.
  ///
  /// - Parameter distance: Nil where no more than confusion counts.
  private func reading(
    _ i: Int, _ j: Int, as pair: (Int, Int), against distance: () -> ComfortableDistance?
  ) -> PairReading? {
    let alike = normal.weakest(i, j, below: thresholds.everyone)
    let (confusions, byMachado) = (confusions(i, j, sweeps), confusions(i, j, self.byMachado))
    let distance = alike == nil && !confusions.isRedGreen ? distance() : nil
    let shortfall = distance.flatMap { self.shortfall(i, j, $0, isTritanKnown: confusions.tritan != nil) }
    let doubt = distance == nil ? nil : byMachado.doubt(of: thresholds.redGreen)
    guard alike != nil || !confusions.isEmpty || !byMachado.isEmpty || shortfall != nil else { return nil }
    let isHard = distance?.confused.map { limit in
      doubt != nil || sweeps.contains { $0.vision != .tritan && $0.weakest(i, j, below: limit) != nil }
    }
    return PairReading(
      first: pair.0, second: pair.1, designed: alike?.value ?? normal.distance(i, j), isAlike: alike != nil,
      confusions: confusions, byMachado: byMachado, shortfall: shortfall, doubt: doubt,
      isRedGreen: distance?.isRedGreen ?? false, isHardRedGreen: isHard ?? false)
  }

  private func confusions(_ i: Int, _ j: Int, _ sweeps: [SimulatedLayers]) -> PairReading.Confusions {
    func weakest(_ vision: Vision) -> WeakestDifference? {
      sweeps.first { $0.vision == vision }?.weakest(i, j, below: thresholds[vision])
    }
    return PairReading.Confusions(protan: weakest(.protan), deutan: weakest(.deutan), tritan: weakest(.tritan))
  }

  /// The vision in which two rows miss the comfortable distance by most.
  private func shortfall(
    _ i: Int, _ j: Int, _ distance: ComfortableDistance, isTritanKnown: Bool
  ) -> PairReading.Shortfall? {
    var worst = normal.weakest(i, j, below: distance.redGreen).map {
      PairReading.Shortfall(.normal, $0, of: distance.redGreen)
    }
    func look(_ sweep: SimulatedLayers) {
      let required = distance[sweep.vision]
      guard let found = sweep.weakest(i, j, below: (worst?.share ?? 1) * required) else { return }
      worst = PairReading.Shortfall(sweep.vision, found, of: required)
    }
    // Ties go to deutan, the more common deficiency.
    for sweep in sweeps.reversed() where sweep.vision != .tritan { look(sweep) }
    let isOfTritanAlone = worst == nil
    for sweep in sweeps where sweep.vision == .tritan && !isTritanKnown { look(sweep) }
    worst?.isOfTritanAlone = isOfTritanAlone
    return worst
  }
}
