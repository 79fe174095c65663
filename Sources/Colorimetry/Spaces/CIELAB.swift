/// CIELAB relative to D65, in which this package measures colour differences.
///
/// Neither the `lab()` of CSS nor the PCS of ICC profiles, which are relative to D50: see ``CIELABD50``.
///
/// - Components: lightness 0…100, a (green to red) and b (blue to yellow), both about −110…110 inside sRGB, 0 for greys.
/// - White point: D65. Source: CIE 15:2004 section 8.2.1.
package struct CIELAB: Hashable, Sendable {
  /// L* 0…100, a* and b*.
  package var lightness, a, b: Double

  /// Creates a colour from L*, a* and b*.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From XYZ.
  package init(_ color: XYZD65) {
    let lab = CIELABCurve.lab(color.vector * Self.reciprocalWhite)
    self.init(lab.x, lab.y, lab.z)
  }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(XYZD65(color)) }

  /// L*, a*, b* as a vector.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  private static let reciprocalWhite = XYZD65.white.vector.map { 1 / $0 }
}
