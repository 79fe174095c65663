/// Hue, saturation and lightness of an sRGB colour, and hue, whiteness and blackness.
///
/// Components: hue in degrees (any; taken modulo 360), the others 0…1. White point: D65. Source: CSS Color 4 sections 7 and 8.
extension SRGB {
  /// Hue, saturation and lightness; greys have hue 0. Outside the gamut, a negative saturation is made positive and its hue turned by
  /// 180°, as CSS Color 4 specifies.
  var hsl: Vector3 {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    let lightness = (high + low) / 2
    guard range > 0 else { return Vector3(0, 0, lightness) }
    let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
    let sextant =
      if high == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    let turned = saturation < 0 ? 180.0 : 0
    return Vector3((sextant * 60 + turned).truncatingRemainder(dividingBy: 360), saturation.magnitude, lightness)
  }

  /// From hue, saturation and lightness; not clamped.
  init(hsl: Vector3) {
    let (saturation, lightness) = (hsl.y, hsl.z)
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let twelfth = (offset + hsl.x.positiveRemainder(360) / 30).positiveRemainder(12)
      return lightness - reach * max(-1, min(twelfth - 3, 9 - twelfth, 1))
    }
    self.init(channel(0), channel(8), channel(4))
  }

  /// Hue, whiteness and blackness; greys have hue 0.
  var hwb: Vector3 { Vector3(hsl.x, min(red, green, blue), 1 - max(red, green, blue)) }

  /// From hue, whiteness and blackness; where the last two sum to 1 or more, the colour is a grey.
  init(hwb: Vector3) {
    let (whiteness, blackness) = (hwb.y, hwb.z)
    let sum = whiteness + blackness
    guard sum < 1 else {
      let grey = whiteness / sum
      self.init(grey, grey, grey)
      return
    }
    let pure = SRGB(hsl: Vector3(hwb.x, 1, 0.5))
    // Exact at both ends, 1 − blackness and whiteness.
    func channel(_ value: Double) -> Double { value * (1 - blackness) + (1 - value) * whiteness }
    self.init(channel(pure.red), channel(pure.green), channel(pure.blue))
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
