package import Colorimetry

/// The pairs of a mode's colours that come close, under every vision and severity. Computed once per mode.
///
/// Most pairs are far apart under every vision, which ``DifferenceBound`` proves without measuring them.
package struct PairMeasurements: Sendable {
  /// The most close pairs in one mode; further pairs count as not checked.
  package static let limit = 10_000

  /// Two colours that look alike under some vision.
  package struct ClosePair: Sendable {
    /// Indices into the colours given, `first < second`.
    package let first, second: Int
    /// CIEDE2000 as designed.
    package let normal: Double
    /// The least difference where it is below the vision's threshold; nil for a vision that distinguishes the pair.
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
  /// The number of pairs with known colours.
  package let pairCount: Int
  /// The number of pairs not judged, after ``limit``.
  package let unjudged: Int

  /// The judged deficiencies.
  package let visions: [Vision]
  /// The thresholds below which two colours look alike.
  package let thresholds: Thresholds

  /// Indices of colours that are context: two of them are no pair to compare.
  let context: Set<Int>
  let rows: [Int?]
  let normal: SimulatedLayers
  let sweeps: [SimulatedLayers]

  /// Measures every pair.
  ///
  /// - Parameters:
  ///   - colors: As shown, linear; nil where unknown.
  ///   - severities: The severities of the sweep, each 0…1.
  ///   - visions: The deficiencies to judge.
  ///   - thresholds: The thresholds below which two colours look alike.
  ///   - context: Indices of colours that are context: two of them are no pair to compare.
  package init(
    _ colors: [LinearSRGB?], severities: [Double], visions: [Vision] = Vision.deficiencies,
    model: SimulationModel = .auto, thresholds: Thresholds = .standard, context: Set<Int> = []
  ) {
    let known = colors.indices.filter { colors[$0] != nil }
    let linear = colors.compactMap(\.self)
    var rows = [Int?](repeating: nil, count: colors.count)
    for (row, index) in known.enumerated() { rows[index] = row }
    let normal = SimulatedLayers(linear, vision: .normal, model: model, severities: [1])
    let sweeps = visions.map { SimulatedLayers(linear, vision: $0, model: model, severities: severities) }

    var close: [ClosePair] = []
    var seen = 0
    let muted = known.count { context.contains($0) }
    let count = known.count * (known.count - 1) / 2 - muted * (muted - 1) / 2
    func sweep(_ vision: Vision) -> SimulatedLayers? { sweeps.first { $0.vision == vision } }
    let (protan, deutan, tritan) = (sweep(.protan), sweep(.deutan), sweep(.tritan))
    scan: for i in known.indices {
      for j in known.indices[(i + 1)...] where !(context.contains(known[i]) && context.contains(known[j])) {
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
    self.context = context
    pairCount = count
    unjudged = count - seen
    self.rows = rows
    self.normal = normal
    self.sweeps = sweeps
  }

  /// Whether two colours are a pair to compare: not both are context.
  func isCompared(_ i: Int, _ j: Int) -> Bool { !(context.contains(i) && context.contains(j)) }

  /// CIEDE2000 of two colours as designed; nil where either is unknown.
  package func designed(_ i: Int, _ j: Int) -> Double? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return normal.distance(i, j)
  }

  /// The least difference of two colours over the sweep; nil where either is unknown or the vision is not judged.
  package func weakest(_ i: Int, _ j: Int, _ vision: Vision) -> WeakestDifference? {
    guard let i = rows[i], let j = rows[j] else { return nil }
    return sweeps.first { $0.vision == vision }?.weakest(i, j, below: .infinity)
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

  /// Who confuses two colours, by vision.
  func confused(_ i: Int, _ j: Int, _ visions: [Vision]) -> [Confused] {
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
}
