import Colorimetry
import PaletteRules
import SafeText

/// A series prepared for drawing, with defaults for every channel that the theme leaves open.
struct PreviewSeries {
  let declared: Series
  /// Its displayed name, safe to display.
  let name: String
  /// Its colour, encoded sRGB, before its opacity.
  let color: SRGB
  /// 0 transparent … 1 opaque.
  let alpha: Double
  /// Its colour on the plot, encoded sRGB.
  let shown: SRGB
  /// Nil if the theme does not declare one.
  let symbol: Symbol?
  /// Lengths on and off in px; empty for a solid line.
  let dash: [Double]
  /// Nil if the theme does not declare one.
  let pattern: Series.Pattern?
  /// The outline of filled marks.
  let stroke: SRGB?
  /// The width of lines in px.
  let lineWidth: Double
  /// The area of symbols in px².
  let symbolArea: Double

  init(_ series: Series, name: String? = nil, on plot: SRGB) {
    declared = series
    self.name = terminalSafe(name ?? series.name)
    color = series.color.srgb
    alpha = series.alpha
    shown = series.color.srgb.composited(alpha: series.alpha, over: plot)
    symbol = series.mark == .bar || series.mark == .area ? nil : series.symbol
    dash = series.mark == .point || series.mark == .bar ? [] : (series.dash ?? [])
    pattern = series.mark == .line || series.mark == .point ? nil : series.pattern
    stroke = series.stroke.map { $0.srgb.composited(alpha: $0.alpha, over: plot) }
    lineWidth = series.mark == .line ? min(max(series.width ?? 2, 0.5), 8) : 2
    // Limit the size of points in hostile themes.
    symbolArea = min(max(series.symbolArea, 9), 400)
  }
}
