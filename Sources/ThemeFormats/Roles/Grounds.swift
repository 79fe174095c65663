import Colorimetry
import PaletteRules

/// Which of a surface's several colours to show in its place: the stops of a gradient are all there at once, and every
/// contrast is judged on all of them.
enum WorstSurface {
  /// The surface on which the least visible foreground is least visible.
  static func among(_ surfaces: [ThemeColor], under foregrounds: [ThemeColor]) -> ThemeColor? {
    let least = surfaces.map { surface in
      foregrounds.map { WCAG.contrastRatio($0.srgb, surface.srgb) }.min() ?? .infinity
    }
    guard let worst = least.min() else { return nil }
    return zip(surfaces, least).first { $1 == worst }?.0
  }

  /// The same, which knows the others, with a note when there was a choice.
  static func among(
    _ surfaces: [ThemeColor], under foregrounds: [ThemeColor], token: String, record: ReadingRecord
  ) -> ThemeColor? {
    var worst = among(surfaces, under: foregrounds)
    if let shown = worst, surfaces.count > 1 {
      worst?.gradient = surfaces
      let stops = surfaces.map(\.hex).joined(separator: ", ")
      record.note(.gradientSurface, token, stops, shown.hex)
    }
    return worst
  }
}

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
    let inks = ([text] + texts.filter { $0.on == .background }.map(\.color)).compactMap(\.self)
    let hasPaleText = inks.contains { WCAG.contrastRatio($0.srgb, white) < Self.palestText }
    guard hasDarkPlot || hasPaleText else { return }
    unknownGround = "\(property) paints nothing, and the theme is not made for white; give the page with --background"
  }
}
