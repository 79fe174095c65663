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

/// The primaries and the white of an RGB space, which determine its matrix.
package struct RGBPrimaries: Hashable, Sendable {
  /// Chromaticities of the primaries, and of the white R = G = B = 1.
  package let red, green, blue, white: Chromaticity

  /// From linear RGB, 0…1, to XYZ relative to ``white``, with Y = 1 for white.
  package var xyzFromLinear: Matrix3 {
    let columns = Matrix3(red.tristimulus, green.tristimulus, blue.tristimulus).transposed
    return columns * Matrix3.diagonal(columns.inverse * white.tristimulus)
  }

  /// Source: IEC 61966-2-1:1999 (ITU-R BT.709).
  package static let srgb = RGBPrimaries(
    red: Chromaticity(0.640, 0.330), green: Chromaticity(0.300, 0.600), blue: Chromaticity(0.150, 0.060), white: .d65)

  /// Source: SMPTE EG 432-1 with a D65 white; CSS Color 4 section 10.4.
  package static let displayP3 = RGBPrimaries(
    red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060), white: .d65)

  /// Source: Adobe RGB (1998) Color Image Encoding.
  package static let a98RGB = RGBPrimaries(
    red: Chromaticity(0.6400, 0.3300), green: Chromaticity(0.2100, 0.7100), blue: Chromaticity(0.1500, 0.0600),
    white: .d65)

  /// Source: ISO 22028-2:2013 (ROMM RGB), digits as in CSS Color 4 section 10.6.
  package static let prophotoRGB = RGBPrimaries(
    red: Chromaticity(0.734699, 0.265301), green: Chromaticity(0.159597, 0.840403),
    blue: Chromaticity(0.036598, 0.000105), white: .d50)

  /// Source: ITU-R BT.2020-2.
  package static let rec2020 = RGBPrimaries(
    red: Chromaticity(0.708, 0.292), green: Chromaticity(0.170, 0.797), blue: Chromaticity(0.131, 0.046), white: .d65)
}
