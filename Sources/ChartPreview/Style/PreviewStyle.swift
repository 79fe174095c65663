import Colorimetry
import PaletteCharts
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
  /// The outline of filled marks, where the theme declares one for all.
  let outline: SRGB?
  /// The colour between touching marks.
  var separator: SRGB { outline ?? plot }
  let series: [PreviewSeries]
  /// The drawn series that hardly stand out from the plot, with their contrast ratio, the faintest first.
  let faint: [(series: Int, ratio: Double)]
  /// The number of series beyond ``mostSeries``.
  let moreSeries: Int
  /// The assumptions made, in words.
  let remarks: [Message]

  /// Prepares a mode.
  ///
  /// - Parameters:
  ///   - name: The displayed name of the mode.
  ///   - names: The names of the series; nil for the theme's names.
  init(_ mode: ThemeMode, called name: String, names: [String?] = []) {
    self.mode = terminalSafe(name)
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
    outline = opaque(mode.usage.outline, on: plot)
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
  /// Lengths on and off in px; empty for a solid line, and for what cannot be drawn as dashes.
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
    dash = series.mark == .point || series.mark == .bar ? [] : Self.dash(series.dash ?? [])
    pattern = series.mark == .line || series.mark == .point ? nil : series.pattern
    stroke = series.stroke.map { $0.srgb.composited(alpha: $0.alpha, over: plot) }
    lineWidth = series.mark == .line ? min(max(series.width ?? 2, 0.5), 8) : 2
    // Limit the size of points in hostile themes.
    symbolArea = min(max(series.symbolArea, 9), 400)
  }

  /// A list of odd length twice, as SVG and PostScript read it.
  private static func dash(_ lengths: [Double]) -> [Double] {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    // A period of less than two pixels is smeared over by the screen.
    let isDrawn = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.reduce(0, +) >= 2
    return isDrawn ? lengths : []
  }
}

extension ChartTable {
  /// The title, safe to display; without one, what is drawn over what.
  var shownTitle: String {
    if !title.isEmpty { return terminalSafe(title) }
    let names = columns.count == 1 ? columns.compactMap(\.name) : []
    let what = names.first ?? (yTitle.isEmpty ? "Lines" : yTitle)
    return terminalSafe(xTitle.isEmpty ? what : "\(what) by \(xTitle)")
  }
}

/// What a preview of a theme cannot show.
package enum PreviewNote: String, MessageKind {
  case unknownGround = "the background is unknown; the chart is drawn on white"
  case unreadableRamp = "ramp ‹name› in mode ‹mode› cannot be drawn"
  case rampsDrawn = "the first ‹most› of ‹count› ramps are drawn"
  case noSuchChart = "mode ‹mode› has ‹series› series and ‹ramps› ramps, but no requested chart shows them"
  case missingGlyph = "'‹text›' has a character that DejaVu Sans cannot draw"
  case missingGlyphs = "'‹text›' has ‹count› characters that DejaVu Sans cannot draw"
}
