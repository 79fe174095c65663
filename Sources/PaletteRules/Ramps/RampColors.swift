package import Colorimetry

/// The visible colours of a ramp, as shown, in encoded sRGB: its classes, or samples of a continuous ramp.
package struct RampColors: Sendable {
  /// The number of samples of a continuous ramp, including both ends. An engineering choice: fine enough for the turns
  /// of every map in use, and one more than a power of two, so that the middle is a sample.
  package static let sampleCount = 33
  /// The most classes judged one by one; no legend shows more. An engineering choice.
  package static let mostClasses = 256

  /// Whether each colour is a separate class.
  package let isInClasses: Bool
  /// In order; at least two.
  package let colors: [SRGB]
  /// The colours as they would be with the stops evenly spread: stated positions of a continuous ramp follow the data,
  /// which may well be uneven.
  let evenlySpread: [SRGB]
  private let scale: RampScale

  /// Why the rules cannot judge a ramp.
  package enum Obstacle: String, MessageKind {
    case tooShort = "a single colour does not make a ramp"
    case tooManyClasses = "‹count› classes are more than ‹most›"
    case translucent = "it is translucent and nothing opaque is declared under it"
    case unordered = "its positions do not rise from the first colour to the last"
  }

  /// Computes the visible colours on a surface.
  ///
  /// - Throws: An ``Obstacle``.
  package init(_ ramp: Ramp, on surface: Surfaces.Surface) throws(Message) {
    guard ramp.stops.count >= 2 else { throw Obstacle.tooShort() }
    guard RampScale.isOrdered(ramp.stops.map(\.position)) else { throw Obstacle.unordered() }
    isInClasses = ramp.steps != nil || ramp.interpolation == .steps
    // In steps, the stops are the classes; a mixed ramp has as many classes as it declares.
    let classes = ramp.interpolation == .steps ? ramp.stops.count : ramp.steps ?? 0
    guard classes <= Self.mostClasses else { throw Obstacle.tooManyClasses(classes, Self.mostClasses) }
    var stops: [SRGB] = []
    for stop in ramp.stops {
      guard let shown = Surfaces.shown(stop.color.srgb, alpha: stop.color.alpha, on: surface) else {
        throw Obstacle.translucent()
      }
      stops.append(shown)
    }
    let whole = RampScale(stops, at: ramp.stops.map(\.position), interpolation: ramp.interpolation)
    if ramp.interpolation == .steps {
      colors = stops
    } else if isInClasses {
      colors = whole.samples(max(classes, 2))
    } else {
      // The centre of a diverging ramp is always a sample.
      colors = ramp.kind == .diverging ? whole.samplesOfHalves(Self.sampleCount) : whole.samples(Self.sampleCount)
    }
    evenlySpread =
      isInClasses || ramp.stops.allSatisfy { $0.position == nil }
      ? colors : RampScale(stops, at: [], interpolation: ramp.interpolation).samples(Self.sampleCount)
    scale = isInClasses ? RampScale(colors, at: [], interpolation: .srgb) : whole
  }

  /// The indices of the colours that are nearest to some of the ramp, such as those of a finding, which need not be samples.
  package func places(of shown: [SRGB]) -> [Int] {
    let places = shown.compactMap { color in
      colors.indices.min { colors[$0].distance(to: color) < colors[$1].distance(to: color) }
    }
    return Set(places).sorted()
  }

  /// The two arms of a diverging ramp: samples, evenly from the centre outwards, and the ramp's own colours, without what is
  /// still the centre. Where the first colour beyond the centre is far out, half of the way to it is mostly centre.
  func arms(samples count: Int) -> ([SRGB], [SRGB]) {
    let middle = scale.middle
    func arm(_ end: Double) -> [SRGB] {
      let near = max(ArmDistance.nearShare, scale.firstStop(from: middle, to: end) / 2)
      let places = (1..<count).map { Double($0) / Double(count - 1) }.filter { $0 > near + 1e-9 }
      return scale.stops(from: middle, to: end).filter(isFarFromCentre)
        + places.map { scale.color(at: middle + (end - middle) * $0) }
    }
    return (arm(0), arm(1))
  }

  /// The classes of each half from the centre outwards, without what is still the centre.
  func sides() -> ([SRGB], [SRGB]) {
    let middle = Double(colors.count - 1) / 2
    let kept = colors.indices.filter { index in
      let place = (Double(index) - middle).magnitude
      return place > 0 && (place >= ArmDistance.nearShare * middle - 1e-9 || isFarFromCentre(colors[index]))
    }
    let (one, other) = (kept.filter { Double($0) < middle }, kept.filter { Double($0) > middle })
    return (one.reversed().map { colors[$0] }, other.map { colors[$0] })
  }

  private func isFarFromCentre(_ color: SRGB) -> Bool {
    let centre = LinearSRGB(scale.color(at: scale.middle))
    return DifferenceMetric.ciede2000.distance(centre, LinearSRGB(color)) >= ArmDistance.nearDifference
  }
}

extension SRGB {
  /// The square of the Euclidean distance in encoded sRGB, which orders neighbours on a ramp.
  fileprivate func distance(to other: SRGB) -> Double {
    [red - other.red, green - other.green, blue - other.blue].reduce(0) { $0 + $1 * $1 }
  }
}
