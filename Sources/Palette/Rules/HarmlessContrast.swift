import Colorimetry

extension CheckLedger {
  /// Findings of contrast for whose remedies side effects are looked at; each costs some tenths of a millisecond. An
  /// engineering choice: nobody reads the remedy of the seventeenth.
  private static let mostEffects = 16

  /// The nearest colour of the same hue that reaches a contrast and spoils nothing else, in any mode; a word on `fix` where
  /// there is none; nil where neither black nor white reaches it. Where there is too much to look at, it says so.
  ///
  /// - Parameters:
  ///   - shown: The colour as it looks: opaque, encoded.
  ///   - spoken: `'growth'`, `the text`.
  ///   - series: The series' name when it is one.
  mutating func contrastRemedy(
    of color: ThemeColor, in mode: JudgedMode, _ shown: SRGB, on background: SRGB, required: Double, token: String,
    spoken: String, series: String?
  ) -> Suggestion? {
    guard let nearest = ContrastRemedy(shown, on: background, required: required) else { return nil }
    let suggestion = nearest.suggestion(token, spoken: spoken, series: series)
    effectCount += 1
    guard effectCount <= Self.mostEffects, var effects = effects(of: color, in: mode) else {
      return suggestion.unchecked
    }
    defer { keep(effects) }
    guard effects.spoils(nearest.color) else { return suggestion }
    return ContrastRemedy(shown, on: background, required: required, where: { !effects.spoils($0) })?
      .suggestion(token, spoken: spoken, series: series)
      ?? (mode.settings.canWrite(color) ? .fixTogether(token, spoken: spoken, series: series) : nil)
  }
}
