import RealModule

/// OKLab in polar form.
///
/// - Components: lightness 0…1, chroma from 0 (greys) to about 0.4, hue in degrees 0..<360; the hue is 0 if the chroma
///   is 0.
/// - White point: D65. Source: CSS Color 4 section 9.4.
package struct OKLCh: Hashable, Sendable {
  /// L 0…1, C from 0, h in degrees.
  package var lightness, chroma, hue: Double

  /// Creates a colour from L, C and h.
  package init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// From OKLab.
  package init(_ color: OKLab) {
    let polar = PolarCoordinates(color.a, color.b)
    self.init(color.lightness, polar.radius, polar.degrees)
  }
}

extension OKLab {
  /// From the polar form.
  package init(_ color: OKLCh) {
    let (a, b) = PolarCoordinates(radius: color.chroma, degrees: color.hue).cartesian
    self.init(color.lightness, a, b)
  }
}
