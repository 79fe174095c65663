/// Hue, saturation and lightness of an sRGB colour.
///
/// - Components: hue in degrees (any; taken modulo 360), saturation 0…1, lightness 0…1.
/// - White point: D65. Source: CSS Color 4 section 7.
package struct HSL: Hashable, Sendable {
  /// Degrees, 0…1, 0…1.
  package var hue, saturation, lightness: Double

  /// Creates a colour from hue in degrees, saturation and lightness in 0…1.
  package init(_ hue: Double, _ saturation: Double, _ lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }

  /// From encoded sRGB; greys have hue 0. Outside the gamut, a negative saturation is made positive and its hue turned
  /// by 180°, as CSS Color 4 specifies.
  package init(_ color: SRGB) {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let range = high - low
    let lightness = (high + low) / 2
    guard range > 0 else { self = HSL(0, 0, lightness); return }
    let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
    let sextant =
      if high == color.red {
        (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
      } else if high == color.green {
        (color.blue - color.red) / range + 2
      } else {
        (color.red - color.green) / range + 4
      }
    let turned = saturation < 0 ? 180.0 : 0
    self.init((sextant * 60 + turned).truncatingRemainder(dividingBy: 360), saturation.magnitude, lightness)
  }
}

extension SRGB {
  /// From hue, saturation and lightness; not clamped.
  package init(_ color: HSL) {
    let reach = color.saturation * min(color.lightness, 1 - color.lightness)
    func channel(_ offset: Double) -> Double {
      let twelfth = (offset + color.hue.positiveRemainder(360) / 30).positiveRemainder(12)
      return color.lightness - reach * max(-1, min(twelfth - 3, 9 - twelfth, 1))
    }
    self.init(channel(0), channel(8), channel(4))
  }
}

extension Double {
  /// The remainder in 0..<divisor.
  func positiveRemainder(_ divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    guard rest < 0 else { return rest }
    // A tiny negative remainder rounds to the divisor itself, outside the range.
    let positive = rest + divisor
    return positive < divisor ? positive : 0
  }
}

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
