import Colorimetry

/// How distinct those colours of a sequential ramp are that a reader must never take for each other: classes that are
/// not neighbours, and samples of a continuous ramp a quarter of its length or more apart. In CIEDE2000 on CIELAB D65.
struct DistantColors: Sendable {
  /// The least difference.
  let value: Double
  /// The places of the two colours among those of the ramp.
  let places: (Int, Int)
  /// The observer with this difference.
  let view: Observer

  enum Reach {
    /// Colours half of the ramp or more apart, the two ends among them.
    case halves
    /// All colours that are apart.
    case all
  }

  /// The least distance under normal vision and each selected deficiency, over every severity; empty where two classes
  /// have no others between them, except as halves.
  static func each(_ ramp: RampColors, _ reach: Reach, _ settings: JudgementSettings) -> [DistantColors] {
    let apart = ramp.isInClasses ? 2 : (ramp.colors.count + 2) / 4
    let half = ramp.colors.count / 2
    let least = reach == .all ? apart : ramp.colors.count == 2 ? 1 : max(apart, half)
    guard ramp.colors.count > least else { return [] }
    var found: [DistantColors] = []
    for view in Observer.all(settings) {
      var worst = found.last?.view.vision == view.vision ? found.removeLast() : nil
      let seen = view.seen(ramp.colors).map { DifferenceMetric.ciede2000.coordinate($0) }
      let bounds = seen.map { DifferenceBound($0) }
      for i in seen.indices.dropLast(least) {
        for j in (i + least)..<seen.count
        where !bounds[i].isFar(from: bounds[j], threshold: worst?.value ?? .infinity) {
          let value = DifferenceMetric.ciede2000.distance(seen[i], seen[j])
          // Severities rise, so the highest of equal ones is reported.
          guard value <= worst?.value ?? .infinity else { continue }
          worst = DistantColors(value: value, places: (i, j), view: view)
        }
      }
      if let worst { found.append(worst) }
    }
    return found
  }
}
