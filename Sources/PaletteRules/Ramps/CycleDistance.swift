import Colorimetry

/// How a cyclic ramp closes, and how far apart its far sides stay, in CIEDE2000 on CIELAB D65.
struct CycleDistance: Sendable {
  /// CIEDE2000 that the ends of a continuous ramp may be apart; two neighbours in classes have to be further apart.
  static let widestSeam = Thresholds.standard.classes

  /// The difference of the two ends.
  let seam: Double
  /// The least difference of two colours further apart than a quarter of the way round, as designed first colour first.
  let least: Double
  let first, second: SRGB
  /// Who sees it so.
  let view: Observer

  /// One under normal vision and under each deficiency asked for, over every severity; none for fewer than four colours.
  static func each(_ ramp: RampColors, _ settings: JudgementSettings) -> [CycleDistance] {
    // The last sample of a continuous ramp is the first one again.
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
