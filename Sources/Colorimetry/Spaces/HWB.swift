/// Hue, whiteness and blackness of an sRGB colour.
///
/// - Components: hue in degrees (any; taken modulo 360), whiteness 0…1, blackness 0…1; a colour whose whiteness and
///   blackness sum to 1 or more is a grey.
/// - White point: D65. Source: CSS Color 4 section 8.
package struct HWB: Hashable, Sendable {
  /// Degrees, 0…1, 0…1.
  package var hue, whiteness, blackness: Double

  /// Creates a colour from hue in degrees, whiteness and blackness in 0…1.
  package init(_ hue: Double, _ whiteness: Double, _ blackness: Double) {
    self.hue = hue
    self.whiteness = whiteness
    self.blackness = blackness
  }

  /// From encoded sRGB; greys have hue 0.
  package init(_ color: SRGB) {
    self.init(
      HSL(color).hue, min(color.red, color.green, color.blue), 1 - max(color.red, color.green, color.blue))
  }
}

extension SRGB {
  /// From hue, whiteness and blackness.
  package init(_ color: HWB) {
    let sum = color.whiteness + color.blackness
    guard sum < 1 else {
      let grey = color.whiteness / sum
      self.init(grey, grey, grey)
      return
    }
    let pure = SRGB(HSL(color.hue, 1, 0.5))
    // Exact at both ends, 1 − blackness and whiteness.
    func channel(_ value: Double) -> Double { value * (1 - color.blackness) + (1 - value) * color.whiteness }
    self.init(channel(pure.red), channel(pure.green), channel(pure.blue))
  }
}
