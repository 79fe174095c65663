/// Display P3, gamma-encoded with the curve of sRGB.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: SMPTE EG 432-1 primaries; CSS Color 4 section 10.4.
package struct DisplayP3: Hashable, Sendable {
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
    let encoded = (Self.fromXYZ * color.vector).map(SRGBTransfer.encode)
    self.init(encoded.x, encoded.y, encoded.z)
  }

  /// The components as a vector.
  package var vector: Vector3 { Vector3(red, green, blue) }

  fileprivate static let toXYZ = RGBPrimaries.displayP3.xyzFromLinear
  private static let fromXYZ = toXYZ.inverse
}

extension XYZD65 {
  /// From Display P3.
  package init(_ color: DisplayP3) { self.init(DisplayP3.toXYZ * color.vector.map(SRGBTransfer.decode)) }

  /// From linear-light Display P3.
  init(linearDisplayP3 components: Vector3) { self.init(DisplayP3.toXYZ * components) }
}
