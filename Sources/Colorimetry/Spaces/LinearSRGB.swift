/// A colour in linear-light sRGB.
///
/// - Components: red, green, blue; 0…1 inside the gamut, any finite number outside.
/// - White point: D65. Source: IEC 61966-2-1:1999.
package struct LinearSRGB: Hashable, Sendable {
  /// Red, linear light.
  package var red: Double
  /// Green, linear light.
  package var green: Double
  /// Blue, linear light.
  package var blue: Double

  /// Creates a colour from linear components.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
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
