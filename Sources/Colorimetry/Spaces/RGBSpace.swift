import RealModule

/// An RGB space of CSS Color 4: its primaries and its curve, a row each.
///
/// Components are red, green and blue, encoded: 0…1 inside the gamut, any finite number outside. XYZ is relative to the white of the
/// primaries, with Y = 1 for white, not clamped.
package struct RGBSpace: Sendable {
  /// XYZ of R = G = B = 1.
  let white: Vector3
  /// From linear RGB to XYZ, and back.
  let xyzFromLinear, linearFromXYZ: Matrix3
  private let decode, encode: @Sendable (Double) -> Double

  private init(
    _ red: Vector3, _ green: Vector3, _ blue: Vector3, white: Vector3 = .d65,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double
  ) {
    (self.white, self.decode, self.encode) = (white, decode, encode)
    let columns = Matrix3(red, green, blue).transposed
    xyzFromLinear = columns * Matrix3.diagonal(columns.inverse * white)
    linearFromXYZ = xyzFromLinear.inverse
  }

  /// A curve that is a power, applied to the magnitude so that the sign is kept.
  private init(_ red: Vector3, _ green: Vector3, _ blue: Vector3, power: Double) {
    self.init(
      red, green, blue, decode: { Double(signOf: $0, magnitudeOf: Double.pow($0.magnitude, power)) },
      encode: { Double(signOf: $0, magnitudeOf: Double.pow($0.magnitude, 1 / power)) })
  }

  /// XYZ of encoded components.
  package func xyz(_ encoded: Vector3) -> Vector3 { xyzFromLinear * encoded.map(decode) }

  /// The encoded components of XYZ.
  package func encoded(_ xyz: Vector3) -> Vector3 { (linearFromXYZ * xyz).map(encode) }

  /// sRGB, white D65. Source: IEC 61966-2-1:1999 (ITU-R BT.709).
  package static let srgb = RGBSpace(
    Vector3(x: 0.640, y: 0.330), Vector3(x: 0.300, y: 0.600), Vector3(x: 0.150, y: 0.060),
    decode: SRGBTransfer.decode, encode: SRGBTransfer.encode)

  /// Display P3, white D65, with the curve of sRGB. Source: SMPTE EG 432-1 primaries; CSS Color 4 section 10.4.
  package static let displayP3 = RGBSpace(
    Vector3(x: 0.680, y: 0.320), Vector3(x: 0.265, y: 0.690), Vector3(x: 0.150, y: 0.060),
    decode: SRGBTransfer.decode, encode: SRGBTransfer.encode)

  /// A98 RGB, compatible with Adobe RGB (1998), white D65. Source: Adobe RGB (1998) Color Image Encoding, 2005; CSS Color 4
  /// section 10.5.
  package static let a98RGB = RGBSpace(
    Vector3(x: 0.6400, y: 0.3300), Vector3(x: 0.2100, y: 0.7100), Vector3(x: 0.1500, y: 0.0600), power: 563.0 / 256)

  /// ITU-R BT.2020 for a reference display, white D65. Source: ITU-R BT.2020-2; ITU-R BT.1886; CSS Color 4 section 10.7.
  package static let rec2020 = RGBSpace(
    Vector3(x: 0.708, y: 0.292), Vector3(x: 0.170, y: 0.797), Vector3(x: 0.131, y: 0.046), power: 2.4)

  /// ProPhoto RGB (ROMM RGB), white D50: a power of 1.8 with a linear segment of slope 1/16 near 0. Source: ISO 22028-2:2013, digits
  /// as in CSS Color 4 section 10.6.
  package static let prophotoRGB = RGBSpace(
    Vector3(x: 0.734699, y: 0.265301), Vector3(x: 0.159597, y: 0.840403), Vector3(x: 0.036598, y: 0.000105),
    white: .d50,
    decode: { encoded in
      guard encoded.magnitude > 16.0 / 512 else { return encoded / 16 }
      return Double(signOf: encoded, magnitudeOf: Double.pow(encoded.magnitude, 1.8))
    },
    encode: { linear in
      guard linear.magnitude >= 1.0 / 512 else { return linear * 16 }
      return Double(signOf: linear, magnitudeOf: Double.pow(linear.magnitude, 1 / 1.8))
    })
}

extension Vector3 {
  /// XYZ with Y = 1 of a chromaticity: CIE 1931 x and y in 0…1, y above 0.
  init(x: Double, y: Double) { self.init(x / y, 1, (1 - x - y) / y) }

  /// Daylight of 6504 K, rounded to four digits as in sRGB and CSS Color 4. Source: IEC 61966-2-1:1999; CSS Color 4
  /// section 9.
  static let d65 = Vector3(x: 0.3127, y: 0.3290)

  /// Daylight of 5003 K, rounded to four digits as in ROMM RGB and CSS Color 4. Source: ISO 22028-2; CSS Color 4
  /// section 9.
  static let d50 = Vector3(x: 0.3457, y: 0.3585)
}

/// Chromatic adaptation with the Bradford transform: the corresponding colour under another white.
///
/// Source: K. M. Lam, "Metamerism and colour constancy", PhD thesis, University of Bradford, 1985; matrix from
/// ICC.1:2010 annex E and CSS Color 4 section 11.
enum Bradford {
  /// From XYZ to the sharpened cone responses in which whites are scaled.
  private static let conesFromXYZ = Matrix3(
    Vector3(0.8951, 0.2664, -0.1614), Vector3(-0.7502, 1.7135, 0.0367), Vector3(0.0389, -0.0685, 1.0296))

  private static func adaptation(from source: Vector3, to destination: Vector3) -> Matrix3 {
    let (before, after) = (conesFromXYZ * source, conesFromXYZ * destination)
    return conesFromXYZ.inverse * Matrix3.diagonal(after * before.map { 1 / $0 }) * conesFromXYZ
  }

  /// From XYZ relative to D65 to XYZ relative to D50.
  static let d50FromD65 = adaptation(from: .d65, to: .d50)
  /// From XYZ relative to D50 to XYZ relative to D65.
  static let d65FromD50 = adaptation(from: .d50, to: .d65)
}
