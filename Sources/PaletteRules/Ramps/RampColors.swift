package import Colorimetry

/// The colours that readers of a ramp see, encoded sRGB as shown: its classes, or samples of a continuous one.
package struct RampColors: Sendable {
  /// Samples of a continuous ramp, both ends among them. An engineering choice: fine enough for the turns of every map
  /// in use, and one more than a power of two, so that the middle is a sample.
  package static let sampleCount = 33
  /// Classes that are judged one by one; nobody reads more from a legend. An engineering choice.
  package static let mostClasses = 256

  /// What the ramp says.
  package let kind: Ramp.Kind
  /// Whether each colour is a class of its own with nothing between.
  package let isInClasses: Bool
  /// In order; never fewer than two.
  package let colors: [SRGB]
  private let scale: RampScale

  /// Why a ramp could not be judged.
  package enum Obstacle: Error {
    /// Fewer than two colours.
    case tooShort
    /// More classes than ``mostClasses``.
    case tooManyClasses(Int)
    /// A translucent colour over something unknown.
    case translucent
    /// Positions are stated, and do not rise from the first colour to the last.
    case unordered
  }

  /// Works out what is shown on a surface.
  package init(_ ramp: Ramp, on surface: Surfaces.Surface) throws(Obstacle) {
    guard ramp.stops.count >= 2 else { throw .tooShort }
    guard RampScale.isOrdered(ramp.stops.map(\.position)) else { throw .unordered }
    isInClasses = ramp.steps != nil || ramp.interpolation == .steps
    // Drawn in steps, the stops are the classes; mixed and cut into classes, there are as many as it says.
    let classes = ramp.interpolation == .steps ? ramp.stops.count : ramp.steps ?? 0
    guard classes <= Self.mostClasses else { throw .tooManyClasses(classes) }
    var stops: [SRGB] = []
    for stop in ramp.stops {
      guard let shown = Surfaces.shown(stop.color.srgb, alpha: stop.color.alpha, on: surface) else {
        throw .translucent
      }
      stops.append(shown)
    }
    kind = ramp.kind
    let whole = RampScale(stops, at: ramp.stops.map(\.position), interpolation: ramp.interpolation)
    if ramp.interpolation == .steps {
      colors = stops
    } else if isInClasses {
      colors = whole.samples(max(classes, 2))
    } else {
      // The centre of a diverging ramp is a sample, wherever it stands.
      colors = ramp.kind == .diverging ? whole.samplesOfHalves(Self.sampleCount) : whole.samples(Self.sampleCount)
    }
    scale = isInClasses ? RampScale(colors, at: [], interpolation: .srgb) : whole
  }

  /// The centre of a diverging ramp.
  var centre: SRGB { scale.color(at: scale.middle) }

  /// The two arms of a diverging ramp in so many samples, evenly from the centre outwards and without it.
  ///
  /// - Parameter leftOut: Samples next to the centre to leave out, the centre among them; where the first colour that the
  ///   ramp names is far out, half of the way to it is left out, for so far the arm is mostly centre.
  func arms(samples count: Int, leftOut: Int) -> [[SRGB]] {
    let middle = scale.middle
    return [0.0, 1].map { end in
      let half = Int((scale.firstStop(from: middle, to: end) / 2 * Double(count - 1) - 1e-9).rounded(.up))
      return (min(max(leftOut, half), count - 1)..<count).map { index in
        scale.color(at: middle + (end - middle) * Double(index) / Double(count - 1))
      }
    }
  }

  /// The colours of each half from the centre outwards, the centre among them where it is one.
  package var halves: [[SRGB]] {
    [Array(colors.prefix((colors.count + 1) / 2).reversed()), Array(colors.dropFirst(colors.count / 2))]
  }
}
