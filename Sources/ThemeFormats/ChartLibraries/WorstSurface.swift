import Colorimetry
import Palette

/// Which of a surface's several colours to judge on: the stops of a gradient are all there at once.
enum WorstSurface {
  /// The colour on which the least visible of what stands on it is least visible.
  ///
  /// When that contrast is enough, every other on every stop is; when it is not, the theme fails as it should.
  static func among(_ surfaces: [ThemeColor], under foregrounds: [ThemeColor]) -> ThemeColor? {
    let least = surfaces.map { surface in
      foregrounds.map { WCAG.contrastRatio($0.srgb, surface.srgb) }.min() ?? .infinity
    }
    guard let worst = least.min() else { return nil }
    return zip(surfaces, least).first { $1 == worst }?.0
  }

  /// The same, with a note when there was a choice.
  static func among(
    _ surfaces: [ThemeColor], under foregrounds: [ThemeColor], token: String, record: ReadingRecord
  ) -> ThemeColor? {
    let worst = among(surfaces, under: foregrounds)
    if let worst, surfaces.count > 1 {
      let stops = surfaces.map(\.hex).joined(separator: ", ")
      record.note("\(token) is a gradient (\(stops)): judged on \(worst.hex), the stop with the least contrast")
    }
    return worst
  }
}
