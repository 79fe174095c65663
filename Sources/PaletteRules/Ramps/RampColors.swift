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

  /// The two arms of a diverging ramp as samples, evenly from the centre outwards, without those up to a share of an arm.
  func arms(samples count: Int, beyond share: Double) -> ([SRGB], [SRGB]) {
    func arm(_ end: Double) -> [SRGB] {
      let middle = scale.middle
      let places = (0..<count).map { Double($0) / Double(count - 1) }
      return places.filter { $0 > share }.map { scale.color(at: middle + (end - middle) * $0) }
    }
    return (arm(0), arm(1))
  }

  /// The colours of each half from the centre outwards, without those nearer than a share of the way to an end.
  func sides(from share: Double) -> ([SRGB], [SRGB]) {
    let middle = Double(colors.count - 1) / 2
    let far = colors.indices.filter { (Double($0) - middle).magnitude >= share * middle - 1e-9 }
    return (
      far.filter { Double($0) < middle }.reversed().map { colors[$0] },
      far.filter { Double($0) > middle }.map { colors[$0] }
    )
  }
}

extension SRGB {
  /// The square of the Euclidean distance in encoded sRGB, which orders neighbours on a ramp.
  fileprivate func distance(to other: SRGB) -> Double {
    [red - other.red, green - other.green, blue - other.blue].reduce(0) { $0 + $1 * $1 }
  }
}
