package import Colorimetry

/// The values of one colour with which no rule makes an error of it, beside the other colours as they are: what a picker shows
/// while somebody looks for another value.
package struct PassingColors {
  private var color: MovedColor

  /// Nil where no rule asks anything of the colour, or of too many to tell.
  ///
  /// - Parameters:
  ///   - place: Where the theme defines the colour.
  ///   - waived: What waivers cover.
  package init?(
    _ place: ColorPlace, in theme: Theme, settings: JudgementSettings, waived: Set<WaivedTokens> = []
  ) {
    let settings = settings.normalized
    let seen = SeenColors(settings, margin: .none)
    guard
      let color = MovedColor(
        at: place, in: theme, settings, waived: waived, keepsPassed: false, seen: seen)
    else { return nil }
    self.color = color
  }

  /// Whether a value, of eight bits, meets every demand.
  package mutating func passes(_ value: SRGB) -> Bool { color.level(value) >= 0 }
}
