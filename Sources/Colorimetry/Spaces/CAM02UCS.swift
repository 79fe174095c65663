/// CAM02-UCS, the uniform colour space based on CIECAM02.
///
/// - Components: lightness J′ 0…100, a′ (green to red) and b′ (blue to yellow), about −50…50; greys lie near a′ = −1,
///   b′ = −1 because adaptation to D65 is incomplete.
/// - White point and viewing conditions: see ``AppearanceModel``.
/// - Source: CIE 159:2004; Luo, Cui and Li 2006 (c₁ = 0.007, c₂ = 0.0228).
package struct CAM02UCS: Hashable, Sendable {
  /// J′ 0…100, a′ and b′.
  package var lightness, a, b: Double

  /// Creates a colour from J′, a′ and b′.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From XYZ.
  package init(_ color: XYZD65) {
    let v = Self.model.uniform(color)
    self.init(v.x, v.y, v.z)
  }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(XYZD65(color)) }

  /// J′, a′, b′ as a vector, whose Euclidean distances are colour differences.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  private static let model = appearance(whitePoint: XYZD65.white.vector)

  /// From XYZ with Y = 1 under another white, to reproduce publications that round the white.
  static func appearance(whitePoint: Vector3) -> AppearanceModel {
    AppearanceModel(adaptation: cat02, cones: huntPointerEstevez * cat02.inverse, whitePoint: whitePoint)
  }

  /// CAT02. Source: CIE 159:2004.
  private static let cat02 = Matrix3(
    Vector3(0.7328, 0.4296, -0.1624), Vector3(-0.7036, 1.6975, 0.0061), Vector3(0.0030, 0.0136, 0.9834))

  /// Hunt–Pointer–Estévez cone responses. Source: CIE 159:2004.
  private static let huntPointerEstevez = Matrix3(
    Vector3(0.38971, 0.68898, -0.07868), Vector3(-0.22981, 1.18340, 0.04641), Vector3(0, 0, 1))
}
