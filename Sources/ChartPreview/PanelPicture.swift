import Colorimetry
import PNGCodec
import PaletteCharts
import PaletteRules
import PangoCairo

/// A panel with legend, drawn once per mode; only the line above it and the caption under the legend differ between
/// readers.
struct PanelPicture {
  /// The line above the legend.
  enum Heading {
    /// The chart's title at the left, and the reader and the mode at the right.
    case alone(reader: Vision)
    /// In a row of a sheet: at its beginning the reader, in the first row the chart's title at the right.
    case inRow(reader: Vision, isFirstPanel: Bool, isFirstRow: Bool)
  }

  private static let margin = 16.0
  private static let titleHeight = 22.0
  private let body: Canvas
  private let style: PreviewStyle
  private let name: String
  private let title: Rectangle
  private let caption: Rectangle
  private let comparesSeries: Bool
  /// What the panel shows of each series besides its colour.
  private let channels: [SecondChannel]
  private let panel: any Panel
  private let box: Rectangle

  /// Draws a panel.
  ///
  /// - Parameters:
  ///   - size: Pixels.
  ///   - suffix: Text after the title, such as `suggested`.
  init(
    _ panel: any Panel, _ style: PreviewStyle, size: (width: Int, height: Int), suffix: String, fonts: FontMap,
    notes: inout [Message]
  ) throws(PangoCairoError) {
    let canvas = try Canvas(width: size.width, height: size.height)
    let drawing = Drawing(canvas, fonts: fonts)
    canvas.paint(Canvas.Ink(style.background))
    var box = Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      .inset(left: Self.margin, top: 12, right: Self.margin, bottom: 12)
    title = Rectangle(x: box.x, y: box.y, width: box.width, height: Self.titleHeight)
    name = suffix.isEmpty ? panel.title : "\(panel.title), \(suffix)"
    channels = style.series.map { SecondChannel($0.declared.drawn(with: panel.channels)) }
    box = box.inset(top: Self.titleHeight)
    if let sample = panel.sample, !style.series.isEmpty {
      let legend = Legend(drawing, style, in: box, sample: sample)
      legend.draw(drawing, style)
      box = box.inset(top: legend.height)
    }
    comparesSeries = panel.comparesSeries && style.series.count > 1
    let hasCaption = comparesSeries || !panel.verdicts.isEmpty
    caption = Rectangle(x: box.x, y: box.y, width: box.width, height: hasCaption ? 20 : 6)
    box = box.inset(top: caption.height)
    panel.draw(drawing, style, in: box)
    body = canvas
    self.style = style
    self.panel = panel
    self.box = box
    for (text, count) in drawing.missing {
      let note = count == 1 ? PreviewNote.missingGlyph(text) : PreviewNote.missingGlyphs(text, count)
      if !notes.contains(note) { notes.append(note) }
    }
  }

  /// The picture for a reader, before simulation.
  func bitmap(_ seen: SeenAlike, _ heading: Heading, fonts: FontMap) throws(PangoCairoError) -> Bitmap {
    let canvas = try body.copy()
    let drawing = Drawing(canvas, fonts: fonts)
    draw(heading, drawing)
    if comparesSeries {
      draw(AlikeCaption(seen, style.series.map { spokenName($0.name) }, channels, faint: style.faint), drawing)
    } else if let verdict = panel.verdicts.first(where: { $0.concerns(seen.vision) }) {
      draw(verdict, drawing)
      panel.mark(verdict, drawing, style, in: box)
    }
    return Bitmap(width: canvas.width, height: canvas.height, bytes: try canvas.rgba())
  }

  private func draw(_ heading: Heading, _ drawing: Drawing) {
    let y = title.center.y - 1
    switch heading {
    case .alone(let reader):
      // As much room for each reader, so that the title is the same above all.
      let words = Vision.allCases.map { drawing.layout("\($0.rawValue) · \(style.mode)").width }
      let room = min((words.max() ?? 0) + 12, title.width * 0.4)
      let taken = drawing.text(name, title.x, y, style.text, size: 14, bold: true, limit: title.width - room)
      drawing.text(
        "\(reader.rawValue) · \(style.mode)", title.right, y, style.text, anchor: .end, limit: title.width - taken - 10)
    case .inRow(let reader, let isFirstPanel, let isFirstRow):
      let taken =
        isFirstRow
        ? drawing.text(name, title.right, y, style.text, anchor: .end, size: 14, bold: true, limit: title.width * 0.6)
        : 0
      guard isFirstPanel else { return }
      let words = drawing.layout(
        SwatchMatrix.Row.title(reader, severity: 1), size: 16, bold: true, limit: title.width - taken - 12)
      drawing.draw(words, title.x, y, style.text)
      let share = drawing.layout(SwatchMatrix.Row.share(reader))
      guard words.width + 8 + share.width + 12 + taken <= title.width else { return }
      drawing.draw(share, title.x + words.width + 8, y + 1, style.text)
    }
  }

  /// Draws the longest wording that fits, or as many clauses of a wording: rather a plain sentence than a cut one.
  private func draw(_ verdict: PanelVerdict, _ drawing: Drawing) {
    let clauses = verdict.wordings.flatMap { words in
      [words] + ["; ", ": "].compactMap { words.firstRange(of: $0).map { String(words[..<$0.lowerBound]) } }
    }.map { "≈ \($0)" }.sorted { $0.count > $1.count }
    draw(clauses.map { ($0, isBold: true) } + clauses.map { ($0, isBold: false) }, drawing)
  }

  /// Draws the longest wording that fits.
  private func draw(_ words: AlikeCaption, _ drawing: Drawing) {
    draw(words.wordings.map { ($0, isBold: words.isBad) }, drawing)
  }

  /// Draws the first wording that fits, else as much of the last as does.
  private func draw(_ wordings: [(text: String, isBold: Bool)], _ drawing: Drawing) {
    guard let last = wordings.last else { return }
    let layouts = wordings.lazy.map { drawing.layout($0.text, bold: $0.isBold) }
    let layout =
      layouts.first { $0.width <= caption.width }
      ?? drawing.layout(last.text, bold: last.isBold, limit: caption.width)
    drawing.draw(layout, caption.x, caption.center.y, style.note)
  }
}
