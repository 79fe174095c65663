import Charts
import Colorimetry
import PNGCodec
import Palette
import PangoCairo

/// The pictures of one panel, from the first reader to the last.
struct SheetColumn {
  let pictures: [ThemePreview.Picture]
}

/// All panels as all readers see them, on one picture: a column a panel, a row a reader.
struct PreviewSheet {
  let title: String
  let style: PreviewStyle
  let columns: [SheetColumn]
  let options: PreviewOptions

  private static let header = 44
  private static let margin = 108

  /// The words beside a row: how many see so.
  private static func words(_ vision: Vision) -> (name: String, who: String) {
    switch vision {
    case .normal: ("normal", "most people")
    case .protan: ("protan", "2 % of men")
    case .deutan: ("deutan", "6 % of men")
    case .tritan: ("tritan", "1 in 10,000")
    case .grey: ("grey", "in print")
    }
  }

  /// Draws the sheet.
  func bitmap(_ fonts: FontMap) throws(PangoCairoError) -> Bitmap {
    let gap = 1
    let width = Self.margin + columns.count * (options.width + gap)
    let height = Self.header + options.visions.count * (options.height + gap)
    let canvas = try Canvas(width: width, height: height, scale: options.scale)
    let drawing = Drawing(canvas, fonts: fonts)
    canvas.paint(Canvas.Ink(style.background))
    drawing.text(
      "\(title) · \(style.mode)", 16, Double(Self.header) / 2, style.note, size: 16, bold: true,
      limit: Double(width) - 32)
    let line = style.note.composited(alpha: 0.2, over: style.background)
    for (row, vision) in options.visions.enumerated() {
      let top = Double(Self.header + row * (options.height + gap))
      drawing.levelLine(top, from: 0, to: Double(width), line)
      let (name, who) = Self.words(vision)
      drawing.text(name, 16, top + 24, style.note, size: 14, bold: true)
      drawing.text(who, 16, top + 44, style.note)
    }
    for column in columns.indices {
      drawing.uprightLine(
        Double(Self.margin + column * (options.width + gap)), from: Double(Self.header), to: Double(height), line)
    }
    var bitmap = Bitmap(width: canvas.width, height: canvas.height, bytes: try canvas.rgba())
    for (column, pictures) in columns.map(\.pictures).enumerated() {
      for (row, picture) in pictures.enumerated() {
        let x = Double(Self.margin + column * (options.width + gap) + gap) * options.scale
        let y = Double(Self.header + row * (options.height + gap) + gap) * options.scale
        bitmap.place(picture.bitmap, column: Int(x.rounded()), row: Int(y.rounded()))
      }
    }
    return bitmap
  }
}

extension Bitmap {
  /// Puts a picture on this one; what would stand outside is left out.
  fileprivate mutating func place(_ picture: Bitmap, column: Int, row: Int) {
    let columns = min(picture.width, width - column)
    guard columns > 0 else { return }
    for line in 0..<min(picture.height, max(height - row, 0)) {
      let (from, to) = (line * picture.width * 4, ((row + line) * width + column) * 4)
      bytes.replaceSubrange(to..<(to + columns * 4), with: picture.bytes[from..<(from + columns * 4)])
    }
  }
}
