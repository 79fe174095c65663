import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

extension Drawing {
  /// Draws a pattern over a box.
  func draw(_ pattern: Series.Pattern, _ box: Rectangle, _ ink: Canvas.Ink) {
    switch pattern {
    case .none: break
    case .diagonal: slanted(box, ink, rising: true)
    case .diagonalBack: slanted(box, ink, rising: false)
    case .crosshatch:
      slanted(box, ink, rising: true)
      slanted(box, ink, rising: false)
    case .horizontal:
      horizontal(box, offset: 0)
      canvas.stroke(ink, width: MarkLengths.straight)
    case .vertical:
      vertical(box, offset: 0)
      canvas.stroke(ink, width: MarkLengths.straight)
    case .grid:
      // Thinner, so that the fill stays the larger part; on whole pixels.
      horizontal(box, offset: 0.5)
      vertical(box, offset: 0.5)
      canvas.stroke(ink, width: MarkLengths.grid)
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
      from: (from / MarkLengths.period).rounded(.down) * MarkLengths.period + 3, to: to + MarkLengths.period,
      by: MarkLengths.period)
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
      let isOdd = (y / MarkLengths.period).rounded(.down).truncatingRemainder(dividingBy: 2) != 0
      for x in steps(box.x - MarkLengths.period, box.right) {
        spot(staggered && isOdd ? x + MarkLengths.period / 2 : x, y)
      }
    }
  }

  private func slanted(_ box: Rectangle, _ ink: Canvas.Ink, rising: Bool) {
    // Lines x + y = c, or x − y = c, whose distance across is the period.
    let step = MarkLengths.period * 2.0.squareRoot()
    let (low, high) = rising ? (box.x + box.y, box.right + box.bottom) : (box.x - box.bottom, box.right - box.y)
    for c in stride(from: (low / step).rounded(.down) * step, to: high + step, by: step) {
      canvas.move(to: rising ? c - box.y : c + box.y, box.y)
      canvas.line(to: rising ? c - box.bottom : c + box.bottom, box.bottom)
    }
    canvas.stroke(ink, width: MarkLengths.stroke)
  }
}
