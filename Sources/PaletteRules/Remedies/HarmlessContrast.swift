import Colorimetry

extension CheckLedger {
  /// The most contrast findings whose remedies get a check for side effects; each takes some tenths of a millisecond.
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
  ///   - spoken: `'growth'`, `the text`.
  ///   - series: The series' name when it is one.
  mutating func contrastRemedy(
    of color: ThemeColor, in mode: JudgedMode, _ shown: SRGB, on background: SRGB, among grounds: [SRGB] = [],
    required: Double, token: String, spoken: String, series: String?
  ) -> Suggestion? {
    guard mode.settings.seeksColors else { return nil }
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
    effectCount += 1
    guard effectCount <= Self.mostEffects, var moved = moved(color, in: mode) else {
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
