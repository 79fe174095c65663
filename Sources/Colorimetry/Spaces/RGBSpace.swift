import RealModule

/// An RGB space of CSS Color 4 beside sRGB: its primaries and its curve, a row each.
///
/// Components are red, green and blue, encoded: 0…1 inside the gamut, any finite number outside. XYZ is relative to the white of the
/// primaries, not clamped.
package struct RGBSpace: Sendable {
  /// The primaries and the white.
  package let primaries: RGBPrimaries
  private let decode, encode: @Sendable (Double) -> Double
  private let toXYZ, fromXYZ: Matrix3

  private init(
    _ primaries: RGBPrimaries, decode: @escaping @Sendable (Double) -> Double,
    encode: @escaping @Sendable (Double) -> Double
  ) {
    (self.primaries, self.decode, self.encode) = (primaries, decode, encode)
    toXYZ = primaries.xyzFromLinear
    fromXYZ = toXYZ.inverse
  }

  /// A curve that is a power, applied to the magnitude so that the sign is kept.
  private init(_ primaries: RGBPrimaries, power: Double) {
    self.init(
      primaries, decode: { Double(signOf: $0, magnitudeOf: Double.pow($0.magnitude, power)) },
      encode: { Double(signOf: $0, magnitudeOf: Double.pow($0.magnitude, 1 / power)) })
  }

  /// XYZ of encoded components.
  package func xyz(_ encoded: Vector3) -> Vector3 { toXYZ * encoded.map(decode) }

  /// XYZ of components in linear light.
  func xyz(linear components: Vector3) -> Vector3 { toXYZ * components }

  /// The encoded components of XYZ.
  package func encoded(_ xyz: Vector3) -> Vector3 { (fromXYZ * xyz).map(encode) }

  /// Display P3, white D65, with the curve of sRGB. Source: SMPTE EG 432-1 primaries; CSS Color 4 section 10.4.
  package static let displayP3 = RGBSpace(.displayP3, decode: SRGBTransfer.decode, encode: SRGBTransfer.encode)

  /// A98 RGB, compatible with Adobe RGB (1998), white D65. Source: Adobe RGB (1998) Color Image Encoding, 2005; CSS Color 4
  /// section 10.5.
  package static let a98RGB = RGBSpace(.a98RGB, power: 563.0 / 256)

  /// ITU-R BT.2020 for a reference display, white D65. Source: ITU-R BT.2020-2; ITU-R BT.1886; CSS Color 4 section 10.7.
  package static let rec2020 = RGBSpace(.rec2020, power: 2.4)

  /// ProPhoto RGB (ROMM RGB), white D50: a power of 1.8 with a linear segment of slope 1/16 near 0. Source: ISO 22028-2:2013; CSS
  /// Color 4 section 10.6.
  package static let prophotoRGB = RGBSpace(
    .prophotoRGB,
    decode: { encoded in
      guard encoded.magnitude > 16.0 / 512 else { return encoded / 16 }
      return Double(signOf: encoded, magnitudeOf: Double.pow(encoded.magnitude, 1.8))
    },
    encode: { linear in
      guard linear.magnitude >= 1.0 / 512 else { return linear * 16 }
      return Double(signOf: linear, magnitudeOf: Double.pow(linear.magnitude, 1 / 1.8))
    })
}
