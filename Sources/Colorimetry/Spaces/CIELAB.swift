import RealModule

/// CIELAB relative to D65, in which this package measures colour differences.
///
/// Neither the `lab()` of CSS nor the PCS of ICC profiles, which are relative to D50: see ``CIELABD50``.
///
/// - Components: lightness 0…100, a (green to red) and b (blue to yellow), both about −110…110 inside sRGB, 0 for greys.
/// - White point: D65. Source: CIE 15:2004 section 8.2.1.
package struct CIELAB: Hashable, Sendable {
  /// L* 0…100, a* and b*.
  package var lightness, a, b: Double

  /// Creates a colour from L*, a* and b*.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
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

/// CIELAB relative to D50: the `lab()` of CSS and of design tokens.
///
/// - Components: lightness 0…100, a (green to red) and b (blue to yellow), in practice within ±160, 0 for greys.
/// - White point: D50. Source: CIE 15:2004 section 8.2.1; CSS Color 4 section 9.
package struct CIELABD50: Hashable, Sendable {
  /// L* 0…100, a* and b*.
  package var lightness, a, b: Double

  /// Creates a colour from L*, a* and b*.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From XYZ relative to D50.
  package init(_ color: XYZD50) {
    let lab = CIELABCurve.lab(color.vector * Self.reciprocalWhite)
    self.init(lab.x, lab.y, lab.z)
  }

  /// L*, a*, b* as a vector.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  private static let reciprocalWhite = XYZD50.white.vector.map { 1 / $0 }
}

extension XYZD50 {
  /// From CIELAB relative to D50.
  package init(_ color: CIELABD50) { self.init(CIELABCurve.ratio(color.vector) * XYZD50.white.vector) }
}

/// CIELAB relative to D50 in polar form: the `lch()` of CSS and of design tokens.
///
/// - Components: lightness 0…100, chroma from 0 (greys) to about 230, hue in degrees 0..<360.
/// - White point: D50. Source: CIE 15:2004 section 8.2.1; CSS Color 4 section 9.
package struct LCHD50: Hashable, Sendable {
  /// L* 0…100, C* from 0, h in degrees.
  package var lightness, chroma, hue: Double

  /// Creates a colour from L*, C* and h.
  package init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// From CIELAB relative to D50.
  package init(_ color: CIELABD50) {
    let polar = PolarCoordinates(color.a, color.b)
    self.init(color.lightness, polar.radius, polar.degrees)
  }
}

extension CIELABD50 {
  /// From the polar form.
  package init(_ color: LCHD50) {
    let (a, b) = PolarCoordinates(radius: color.chroma, degrees: color.hue).cartesian
    self.init(color.lightness, a, b)
  }
}

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
