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
    let ends = [0.0, 1.0].filter { Self.ratio(origin, at: $0, ground, flare) >= required }
    func ratio(_ color: SRGB) -> Double { flare.contrastRatio(WCAG.relativeLuminance(color), ground) }
    let first = max(1, Int(nearest.distance / Self.step))
    let found = Self.shade(of: origin, from: first, most: 32, towards: ends) { ratio($0) >= required && accepts($0) }
    guard let found else { return nil }
    (self.color, self.ratio, distance, isDarker) = (found.color, ratio(found.color), found.distance, found.isDarker)
  }

  /// The step in OKLCh lightness, 0…1, of searches. An engineering choice: about ΔE00 2.
  private static let step = 0.02

  /// The first of the colours that are only darker or lighter than another, step by step, that satisfies a condition.
  fileprivate static func shade(
    of origin: OKLCh, from first: Int = 1, most: Int, towards ends: [Double] = [0, 1], where accepts: (SRGB) -> Bool
  ) -> (color: SRGB, isDarker: Bool, distance: Double)? {
    for count in first..<max(first, most + 1) {
      for end in ends {
        let distance = Double(count) * step
        let lightness = origin.lightness + (end == 0 ? -distance : distance)
        guard (0...1).contains(lightness) else { continue }
        let color = rounded(origin, at: lightness)
        if accepts(color) { return (color, end == 0, distance) }
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
      token: token, series: series, hex: color.hex, measured: ratio, action: "\(verb) \(spoken) to \(color.hex)",
      gain: Figures.ratio(ratio))
  }

  /// `darken` or `lighten`.
  var verb: String { isDarker ? "darken" : "lighten" }
}

/// The nearest shade that separates one series clearly from another: only lighter or darker.
///
/// A quick search for one finding, not the best change of all, which ``ColorRepair`` finds. The new colour is a
/// ``FaithfulShade`` and breaks nothing that passes now, in any mode (``MovedColor``).
struct PairRemedy {
  /// The new colour: eight bits, encoded.
  let color: SRGB
  /// The least CIEDE2000 of the pair after the change, over normal vision and the deficiencies.
  let measured: Double
  /// `darken` or `lighten`.
  let verb: String

  /// Searches a colour for the series `changed`; nil when every candidate fails.
  ///
  /// - Parameter moved: That series' colour.
  init?(_ changed: Int, from kept: Int, in mode: JudgedMode, under visions: [Vision], _ moved: inout MovedColor) {
    let series = mode.series[changed]
    let place = ColorPlace(mode.series[kept].color)
    // A translucent mark depends on more than its colour, and two marks of one colour change together.
    guard series.alpha >= 1, let other = mode.shown[kept], place != moved.place else { return nil }
    let origin = OKLCh(OKLab(LinearSRGB(series.color.srgb)))
    // Engineering choice: while the colour keeps its name.
    let found = ContrastRemedy.shade(of: origin, most: 16) { shade in
      // A colour that fails the mark's own contrast does not help, even where the mark is already too faint.
      FaithfulShade.isOne(shade, of: series.color.srgb) && moved.isSeen(shade) && moved.isClear(shade, from: place)
        && !moved.spoils(shade)
    }
    guard let found else { return nil }
    color = found.color
    verb = found.isDarker ? "darken" : "lighten"
    measured = moved.least(color, other, deficiencies: visions)
  }
}

extension CheckLedger {
  /// The most contrast findings of a level whose remedies get a check for side effects; each takes some tenths of a millisecond.
  /// An engineering choice: few readers study the remedy of the seventeenth.
  private static let mostEffects = 16

  /// The nearest colour of the same hue that reaches a contrast and breaks nothing else, in any mode; otherwise a
  /// suggestion to run `fix`; nil where neither black nor white reaches it. The suggestion says when there was too much
  /// to check.
  ///
  /// - Parameters:
  ///   - grounds: Everything the new colour has to contrast with: the colours of a gradient; empty for the background
  ///     alone.
  ///   - shown: The colour as it appears: opaque, encoded.
  ///   - level: That of the finding.
  ///   - spoken: `'growth'`, `the text`.
  ///   - series: The series' name when it is one.
  mutating func contrastRemedy(
    of color: ThemeColor, in mode: JudgedMode, _ shown: SRGB, on background: SRGB, among grounds: [SRGB] = [],
    required: Double, at level: Level, token: String, spoken: String, series: String?
  ) -> Suggestion? {
    guard mode.settings.seeksColors, level >= mode.settings.leastShown else { return nil }
    let flare = mode.settings.flare
    func isEnough(_ color: SRGB) -> Bool { grounds.allSatisfy { flare.contrastRatio(color, $0) >= required } }
    guard let nearest = ContrastRemedy(shown, on: background, required: required, flare: flare) else { return nil }
    func isRecognized(_ new: SRGB) -> Bool { FaithfulShade.isOne(new, of: shown) }
    let harmless =
      isEnough(nearest.color)
      ? nearest
      : ContrastRemedy(shown, on: background, required: required, flare: flare, from: nearest, where: isEnough)
    guard let suggestion = harmless?.suggestion(token, spoken: spoken, series: series) else {
      // No shade contrasts with both ends of the gradient.
      return Suggestion(
        token: token, series: series,
        action: "make the ends of the background more alike: no shade of \(spoken) stands out from all of it")
    }
    guard isRecognized(nearest.color) else {
      return .noShade(
        token, spoken: spoken, series: series, in: mode, required: required, nearest: nearest,
        fixes: mode.settings.canWrite(color))
    }
    // What notes name, where they are shown, leaves as much to the other findings.
    effectCounts[level, default: 0] += 1
    guard effectCounts[level, default: 0] <= Self.mostEffects, var moved = moved(color, in: mode) else {
      return suggestion.unchecked
    }
    defer { keep(moved) }
    guard let found = harmless, moved.spoils(found.color) || !isRecognized(found.color) else { return suggestion }
    return ContrastRemedy(
      shown, on: background, required: required, flare: flare, from: nearest,
      where: { isEnough($0) && isRecognized($0) && !moved.spoils($0) })?
      .suggestion(token, spoken: spoken, series: series)
      ?? (mode.settings.canWrite(color) ? .fixTogether(token, spoken: spoken, series: series, in: mode) : nil)
  }
}
