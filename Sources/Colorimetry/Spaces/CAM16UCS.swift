/// CAM16-UCS, the uniform colour space based on CAM16.
///
/// - Components: lightness J′ 0…100, a′ (green to red) and b′ (blue to yellow), about −50…50; greys lie near a′ = −1,
///   b′ = −1 because adaptation to D65 is incomplete.
/// - White point and viewing conditions: see ``AppearanceModel``.
/// - Source: Li et al. 2017; Luo, Cui and Li 2006 (c₁ = 0.007, c₂ = 0.0228).
package struct CAM16UCS: Hashable, Sendable {
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

  private static let model = AppearanceModel(adaptation: cat16, cones: .identity)

  /// CAT16. Source: Li et al. 2017, equation A1.
  private static let cat16 = Matrix3(
    Vector3(0.401288, 0.650173, -0.051461), Vector3(-0.250268, 1.204414, 0.045854),
    Vector3(-0.002079, 0.048952, 0.953127))
}
