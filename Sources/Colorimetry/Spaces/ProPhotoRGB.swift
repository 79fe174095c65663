import RealModule

/// ProPhoto RGB (ROMM RGB), gamma-encoded.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D50. Source: ISO 22028-2:2013; CSS Color 4 section 10.6.
package struct ProPhotoRGB: Hashable, Sendable {
  /// Encoded; 0…1 inside the gamut.
  package var red, green, blue: Double

  /// Creates a colour from encoded components.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From XYZ; not clamped.
  package init(_ color: XYZD50) {
    let encoded = (Self.fromXYZ * color.vector).map(Self.encode)
    self.init(encoded.x, encoded.y, encoded.z)
  }

  /// The components as a vector.
  package var vector: Vector3 { Vector3(red, green, blue) }

  fileprivate static let toXYZ = RGBPrimaries.prophotoRGB.xyzFromLinear
  private static let fromXYZ = toXYZ.inverse

  /// A power of 1.8 with a linear segment of slope 1/16 near 0, odd-symmetric.
  static func decode(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    guard magnitude > 16.0 / 512 else { return encoded / 16 }
    return Double(signOf: encoded, magnitudeOf: Double.pow(magnitude, 1.8))
  }

  /// The inverse of ``decode(_:)``.
  static func encode(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    guard magnitude >= 1.0 / 512 else { return linear * 16 }
    return Double(signOf: linear, magnitudeOf: Double.pow(magnitude, 1 / 1.8))
  }
}

extension XYZD50 {
  /// From ProPhoto RGB.
  package init(_ color: ProPhotoRGB) { self.init(ProPhotoRGB.toXYZ * color.vector.map(ProPhotoRGB.decode)) }
}
