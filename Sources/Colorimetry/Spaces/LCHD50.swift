/// CIELAB relative to D50 in polar form: the `lch()` of CSS and of design tokens.
///
/// - Components: lightness 0…100, chroma from 0 (greys) to about 230, hue in degrees 0..<360.
/// - White point: D50. Source: CIE 15:2004 section 8.2.1; CSS Color 4 section 9.
package struct LCHD50: Hashable, Sendable {
  /// L* 0…100, C* from 0, h in degrees.
  package var lightness, chroma, hue: Double

  /// Creates a colour from L*, C* and h.
  package init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// From CIELAB relative to D50.
  package init(_ color: CIELABD50) {
    let polar = PolarCoordinates(color.a, color.b)
    self.init(color.lightness, polar.radius, polar.degrees)
  }
}

extension CIELABD50 {
  /// From the polar form.
  package init(_ color: LCHD50) {
    let (a, b) = PolarCoordinates(radius: color.chroma, degrees: color.hue).cartesian
    self.init(color.lightness, a, b)
  }
}
