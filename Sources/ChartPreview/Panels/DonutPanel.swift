import PaletteCharts
import PaletteRules
import PangoCairo
import RealModule

/// Shares of a whole: slices that touch, with a line of the ground colour between them.
struct DonutPanel: Panel {
  let table: ChartTable

  let name = "donut"
  let title = "Shares of the whole"
  var sample: Legend.Sample? { .fill }
  var channels: Set<MarkChannel> { [.pattern] }

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let sums = style.series.indices.map { index in
      table.columns.indices.contains(index)
        ? table.columns[index].values.reduce(0) { $0 + max($1 ?? 0, 0) } : 0
    }
    let total = sums.reduce(0, +)
    guard total > 0 else {
      drawing.text("no values", box.center.x, box.center.y, style.text, anchor: .middle)
      return
    }
    let outer = (min(box.width, box.height) * 0.48).rounded(.down)
    let inner = outer * 0.58
    let middle = Point(box.center.x.rounded(), box.center.y.rounded())
    let ring = Rectangle(x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: 2 * outer)
    var ends: [Double] = [-.pi / 2]
    for (series, sum) in zip(style.series, sums) {
      let start = ends[ends.count - 1]
      let end = start + 2 * .pi * sum / total
      func trace() {
        drawing.canvas.arc(middle.x, middle.y, radius: outer, from: start, to: end)
        drawing.canvas.arcBack(middle.x, middle.y, radius: inner, from: end, to: start)
        drawing.canvas.close()
      }
      trace()
      drawing.canvas.fill(Canvas.Ink(series.shown))
      if let pattern = series.pattern {
        trace()
        drawing.fillPattern(pattern, over: ring, style.ink(on: series.shown))
      }
      ends.append(end)
    }
    for angle in ends.dropFirst() where style.series.count > 1 {
      drawing.canvas.move(to: middle.x + (inner - 1) * .cos(angle), middle.y + (inner - 1) * .sin(angle))
      drawing.canvas.line(to: middle.x + (outer + 1) * .cos(angle), middle.y + (outer + 1) * .sin(angle))
      drawing.canvas.stroke(Canvas.Ink(style.separator == style.plot ? style.background : style.separator), width: 2)
    }
  }
}
