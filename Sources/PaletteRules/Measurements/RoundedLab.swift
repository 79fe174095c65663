import Colorimetry

/// CIELAB as colorspace for R computes it, the basis of colorblindcheck and cols4all: its sRGB matrix and white have
/// six and five digits, which changes CIEDE2000 by up to 0.002.
///
/// Source: colorspace 2.1, src/colorspace.c, `sRGB_to_XYZ` and the default white point 95.047, 100, 108.883.
enum RoundedLab {
  private static let xyzFromLinear = Matrix3(
    Vector3(0.412453, 0.357580, 0.180423), Vector3(0.212671, 0.715160, 0.072169),
    Vector3(0.019334, 0.119193, 0.950227))
  private static let white = Vector3(0.95047, 1, 1.08883)

  /// The linear colour whose exact CIELAB equals the rounded CIELAB of `color`; CIELAB depends only on ratios to the
  /// white.
  static func equivalent(of color: LinearSRGB) -> LinearSRGB {
    let exactWhite = XYZD65(LinearSRGB(1, 1, 1))
    let xyz = xyzFromLinear * color.vector
    return LinearSRGB(
      XYZD65(
        xyz.x / white.x * exactWhite.x, xyz.y / white.y * exactWhite.y, xyz.z / white.z * exactWhite.z))
  }
}
