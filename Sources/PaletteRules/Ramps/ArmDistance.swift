package import Colorimetry

/// How distinct the two arms of a diverging ramp are, in CIEDE2000 on CIELAB D65.
package struct ArmDistance: Sendable {
  /// The number of samples per arm, from the centre to its end. Source of the number: cols4all 0.10, which samples arms
  /// this way but uses another measure.
  package static let samples = 25
  /// The number of omitted samples next to the centre, including the centre: both arms start there. An engineering
  /// choice.
  package static let leftOut = 5
  /// The CIEDE2000 from the centre below which a sample looks like the centre and does not belong to its arm. An
  /// engineering choice: with it the threshold separates ColorBrewer's diverging schemes by its own flags at every
  /// number of classes; see ``threshold``.
  package static let awayFromCentre = 9.0
  /// The least distance required of a continuous ramp. Over ColorBrewer's nine diverging schemes of 5, 7, 9 and 11
  /// colours, those flagged as colour-blind friendly keep 11.1 or more, the others 9.45 or less. An engineering choice
  /// between the two.
  package static let threshold = 9.5

  /// The least distance between a colour of one arm and a colour of the other.
  package let value: Double
  /// The observer with this distance.
  package let view: Observer
  /// The two colours as designed, first arm first.
  package let first, second: SRGB

  /// The least distance under normal vision and each selected deficiency, over every severity: between the classes of
  /// a ramp in classes, which are all that a chart draws, or between samples of a continuous one.
  package static func each(_ ramp: RampColors, _ settings: JudgementSettings) -> [ArmDistance] {
    let arms = ramp.isInClasses ? ramp.sides : ramp.arms(samples: samples, leftOut: leftOut)
    guard let first = arms.first, let second = arms.last else { return [] }
    let ends = ramp.isInClasses ? (0, 0) : (first.count - 1, second.count - 1)
    var found: [ArmDistance] = []
    for view in Observer.all(settings) {
      let known = found.last?.view.vision == view.vision ? found.removeLast() : nil
      let middle = view.seen([ramp.centre]).first.map { DifferenceMetric.ciede2000.coordinate($0) }
      let one = counted(view.seen(first), end: ends.0, from: middle)
      let other = counted(view.seen(second), end: ends.1, from: middle)
      var least = known
      for a in one {
        for b in other where !a.bound.isFar(from: b.bound, threshold: least?.value ?? .infinity) {
          let value = DifferenceMetric.ciede2000.distance(a.coordinate, b.coordinate)
          // Severities rise, so the highest of equal ones is reported.
          guard value <= least?.value ?? .infinity else { continue }
          least = ArmDistance(value: value, view: view, first: first[a.index], second: second[b.index])
        }
      }
      if let least { found.append(least) }
    }
    return found
  }

  private struct Sample {
    let index: Int
    let coordinate: DifferenceCoordinate
    let bound: DifferenceBound
  }

  /// The colours from `end` on, and the samples before it that do not look like the centre.
  private static func counted(_ seen: [LinearSRGB], end: Int, from centre: DifferenceCoordinate?) -> [Sample] {
    seen.indices.compactMap { index in
      let coordinate = DifferenceMetric.ciede2000.coordinate(seen[index])
      let isAway = centre.map { DifferenceMetric.ciede2000.distance($0, coordinate) >= awayFromCentre } ?? true
      guard index >= end || isAway else { return nil }
      return Sample(index: index, coordinate: coordinate, bound: DifferenceBound(coordinate))
    }
  }
}
