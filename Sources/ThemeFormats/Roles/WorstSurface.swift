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
