/// CIE 1931 XYZ of a colour seen under D50.
///
/// - Components: x, y, z; the white is (0.96430, 1, 0.82510), any finite number is allowed.
/// - White point: D50 (0.3457, 0.3585), adapted from D65 by ``Bradford``. Source: CSS Color 4 sections 10.8 and 11.
package struct XYZD50: Hashable, Sendable {
  /// The tristimulus values; `y` is the luminance relative to the white.
  package var x, y, z: Double

  /// Creates a colour from tristimulus values.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a colour from a vector of tristimulus values.
  package init(_ vector: Vector3) { self.init(vector.x, vector.y, vector.z) }

  /// Adapted from D65.
  package init(_ color: XYZD65) { self.init(Self.fromD65 * color.vector) }

  /// The tristimulus values as a vector.
  package var vector: Vector3 { Vector3(x, y, z) }

  /// The white.
  package static let white = XYZD50(Chromaticity.d50.tristimulus)

  static let fromD65 = Bradford.adaptation(from: .d65, to: .d50)
  static let toD65 = Bradford.adaptation(from: .d50, to: .d65)
}

extension XYZD65 {
  /// Adapted from D50.
  package init(_ color: XYZD50) { self.init(XYZD50.toD65 * color.vector) }
}
