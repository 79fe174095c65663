package import Colorimetry

/// How evenly a sequential ramp changes from one end to the other, as one observer sees it.
///
/// The pace of a step is its change over the mean change. Two schools design even ramps: by lightness (P. Kovesi 2015)
/// and by CIEDE2000 (R. Bujack et al. 2018; F. Crameri et al. 2020). A ramp that is even by either is even here: a step
/// is steep or flat only by both.
struct RampPace: Sendable {
  /// The pace below which a step is flat. An engineering choice; see ``RampLimits/mostFlat``.
  static let flat = 1.0 / 3
  /// The number of steps in which a continuous ramp is measured. An engineering choice: fine enough for the edges of
  /// the maps that Kovesi shows, and coarse enough that rounding to eight bits changes no step by a tenth.
  static let steps = 16

  /// The greatest share of the whole change in one step, by lightness or by CIEDE2000, whichever is less.
  let steepest: Double
  /// The share of the ramp's length that is flat.
  let flat: Double
  /// The places of the first and last colour of the steepest step, and of the longest flat part.
  let steepPlaces, flatPlaces: (Int, Int)
  /// The number of steps over which an even ramp spreads its change.
  let stepCount: Int

  /// Measures the steps between classes, or the sixteenths of a continuous ramp; nil where nothing changes.
  init?(_ ramp: RampColors, seenBy view: Observer) {
    let seen = view.seen(ramp.evenlySpread)
    let coordinates = seen.map { DifferenceMetric.ciede2000.coordinate($0) }
    let width = ramp.isInClasses ? 1 : max((seen.count - 1) / Self.steps, 1)
    guard let lightness = Self.paces(seen.map { CIELAB($0).lightness }, width, { ($0 - $1).magnitude }),
      let difference = Self.paces(coordinates, width, { DifferenceMetric.ciede2000.distance($0, $1) }),
      let steepest = [lightness, difference].compactMap(Self.greatest).min(by: { $0.pace < $1.pace })
    else { return nil }
    stepCount = (seen.count - 1) / width
    self.steepest = steepest.pace / Double(stepCount)
    steepPlaces = (steepest.place, steepest.place + width)
    let isFlat = zip(lightness, difference).map { max($0, $1) < Self.flat }
    flat = Double(isFlat.count(where: \.self)) / Double(isFlat.count)
    let run = isFlat.longestRun
    flatPlaces = (run.lowerBound, run.upperBound - 1 + width)
  }

  private static func greatest(_ paces: [Double]) -> (pace: Double, place: Int)? {
    paces.enumerated().max { $0.element < $1.element }.map { ($0.element, $0.offset) }
  }

  /// The paces of every run of `width` steps.
  private static func paces<Value>(_ values: [Value], _ width: Int, _ distance: (Value, Value) -> Double) -> [Double]? {
    let steps = zip(values, values.dropFirst()).map(distance)
    let mean = steps.reduce(0, +) / Double(steps.count)
    guard steps.count >= width, mean > 0 else { return nil }
    return (0...(steps.count - width)).map { steps[$0..<($0 + width)].reduce(0, +) / Double(width) / mean }
  }
}

extension [Bool] {
  /// The longest run of true; the first of equally long ones.
  fileprivate var longestRun: Range<Int> {
    var (longest, start) = (0..<0, 0)
    for index in indices {
      if !self[index] { start = index + 1 } else if index + 1 - start > longest.count { longest = start..<(index + 1) }
    }
    return longest
  }
}

/// A reversal of lightness along a ramp, in CIELAB L* (D65), 0…100.
package struct LightnessReversal: Hashable, Sendable {
  /// The greatest fall from an earlier extreme; 0 without one.
  package let amount: Double
  /// The colour at that extreme, and the colour of the greatest fall.
  package let from, to: Int
  /// Whether the ramp gets lighter from its first colour to its last.
  package let rises: Bool

  /// Follows the lightness in order; the two ends define the direction.
  package init(_ colors: [LinearSRGB]) {
    let lightness = colors.map { CIELAB($0).lightness }
    rises = (lightness.last ?? 0) >= (lightness.first ?? 0)
    var (extreme, worst, from, to) = (0, 0.0, 0, 0)
    for index in lightness.indices {
      let back = rises ? lightness[extreme] - lightness[index] : lightness[index] - lightness[extreme]
      if back <= 0 {
        extreme = index
      } else if back > worst {
        (worst, from, to) = (back, extreme, index)
      }
    }
    (amount, self.from, self.to) = (worst, from, to)
  }
}
