import Colorimetry
import PaletteRules

/// A series as a ``Specimen`` draws it: its colour as somebody sees it, and what else the theme declares.
struct SpecimenSeries {
  /// As seen, on the ground.
  let color: SRGB
  /// Nil where the theme says nothing.
  let symbol: Symbol?
  /// On and off lengths in CSS px; empty is solid.
  let dash: [Double]
  /// In bars and areas.
  let pattern: Series.Pattern
  /// What the pattern is drawn in, as seen.
  let ink: SRGB
  /// The line around bars and areas, as seen; nil for none.
  let stroke: SRGB?
  /// Of lines, CSS px.
  let lineWidth: Double

  /// Lines where the theme does not say, and the thinnest and widest that are drawn; engineering choices.
  private static let (usualWidth, thinnest, widest) = (2.5, 1.0, 8.0)

  /// Nil where what shows through the series is not known.
  ///
  /// - Parameters:
  ///   - ground: The background, as designed.
  ///   - seen: What becomes of a colour.
  init?(_ series: Series, in mode: ThemeMode, on surfaces: Surfaces, _ ground: SRGB, seen: (SRGB) -> SRGB) {
    guard let shown = surfaces.surface(of: series).color else { return nil }
    color = seen(shown)
    symbol = series.symbol
    dash = Self.dash(series.dash ?? [])
    pattern = series.pattern ?? .none
    ink = seen(Self.ink(on: shown, mode, ground))
    let line = series.stroke ?? mode.usage.outline
    stroke = line.map { seen($0.srgb.composited(alpha: min($0.alpha, 1), over: ground)) }
    lineWidth = min(
      max(series.mark == .line ? series.width ?? Self.usualWidth : Self.usualWidth, Self.thinnest), Self.widest)
  }

  /// As SVG reads it, a list of odd length twice; nothing for what cannot be drawn as dashes.
  private static func dash(_ lengths: [Double]) -> [Double] {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    // A period of less than two pixels is smeared over by the screen.
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) >= 2 else { return [] }
    return lengths
  }

  /// Of the text's colour, the ground, black and white the first that is read on the mark. Source: WCAG 2.2 SC 1.4.3.
  private static func ink(on mark: SRGB, _ mode: ThemeMode, _ ground: SRGB) -> SRGB {
    let candidates = [mode.text?.srgb, ground, SRGB(0, 0, 0), SRGB(1, 1, 1)].compactMap(\.self)
    return candidates.first { WCAG.contrastRatio($0, mark) >= WCAG.minimumForText } ?? SRGB(0, 0, 0)
  }
}
