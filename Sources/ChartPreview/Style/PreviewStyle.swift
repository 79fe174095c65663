import Colorimetry
import PaletteRules
import SafeText

/// A mode prepared for drawing, with opaque colours for every role that the theme leaves open.
struct PreviewStyle {
  /// The maximum number of series drawn; the legend counts the rest. Engineering choice: nobody reads more.
  static let mostSeries = 24

  /// The contrast ratio below which a caption says that a colour hardly stands out. Engineering choice: half way in luminance
  /// to what WCAG 2.2 SC 1.4.11 requires.
  private static let hardlyStandsOut = 2.0

  /// The name of the mode, safe to display.
  let mode: String
  /// Behind titles and axis text.
  let background: SRGB
  /// Behind the marks.
  let plot: SRGB
  /// The theme's text colour.
  let text: SRGB
  /// For the preview's own text: the theme's text colour if it is legible, otherwise black or white.
  let note: SRGB
  let axis: SRGB
  let grid: SRGB
  /// The colour between touching marks.
  let separator: SRGB
  let series: [PreviewSeries]
  /// The drawn series that hardly stand out from the plot, with their contrast ratio, the faintest first.
  let faint: [(series: Int, ratio: Double)]
  /// The number of series beyond ``mostSeries``.
  let moreSeries: Int
  /// The assumptions made, in words.
  let remarks: [Message]

  /// Prepares a mode.
  ///
  /// - Parameter names: The names of the series; nil for the theme's names.
  init(_ mode: ThemeMode, of theme: Theme, names: [String?] = []) {
    self.mode = terminalSafe(theme.shownName(of: mode))
    let surfaces = Surfaces(mode)
    let white = SRGB(1, 1, 1)
    let isKnown = surfaces.background.color != nil && surfaces.plot.color != nil
    remarks = isKnown ? [] : [PreviewNote.unknownGround()]
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
    // How a colour stands out from an unknown background is unknown.
    let drawn = surfaces.plot.color == nil ? [] : series
    faint = drawn.enumerated().map { ($0, WCAG.contrastRatio($1.shown, plot)) }
      .filter { $0.1 < Self.hardlyStandsOut && drawn[$0.0].stroke == nil }.sorted { $0.1 < $1.1 }
    moreSeries = max(mode.series.count - Self.mostSeries, 0)
  }

  /// A nearly black or a white text colour, whichever has more contrast.
  static func readable(on background: SRGB) -> SRGB {
    let (dark, light) = (SRGB(bytes: 0x1b, 0x1b, 0x1b), SRGB(1, 1, 1))
    return WCAG.contrastRatio(dark, background) >= WCAG.contrastRatio(light, background) ? dark : light
  }

  /// The text colour or the plot colour, whichever has more contrast with a mark: for patterns and text on marks.
  func ink(on mark: SRGB) -> SRGB {
    [text, plot, Self.readable(on: mark)].first { WCAG.contrastRatio($0, mark) >= WCAG.minimumForText }
      ?? Self.readable(on: mark)
  }
}
