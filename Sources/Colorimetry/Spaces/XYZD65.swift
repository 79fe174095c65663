/// CIE 1931 XYZ of a colour seen under D65.
///
/// - Components: x, y, z; the white is (0.95046, 1, 1.08906), any finite number is allowed.
/// - White point: D65 (0.3127, 0.3290). Source: CSS Color 4 section 10.8.
package struct XYZD65: Hashable, Sendable {
  /// The tristimulus values; `y` is the luminance relative to the white.
  package var x, y, z: Double

  /// Creates a colour from tristimulus values.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a colour from a vector of tristimulus values.
  package init(_ vector: Vector3) { self.init(vector.x, vector.y, vector.z) }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(Self.fromLinearSRGB * color.vector) }

  /// The tristimulus values as a vector.
  package var vector: Vector3 { Vector3(x, y, z) }

  /// R = G = B = 1 in sRGB.
  package static let white = XYZD65(Chromaticity.d65.tristimulus)

  fileprivate static let fromLinearSRGB = RGBPrimaries.srgb.xyzFromLinear
  fileprivate static let toLinearSRGB = fromLinearSRGB.inverse
}

extension LinearSRGB {
  /// From XYZ; not clamped.
  package init(_ color: XYZD65) { self.init(XYZD65.toLinearSRGB * color.vector) }
}
