import RealModule

/// The transfer functions of sRGB, odd-symmetric so that colours outside the gamut keep their sign.
///
/// Source: IEC 61966-2-1:1999; thresholds 0.04045 and 0.0031308 as in CSS Color 4 section 10.2 and WCAG 2.2.
package enum SRGBTransfer {
  /// From encoded to linear light.
  package static func decode(_ encoded: Double) -> Double {
    let byte = (encoded * 255).rounded()
    if (1...255).contains(byte), byte / 255 == encoded { return bytes[Int(byte)] }
    return power(of: encoded)
  }

  /// The bytes, decoded: most colours of files are written in them, and powers are slow.
  private static let bytes = (0...255).map { power(of: Double($0) / 255) }

  private static func power(of encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    guard magnitude > 0.04045 else { return encoded / 12.92 }
    let linear = Double.pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// From linear light to encoded.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    guard magnitude > 0.0031308 else { return linear * 12.92 }
    let encoded = 1.055 * Double.pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
