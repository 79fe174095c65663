import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo
import RealModule

/// The swatches of a mode at the top of a sheet, a row for each kind of reader: arcs join the colours that the reader
/// confuses, hollow swatches are too faint.
struct MatrixPicture {
  private let matrix: SwatchMatrix
  private let rows: [SwatchMatrix.Row]
  /// The series of the columns, with the marks that are drawn.
  private let series: [PreviewSeries]

  /// Whether the readers are in two blocks side by side, which takes less height.
  private let isSplit: Bool

  // All in pixels before scaling. Engineering choices.
  private static let (margin, labels, heads, between) = (16.0, 236.0, 18.0, 4.0)
  private static let (cell, widest, lane) = (28.0, 110.0, 18.0)
  /// The narrowest cell with a name above; narrower ones have numbers, in the order of the legends.
  private static let narrowestNamed = 52.0
  /// The narrowest cell with a ratio as `1.44:1` below; narrower ones have its first number.
  private static let narrowestRatio = 48.0
  /// The narrowest sheet with two blocks side by side, and the most colours in each, which keep their names.
  static let leastSplit = 1_000
  private static let mostSplit = 4

  /// - Parameters:
  ///   - visions: The readers of the sheet; nil for all.
  ///   - isSplit: Whether the sheet has room for two blocks of few colours.
  init?(
    _ mode: ThemeMode, of theme: Theme, settings: JudgementSettings, visions: [Vision]?, isSplit: Bool
  ) {
    guard let matrix = SwatchMatrix(mode, of: theme, settings: settings) else { return nil }
    self.matrix = matrix
    let plot = Surfaces(mode).plot.color ?? SRGB(1, 1, 1)
    series = matrix.columns.map { PreviewSeries($0.series, on: plot) }
    rows = matrix.rows.filter { row in visions.map { $0.contains(row.vision) } ?? true }
    self.isSplit = isSplit && rows.count > 1 && matrix.columns.count <= Self.mostSplit
    if rows.isEmpty { return nil }
  }

  private var blocks: [ArraySlice<SwatchMatrix.Row>] {
    guard isSplit else { return [rows[...]] }
    let half = (rows.count + 1) / 2
    return [rows[..<half], rows[half...]]
  }

  /// The room that it takes, a whole number.
  var height: Int {
    let heights = blocks.enumerated().map { index, rows in
      rows.reduce(index == 0 ? marks : 0) { $0 + Self.cell + arcs($1) + Self.between }
    }
    return Int(Self.heads + (heights.max() ?? 0) + 8)
  }

  private func arcs(_ row: SwatchMatrix.Row) -> Double {
    let lanes = Double(matrix.lanes(row))
    return lanes > 0 ? lanes * Self.lane + 8 : 0
  }

  private var hasMarks: Bool {
    series.contains { series in
      series.symbol.map { $0 != .none } ?? false || !series.dash.isEmpty || series.pattern.map { $0 != .none } ?? false
    }
  }
  private var hasFaint: Bool { matrix.columns.contains { $0.faint != nil } }
  private var marks: Double { (hasMarks ? 20 : 0) + (hasFaint ? 18 : 0) }

  /// Draws it from a height on.
  func draw(_ drawing: Drawing, _ style: PreviewStyle, top: Double, width: Double) {
    let count = Double(matrix.columns.count)
    for (index, rows) in blocks.enumerated() {
      let block = width / Double(blocks.count)
      let x = (block * Double(index)).rounded() + Self.margin
      let cell = min((block - 2 * Self.margin - Self.labels) / count, Self.widest).rounded(.down)
      let left = x + Self.labels
      func middle(_ column: Int) -> Double { left + (Double(column) + 0.5) * cell }
      heads(drawing, style, cell, middle, top)
      var y = top + Self.heads
      for row in rows {
        let words = drawing.text(row.title, x, y + 7, style.note, size: 14, bold: true)
        if words < Self.labels - 80 { drawing.text(row.share, x + words + 8, y + 7, style.note) }
        drawing.text(Self.count(row), x, y + 22, style.note, limit: Self.labels - 12)
        for (column, color) in row.colors.enumerated() {
          let box = Rectangle(x: left + Double(column) * cell, y: y, width: cell, height: Self.cell)
          draw(color, isHollow: matrix.columns[column].faint != nil, drawing, style, in: box)
        }
        drawing.canvas.rectangle(left + 0.5, y + 0.5, count * cell - 1, Self.cell - 1)
        drawing.canvas.stroke(Canvas.Ink(style.note, alpha: 0.25), width: 1)
        arcs(row, drawing, style, middle, y + Self.cell)
        y += Self.cell + arcs(row) + Self.between
      }
      if index == 0 { marks(drawing, style, cell, middle, y) }
    }
  }

