import Charts
import Colorimetry
import Palette
import PangoCairo

/// The same colours on ever smaller marks: the less of a colour is seen, the less it tells.
struct SmallMarkPanel: Panel {
  let name = "small"
  let title = "Small marks and text"
  var sample: Legend.Sample? { nil }

  private static let lines = [1, 1.5, 2, 3]
  private static let points: [Double] = [3, 5, 7, 9]
  private static let bars: [Double] = [1, 2, 4]
  private static let texts: [Double] = [10, 12, 14, 18]
  private static let headerHeight = 38.0

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let columns = box.columns([0.21, 0.26, 0.19, 0.13, 0.21], gap: 12)
    let header = box.y + 14
    let sizes: [(String, [Double])] = [
      ("lines, px", Self.lines), ("points, px", Self.points), ("bars, px", Self.bars), ("text, px", Self.texts),
    ]
    for ((title, sizes), column) in zip(sizes, columns.dropFirst()) {
      drawing.text(title, column.x, header - 2, style.text, limit: column.width)
      for (size, cell) in zip(sizes, cells(column, sizes.count)) {
        drawing.text(Figures.plain(size), cell.center.x, header + 15, style.text, anchor: .middle)
      }
    }
    drawing.levelLine(box.y + Self.headerHeight, from: box.x, to: box.right, style.axis)
    let area = box.inset(top: Self.headerHeight + 4)
    let height = min(area.height / Double(max(style.series.count, 1)), 26)
    for (index, series) in style.series.enumerated() {
      let y = (area.y + (Double(index) + 0.5) * height).rounded()
      drawing.text(series.name, columns[0].x, y, style.text, limit: columns[0].width)
      draw(series, drawing, style, y, height, columns)
    }
  }

  private func cells(_ column: Rectangle, _ count: Int) -> [Rectangle] {
    column.columns([Double](repeating: 1, count: count), gap: 4)
  }

  private func draw(
    _ series: PreviewSeries, _ drawing: Drawing, _ style: PreviewStyle, _ y: Double, _ height: Double,
    _ columns: [Rectangle]
  ) {
    let ink = Canvas.Ink(series.shown)
    for (width, cell) in zip(Self.lines, cells(columns[1], Self.lines.count)) {
      // Odd widths cover whole pixels half a pixel down.
      let middle = Int(width.rounded()).isMultiple(of: 2) ? y : y + 0.5
      drawing.canvas.move(to: cell.x, middle)
      drawing.canvas.line(to: cell.right, middle)
      drawing.canvas.stroke(ink, width: width)
    }
    for (diameter, cell) in zip(Self.points, cells(columns[2], Self.points.count)) {
      drawing.symbol(
        series.symbol ?? .circle, cell.center.x.rounded(), y, area: .pi * diameter * diameter / 4, series.shown)
    }
    for (width, cell) in zip(Self.bars, cells(columns[3], Self.bars.count)) {
      let tall = min(height - 4, 18)
      drawing.fill(
        Rectangle(
          x: cell.center.x.rounded() - (width / 2).rounded(), y: (y - tall / 2).rounded(), width: width, height: tall),
        series.shown)
    }
    let ratio = WCAG.contrastRatio(series.shown, style.background)
    guard ratio >= WCAG.minimumForText else {
      drawing.text(
        "\(Figures.ratio(ratio)) < \(Figures.plain(WCAG.minimumForText)):1", columns[4].x, y, style.text,
        limit: columns[4].width)
      return
    }
    for (size, cell) in zip(Self.texts, cells(columns[4], Self.texts.count)) {
      drawing.text("Aa", cell.center.x, y, series.shown, anchor: .middle, size: size)
    }
  }
}
