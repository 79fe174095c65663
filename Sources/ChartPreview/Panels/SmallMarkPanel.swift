import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// The same colours on progressively smaller marks: the smaller the area, the harder colours are to tell apart.
struct SmallMarkPanel: Panel {
  let name = "small"
  let title = "Small marks and text"
  var sample: Legend.Sample? { nil }
  var channels: Set<MarkChannel> { [.symbol, .label] }

  private static let lines = [1, 1.5, 2, 3]
  private static let points: [Double] = [3, 5, 7, 9]
  private static let bars: [Double] = [1, 2, 4]
  private static let texts: [Double] = [10, 12, 14, 18]
  private static let headerHeight = 38.0
  /// The height of a row in pixels, between touching names and a scattered table. Engineering choice.
  private static let rowHeights = 16.0...44.0

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let columns = box.columns([0.22, 0.22, 0.19, 0.13, 0.24], gap: 14)
    let texts = Self.texts(drawing, in: columns[4])
    let header = box.y + 12
    drawing.text("size in px", columns[0].x, header + 17, style.text, limit: columns[0].width)
    let sizes: [(String, [Double], [Rectangle])] = [
      ("lines", Self.lines, cells(columns[1], Self.lines)), ("points", Self.points, cells(columns[2], Self.points)),
      ("bars", Self.bars, cells(columns[3], Self.bars)), ("text", texts.sizes, texts.cells),
    ]
    for ((title, sizes, cells), column) in zip(sizes, columns.dropFirst()) {
      drawing.text(title, column.center.x, header - 1, style.text, anchor: .middle, limit: column.width)
      for (size, cell) in zip(sizes, cells) {
        drawing.text(Figures.plain(size), cell.center.x, header + 17, style.text, anchor: .middle)
      }
    }
    drawing.levelLine(box.y + Self.headerHeight, from: box.x, to: box.right, style.axis)
    let area = box.inset(top: Self.headerHeight + 4)
    let room = max(Int(area.height / Self.rowHeights.lowerBound), 1)
    // The last row counts the series that do not fit.
    let total = style.series.count + style.moreSeries
    let shown = total <= room ? style.series.count : min(style.series.count, room - 1)
    let height = min(area.height / Double(max(total == shown ? shown : shown + 1, 1)), Self.rowHeights.upperBound)
    let names = drawing.names(style.series.prefix(shown)) { _ in columns[0].width }
    for (index, series) in style.series.prefix(shown).enumerated() {
      let y = (area.y + (Double(index) + 0.5) * height).rounded()
      drawing.draw(names[index], columns[0].x, y, style.text)
      draw(series, drawing, style, y, height, columns, texts)
    }
    if shown < total {
      let y = (area.y + (Double(shown) + 0.5) * height).rounded()
      drawing.text("and \(total - shown) more", columns[0].x, y, style.text)
    }
  }

  private func cells(_ column: Rectangle, _ sizes: [Double]) -> [Rectangle] {
    column.columns([Double](repeating: 1, count: sizes.count), gap: 6)
  }

  /// The smallest text sizes that fit, with cells as wide as each needs.
  private static func texts(_ drawing: Drawing, in column: Rectangle) -> (sizes: [Double], cells: [Rectangle]) {
    let gap = 8.0
    let widths = texts.map { drawing.layout("Aa", size: $0).width }
    var count = texts.count
    while count > 1, widths.prefix(count).reduce(0, +) + gap * Double(count - 1) > column.width { count -= 1 }
    return (Array(texts.prefix(count)), column.columns(Array(widths.prefix(count)), gap: gap))
  }

  private func draw(
    _ series: PreviewSeries, _ drawing: Drawing, _ style: PreviewStyle, _ y: Double, _ height: Double,
    _ columns: [Rectangle], _ texts: (sizes: [Double], cells: [Rectangle])
  ) {
    let ink = Canvas.Ink(series.shown)
    for (width, cell) in zip(Self.lines, cells(columns[1], Self.lines)) {
      // Odd widths cover whole pixels if offset by half a pixel.
      let middle = Int(width.rounded()).isMultiple(of: 2) ? y : y + 0.5
      drawing.canvas.move(to: cell.x.rounded(), middle)
      drawing.canvas.line(to: cell.right.rounded(), middle)
      drawing.canvas.stroke(ink, width: width)
    }
    for (diameter, cell) in zip(Self.points, cells(columns[2], Self.points)) {
      drawing.symbol(
        series.symbol ?? .circle, cell.center.x.rounded(), y, area: .pi * diameter * diameter / 4, series.shown)
    }
    for (width, cell) in zip(Self.bars, cells(columns[3], Self.bars)) {
      let tall = min(height - 4, 30)
      drawing.fill(
        Rectangle(
          x: cell.center.x.rounded() - (width / 2).rounded(), y: (y - tall / 2).rounded(), width: width,
          height: tall.rounded()),
        series.shown)
    }
    let ratio = WCAG.contrastRatio(series.shown, style.background)
    guard ratio >= WCAG.minimumForText else {
      let figure = "\(Figures.ratio(ratio))"
      let wordings = ["too faint for text (\(figure))", "too faint (\(figure))", "faint (\(figure))", figure]
      let layouts = wordings.lazy.map { drawing.layout($0) }
      let fitting = layouts.first { $0.width <= columns[4].width } ?? drawing.layout(figure)
      drawing.draw(fitting, columns[4].center.x, y, style.text, anchor: .middle)
      return
    }
    for (size, cell) in zip(texts.sizes, texts.cells) {
      drawing.text("Aa", cell.center.x, y, series.shown, anchor: .middle, size: size)
    }
  }
}
