import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// A tile map of an imaginary country: areas that touch areas of every other colour.
struct TilePanel: Panel {
  let ramp: PreviewRamp?
  let name: String

  var title: String { ramp.map { "Tile map, \($0.kind.rawValue)" } ?? "Tile map" }
  var sample: Legend.Sample? { ramp == nil ? .fill : nil }
  var channels: Set<MarkChannel> { [.pattern] }
  var comparesSeries: Bool { ramp == nil }
  var verdicts: [PanelVerdict] { ramp?.verdicts ?? [] }

  private static let rows: [ClosedRange<Int>] = [2...5, 1...8, 0...9, 0...9, 1...8, 3...7]
  private static let columns = 10

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    var box = box
    if let ramp {
      if let name = ramp.name { drawing.text(name, box.x, box.y + 6, style.text, limit: box.width) }
      RampLegend.draw(ramp, drawing, style, in: box)
      box = box.inset(top: 18, bottom: 44)
    }
    box = box.inset(top: 6)
    let side = min(box.width / Double(Self.columns), box.height / Double(Self.rows.count)).rounded(.down)
    let left = (box.center.x - side * Double(Self.columns) / 2).rounded()
    let top = box.y.rounded()
    let values = SampleData.surface(columns: Self.columns, rows: Self.rows.count)
    for (row, columns) in Self.rows.enumerated() {
      for column in columns {
        let series = ramp == nil ? series(row, column, style) : nil
        guard let color = ramp?.color(values[row][column]) ?? series?.shown else { continue }
        let tile = Rectangle(
          x: left + side * Double(column), y: top + side * Double(row), width: side - 1, height: side - 1)
        drawing.fill(tile, color)
        if let pattern = series?.pattern { drawing.fillPattern(pattern, in: tile, style.ink(on: color)) }
        guard side >= 26 else { continue }
        let code = drawing.layout(String(UnicodeScalar(UInt8(ascii: "A") + UInt8(row))) + String(column + 1))
        if let pattern = series?.pattern, pattern != .none {
          // Strokes would cross the letters.
          let (x, y) = (tile.center.x.rounded(), tile.center.y.rounded())
          let half = (code.width / 2).rounded(.up) + 2
          drawing.fill(Rectangle(x: x - half, y: y - 8, width: 2 * half, height: 16), color)
        }
        drawing.draw(code, tile.center.x, tile.center.y, style.ink(on: color), anchor: .middle)
      }
    }
  }

  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    if let ramp { RampLegend.mark(verdict, ramp, drawing, style, in: box) }
  }

  /// Series in turn, shifted from row to row, so that each touches many others.
  private func series(_ row: Int, _ column: Int, _ style: PreviewStyle) -> PreviewSeries? {
    guard !style.series.isEmpty else { return nil }
    return style.series[(column + row * 3 + row / 2) % style.series.count]
  }
}
