import Colorimetry
import PNGCodec
import PaletteCharts
import PaletteRules
import PangoCairo

/// The pictures of one panel, in the order of the readers.
struct SheetColumn {
  let pictures: [ThemePreview.Picture]
}

/// All panels for all readers in one picture: one column per panel, one row per reader, wrapped into bands.
struct PreviewSheet {
  let title: String
  let style: PreviewStyle
  let columns: [SheetColumn]
  /// Whether every second column shows the suggestion for the one before.
  let isPaired: Bool
  let options: PreviewOptions

  private static let header = 44
  private static let labels = 108
  private static let gap = 1
  /// Between bands.
  private static let bandGap = 28
  /// Size of the finished picture in pixels; cairo draws at most 32,767 per side.
  private static let tallest = 32_000.0

  /// The label of a row: the vision, and how many people have it.
  private static func words(_ vision: Vision) -> (name: String, who: String) {
    switch vision {
    case .normal: ("normal", "most people")
    case .protan: ("protan", "2 % of men")
    case .deutan: ("deutan", "6 % of men")
    case .tritan: ("tritan", "1 in 10,000")
    case .grey: ("grey", "in print")
    }
  }

  /// Room for the labels of the rows; each panel of a brief sheet has its own.
  private var margin: Int { options.isBrief ? 0 : Self.labels }

  private var bands: SheetBands {
    let most = (Int(Self.tallest / options.scale) - Self.header) / (bandHeight + Self.bandGap)
    return SheetBands(
      columns.count, together: isPaired ? 2 : 1, width: options.width + Self.gap, margin: margin, mostBands: most)
  }
  private var bandHeight: Int { options.visions.count * (options.height + Self.gap) }
  private func top(ofBand band: Int) -> Int { Self.header + band * (bandHeight + Self.bandGap) }
  private func left(ofColumn column: Int) -> Int { margin + column * (options.width + Self.gap) }

  /// Pixels before scaling.
  var size: (width: Int, height: Int) {
    (left(ofColumn: bands.columns), top(ofBand: bands.count - 1) + bandHeight)
  }

  /// Draws the sheet.
  func bitmap(_ fonts: FontMap) throws(PangoCairoError) -> Bitmap {
    let (size, bands) = (size, bands)
    let canvas = try Canvas(width: size.width, height: size.height, scale: options.scale)
    let drawing = Drawing(canvas, fonts: fonts)
    canvas.paint(Canvas.Ink(style.background))
    drawing.text(
      "\(title) · \(style.mode)", 16, Double(Self.header) / 2, style.note, size: 16, bold: true,
      limit: Double(size.width) - 32)
    let line = style.note.composited(alpha: 0.2, over: style.background)
    for band in 0..<bands.count { draw(band, drawing, line, width: size.width) }
    var bitmap = Bitmap(width: canvas.width, height: canvas.height, bytes: try canvas.rgba())
    for (index, pictures) in columns.map(\.pictures).enumerated() {
      let (band, column) = bands.place(index)
      for (row, picture) in pictures.enumerated() {
        let x = Double(left(ofColumn: column) + Self.gap) * options.scale
        let y = Double(top(ofBand: band) + row * (options.height + Self.gap) + Self.gap) * options.scale
        bitmap.place(picture.bitmap, column: Int(x.rounded()), row: Int(y.rounded()))
      }
    }
    return bitmap
  }

  /// Draws the text and lines around the pictures of a band.
  private func draw(_ band: Int, _ drawing: Drawing, _ line: SRGB, width: Int) {
    for (row, vision) in options.visions.enumerated() {
      let top = Double(top(ofBand: band) + row * (options.height + Self.gap))
      drawing.levelLine(top, from: 0, to: Double(width), line)
      guard !options.isBrief else { continue }
      let (name, who) = Self.words(vision)
      drawing.text(name, 16, top + 24, style.note, size: 14, bold: true)
      drawing.text(who, 16, top + 44, style.note)
    }
    let (top, bottom) = (Double(top(ofBand: band)), Double(top(ofBand: band) + bandHeight))
    for column in 0...min(bands.columns, columns.count - band * bands.columns) {
      drawing.uprightLine(Double(left(ofColumn: column)), from: top, to: bottom, line)
    }
    if band + 1 < bands.count { drawing.levelLine(bottom, from: 0, to: Double(width), line) }
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
