import RealModule

/// CIELAB relative to D65, in which this package measures colour differences.
///
/// Neither the `lab()` of CSS nor the PCS of ICC profiles, which are relative to D50: see ``CIELABCurve``.
///
/// - Components: lightness 0…100, a (green to red) and b (blue to yellow), both about −110…110 inside sRGB, 0 for greys.
/// - White point: D65. Source: CIE 15:2004 section 8.2.1.
package struct CIELAB: Hashable, Sendable {
  /// L* 0…100, a* and b*.
  package var lightness, a, b: Double

  /// Creates a colour from L*, a* and b*.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// From XYZ.
  package init(_ color: XYZD65) {
    let lab = CIELABCurve.lab(color.vector * Self.reciprocalWhite)
    self.init(lab.x, lab.y, lab.z)
  }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(XYZD65(color)) }

  /// L*, a*, b* as a vector.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  private static let reciprocalWhite = XYZD65.white.vector.map { 1 / $0 }
}

/// The function that CIELAB applies to X/Xn, Y/Yn and Z/Zn.
///
/// Source: CIE 15:2004 section 8.2.1.1, with the exact fractions ε = (6/29)³ = 216/24389 and κ = (29/3)³ = 24389/27.
enum CIELABCurve {
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  /// A cube root with a linear segment near 0.
  static func encode(_ ratio: Double) -> Double {
    ratio > epsilon ? cubeRoot(ratio) : (kappa * ratio + 16) / 116
  }

  /// The inverse of ``encode(_:)``.
  static func decode(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }

  /// (L, a, b) from tristimulus values divided by those of their white.
  static func lab(_ ratio: Vector3) -> Vector3 {
    let f = ratio.map(encode)
    return Vector3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// The inverse of ``lab(_:)``.
  static func ratio(_ lab: Vector3) -> Vector3 {
    let y = (lab.x + 16) / 116
    return Vector3(decode(y + lab.y / 500), decode(y), decode(y - lab.z / 200))
  }
}

/// The cube root, to one unit in the last place, in a fifth of the time of the C library's.
///
/// A third of the exponent gives a first value within 5 %, which Halley's method makes cubically better with each step.
/// Source of the first value: W. Kahan, "Computing a Real Cube Root", 1991.
func cubeRoot(_ value: Double) -> Double {
  let magnitude = value.magnitude
  guard magnitude >= .leastNormalMagnitude, magnitude < 1e300 else { return Double.root(value, 3) }
  var root = Double(bitPattern: magnitude.bitPattern / 3 + 715_094_163 << 32)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
  }
  // The last step as a correction, which keeps its rounding error small.
  let cube = root * root * root
  root += root * (magnitude - cube) / (2 * cube + magnitude)
  return value < 0 ? -root : root
}

extension Vector3 {
  /// Lightness, chroma and hue of a lightness and two colour axes: chroma from 0, hue in degrees 0..<360, 0 where the chroma is 0.
  var polar: Vector3 {
    let degrees = Double.atan2(y: z, x: y) * 180 / .pi
    return Vector3(x, Double.hypot(y, z), degrees < 0 ? degrees + 360 : degrees)
  }

  /// The inverse of ``polar``, for any finite hue.
  var cartesian: Vector3 {
    // Take the remainder first: the cosine of 1e300° is meaningless, and right angles are accurate only near 0.
    let radians = z.remainder(dividingBy: 360) * .pi / 180
    return Vector3(x, y * Double.cos(radians), y * Double.sin(radians))
  }
}
