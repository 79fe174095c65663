import RealModule

/// A98 RGB, compatible with Adobe RGB (1998), gamma-encoded.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: Adobe RGB (1998) Color Image Encoding, 2005; CSS Color 4 section 10.5.
package struct A98RGB: Hashable, Sendable {
  /// Encoded; 0…1 inside the gamut.
  package var red, green, blue: Double

  /// Creates a colour from encoded components.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From XYZ; not clamped.
  package init(_ color: XYZD65) {
    let encoded = (Self.fromXYZ * color.vector).map(Self.encode)
    self.init(encoded.x, encoded.y, encoded.z)
  }

  /// The components as a vector.
  package var vector: Vector3 { Vector3(red, green, blue) }

  fileprivate static let toXYZ = RGBPrimaries.a98RGB.xyzFromLinear
  private static let fromXYZ = toXYZ.inverse

  /// A power of 563/256, applied to the magnitude so that the sign is kept.
  static func decode(_ encoded: Double) -> Double {
    Double(signOf: encoded, magnitudeOf: Double.pow(encoded.magnitude, 563.0 / 256))
  }

  /// The inverse of ``decode(_:)``.
  static func encode(_ linear: Double) -> Double {
    Double(signOf: linear, magnitudeOf: Double.pow(linear.magnitude, 256.0 / 563))
  }
}

extension XYZD65 {
  /// From A98 RGB.
  package init(_ color: A98RGB) { self.init(A98RGB.toXYZ * color.vector.map(A98RGB.decode)) }
}