  /// What the swatches show, in several wordings, the longest first.
  var keys: [String] {
    let hasArcs = rows.contains { !$0.pairs.isEmpty }
    let arcs = rows.contains { $0.undrawn > 0 } ? "the closest of the colours" : "colours"
    let long = [
      hasArcs ? "Arcs join \(arcs) that are hard to tell apart, with their ΔE00." : nil,
      hasFaint ? "Hollow ones are too faint, with their contrast below." : nil,
    ]
    let short = [
      hasArcs ? "Arcs: hard to tell apart, ΔE00." : nil, hasFaint ? "Hollow: too faint." : nil,
    ]
    guard hasArcs || hasFaint else { return ["The colours as each kind of reader sees them."] }
    return [long, short].map { $0.compactMap(\.self).joined(separator: " ") }
  }

  private static func count(_ row: SwatchMatrix.Row) -> String {
    guard row.isJudged else { return "not judged" }
    guard !row.pairs.isEmpty else { return "" }
    return row.count + (row.undrawn > 0 ? ", \(row.pairs.count - row.undrawn) drawn" : "")
  }

  private func heads(
    _ drawing: Drawing, _ style: PreviewStyle, _ cell: Double, _ middle: (Int) -> Double, _ y: Double
  ) {
    guard cell >= Self.narrowestNamed else {
      for column in matrix.columns.indices {
        drawing.text("\(column + 1)", middle(column), y + 8, style.note, anchor: .middle)
      }
      return
    }
    let names = drawing.names(style.series.prefix(matrix.columns.count)) { _ in cell - 6 }
    for (column, name) in names.enumerated() { drawing.draw(name, middle(column), y + 8, style.note, anchor: .middle) }
  }

  private func draw(_ color: SRGB?, isHollow: Bool, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    guard let color else {
      drawing.text("?", box.center.x, box.center.y, style.note, anchor: .middle)
      return
    }
    drawing.fill(box, color)
    guard isHollow else { return }
    drawing.fill(
      box.inset(left: box.width / 4, top: box.height / 4, right: box.width / 4, bottom: box.height / 4), style.plot)
  }

  private func arcs(
    _ row: SwatchMatrix.Row, _ drawing: Drawing, _ style: PreviewStyle, _ middle: (Int) -> Double, _ y: Double
  ) {
    // Long arcs first: the figure of a short one stays free.
    for pair in row.pairs.sorted(by: { ($0.lane ?? 0) > ($1.lane ?? 0) }) {
      guard let lane = pair.lane else { continue }
      let depth = Double(lane + 1) * Self.lane
      let (from, to) = (middle(pair.first), middle(pair.second))
      // The upper half of an ellipse, turned down.
      let arc = (0...32).map { step in
        let angle = Double.pi * Double(step) / 32
        return Point((from + to) / 2 - (to - from) / 2 * Double.cos(angle), y + depth * Double.sin(angle))
      }
      drawing.stroke(arc, style.note, width: 1.5)
    }
    for pair in row.pairs {
      guard let lane = pair.lane else { continue }
      let layout = drawing.layout(pair.figure, bold: true)
      let (x, depth) = ((middle(pair.first) + middle(pair.second)) / 2, y + Double(lane + 1) * Self.lane)
      drawing.fill(
        Rectangle(x: x - layout.width / 2 - 3, y: depth - 7, width: layout.width + 6, height: 14), style.background)
      drawing.draw(layout, x, depth, style.note, anchor: .middle)
    }
  }

  private func marks(
    _ drawing: Drawing, _ style: PreviewStyle, _ cell: Double, _ middle: (Int) -> Double, _ y: Double
  ) {
    for (column, series) in series.enumerated() {
      let x = middle(column)
      if let pattern = series.pattern, pattern != .none {
        let sample = Rectangle(x: x.rounded() - 14, y: y + 2, width: 28, height: 14)
        drawing.fill(sample, series.shown)
        drawing.fill(MarkPath(sample), pattern, over: sample, style.ink(on: series.shown))
      }
      if !series.dash.isEmpty {
        drawing.line(series, through: [x - 18, x + 18].map { Point($0, y + 8) }, symbols: nil, on: style.background)
      }
      if let symbol = series.symbol {
        drawing.symbol(
          symbol, at: Point(x, y + 8), area: min(series.symbolArea, 81), series.shown, halo: style.background)
      }
      guard let faint = matrix.columns[column].faint else { continue }
      let ratio =
        cell < Self.narrowestRatio
        ? Figures.atLeast(faint.ratio, digits: 2, required: faint.required)
        : Figures.ratio(faint.ratio, required: faint.required)
      drawing.text(ratio, x, y + (hasMarks ? 28 : 8), style.note, anchor: .middle)
    }
  }
}
