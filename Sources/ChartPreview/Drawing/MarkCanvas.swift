import Colorimetry
import PaletteCharts
import PaletteRules
import RealModule

/// What charts are drawn on: a picture, by cairo, or SVG for pages. Lengths are px from the upper left corner.
protocol MarkCanvas {
  /// Fills an outline.
  func fill(_ path: MarkPath, _ color: SRGB, alpha: Double)
  /// Draws along an outline, with round corners; the ends of dashes are straight, so that they are as long as declared.
  func stroke(_ path: MarkPath, _ color: SRGB, alpha: Double, width: Double, dash: [Double])
  /// Draws a pattern inside an outline, aligned with the picture, so that it continues from mark to mark.
  ///
  /// - Parameter box: Around the outline.
  func fill(_ path: MarkPath, _ pattern: Series.Pattern, over box: Rectangle, _ ink: SRGB)
}

/// The marks of charts, each drawn by one function.
extension MarkCanvas {
  func fill(_ path: MarkPath, _ color: SRGB) { fill(path, color, alpha: 1) }

  func fill(_ box: Rectangle, _ color: SRGB, alpha: Double = 1) { fill(MarkPath(box), color, alpha: alpha) }

  func stroke(_ points: [Point], _ color: SRGB, width: Double) {
    stroke(MarkPath(through: points), color, alpha: 1, width: width, dash: [])
  }

  /// A symbol.
  ///
  /// - Parameters:
  ///   - area: Of a disc of its outer size, in px².
  ///   - halo: The colour of a gap around it; nil for none.
  func symbol(_ symbol: Symbol, at place: Point, area: Double, _ color: SRGB, halo: SRGB? = nil) {
    guard let path = MarkPath(symbol, at: place, area: area) else { return }
    if let halo { stroke(path, halo, alpha: 1, width: 3, dash: []) }
    fill(path, color)
  }

  /// A line, and its symbol at every so many points.
  ///
  /// - Parameters:
  ///   - width: Nil for its own; dashes are as much longer.
  ///   - symbols: The area of its symbols in px²; nil for none.
  func line(
    _ series: PreviewSeries, through points: [Point?], width: Double? = nil, symbols: Double?, every: Int = 1,
    on ground: SRGB
  ) {
    let width = width ?? series.lineWidth
    stroke(
      MarkPath(through: points), series.color, alpha: series.alpha, width: width,
      dash: series.dash.map { $0 * width / series.lineWidth })
    guard let symbol = series.symbol, let symbols else { return }
    for place in stride(from: 0, to: points.count, by: every).compactMap({ points[$0] }) {
      // The line would show in the hole.
      if symbol == .ring { self.symbol(.circle, at: place, area: symbols, ground) }
      self.symbol(symbol, at: place, area: symbols, series.shown, halo: ground)
    }
  }

  /// A bar with its pattern and outline.
  func bar(_ series: PreviewSeries, _ bar: Rectangle, _ style: PreviewStyle) {
    fill(bar, series.color, alpha: series.alpha)
    // Keep one pixel of the bar's own colour around it, so that no stroke reaches its outline.
    let inside = bar.inset(left: 1, top: 1, right: 1, bottom: 1)
    if inside.width > 2, inside.height > 0 {
      fill(MarkPath(inside), series.pattern ?? .none, over: inside, style.ink(on: series.shown))
    }
    guard let outline = series.stroke ?? style.outline else { return }
    let edge = bar.inset(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5)
    stroke(MarkPath(edge), outline, alpha: 1, width: 1, dash: [])
  }

  /// A filled mark with its pattern: a band between two edges, a slice.
  func area(_ series: PreviewSeries, _ path: MarkPath, over box: Rectangle, _ style: PreviewStyle) {
    fill(path, series.shown)
    fill(path, series.pattern ?? .none, over: box, style.ink(on: series.shown))
  }

  /// Bands on each other, each between two edges of as many points.
  ///
  /// - Parameter isSeparated: Whether a line is between those without an outline.
  func bands(
    _ series: [PreviewSeries], _ edges: [[Point]], over box: Rectangle, _ style: PreviewStyle, isSeparated: Bool
  ) {
    for (index, one) in series.enumerated() {
      area(one, MarkPath(around: edges[index + 1] + edges[index].reversed()), over: box, style)
    }
    for (index, one) in series.enumerated() {
      let isBetween = isSeparated && index + 1 < series.count
      guard let color = one.stroke ?? (isBetween ? style.separator : nil) else { continue }
      stroke(edges[index + 1], color, width: MarkLengths.separator)
    }
  }

  /// Shares of a whole as slices that touch, with a line of the ground colour between them.
  func ring(_ series: [PreviewSeries], _ shares: [Double], around middle: Point, outer: Double, _ style: PreviewStyle) {
    let inner = outer * MarkLengths.hole
    let box = Rectangle(x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: 2 * outer)
    let total = shares.reduce(0, +)
    var (end, slices) = (-Double.pi / 2, [(start: Double, path: MarkPath)]())
    for share in shares {
      let start = end
      end += 2 * .pi * share / total
      slices.append((start, MarkPath(ringAround: middle, outer: outer, inner: inner, from: start, to: end)))
    }
    for (one, slice) in zip(series, slices) { area(one, slice.path, over: box, style) }
    let line = style.separator == style.plot ? style.background : style.separator
    for slice in slices where series.count > 1 {
      let (x, y) = (Double.cos(slice.start), Double.sin(slice.start))
      stroke([inner, outer].map { Point(middle.x + $0 * x, middle.y + $0 * y) }, line, width: MarkLengths.separator)
    }
    for (one, slice) in zip(series, slices) {
      if let outline = one.stroke { stroke(slice.path, outline, alpha: 1, width: 1, dash: []) }
    }
  }

  /// Cells of a table, with one pixel of ground between them.
  func cells(columns: Int, rows: Int, in area: Rectangle, _ color: (_ column: Int, _ row: Int) -> SRGB) {
    func edge(_ start: Double, _ length: Double, _ index: Int, of count: Int) -> Double {
      (start + length * Double(index) / Double(count)).rounded()
    }
    for row in 0..<rows {
      let top = edge(area.y, area.height, row, of: rows)
      let height = edge(area.y, area.height, row + 1, of: rows) - top - 1
      for column in 0..<columns {
        let left = edge(area.x, area.width, column, of: columns)
        let width = edge(area.x, area.width, column + 1, of: columns) - left - 1
        fill(Rectangle(x: left, y: top, width: width, height: height), color(column, row))
      }
    }
  }

  /// The colours of a ramp side by side.
  ///
  /// - Parameter gap: Pixels of ground between them.
  func ramp(_ colors: [SRGB], in box: Rectangle, gap: Double) {
    func edge(_ index: Int) -> Double { (box.x + box.width * Double(index) / Double(colors.count)).rounded() }
    for (index, color) in colors.enumerated() {
      fill(Rectangle(x: edge(index), y: box.y, width: edge(index + 1) - edge(index) - gap, height: box.height), color)
    }
  }
}
