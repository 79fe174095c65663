import Colorimetry

/// A line around a mark that makes it visible where its own colour is too faint.
///
/// Source: WCAG 2.2 SC 1.4.11 requires contrast of what is needed to understand a graphic; a border with that contrast
/// suffices (Understanding SC 1.4.11; technique G209, sufficient contrast at the boundaries).
struct VisibleOutline {
  /// The line as shown on the surface where it is faintest, encoded.
  let shown: SRGB
  /// The least contrast ratio between the line and what surrounds the mark.
  let ratio: Double
  /// The line as the theme writes it.
  let color: ThemeColor
  private(set) var required = Thresholds.standard.marks

  /// The line of a series with the most contrast to all of some surfaces; nil where none reaches `required`.
  ///
  /// A line mark has no other outline. The series' own line comes first, then the line around all bars and areas; both
  /// are as translucent as the series.
  init?(_ series: Series, in mode: ThemeMode, on surfaces: [Surfaces.Surface], required: Double, flare: Flare) {
    guard series.mark != .line, series.width != 0, !surfaces.isEmpty else { return nil }
    let lines = [series.stroke, series.isFilled ? mode.usage.outline : nil].compactMap(\.self)
    var best: VisibleOutline?
    for line in lines {
      guard let found = VisibleOutline(line, opacity: series.opacity ?? 1, on: surfaces, flare: flare),
        found.ratio >= required,
        found.ratio > best?.ratio ?? 0
      else { continue }
      best = found
    }
    guard let best else { return nil }
    self = best
    self.required = required
  }

  /// Nil where one of the surfaces is unknown.
  private init?(_ line: ThemeColor, opacity: Double, on surfaces: [Surfaces.Surface], flare: Flare) {
    var worst: (shown: SRGB, ratio: Double)?
    for surface in surfaces {
      guard let ground = surface.color,
        let shown = Surfaces.shown(line.srgb, alpha: line.alpha * opacity, on: surface)
      else { return nil }
      let ratio = flare.contrastRatio(shown, ground)
      if ratio < worst?.ratio ?? .infinity { worst = (shown, ratio) }
    }
    guard let worst else { return nil }
    (shown, ratio, color) = (worst.shown, worst.ratio, line)
  }

  /// ` Its outline of #333333 stands out: 12.63:1.`
  var sentence: String {
    " Its outline of \(shown.hex) stands out: \(Figures.ratio(ratio, required: required))."
  }
}
