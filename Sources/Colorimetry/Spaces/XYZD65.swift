/// CIE 1931 XYZ of a colour seen under D65.
///
/// - Components: x, y, z; the white is (0.95046, 1, 1.08906), any finite number is allowed.
/// - White point: D65 (0.3127, 0.3290). Source: CSS Color 4 section 10.8.
package struct XYZD65: Hashable, Sendable {
  /// The tristimulus values; `y` is the luminance relative to the white.
  package var x, y, z: Double

  /// Creates a colour from tristimulus values.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// Creates a colour from a vector of tristimulus values.
  package init(_ vector: Vector3) { self.init(vector.x, vector.y, vector.z) }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(Self.fromLinearSRGB * color.vector) }

  /// The tristimulus values as a vector.
  package var vector: Vector3 { Vector3(x, y, z) }

  /// R = G = B = 1 in sRGB.
  package static let white = XYZD65(Vector3.d65)

  fileprivate static let fromLinearSRGB = RGBSpace.srgb.xyzFromLinear
  fileprivate static let toLinearSRGB = fromLinearSRGB.inverse
}

extension LinearSRGB {
  /// From XYZ; not clamped.
  package init(_ color: XYZD65) { self.init(XYZD65.toLinearSRGB * color.vector) }
}

/// Responses of the long-, middle- and short-wave cones, the space in which colour vision deficiencies are simulated.
///
/// - Components: long, middle, short; the white of sRGB, with Y = 1, is (0.65518, 0.34478, 0.01681).
/// - White point: D65.
/// - Source: V. C. Smith and J. Pokorny, "Spectral sensitivity of the foveal cone photopigments between 400 and 500 nm",
///   Vision Research 15, 1975; linear sRGB to the XYZ of Judd (1951) and Vos (1978) after F. Viénot, H. Brettel and
///   J. D. Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats", Color Research and
///   Application 24, 1999, who computed it for the primaries of ITU-R BT.709.
package enum LMS {
  /// Linear sRGB to XYZ with the corrections of Judd and Vos. Source: Viénot, Brettel and Mollon 1999, scaled to Y = 1
  /// for white.
  package static let juddVosFromLinearSRGB = Matrix3(
    Vector3(0.409568, 0.355041, 0.179167),
    Vector3(0.213389, 0.706743, 0.0798680),
    Vector3(0.0186297, 0.114620, 0.912367))

  /// Judd–Vos XYZ to cone responses. Source: Smith and Pokorny 1975.
  package static let fromJuddVos = Matrix3(
    Vector3(0.15514, 0.54312, -0.03286),
    Vector3(-0.15514, 0.45684, 0.03286),
    Vector3(0, 0, 0.01608))

  /// Linear sRGB to cone responses.
  package static let fromLinearSRGB = fromJuddVos * juddVosFromLinearSRGB

  /// Cone responses to linear sRGB.
  package static let toLinearSRGB = fromLinearSRGB.inverse
}
