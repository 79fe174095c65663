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
