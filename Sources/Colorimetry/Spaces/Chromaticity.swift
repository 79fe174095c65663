/// A chromaticity: a colour without its luminance.
///
/// - Components: CIE 1931 x and y; 0…1, y above 0.
package struct Chromaticity: Hashable, Sendable {
  /// CIE 1931 x and y.
  package let x, y: Double

  /// Creates a chromaticity from x and y.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Daylight of 6504 K, rounded to four digits as in sRGB and CSS Color 4. Source: IEC 61966-2-1:1999; CSS Color 4
  /// section 9.
  package static let d65 = Chromaticity(0.3127, 0.3290)

  /// Daylight of 5003 K, rounded to four digits as in ROMM RGB and CSS Color 4. Source: ISO 22028-2; CSS Color 4
  /// section 9.
  package static let d50 = Chromaticity(0.3457, 0.3585)

  /// XYZ of this chromaticity with Y = 1.
  package var tristimulus: Vector3 { Vector3(x / y, 1, (1 - x - y) / y) }
}

/// Chromatic adaptation with the Bradford transform: the corresponding colour under another white.
///
/// Source: K. M. Lam, "Metamerism and colour constancy", PhD thesis, University of Bradford, 1985; matrix from
/// ICC.1:2010 annex E and CSS Color 4 section 11.
package enum Bradford {
  /// From XYZ to the sharpened cone responses in which whites are scaled.
  static let conesFromXYZ = Matrix3(
    Vector3(0.8951, 0.2664, -0.1614), Vector3(-0.7502, 1.7135, 0.0367), Vector3(0.0389, -0.0685, 1.0296))

  /// From XYZ relative to `source` to XYZ relative to `destination`.
  package static func adaptation(from source: Chromaticity, to destination: Chromaticity) -> Matrix3 {
    let before = conesFromXYZ * source.tristimulus
    let after = conesFromXYZ * destination.tristimulus
    return conesFromXYZ.inverse * Matrix3.diagonal(after * before.map { 1 / $0 }) * conesFromXYZ
  }
}
