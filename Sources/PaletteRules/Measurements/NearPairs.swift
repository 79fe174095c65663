package import Colorimetry

/// A pair that colour separates, but not clearly: see ``ComfortableDistance``.
package struct NearPair: Sendable {
  /// A difference below the comfortable one.
  package struct Shortfall: Sendable {
    /// The vision with this difference.
    package let vision: Vision
    /// The least CIEDE2000 over the severities.
    package let weakest: WeakestDifference
    /// The required CIEDE2000.
    package let required: Double
    /// The difference as a share of the required one, below 1.
    package var share: Double { weakest.value / required }
  }

  /// Indices into the colours given, `first < second`.
  package let first, second: Int
  /// By Viénot 1999 and Brettel 1997, under the vision that misses most; nil where these two find the pair clear.
  package let shortfall: Shortfall?
  /// By Machado 2009, under protan or deutan vision; nil where it finds the pair distinct.
  package let otherModel: Shortfall?
  /// Whether the two are a red and a green by their names.
  package let isRedGreen: Bool
  /// Whether the two are a red and a green that keep less than ``ComfortableDistance/confused``, or that the other
  /// family of simulation finds confused.
  package let isConfused: Bool
}

extension PairMeasurements {
  /// The pairs that are close, ordered by `first`, then `second`; at most ``limit``. Leaves out
  /// pairs that look alike to everyone or with a red-green deficiency; a pair confused only under tritan vision counts
  /// for the other visions.
  ///
  /// - Parameters:
  ///   - other: The same colours by Machado 2009.
  ///   - distance: The comfortable distance of two colours, by their indices; nil to skip the pair.
  package func near(
    _ other: PairMeasurements, _ distance: (Int, Int) -> ComfortableDistance?
  ) -> [NearPair] {
    var confused = close[...]
    var doubted = other.close[...]
    var near: [NearPair] = []
    let known = rows.indices.filter { rows[$0] != nil }
    for i in known.indices {
      for j in known.indices[(i + 1)...] where isCompared(known[i], known[j]) {
        let (first, second) = (known[i], known[j])
        func next(_ pairs: inout ArraySlice<ClosePair>) -> ClosePair? {
          guard let pair = pairs.first, (pair.first, pair.second) == (first, second) else { return nil }
          return pairs.removeFirst()
        }
        let (ours, theirs) = (next(&confused), next(&doubted))
        if let ours, ours.normal < thresholds.everyone || ours.protan != nil || ours.deutan != nil { continue }
        guard let distance = distance(first, second) else { continue }
        let shortfall = shortfall(i, j, distance, isTritanKnown: ours?.tritan != nil)
        // Ties go to deutan, the more common deficiency.
        let doubt = [Vision.deutan, .protan].compactMap { vision in theirs?[vision].map { (vision, $0) } }
          .min { $0.1.value < $1.1.value }
        guard shortfall != nil || doubt != nil else { continue }
        let isConfused =
          distance.confused.map { limit in
            doubt != nil
              || sweeps.contains { $0.vision != .tritan && $0.weakest(i, j, below: limit) != nil }
          } ?? false
        near.append(
          NearPair(
            first: first, second: second, shortfall: shortfall,
            otherModel: doubt.map {
              NearPair.Shortfall(vision: $0.0, weakest: $0.1, required: distance.otherModel)
            }, isRedGreen: distance.isRedGreen, isConfused: isConfused))
        guard near.count < Self.limit else { return near }
      }
    }
    return near
  }

  /// The vision in which a pair misses the comfortable distance by most.
  private func shortfall(
    _ i: Int, _ j: Int, _ distance: ComfortableDistance, isTritanKnown: Bool
  ) -> NearPair.Shortfall? {
    var worst = normal.weakest(i, j, below: distance.redGreen).map {
      NearPair.Shortfall(vision: .normal, weakest: $0, required: distance.redGreen)
    }
    // Ties go to deutan, the more common deficiency.
    for sweep in sweeps.reversed() where !(isTritanKnown && sweep.vision == .tritan) {
      let required = distance[sweep.vision]
      guard let found = sweep.weakest(i, j, below: (worst?.share ?? 1) * required) else { continue }
      worst = NearPair.Shortfall(vision: sweep.vision, weakest: found, required: required)
    }
    return worst
  }
}
