import Colorimetry
import PNGCodec
import PaletteCharts
import PaletteRules
import PangoCairo

/// The pictures of one panel, in the order of the readers.
struct SheetColumn {
  let pictures: [ThemePreview.Picture]
}

/// All panels for all readers in one picture.
struct PreviewSheet {
  let title: String
  let style: PreviewStyle
  let columns: [SheetColumn]
  /// Whether every second column shows the suggestion for the one before.
  let isPaired: Bool
  let options: PreviewOptions
  /// Opens the sheet; nil for a mode without pairs.
  var matrix: MatrixPicture?

  private static let header = 40
  private static let labels = 32
  private static let gap = 1

  /// Room for the title, the swatches and, above each column of a complete sheet, its reader.
  private var top: Int { Self.header + (matrix?.height ?? 0) + (options.isBrief ? 0 : Self.labels) }
  private var cell: (width: Int, height: Int) { (options.size.width + Self.gap, options.size.height + Self.gap) }
  private var grid: SheetGrid {
    SheetGrid(
      panels: columns.count, together: isPaired ? 2 : 1, readers: options.visions.count, isBrief: options.isBrief,
      width: cell.width)
  }

  /// Pixels.
  var size: (width: Int, height: Int) { (grid.columns * cell.width, top + grid.rows * cell.height) }

  func bitmap(_ fonts: FontMap) throws(PangoCairoError) -> Bitmap {
    let (size, grid) = (size, grid)
    let canvas = try Canvas(width: size.width, height: size.height)
    let drawing = Drawing(canvas, fonts: fonts)
    canvas.paint(Canvas.Ink(style.background))
    drawTitle(drawing, width: Double(size.width))
    matrix?.draw(drawing, style, top: Double(Self.header), width: Double(size.width))
    drawLines(grid, drawing)
    if !options.isBrief { drawLabels(grid, drawing) }
    var bitmap = Bitmap(width: canvas.width, height: canvas.height, bytes: try canvas.rgba())
    for (panel, pictures) in columns.map(\.pictures).enumerated() {
      for (reader, picture) in pictures.enumerated() {
        let (column, row) = grid.place(panel: panel, reader: reader)
        bitmap.place(
          picture.bitmap, column: column * cell.width + Self.gap, row: top + row * cell.height + Self.gap)
      }
    }
    return bitmap
  }

  /// Writes title and mode, and at the right what the swatches below show, as far as half of the width allows.
  private func drawTitle(_ drawing: Drawing, width: Double) {
    let (room, y) = (width - 32, Double(Self.header) / 2)
    let mode = drawing.layout(" · \(style.mode)", size: 16, bold: true)
    let whole = drawing.layout(title, size: 16, bold: true).width + mode.width
    let key = (matrix?.keys ?? []).lazy.map { drawing.layout($0) }
      .first { $0.width + 24 + min(whole, room / 2) <= room }
    if let key { drawing.draw(key, width - 16, y, style.note, anchor: .end) }
    let left = room - mode.width - (key.map { $0.width + 24 } ?? 0)
    let named = drawing.text(title, 16, y, style.note, size: 16, bold: true, limit: left)
    drawing.draw(mode, 16 + named, y, style.note)
  }

  /// Draws the lines between the cells.
  private func drawLines(_ grid: SheetGrid, _ drawing: Drawing) {
    let line = style.note.composited(alpha: 0.2, over: style.background)
    for row in 0..<grid.rows {
      drawing.levelLine(Double(top + row * cell.height), from: 0, to: Double(size.width), line)
    }
    for column in 0..<grid.columns {
      drawing.uprightLine(Double(column * cell.width), from: Double(top), to: Double(size.height), line)
    }
  }

  /// Writes the reader above each column.
  private func drawLabels(_ grid: SheetGrid, _ drawing: Drawing) {
    for column in 0..<grid.columns where !options.visions.isEmpty {
      let vision = options.visions[column % options.visions.count]
      let (x, y) = (Double(column * cell.width) + 16, Double(top) - 18)
      let name = SwatchMatrix.Row.title(vision, severity: 1)
      let width = drawing.text(name, x, y, style.note, size: 16, bold: true, limit: Double(cell.width) - 32)
      let share = drawing.layout(SwatchMatrix.Row.share(vision))
      if width + share.width + 42 <= Double(cell.width) { drawing.draw(share, x + width + 10, y, style.note) }
    }
  }
}

extension Bitmap {
  /// Copies a picture into this one, clipped to its bounds.
  mutating func place(_ picture: Bitmap, column: Int, row: Int) {
    let columns = min(picture.width, width - column)
    guard columns > 0 else { return }
    for line in 0..<min(picture.height, max(height - row, 0)) {
      let (from, to) = (line * picture.width * 4, ((row + line) * width + column) * 4)
      bytes.replaceSubrange(to..<(to + columns * 4), with: picture.bytes[from..<(from + columns * 4)])
    }
  }
}

/// The cells of a sheet, one for each panel and reader, without an empty one.
///
/// A brief sheet has one row per reader, so that two panels side by side are legible. A complete sheet has one row per
/// panel, in blocks side by side where there are few readers.
struct SheetGrid {
  /// The maximum width of blocks side by side in pixels before scaling: one panel of the default size for each of five
  /// readers. At half its size it fits a laptop's screen. Engineering choice.
  private static let widest = 2_610

  /// The number of cells side by side.
  let columns: Int
  /// The number of cells one below the other.
  let rows: Int
  private let readers: Int
  private let isBrief: Bool

  /// Arranges panels.
  ///
  /// - Parameters:
  ///   - panels: How many there are, suggestions included.
  ///   - together: How many panels belong together: 2 for a panel and its suggestion.
  ///   - readers: How many readers see each panel.
  ///   - width: The width of a cell in pixels.
  init(panels: Int, together: Int = 1, readers: Int, isBrief: Bool, width: Int) {
    (self.readers, self.isBrief) = (readers, isBrief)
    guard !isBrief else {
      (columns, rows) = (panels, readers)
      return
    }
    let groups = max(panels / max(together, 1), 1)
    let widest = max(Self.widest / max(width * readers, 1), 1)
    let blocks = (1...min(widest, groups)).last { groups.isMultiple(of: $0) } ?? 1
    rows = groups / blocks * max(together, 1)
    columns = blocks * readers
  }

  func place(panel: Int, reader: Int) -> (column: Int, row: Int) {
    isBrief ? (panel, reader) : (panel / rows * readers + reader, panel % rows)
  }
}
