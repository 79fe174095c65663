import RealModule

/// ITU-R BT.2020, encoded for a reference display (gamma 2.4).
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: ITU-R BT.2020-2; ITU-R BT.1886; CSS Color 4 section 10.7.
package struct Rec2020: Hashable, Sendable {
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

  fileprivate static let toXYZ = RGBPrimaries.rec2020.xyzFromLinear
  private static let fromXYZ = toXYZ.inverse

  /// A power of 2.4, odd-symmetric.
  static func decode(_ encoded: Double) -> Double {
    Double(signOf: encoded, magnitudeOf: Double.pow(encoded.magnitude, 2.4))
  }

  /// The inverse of ``decode(_:)``.
  static func encode(_ linear: Double) -> Double {
    Double(signOf: linear, magnitudeOf: Double.pow(linear.magnitude, 1 / 2.4))
  }
}

extension XYZD65 {
  /// From BT.2020.
  package init(_ color: Rec2020) { self.init(Rec2020.toXYZ * color.vector.map(Rec2020.decode)) }
}
