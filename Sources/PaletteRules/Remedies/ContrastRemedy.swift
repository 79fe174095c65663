import Colorimetry

/// The nearest colour of the same hue that reaches a contrast: changes only the OKLCh lightness, and the chroma where
/// the gamut ends. Rounded to eight bits before the measurement, so that the written colour passes.
struct ContrastRemedy {
  let color: SRGB
  /// The contrast ratio of the new colour.
  let ratio: Double
  /// Whether the new colour is darker.
  let isDarker: Bool
  /// The change in OKLCh lightness, from 0 on.
  let distance: Double

  /// Searches in both directions; nil when neither black nor white reaches the ratio.
  init?(_ color: SRGB, on background: SRGB, required: Double, flare: Flare) {
    let (origin, ground) = (OKLCh(OKLab(LinearSRGB(color))), WCAG.relativeLuminance(background))
    let found = [0.0, 1.0].compactMap { end -> (distance: Double, color: SRGB)? in
      guard Self.ratio(origin, at: end, ground, flare) >= required else { return nil }
      // Contrast grows from the colour towards black or white: keep `passing` on the passing side.
      var (failing, passing) = (origin.lightness, end)
      for _ in 0..<14 {
        let middle = (failing + passing) / 2
        if Self.ratio(origin, at: middle, ground, flare) >= required { passing = middle } else { failing = middle }
      }
      return ((passing - origin.lightness).magnitude, Self.rounded(origin, at: passing))
    }
    guard let best = found.min(by: { $0.distance < $1.distance }) else { return nil }
    (self.color, distance) = (best.color, best.distance)
    let luminance = WCAG.relativeLuminance(best.color)
    ratio = flare.contrastRatio(luminance, ground)
    guard ratio >= required else { return nil }
    isDarker = luminance < WCAG.relativeLuminance(color)
  }

  /// The step in OKLCh lightness of the search. An engineering choice.
  private static let step = 0.02
  private static let steps = 32

  /// The nearest colour that also satisfies a condition, searched in steps in both directions; nil without one.
  ///
  /// - Parameters:
  ///   - color: Fails on the background: contrast then only grows with the distance, and no step before `nearest` reaches it.
  ///   - nearest: The nearest without the condition.
  init?(
    _ color: SRGB, on background: SRGB, required: Double, flare: Flare, from nearest: ContrastRemedy,
    where accepts: (SRGB) -> Bool
  ) {
    let (origin, ground) = (OKLCh(OKLab(LinearSRGB(color))), WCAG.relativeLuminance(background))
    let first = max(1, Int(nearest.distance / Self.step))
    guard first <= Self.steps else { return nil }
    let ends = [0.0, 1.0].filter { Self.ratio(origin, at: $0, ground, flare) >= required }
    for step in first...Self.steps {
      for end in ends {
        let lightness = origin.lightness + (end == 0 ? -1 : 1) * Double(step) * Self.step
        guard (0...1).contains(lightness) else { continue }
        let tried = Self.rounded(origin, at: lightness)
        let ratio = flare.contrastRatio(WCAG.relativeLuminance(tried), ground)
        guard ratio >= required, accepts(tried) else { continue }
        (self.color, self.ratio, distance) = (tried, ratio, Double(step) * Self.step)
        isDarker = end == 0
        return
      }
    }
    return nil
  }

  private static func ratio(_ origin: OKLCh, at lightness: Double, _ ground: Double, _ flare: Flare) -> Double {
    flare.contrastRatio(WCAG.relativeLuminance(rounded(origin, at: lightness)), ground)
  }

  private static func rounded(_ origin: OKLCh, at lightness: Double) -> SRGB {
    let color = Color(space: .oklch, components: Color.Components(lightness, origin.chroma, origin.hue))
    let (red, green, blue) = color.mappedToSRGB.srgb.bytes
    return SRGB(bytes: red, green, blue)
  }

  /// The remedy of a token.
  ///
  /// - Parameters:
  ///   - spoken: `'growth'`, `the text`.
  ///   - series: The series' name when it is one.
  func suggestion(_ token: String, spoken: String, series: String?) -> Suggestion {
    Suggestion(
      token: token, series: series, hex: color.hex, measured: ratio,
      action: "\(verb) \(spoken) to \(color.hex)", gain: Figures.ratio(ratio))
  }

  /// `darken` or `lighten`.
  var verb: String { isDarker ? "darken" : "lighten" }
}
