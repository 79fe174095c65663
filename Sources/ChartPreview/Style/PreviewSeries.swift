import Colorimetry
import PaletteRules
import SafeText

/// A series as it is drawn: every channel that the theme leaves open settled.
struct PreviewSeries {
  /// As the theme has it.
  let declared: Series
  /// As people see it, harmless to show.
  let name: String
  /// Its colour, encoded sRGB, before its opacity.
  let color: SRGB
  /// 0 transparent … 1 opaque.
  let alpha: Double
  /// As it looks on the plot, encoded sRGB.
  let shown: SRGB
  /// Nil when the theme does not say.
  let symbol: Symbol?
  /// Lengths on and off in px; empty is solid.
  let dash: [Double]
  /// Nil when the theme does not say.
  let pattern: Series.Pattern?
  /// The outline of filled marks.
  let stroke: SRGB?
  /// Of lines, in px.
  let lineWidth: Double
  /// Of symbols, in px².
  let symbolArea: Double

  /// Settles a series on a plot.
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
    // A hostile theme must not draw a point as large as the picture.
    symbolArea = min(max(series.symbolArea, 9), 400)
  }
}
