import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

extension Drawing {
  /// Draws a pattern inside the current path, which is then cleared. The pattern is aligned with the picture, so that
  /// it continues from mark to mark.
  func fillPattern(_ pattern: Series.Pattern, over box: Rectangle, _ ink: SRGB) {
    canvas.clipped { draw(pattern, box, Canvas.Ink(ink)) }
  }

  func fillPattern(_ pattern: Series.Pattern, in rectangle: Rectangle, _ ink: SRGB) {
    canvas.rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    fillPattern(pattern, over: rectangle, ink)
  }

  private func draw(_ pattern: Series.Pattern, _ box: Rectangle, _ ink: Canvas.Ink) {
    switch pattern {
    case .none: break
    case .diagonal: slanted(box, ink, rising: true)
    case .diagonalBack: slanted(box, ink, rising: false)
    case .crosshatch:
      slanted(box, ink, rising: true)
      slanted(box, ink, rising: false)
    case .horizontal:
      horizontal(box, offset: 0)
      canvas.stroke(ink, width: PatternLengths.straight)
    case .vertical:
      vertical(box, offset: 0)
      canvas.stroke(ink, width: PatternLengths.straight)
    case .grid:
      // Thinner, so that the fill stays the larger part; on whole pixels.
      horizontal(box, offset: 0.5)
      vertical(box, offset: 0.5)
      canvas.stroke(ink, width: PatternLengths.grid)
    case .dots:
      // Four pixels across without the corners: round enough, without partly covered pixels.
      spots(box, staggered: true) { x, y in
        canvas.rectangle(x - 1, y - 2, 2, 4)
        canvas.rectangle(x - 2, y - 1, 4, 2)
      }
      canvas.fill(ink)
    case .squares:
      spots(box, staggered: false) { x, y in canvas.rectangle(x - 1, y - 1, 3, 3) }
      canvas.fill(ink)
    }
  }

  private func steps(_ from: Double, _ to: Double) -> StrideTo<Double> {
    stride(
      from: (from / PatternLengths.period).rounded(.down) * PatternLengths.period + 3, to: to + PatternLengths.period,
      by: PatternLengths.period)
  }

  private func horizontal(_ box: Rectangle, offset: Double) {
    for y in steps(box.y, box.bottom) {
      canvas.move(to: box.x, y + offset)
      canvas.line(to: box.right, y + offset)
    }
  }

  private func vertical(_ box: Rectangle, offset: Double) {
    for x in steps(box.x, box.right) {
      canvas.move(to: x + offset, box.y)
      canvas.line(to: x + offset, box.bottom)
    }
  }

  /// Grid points; if staggered, every second row is offset by half a step.
  private func spots(_ box: Rectangle, staggered: Bool, _ spot: (Double, Double) -> Void) {
    for y in steps(box.y, box.bottom) {
      let isOdd = (y / PatternLengths.period).rounded(.down).truncatingRemainder(dividingBy: 2) != 0
      for x in steps(box.x - PatternLengths.period, box.right) {
        spot(staggered && isOdd ? x + PatternLengths.period / 2 : x, y)
      }
    }
  }

  private func slanted(_ box: Rectangle, _ ink: Canvas.Ink, rising: Bool) {
    // Lines x + y = c, or x − y = c, whose distance across is the period.
    let step = PatternLengths.period * 2.0.squareRoot()
    let (low, high) = rising ? (box.x + box.y, box.right + box.bottom) : (box.x - box.bottom, box.right - box.y)
    for c in stride(from: (low / step).rounded(.down) * step, to: high + step, by: step) {
      canvas.move(to: rising ? c - box.y : c + box.y, box.y)
      canvas.line(to: rising ? c - box.bottom : c + box.bottom, box.bottom)
    }
    canvas.stroke(ink, width: PatternLengths.stroke)
  }
}

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
        trace(polygon.map { Point(x + $0.x * scale, y - $0.y * scale) })
        canvas.close()
      }
    }
  }
}
