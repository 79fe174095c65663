package import Colorimetry

/// Two colours of a ramp that a reader must never take for each other, where they come closest: CIEDE2000 on CIELAB
/// D65.
package struct RampPair: Sendable {
  /// The difference.
  package let value: Double
  /// The two as designed.
  package let first, second: SRGB
  /// Their places among the colours compared.
  let places: (Int, Int)
  /// The observer who sees this difference.
  package let view: Observer

  /// The least difference under normal vision and each selected deficiency, over every severity; none where no two are
  /// compared.
  ///
  /// - Parameter isCompared: Whether two colours are, by their places in order.
  static func least(
    of colors: [SRGB], _ settings: JudgementSettings, where isCompared: (Int, Int) -> Bool
  ) -> [RampPair] {
    var found: [RampPair] = []
    for view in Observer.all(settings) {
      var least = found.last?.view.vision == view.vision ? found.removeLast() : nil
      let seen = view.seen(colors).map { DifferenceMetric.ciede2000.coordinate($0) }
      let bounds = seen.map { DifferenceBound($0) }
      for i in seen.indices {
        for j in seen.indices[(i + 1)...]
        where isCompared(i, j) && !bounds[i].isFar(from: bounds[j], threshold: least?.value ?? .infinity) {
          let value = DifferenceMetric.ciede2000.distance(seen[i], seen[j])
          // Severities rise, so the highest of equal ones is reported.
          guard value <= least?.value ?? .infinity else { continue }
          least = RampPair(value: value, first: colors[i], second: colors[j], places: (i, j), view: view)
        }
      }
      if let least { found.append(least) }
    }
    return found
  }
}

/// How distinct the two arms of a diverging ramp are.
package enum ArmDistance {
  /// The number of samples per arm, from the centre to its end. Source of the number: cols4all 0.10, which samples arms
  /// this way but uses another measure.
  package static let samples = 25
  /// The part of an arm next to the centre where mixtures are still the pale colour of the centre, and the CIEDE2000 from it,
  /// as designed, from which the ramp's own colours there are not. Engineering choices.
  package static let (nearShare, nearDifference) = (1.0 / 3, 18.0)
  /// The least distance required. Over ColorBrewer's nine diverging schemes of 3 to 11 colours as continuous ramps, the six
  /// flagged as colour-blind friendly keep 13.0 or more, the others 12.6 or less; seaborn's vlag keeps 13.0. An engineering
  /// choice between the two.
  package static let threshold = 12.8
  /// The least distance required of classes, as of series on marks that the theme does not state: sets of classes that are
  /// flagged as friendly keep 13.0 or more, the others 10.8 or less.
  package static let thresholdOfClasses = MarkFloor.unstated

  /// The least distances of a colour of one arm and a colour of the other, the first arm first: between the classes of a
  /// ramp in classes, which are all that a chart draws, or between samples of a continuous one.
  package static func each(_ ramp: RampColors, _ settings: JudgementSettings) -> [RampPair] {
    let (one, other) = ramp.isInClasses ? ramp.sides() : ramp.arms(samples: samples)
    return RampPair.least(of: one + other, settings) { $0 < one.count && $1 >= one.count }
  }
}

/// How distinct colours of a ramp are that lie apart on it.
enum DistantColors {
  enum Reach {
    /// Colours half of the ramp or more apart, the two ends among them.
    case halves
    /// All colours that are apart: classes that are not neighbours, and samples of a continuous ramp a quarter of its
    /// length or more apart.
    case all
  }

  /// The least distances in a sequential ramp; none where two classes have no others between them, except as halves.
  static func each(_ ramp: RampColors, _ reach: Reach, _ settings: JudgementSettings) -> [RampPair] {
    let apart = ramp.isInClasses ? 2 : (ramp.colors.count + 2) / 4
    let least = reach == .all ? apart : ramp.colors.count == 2 ? 1 : max(apart, ramp.colors.count / 2)
    return RampPair.least(of: ramp.colors, settings) { $1 - $0 >= least }
  }

  /// The least distances of colours more than a quarter of a cyclic ramp apart; none for fewer than four colours.
  static func ofCycle(_ ramp: RampColors, _ settings: JudgementSettings) -> [RampPair] {
    // The last sample of a continuous ramp repeats the first one.
    let colors = ramp.isInClasses ? ramp.colors : Array(ramp.colors.dropLast())
    guard colors.count >= 4 else { return [] }
    return RampPair.least(of: colors, settings) { min($1 - $0, colors.count - $1 + $0) * 4 > colors.count }
  }
}
