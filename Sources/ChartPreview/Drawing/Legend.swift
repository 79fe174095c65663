import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// The names of the series with a sample of each mark, in rows.
struct Legend {
  /// The sample next to a name.
  enum Sample { case line, point, fill }

  private struct Entry {
    let series: PreviewSeries?
    let name: TextLayout
    let place: Point
  }

  static let rowHeight = 18.0
  /// One more row would leave a small panel too little room for its chart. Engineering choice.
  private static let mostRows = 4
  /// Of many series every name counts more than the height of the chart. Engineering choice.
  static let (manySeries, mostRowsOfMany) = (12, 7)
  private static let (shareOfHeight, shareOfMany) = (0.3, 0.4)
  private let entries: [Entry]
  private let sample: Sample
  /// Whether the entries run from right to left, each with its sample at the right.
  private let isMirrored: Bool
  let height: Double

  /// Lays out the names.
  init(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, sample: Sample) {
    self.sample = sample
    let shown = style.series
    let rest = style.moreSeries > 0 ? drawing.layout("and \(style.moreSeries) more") : nil
    let swatch = Self.width(sample) + 6
    let wanted = shown.map { swatch + drawing.layout($0.name).width } + (rest.map { [$0.width] } ?? [])
    let isLong = shown.count > Self.manySeries
    let room = box.height * (isLong ? Self.shareOfMany : Self.shareOfHeight)
    let most = isLong ? Self.mostRowsOfMany : Self.mostRows
    let isMirrored = WritingDirection.runsRightToLeft(shown.map(\.name))
    self.isMirrored = isMirrored
    let grid = LegendGrid(wanted, width: box.width, mostRows: min(max(Int(room / Self.rowHeight), 2), most))
    let columns = max(grid.widths.count, 1)
    func place(_ index: Int) -> Point {
      let left = grid.lefts[index % columns]
      return Point(
        isMirrored ? box.right - left : box.x + left, box.y + Self.rowHeight * (Double(index / columns) + 0.5))
    }
    let names = drawing.names(shown) { grid.widths[$0 % columns] - swatch }
    entries =
      zip(shown, names).enumerated().map { Entry(series: $1.0, name: $1.1, place: place($0)) }
      + (rest.map { [Entry(series: nil, name: $0, place: place(shown.count))] } ?? [])
    height = Self.rowHeight * Double(grid.rows)
  }

  private static func width(_ sample: Sample) -> Double { sample == .line ? 26 : 12 }

  /// Draws samples and names.
  func draw(_ drawing: Drawing, _ style: PreviewStyle) {
    for entry in entries {
      let y = entry.place.y
      guard let series = entry.series else {
        drawing.draw(entry.name, entry.place.x.rounded(), y, style.text, anchor: isMirrored ? .end : .start)
        continue
      }
      let x = (isMirrored ? entry.place.x - Self.width(sample) : entry.place.x).rounded()
      switch sample {
      case .line:
        let ends = [x, x + 26].map { Point($0, y) }
        drawing.line(series, through: ends, symbols: nil, on: style.background)
        if let symbol = series.symbol {
          drawing.symbol(
            symbol, at: Point(x + 13, y), area: min(series.symbolArea, 81), series.shown, halo: style.background)
        }
      case .point:
        drawing.symbol(
          series.symbol ?? .circle, at: Point(x + 6, y), area: min(series.symbolArea, 81), series.shown)
      case .fill:
        let swatch = Rectangle(x: x, y: y - 6, width: 12, height: 12)
        drawing.area(series, MarkPath(swatch), over: swatch, style)
      }
      let start = isMirrored ? x - 6 : x + Self.width(sample) + 6
      drawing.draw(entry.name, start, y, style.text, anchor: isMirrored ? .end : .start)
    }
  }
}

/// The direction in which names are written.
enum WritingDirection {
  /// Whether most names are written from right to left, by their first letter (UAX #9).
  static func runsRightToLeft(_ names: [String]) -> Bool {
    names.count { name in name.unicodeScalars.first(where: \.properties.isAlphabetic).map(isRightToLeft) ?? false } * 2
      > names.count
  }

  /// The blocks of right-to-left scripts. Source: Unicode 16, DerivedBidiClass.txt, classes R and AL.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF].contains {
      $0.contains(scalar.value)
    }
  }
}

/// The positions of a legend's entries: in one row if they fit, otherwise in columns, which are easy to scan.
struct LegendGrid {
  /// The available width of each column in pixels.
  let widths: [Double]
  /// The left edge of each column in pixels.
  let lefts: [Double]
  /// How many rows there are.
  let rows: Int

  private static let gap = 16.0

  /// Lays out entries, row by row.
  ///
  /// - Parameters:
  ///   - entries: The preferred widths in pixels.
  ///   - width: The available width in pixels.
  ///   - mostRows: At least 1. Entries are cut to the resulting column widths.
  init(_ entries: [Double], width: Double, mostRows: Int) {
    var widths: [Double] = []
    for rows in 1...max(mostRows, 1) {
      widths = Self.columns(entries, rows: rows)
      if Self.sum(widths) <= width { break }
    }
    self.widths = Self.cut(widths, to: width)
    var left = 0.0
    lefts = self.widths.map { column in
      defer { left += column + Self.gap }
      return left
    }
    rows = widths.isEmpty ? 0 : (entries.count + widths.count - 1) / widths.count
  }

  /// The widest entry of each column, for this many columns.
  private static func columns(_ entries: [Double], rows: Int) -> [Double] {
    let count = (entries.count + rows - 1) / rows
    return (0..<count).map { column in
      stride(from: column, to: entries.count, by: count).map { entries[$0] }.max() ?? 0
    }
  }

  private static func sum(_ widths: [Double]) -> Double {
    widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
  }

  /// Narrows the widest entries until all fit; narrow ones keep their width.
  private static func cut(_ widths: [Double], to width: Double) -> [Double] {
    guard sum(widths) > width else { return widths }
    var room = max(width - gap * Double(widths.count - 1), 0)
    var limit = room
    for (index, narrow) in widths.sorted().enumerated() {
      limit = room / Double(widths.count - index)
      if narrow > limit { break }
      room -= narrow
    }
    return widths.map { min($0, limit) }
  }
}
