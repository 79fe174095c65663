package import Colorimetry
import ImageSimulation
package import PNGCodec
import PaletteCharts
package import PaletteRules
package import PangoCairo

/// Charts in the colours of one mode of a theme, as several kinds of colour vision see them.
package struct ThemePreview {
  /// A finished picture.
  package struct Picture: Sendable {
    /// The panel's position, from 1; 0 for the sheet.
    package let number: Int
    /// `line`; `sheet` for the sheet.
    package let chart: String
    /// The kind of colour vision; nil for the sheet, which shows all.
    package let vision: Vision?
    /// The pixels.
    package let bitmap: Bitmap
  }

  /// One picture per panel and reader, panel by panel; then the sheet.
  package let pictures: [Picture]
  /// Notes for the reader of the report; untrusted.
  package let notes: [Message]

  /// Draws a mode.
  ///
  /// - Parameters:
  ///   - suggested: The mode with the suggested changes, drawn next to it; nil for none.
  /// - Throws: ``PreviewError``.
  package init(
    _ mode: ThemeMode, suggested: ThemeMode? = nil, of theme: Theme, title: String, options: PreviewOptions,
    fonts: FontMap
  ) throws(PreviewError) {
    var (columns, notes) = ([SheetColumn](), [Message]())
    // The user's figures have only so many series: the reader who confuses most of these is drawn.
    let (mode, suggested) = (mode.limited(to: options.data), suggested?.limited(to: options.data))
    var theme = theme
    for index in theme.modes.indices { theme.modes[index] = theme.modes[index].limited(to: options.data) }
    let findings = Judge.judge(theme, settings: options.judging).findings
    var options = options
    if options.isBrief {
      let brief = BriefSheet(mode, findings)
      (options.panels, options.visions) = (brief.panels, brief.visions)
      options.size = brief.size
    }
    for (mode, suffix) in [(mode, "")] + (suggested.map { [($0, "suggested")] } ?? []) {
      let drawn = try Self.columns(mode, suffix: suffix, theme, findings, options, fonts, &notes)
      columns = suffix.isEmpty ? drawn : zip(columns, drawn).flatMap { [$0, $1] }
    }
    if options.isBrief { columns = Array(columns.prefix(BriefSheet.mostPanels)) }
    var pictures = options.isBrief ? [] : columns.flatMap(\.pictures)
    let style = PreviewStyle(mode, called: theme.shownName(of: mode))
    if !columns.isEmpty {
      var sheet = PreviewSheet(
        title: title, style: style, columns: columns, isPaired: suggested != nil, options: options)
      sheet.matrix = MatrixPicture(
        mode, of: theme, settings: options.judging, visions: options.isBrief ? nil : options.visions,
        isSplit: options.isBrief && sheet.size.width >= MatrixPicture.leastSplit)
      let bitmap = try Self.drawing { () throws(PangoCairoError) in try sheet.bitmap(fonts) }
      pictures.insert(Picture(number: 0, chart: "sheet", vision: nil, bitmap: bitmap), at: 0)
    }
    self.pictures = pictures
    self.notes = style.remarks + notes
  }

  private static func columns(
    _ mode: ThemeMode, suffix: String, _ theme: Theme, _ findings: [Finding], _ options: PreviewOptions,
    _ fonts: FontMap, _ notes: inout [Message]
  ) throws(PreviewError) -> [SheetColumn] {
    let style = PreviewStyle(
      mode, called: theme.shownName(of: mode), names: options.data?.columns.map(\.name) ?? [])
    var settings = options.judging
    // Measure every reader who is drawn, even if the rules leave them out.
    (settings.visions, settings.severities) = (JudgementSettings().visions, JudgementSettings().severities)
    // Compare the series that panels draw.
    var shown = mode
    shown.series = Array(mode.series.prefix(PreviewStyle.mostSeries))
    let measured = JudgedMode(shown, of: theme, settings: settings)
    let readers = options.visions.map { SeenAlike($0, measured) }
    let simulations = options.visions.map { BitmapSimulation(Simulation($0)) }
    let suited = PreviewPanels(mode, of: theme, options, findings)
    notes += suited.notes.filter { !notes.contains($0) }
    var panels = suited.panels.enumerated().filter { options.panels.isEmpty || options.panels.contains($1.kind) }
    if options.isBrief {
      // The most fitting first, one of each kind.
      panels = options.panels.compactMap { name in panels.first { $1.kind == name } }
    }
    if panels.isEmpty {
      notes.append(PreviewNote.noSuchChart(mode.name, mode.series.count, mode.ramps.count))
    }
    var columns: [SheetColumn] = []
    for (index, panel) in panels {
      let picture = try drawing { () throws(PangoCairoError) in
        try PanelPicture(
          panel, style, size: options.size, suffix: suffix, fonts: fonts, notes: &notes)
      }
      var pictures: [Picture] = []
      for (seen, simulation) in zip(readers, simulations) {
        let bitmap = try drawing { () throws(PangoCairoError) in
          try picture.bitmap(
            seen,
            options.isBrief
              ? .inRow(
                reader: seen.vision, isFirstPanel: columns.isEmpty && suffix.isEmpty,
                isFirstRow: pictures.isEmpty)
              : .alone(reader: seen.vision), fonts: fonts)
        }
        do throws(PictureError) {
          pictures.append(
            Picture(
              number: index + 1, chart: suffix.isEmpty ? panel.name : "\(panel.name)-\(suffix)", vision: seen.vision,
              bitmap: try simulation(bitmap)))
        } catch {
          throw .simulation(error)
        }
      }
      columns.append(SheetColumn(pictures: pictures))
    }
    return columns
  }

  private static func drawing<Result>(_ body: () throws(PangoCairoError) -> Result) throws(PreviewError) -> Result {
    do throws(PangoCairoError) { return try body() } catch { throw .drawing(error) }
  }
}

extension ThemeMode {
  /// The mode with the series that a table has columns for; all without a table.
  fileprivate func limited(to table: ChartTable?) -> ThemeMode {
    guard let table else { return self }
    var mode = self
    mode.series = Array(series.prefix(table.columns.count))
    return mode
  }
}
