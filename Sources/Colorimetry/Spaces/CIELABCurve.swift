import RealModule

/// The function that CIELAB applies to X/Xn, Y/Yn and Z/Zn.
///
/// Source: CIE 15:2004 section 8.2.1.1, with the exact fractions ε = (6/29)³ = 216/24389 and κ = (29/3)³ = 24389/27.
enum CIELABCurve {
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  /// A cube root with a linear segment near 0.
  static func encode(_ ratio: Double) -> Double {
    ratio > epsilon ? Double.root(ratio, 3) : (kappa * ratio + 16) / 116
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
