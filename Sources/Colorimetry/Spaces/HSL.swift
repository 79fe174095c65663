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
