import Colorimetry
import PaletteRules
import RealModule

/// Shapes without axes: colours that touch each other, small marks, and words.
extension Specimen {
  /// A ring, each part beside two others.
  func donut(on canvas: inout SpecimenCanvas) {
    let (middle, outer, inner) = ((x: 160.0, y: 80.0), 68.0, 38.0)
    let shares = series.indices.map { 0.5 + value($0, 3) }
    let total = shares.reduce(0, +)
    var start = 0.0
    for (one, share) in zip(series, shares) {
      let end = start + share / total
      func arc(_ radius: Double) -> [(x: Double, y: Double)] {
        (0...24).map { step in
          let turn = 2 * Double.pi * (start + (end - start) * Double(step) / 24)
          return (middle.x + radius * Double.sin(turn), middle.y - radius * Double.cos(turn))
        }
      }
      let part = arc(outer) + arc(inner).reversed()
      canvas.polygon(part, color: one.color, pattern: one.pattern, ink: one.ink)
      if let stroke = one.stroke { canvas.line(through: part + [part[0]], width: Self.outline, color: stroke) }
      start = end
    }
  }

  /// Regions, each beside others of several colours.
  func map(on canvas: inout SpecimenCanvas) {
    let (radius, columns, rows) = (15.0, 11, 6)
    let (width, height) = (radius * Double.sqrt(3), radius * 1.5)
    for row in 0..<rows {
      for column in 0..<columns where !Self.isSea(column, row) {
        let center = (
          x: 16 + width * (Double(column) + (row.isMultiple(of: 2) ? 0.5 : 1)), y: 20 + height * Double(row)
        )
        let corners = (0..<6).map { corner in
          let turn = Double.pi * (Double(corner) + 0.5) / 3
          return (x: center.x + radius * Double.cos(turn), y: center.y + radius * Double.sin(turn))
        }
        let one = series[(column / 2 + row * 3 + column * row % 2) % series.count]
        canvas.polygon(corners, color: one.color, pattern: one.pattern, ink: one.ink)
        canvas.line(through: corners + [corners[0]], width: 1, color: one.stroke ?? ground)
      }
    }
  }

  /// A coast drawn by hand.
  private static func isSea(_ column: Int, _ row: Int) -> Bool {
    row == 0 && (column < 2 || column > 8) || row == 5 && (column < 3 || column > 7) || column == 10 && row > 2
  }

  /// Cells, each colour beside the others in turn.
  func heat(on canvas: inout SpecimenCanvas) {
    for row in 0..<6 {
      for column in 0..<12 {
        let index = (column * (1 + row % max(series.count - 1, 1)) + row) % series.count
        canvas.rectangle(
          x: 16 + Double(column) * 24, y: 8 + Double(row) * 24, width: 24, height: 24, color: series[index].color)
      }
    }
  }

  /// Small dots, as states in a table, each beside a line of text.
  func status(on canvas: inout SpecimenCanvas) {
    let faint = SRGB(0.5, 0.5, 0.5).composited(alpha: 0.35, over: ground)
    for (index, one) in series.enumerated() {
      let (x, y) = (28 + Double(index % 3) * 96, 24 + Double(index / 3) * 37)
      if let outline = one.symbol.flatMap({ SymbolOutline($0) }) {
        canvas.symbol(outline, at: (x, y), area: 110, color: one.color)
      } else {
        canvas.disc(at: (x, y), radius: 6, color: one.color)
      }
      canvas.rectangle(x: x + 14, y: y - 3, width: 26 + 26 * value(index, 2), height: 6, color: faint)
    }
  }

  /// Figures in each colour on the ground.
  func text(on canvas: inout SpecimenCanvas) {
    for (index, one) in series.enumerated() {
      let place = (16 + Double(index % 3) * 100, 14 + Double(index / 3) * 36)
      TextSpecimen.write("47.1%", at: place, height: 18, width: 2, one.color, &canvas)
    }
  }
}
