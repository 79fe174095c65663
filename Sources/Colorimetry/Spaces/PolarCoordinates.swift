import RealModule

/// Chroma and hue of a space's two colour axes.
struct PolarCoordinates: Hashable, Sendable {
  /// Chroma, from 0.
  let radius: Double
  /// Hue, 0..<360.
  let degrees: Double

  init(radius: Double, degrees: Double) {
    self.radius = radius
    self.degrees = degrees
  }

  /// From the point (a, b).
  init(_ a: Double, _ b: Double) {
    let degrees = Double.atan2(y: b, x: a) * 180 / .pi
    self.init(radius: Double.hypot(a, b), degrees: degrees < 0 ? degrees + 360 : degrees)
  }

  /// The point (a, b).
  var cartesian: (a: Double, b: Double) {
    // Take the remainder first: the cosine of 1e300° is meaningless, and right angles are accurate only near 0.
    let radians = degrees.remainder(dividingBy: 360) * .pi / 180
    return (radius * Double.cos(radians), radius * Double.sin(radians))
  }
}
