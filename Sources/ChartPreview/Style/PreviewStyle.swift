import Colorimetry
import PaletteRules
import SafeText

/// A mode as it is drawn: every role that the theme leaves open settled, in opaque colours.
struct PreviewStyle {
  /// The most series that are drawn; the legend says how many more there are. Engineering choice: nobody reads more.
  static let mostSeries = 12

  /// What the mode is called, harmless to show.
  let mode: String
  /// Behind titles and axis text.
  let background: SRGB
  /// Behind the marks.
  let plot: SRGB
  /// As the theme has it.
  let text: SRGB
  /// For what the preview itself says: the theme's text where that can be read, else black or white.
  let note: SRGB
  /// Axis lines.
  let axis: SRGB
  /// Gridlines.
  let grid: SRGB
  /// Drawn between touching marks.
  let separator: SRGB
  /// Those that are drawn.
  let series: [PreviewSeries]
  /// How many series there are beyond ``mostSeries``.
  let moreSeries: Int
  /// What had to be assumed, in words.
  let remarks: [String]

  /// Settles a mode.
  ///
  /// - Parameter names: What the series are called; nil for the theme's names.
  init(_ mode: ThemeMode, of theme: Theme, names: [String?] = []) {
    self.mode = terminalSafe(theme.shownName(of: mode))
    let surfaces = Surfaces(mode)
    let white = SRGB(1, 1, 1)
    var remarks: [String] = []
    if surfaces.background.color == nil || surfaces.plot.color == nil {
      remarks.append("what the chart stands on is not known, and it is drawn on white")
    }
    let background = surfaces.background.color ?? white
    let plot = surfaces.plot.color ?? background
    (self.background, self.plot) = (background, plot)
    func opaque(_ color: ThemeColor?, on surface: SRGB) -> SRGB? {
      color.map { $0.srgb.composited(alpha: $0.alpha, over: surface) }
    }
    let readable = Self.readable(on: background)
    let text = opaque(mode.text, on: background) ?? readable
    self.text = text
    note = WCAG.contrastRatio(text, background) >= WCAG.minimumForText ? text : readable
    axis = opaque(mode.axis, on: plot) ?? text.composited(alpha: 0.6, over: plot)
    grid = opaque(mode.gridlines, on: plot) ?? text.composited(alpha: 0.13, over: plot)
    separator = opaque(mode.usage.outline, on: plot) ?? plot
    series = mode.series.prefix(Self.mostSeries).enumerated().map { index, series in
      PreviewSeries(series, name: names.indices.contains(index) ? names[index] : nil, on: plot)
    }
    moreSeries = max(mode.series.count - Self.mostSeries, 0)
    self.remarks = remarks
  }

  /// A nearly black or a white text, whichever is read better.
  static func readable(on background: SRGB) -> SRGB {
    let (dark, light) = (SRGB(bytes: 0x1b, 0x1b, 0x1b), SRGB(1, 1, 1))
    return WCAG.contrastRatio(dark, background) >= WCAG.contrastRatio(light, background) ? dark : light
  }

  /// Of the text's colour and the plot's, the one that is seen better on a mark: for patterns and text on marks.
  func ink(on mark: SRGB) -> SRGB {
    [text, plot, Self.readable(on: mark)].first { WCAG.contrastRatio($0, mark) >= WCAG.minimumForText }
      ?? Self.readable(on: mark)
  }
}
