import RealModule

/// A colour in gamma-encoded sRGB, as files and screens use it.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: IEC 61966-2-1:1999.
package struct SRGB: Hashable, Sendable {
  /// The encoded components.
  package var red, green, blue: Double

  /// Creates a colour from encoded components.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Encodes a linear colour without clamping.
  package init(_ color: LinearSRGB) {
    self.init(
      SRGBTransfer.encode(color.red), SRGBTransfer.encode(color.green), SRGBTransfer.encode(color.blue))
  }

  /// Creates a colour from bytes.
  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  /// The nearest bytes: 255·v rounded half up, clamped to the gamut.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ value: Double) -> UInt8 { UInt8((value.clampedToUnit * 255 + 0.5).rounded(.down)) }
    return (byte(red), byte(green), byte(blue))
  }

  /// `#rrggbb` in lower case, of ``bytes``.
  package var hex: String {
    let (red, green, blue) = bytes
    // Reports write thousands: one string, not one for each byte.
    return unsafe String(unsafeUninitializedCapacity: 7) { text in
      unsafe text[0] = UInt8(ascii: "#")
      for (index, byte) in [red, green, blue].enumerated() {
        unsafe text[2 * index + 1] = (byte >> 4).hexDigit
        unsafe text[2 * index + 2] = (byte & 15).hexDigit
      }
      return 7
    }
  }

  /// Each component clamped to 0…1.
  package var clamped: SRGB { SRGB(red.clampedToUnit, green.clampedToUnit, blue.clampedToUnit) }

  /// Whether each component lies in 0…1, within `tolerance`.
  package func isInGamut(tolerance: Double = 0) -> Bool {
    let range = -tolerance...(1 + tolerance)
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }
}

extension Double {
  /// Clamped to 0…1; NaN becomes 0.
  package var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

extension UInt8 {
  /// Two hexadecimal digits, lower case: `0f`.
  package var twoHexDigits: String { String(decoding: [(self >> 4).hexDigit, (self & 15).hexDigit], as: UTF8.self) }

  /// The digit, lower case, of a number below 16.
  fileprivate var hexDigit: UInt8 { self + (self < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) }
}

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

/// A colour in linear-light sRGB.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: IEC 61966-2-1:1999.
package struct LinearSRGB: Hashable, Sendable {
  /// The components in linear light.
  package var red, green, blue: Double

  /// Creates a colour from linear components.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a colour from a vector of linear components.
  package init(_ vector: Vector3) { self.init(vector.x, vector.y, vector.z) }

  /// Decodes an encoded colour.
  package init(_ color: SRGB) {
    self.init(
      SRGBTransfer.decode(color.red), SRGBTransfer.decode(color.green), SRGBTransfer.decode(color.blue))
  }

  /// The components as a vector.
  package var vector: Vector3 { Vector3(red, green, blue) }

  /// Each component clamped to 0…1.
  package var clamped: LinearSRGB { LinearSRGB(red.clampedToUnit, green.clampedToUnit, blue.clampedToUnit) }
}
