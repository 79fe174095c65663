/// How linear-light sRGB excites the three kinds of cones, in the sense of Smith and Pokorny.
///
/// CIE 1931 XYZ is not good enough below 460 nm; the chain goes through Judd's and Vos' corrected XYZ, for which the
/// cone fundamentals were derived.
package enum ConeFundamentals {
  /// XYZ (Judd–Vos) from linear sRGB; white has Y = 1.
  ///
  /// Source: Viénot, Brettel, Mollon 1999, equation 3, with the phosphors of ITU-R BT.709.
  package static let juddVosFromLinearSRGB = Matrix3(
    Vector3(0.409568, 0.355041, 0.179167),
    Vector3(0.213389, 0.706743, 0.0798680),
    Vector3(0.0186297, 0.114620, 0.912367))

  /// LMS from XYZ (Judd–Vos); L + M is the luminance.
  ///
  /// Source: V. C. Smith, J. Pokorny, "Spectral sensitivity of the foveal cone photopigments between 400 and 500 nm",
  /// Vision Research 15 (1975), as printed in Viénot, Brettel, Mollon 1999, equation 4.
  package static let lmsFromJuddVos = Matrix3(
    Vector3(0.15514, 0.54312, -0.03286),
    Vector3(-0.15514, 0.45684, 0.03286),
    Vector3(0, 0, 0.01608))

  /// LMS from linear sRGB.
  package static let lmsFromLinearSRGB = lmsFromJuddVos * juddVosFromLinearSRGB

  /// Linear sRGB from LMS.
  package static let linearSRGBFromLMS = lmsFromLinearSRGB.inverse

  /// The white of sRGB, in LMS: the neutral axis passes through it.
  package static let white = lmsFromLinearSRGB * Vector3(1, 1, 1)

  /// The linear sRGB map that moves a colour along the axis of one cone onto a plane through black.
  ///
  /// - Parameter normal: the normal of the plane, in LMS; its component along the cone's axis is not zero.
  package static func projection(of cone: Cone, ontoPlaneWithNormal normal: Vector3) -> Matrix3 {
    let onto =
      switch cone {
      case .long: Matrix3(Vector3(0, -normal.y / normal.x, -normal.z / normal.x), Vector3(0, 1, 0), Vector3(0, 0, 1))
      case .medium: Matrix3(Vector3(1, 0, 0), Vector3(-normal.x / normal.y, 0, -normal.z / normal.y), Vector3(0, 0, 1))
      case .short: Matrix3(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(-normal.x / normal.z, -normal.y / normal.z, 0))
      }
    return linearSRGBFromLMS * onto * lmsFromLinearSRGB
  }
}
