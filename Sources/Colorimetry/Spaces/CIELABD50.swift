/// CIELAB relative to D50: the `lab()` of CSS and of design tokens.
///
/// - Components: lightness 0…100, a (green to red) and b (blue to yellow), in practice within ±160, 0 for greys.
/// - White point: D50. Source: CIE 15:2004 section 8.2.1; CSS Color 4 section 9.
package struct CIELABD50: Hashable, Sendable {
  /// L* 0…100, a* and b*.
  package var lightness, a, b: Double

  /// Creates a colour from L*, a* and b*.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From XYZ relative to D50.
  package init(_ color: XYZD50) {
    let lab = CIELABCurve.lab(color.vector * Self.reciprocalWhite)
    self.init(lab.x, lab.y, lab.z)
  }

  /// L*, a*, b* as a vector.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  private static let reciprocalWhite = XYZD50.white.vector.map { 1 / $0 }
}

extension XYZD50 {
  /// From CIELAB relative to D50.
  package init(_ color: CIELABD50) { self.init(CIELABCurve.ratio(color.vector) * XYZD50.white.vector) }
}
