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
  /// The observer with this difference.
  package let view: Observer

  /// The least difference under normal vision and each selected deficiency, over every severity; none where no two are
  /// compared.
  ///
  /// - Parameters:
  ///   - counts: Whether a colour counts to an observer, who sees all of them so.
  ///   - isCompared: Whether two colours are, by their places in order.
  static func least(
    of colors: [SRGB], _ settings: JudgementSettings,
    counting counts: (_ index: Int, _ seen: [DifferenceCoordinate]) -> Bool = { _, _ in true },
    where isCompared: (Int, Int) -> Bool
  ) -> [RampPair] {
    var found: [RampPair] = []
    for view in Observer.all(settings) {
      var least = found.last?.view.vision == view.vision ? found.removeLast() : nil
      let seen = view.seen(colors).map { DifferenceMetric.ciede2000.coordinate($0) }
      let bounds = seen.map { DifferenceBound($0) }
      let counted = seen.indices.filter { counts($0, seen) }
      for (place, i) in counted.enumerated() {
        for j in counted[(place + 1)...]
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

  /// The least distances of a colour of one arm and a colour of the other, the first arm first: between the classes of a
  /// ramp in classes, which are all that a chart draws, or between samples of a continuous one.
  package static func each(_ ramp: RampColors, _ settings: JudgementSettings) -> [RampPair] {
    let arms = ramp.isInClasses ? ramp.sides : ramp.arms(samples: samples, leftOut: leftOut)
    guard let one = arms.first, let other = arms.last else { return [] }
    // Classes and the ends count in any case.
    let ends: Set = [one.count - 1, one.count + other.count - 1]
    let centre = one.count + other.count
    return RampPair.least(of: one + other + [ramp.centre], settings) { index, seen in
      index != centre
        && (ramp.isInClasses || ends.contains(index)
          || DifferenceMetric.ciede2000.distance(seen[centre], seen[index]) >= awayFromCentre)
    } where: {
      $0 < one.count && $1 >= one.count
    }
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
