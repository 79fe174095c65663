import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

extension Drawing {
  /// Draws a symbol.
  ///
  /// - Parameters:
  ///   - area: Area in px² of a disc of its outer size.
  ///   - halo: The ground colour for a gap around the symbol; nil for none.
  func symbol(_ symbol: Symbol, _ x: Double, _ y: Double, area: Double, _ color: SRGB, halo: SRGB? = nil) {
    guard let outline = SymbolOutline(symbol) else { return }
    let scale = outline.scale(asDiscOf: area)
    if let halo {
      path(outline, x, y, scale)
      canvas.stroke(Canvas.Ink(halo), width: 3)
    }
    path(outline, x, y, scale)
    canvas.fill(Canvas.Ink(color))
  }

  private func path(_ outline: SymbolOutline, _ x: Double, _ y: Double, _ scale: Double) {
    switch outline {
    case .circle(let radius, let hole):
      canvas.beginPart()
      canvas.arc(x, y, radius: radius * scale, from: 0, to: 2 * .pi)
      canvas.close()
      guard hole > 0 else { return }
      // In the opposite direction, so that it becomes a hole.
      canvas.beginPart()
      canvas.arcBack(x, y, radius: hole * scale, from: 2 * .pi, to: 0)
      canvas.close()
    case .polygons(let polygons):
      for polygon in polygons {
        for (index, point) in polygon.enumerated() {
          let (px, py) = (x + point.x * scale, y - point.y * scale)
          if index == 0 { canvas.move(to: px, py) } else { canvas.line(to: px, py) }
        }
        canvas.close()
      }
    }
  }
}
