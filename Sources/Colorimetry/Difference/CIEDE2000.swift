import RealModule

/// The CIEDE2000 colour difference with kL = kC = kH = 1.
///
/// Source: ISO/CIE 11664-6:2014; test data and the treatment of hues in G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000
/// color-difference formula: implementation notes", Color Research & Application 30 (2005).
///
/// The mean hue always bisects the smaller angle between the two hues, so its sine and cosine, and those of its
/// multiples, follow from the vectors (a′, b) without an arc tangent, except near 180°.
enum CIEDE2000 {
  /// The difference of two colours in CIELAB, 0 to about 120 inside sRGB.
  static func distance(_ first: DifferenceCoordinate, _ second: DifferenceCoordinate) -> Double {
    let stretch = 1.5 - 0.5 * chromaWeight((first.chroma + second.chroma) / 2)
    let (a1, a2) = (first.a * stretch, second.a * stretch)
    let c1 = (a1 * a1 + first.b * first.b).squareRoot()
    let c2 = (a2 * a2 + second.b * second.b).squareRoot()
    let hue = meanHue(a1, first.b, c1, a2, second.b, c2)

    let meanLightness = (first.lightness + second.lightness) / 2 - 50
    let meanChroma = (c1 + c2) / 2
    let lightnessTerm =
      (second.lightness - first.lightness)
      / (1 + 0.015 * meanLightness * meanLightness / (20 + meanLightness * meanLightness).squareRoot())
    let chromaTerm = (c2 - c1) / (1 + 0.045 * meanChroma)
    let hueTerm = hue.difference / (1 + 0.015 * meanChroma * hue.weight)
    let rotation = hue.rotation == 0 ? 0 : -2 * chromaWeight(meanChroma) * hue.rotation
    return
      (lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation * chromaTerm * hueTerm)
      .squareRoot()
  }

  /// √(C⁷ / (C⁷ + 25⁷)).
  private static func chromaWeight(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The hue terms of the formula: ΔH′, T of the mean hue, and sin 2Δθ.
  private static func meanHue(
    _ a1: Double, _ b1: Double, _ c1: Double, _ a2: Double, _ b2: Double, _ c2: Double
  ) -> (difference: Double, weight: Double, rotation: Double) {
    let product = c1 * c2
    let alike = product + a1 * a2 + b1 * b2
    // Within 0.5° of opposite hues the bisector is ill-conditioned; grey has no hue.
    guard alike > 4e-5 * product else { return oppositeHues(a1, b1, a2, b2, product) }
    let scale = 1 / (2 * product * alike).squareRoot()
    let cosine = (a1 * c2 + a2 * c1) * scale
    let sine = (b1 * c2 + b2 * c1) * scale
    let difference = (a1 * b2 - a2 * b1) * (2 / alike).squareRoot()
    return (difference, weight(cosine, sine), rotation(cosine, sine))
  }

  /// The same, computed from angles; an epsilon decides at exactly 180°, where otherwise the last bit of the arc
  /// tangent would.
  private static func oppositeHues(
    _ a1: Double, _ b1: Double, _ a2: Double, _ b2: Double, _ product: Double
  ) -> (difference: Double, weight: Double, rotation: Double) {
    guard product > 0 else { return (0, 1, 0) }
    let limit = 180.000001
    let h1 = degrees(b1, a1)
    let h2 = degrees(b2, a2)
    let turn = h2 - h1
    let shortest = turn <= -limit ? turn + 360 : turn > limit ? turn - 360 : turn
    let sum = h1 + h2
    let mean = turn.magnitude <= limit ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180
    let (cosine, sine) = (Double.cos(mean * .pi / 180), Double.sin(mean * .pi / 180))
    let difference = 2 * product.squareRoot() * Double.sin(shortest * .pi / 360)
    return (difference, weight(cosine, sine), rotation(cosine, sine))
  }

  /// T = 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°), by the multiple-angle formulas.
  private static func weight(_ cosine: Double, _ sine: Double) -> Double {
    let cosine2 = 2 * cosine * cosine - 1
    let sine2 = 2 * sine * cosine
    let cosine3 = cosine2 * cosine - sine2 * sine
    let sine3 = sine2 * cosine + cosine2 * sine
    let cosine4 = 2 * cosine2 * cosine2 - 1
    let sine4 = 2 * sine2 * cosine2
    return 1
      - 0.17 * (cosine * 0.866_025_403_784_438_6 + sine * 0.5)  // 30°
      + 0.24 * cosine2
      + 0.32 * (cosine3 * 0.994_521_895_368_273_3 - sine3 * 0.104_528_463_267_653_5)  // 6°
      - 0.20 * (cosine4 * 0.453_990_499_739_546_8 + sine4 * 0.891_006_524_188_367_8)  // 63°
  }

  /// sin 2Δθ with Δθ = 30° exp(−((h − 275°)/25)²), h in 0…360°.
  private static func rotation(_ cosine: Double, _ sine: Double) -> Double {
    // Below 150° the exponential is less than 1.4e-11. The formula jumps by 1e-5 at 360°; rounding must not pick the side.
    if sine > 0.5 || (sine > -1e-9 && cosine > 0) { return 0 }
    let distance = (degrees(sine, cosine) - 275) / 25
    return Double.sin(.pi / 3 * Double.exp(-distance * distance))
  }

  /// The angle of (x, y) in degrees, 0..<360.
  private static func degrees(_ y: Double, _ x: Double) -> Double {
    let angle = Double.atan2(y: y, x: x) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }
}
