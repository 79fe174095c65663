import Colorimetry
import PaletteRules

extension ThemeMode {
  /// Contrast with white from which a plot is dark: text of that colour would be readable there (WCAG 2.2 SC 1.4.3).
  private static let darkPlot = 4.5
  /// Contrast with white below which nobody would write on white; an engineering choice.
  private static let palestText = 1.5

  /// Leaves the page behind the chart open where the theme says that it paints none and the rest is made for a dark one.
  ///
  /// - Parameter property: what says so.
  mutating func leaveUnpainted(_ property: String) {
    guard (background?.alpha ?? 0) <= 0, unknownGround == nil else { return }
    let white = SRGB(1, 1, 1)
    let hasDarkPlot =
      plotBackground.map { $0.alpha >= 1 && WCAG.contrastRatio($0.srgb, white) >= Self.darkPlot } ?? false
    let hasPaleText = text.map { WCAG.contrastRatio($0.srgb, white) < Self.palestText } ?? false
    guard hasDarkPlot || hasPaleText else { return }
    unknownGround = "\(property) paints nothing, and the theme is not made for white; give the page with --background"
  }
}
