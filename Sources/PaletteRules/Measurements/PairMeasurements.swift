package import Colorimetry

/// Which pairs of a mode's colours come close, under every vision and severity. Worked out once a mode.
///
/// Most pairs are far apart under every vision, and ``DifferenceBound`` proves it without measuring them.
package struct PairMeasurements: Sendable {
  /// Close pairs kept in one mode; a theme that has more gets the rest counted, not judged.
  package static let limit = 10_000

  /// Two colours that pass for one under some vision.
  package struct ClosePair: Sendable {
    /// Indices into the colours given, `first < second`.
    package let first, second: Int
    /// CIEDE2000 as designed.
    package let normal: Double
    /// Where it falls below the vision's threshold; nil for a vision that keeps the pair apart.
    package let protan, deutan, tritan: WeakestDifference?

    /// The measurement of a deficiency, when the pair falls below the threshold.
    package subscript(vision: Vision) -> WeakestDifference? {
      switch vision {
      case .protan: protan
      case .deutan: deutan
      case .tritan: tritan
      case .normal, .grey: nil
      }
    }
  }

  /// Ordered by `first`, then `second`.
  package let close: [ClosePair]
  /// How many pairs of known colours there are.
  package let pairCount: Int
  /// Pairs after ``limit`` was reached.
  package let unjudged: Int

  /// The deficiencies that were judged.
  package let visions: [Vision]
  /// Below which difference two colours pass for one.
  package let thresholds: Thresholds

  private let rows: [Int?]
  private let normal: SimulatedLayers
  private let sweeps: [SimulatedLayers]

  /// Measures every pair.
  ///
  /// - Parameters:
  ///   - colors: As shown, linear; nil where that is unknown.
  ///   - severities: The sweep, each 0…1.
  ///   - visions: The deficiencies to judge.
  ///   - thresholds: Below which difference two colours pass for one.
  package init(
    _ colors: [LinearSRGB?], severities: [Double], visions: [Vision] = Vision.deficiencies,
    model: SimulationModel = .auto, thresholds: Thresholds = .standard
  ) {
    let known = colors.indices.filter { colors[$0] != nil }
    let linear = colors.compactMap(\.self)
    var rows = [Int?](repeating: nil, count: colors.count)
    for (row, index) in known.enumerated() { rows[index] = row }
    let normal = SimulatedLayers(linear, vision: .normal, model: model, severities: [1])
    let sweeps = visions.map { SimulatedLayers(linear, vision: $0, model: model, severities: severities) }

    var close: [ClosePair] = []
    var seen = 0
    let count = known.count * (known.count - 1) / 2
    func sweep(_ vision: Vision) -> SimulatedLayers? { sweeps.first { $0.vision == vision } }
    let (protan, deutan, tritan) = (sweep(.protan), sweep(.deutan), sweep(.tritan))
    scan: for i in known.indices {
      for j in known.indices[(i + 1)...] {
        guard close.count < Self.limit else { break scan }
        seen += 1
        let near = normal.weakest(i, j, below: thresholds.everyone)
        let p = protan?.weakest(i, j, below: thresholds.redGreen)
        let d = deutan?.weakest(i, j, below: thresholds.redGreen)
        let t = tritan?.weakest(i, j, below: thresholds.blueYellow)
        guard near != nil || p != nil || d != nil || t != nil else { continue }
        close.append(
          ClosePair(
            first: known[i], second: known[j], normal: near?.value ?? normal.distance(i, j), protan: p, deutan: d,
            tritan: t))
      }
    }
    self.close = close
    self.visions = visions
    self.thresholds = thresholds
    pairCount = count
    unjudged = count - seen
    self.rows = rows
    self.normal = normal
    self.sweeps = sweeps
  }

  /// CIEDE2000 of two colours as designed; nil where one is unknown.
  package func designed(_ i: Int, _ j: Int) -> Double? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return normal.distance(i, j)
  }

  /// The least difference of two colours over the sweep; nil where one is unknown or the vision is not judged.
  package func weakest(_ i: Int, _ j: Int, _ vision: Vision) -> WeakestDifference? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return sweeps.first { $0.vision == vision }?.weakest(i, j, below: .infinity)
  }

  /// The pair that everyone or some of the visions see least apart, when that is below `limit`. Of equal ones the first
  /// pair, and the vision that stands last.
  ///
  /// - Parameter isAsked: Whether a pair, by its indices into the colours given, counts.
  package func closest(
    under visions: [Vision], below limit: Double, where isAsked: (Int, Int) -> Bool
  ) -> (first: Int, second: Int, vision: Vision, weakest: WeakestDifference)? {
    let layers = [normal] + sweeps.filter { visions.contains($0.vision) }
    let known = rows.indices.filter { rows[$0] != nil }
    var found: (first: Int, second: Int, vision: Vision, weakest: WeakestDifference)?
    for i in known.indices {
      for j in known.indices[(i + 1)...] where isAsked(known[i], known[j]) {
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

  /// Who takes two colours for one: those with the whole of a deficiency, those with a part of it, both or neither.
  package func confused(_ i: Int, _ j: Int, _ vision: Vision) -> (complete: Bool, partial: Bool) {
    guard let i = rows[i], let j = rows[j], let sweep = sweeps.first(where: { $0.vision == vision }) else {
      return (false, false)
    }
    return (
      sweep.isBelow(thresholds[vision], i, j) { $0 >= 1 }, sweep.isBelow(thresholds[vision], i, j) { $0 < 1 }
    )
  }

  /// Pairs that no vision takes for one colour, but some vision at its highest severity sees at most `fraction` as far
  /// apart as designed. Ordered by `first`, then `second`; ``limit`` at most.
  package func faded(to fraction: Double) -> [FadedPair] {
    let full = sweeps.filter { !$0.boxes.isEmpty }
    var closePairs = close[...]
    var faded: [FadedPair] = []
    let known = rows.indices.filter { rows[$0] != nil }
    for i in known.indices {
      for j in known.indices[(i + 1)...] {
        if let next = closePairs.first, (next.first, next.second) == (known[i], known[j]) {
          closePairs.removeFirst()
          continue
        }
        let designed = normal.distance(i, j)
        // A box of all severities that is far is far at the highest as well.
        var worst: FadedPair?
        for sweep in full where !sweep.boxes[i].isFar(from: sweep.boxes[j], threshold: designed * fraction) {
          let left = sweep.distance(i, j)
          guard left <= designed * fraction, left < worst?.simulated ?? .infinity else { continue }
          worst = FadedPair(
            first: known[i], second: known[j], vision: sweep.vision, normal: designed, simulated: left)
        }
        if let worst { faded.append(worst) }
        guard faded.count < Self.limit else { return faded }
      }
    }
    return faded
  }

  /// The pairs that no vision takes for one colour, but some vision sees closer than a floor of their own. Ordered by
  /// `first`, then `second`; ``limit`` at most.
  ///
  /// - Parameter floor: CIEDE2000 that two colours need; nil for a pair that is not asked for.
  package func short(of floor: (Int, Int) -> Double?) -> [ShortPair] {
    var closePairs = close[...]
    var short: [ShortPair] = []
    let known = rows.indices.filter { rows[$0] != nil }
    for i in known.indices {
      for j in known.indices[(i + 1)...] {
        if let next = closePairs.first, (next.first, next.second) == (known[i], known[j]) {
          closePairs.removeFirst()
          continue
        }
        guard let floor = floor(known[i], known[j]) else { continue }
        var worst = normal.weakest(i, j, below: floor).map { (vision: Vision.normal, weakest: $0) }
        // Of equal ones deutan, which more people have.
        for sweep in sweeps.reversed() {
          guard let found = sweep.weakest(i, j, below: worst?.weakest.value ?? floor) else { continue }
          worst = (sweep.vision, found)
        }
        guard let worst else { continue }
        short.append(
          ShortPair(first: known[i], second: known[j], vision: worst.vision, weakest: worst.weakest, floor: floor))
        guard short.count < Self.limit else { return short }
      }
    }
    return short
  }

  /// A pair that falls short of what its marks need.
  package struct ShortPair: Sendable {
    /// Indices into the colours given, `first < second`.
    package let first, second: Int
    /// Who sees it so.
    package let vision: Vision
    /// CIEDE2000 where it is least.
    package let weakest: WeakestDifference
    /// What it needs.
    package let floor: Double
  }

  /// A pair that a vision sees less far apart than it was designed.
  package struct FadedPair: Sendable {
    /// Indices into the colours given, `first < second`.
    package let first, second: Int
    /// Who sees it so.
    package let vision: Vision
    /// CIEDE2000 as designed and under the vision at the highest severity of the sweep.
    package let normal, simulated: Double
  }
}
