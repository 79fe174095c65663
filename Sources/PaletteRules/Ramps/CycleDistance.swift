import Colorimetry

/// How a cyclic ramp closes, and how distinct its far sides are, in CIEDE2000 on CIELAB D65.
struct CycleDistance: Sendable {
  /// The CIEDE2000 below which the ends of a continuous ramp close; neighbouring classes need more.
  static let widestSeam = Thresholds.standard.classes

  /// The difference between the two ends.
  let seam: Double
  /// The least difference between two colours more than a quarter of the cycle apart, as designed first colour first.
  let least: Double
  let first, second: SRGB
  /// The observer with this difference.
  let view: Observer

  /// The distances under normal vision and each selected deficiency, over every severity; empty for fewer than four
  /// colours.
  static func each(_ ramp: RampColors, _ settings: JudgementSettings) -> [CycleDistance] {
    // The last sample of a continuous ramp repeats the first one.
    let colors = ramp.isInClasses ? ramp.colors : Array(ramp.colors.dropLast())
    guard colors.count >= 4, let end = ramp.colors.last else { return [] }
    var found: [CycleDistance] = []
    for view in Observer.all(settings) {
      let known = found.last?.view.vision == view.vision ? found.removeLast() : nil
      let seen = view.seen(colors).map { DifferenceMetric.ciede2000.coordinate($0) }
      let last = view.seen([end]).map { DifferenceMetric.ciede2000.coordinate($0) }
      let seam = DifferenceMetric.ciede2000.distance(seen[0], last[0])
      var least = (value: known?.least ?? .infinity, pair: (0, 0), isNew: false)
      for i in seen.indices {
        for j in seen.indices[(i + 1)...] where min(j - i, colors.count - j + i) * 4 > colors.count {
          let value = DifferenceMetric.ciede2000.distance(seen[i], seen[j])
          if value <= least.value { least = (value, (i, j), true) }
        }
      }
      let widest = max(seam, known?.seam ?? 0)
      guard least.isNew || known == nil else {
        if let known {
          found.append(
            CycleDistance(
              seam: widest, least: known.least, first: known.first, second: known.second, view: known.view))
        }
        continue
      }
      found.append(
        CycleDistance(
          seam: widest, least: least.value, first: colors[least.pair.0], second: colors[least.pair.1], view: view))
    }
    return found
  }
}
