import Charts
import Palette
import PangoCairo
import RealModule

/// Shares of a whole, with the names outside.
struct DonutPanel: Panel {
  let table: ChartTable

  let name = "donut"
  let title = "Shares of the whole"
  var sample: Legend.Sample? { nil }
  var mostSeries: Int { 6 }

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let shown = Array(style.series.prefix(mostSeries))
    let sums = shown.indices.map { index in
      table.columns.indices.contains(index)
        ? table.columns[index].values.reduce(0) { $0 + max($1 ?? 0, 0) } : 0
    }
    let total = sums.reduce(0, +)
    guard total > 0 else {
      drawing.text("nothing to share out", box.center.x, box.center.y, style.text, anchor: .middle)
      return
    }
    // Names need room on both sides.
    let outer = max(min(box.height * 0.44, box.width / 2 - 122), 36).rounded()
    let inner = outer * 0.58
    let middle = Point(box.center.x.rounded(), (box.center.y - 4).rounded())
    var start = -Double.pi / 2
    var labels: [(index: Int, angle: Double)] = []
    for (index, sum) in sums.enumerated() {
      let end = start + 2 * .pi * sum / total
      drawing.canvas.arc(middle.x, middle.y, radius: outer, from: start, to: end)
      drawing.canvas.arcBack(middle.x, middle.y, radius: inner, from: end, to: start)
      drawing.canvas.close()
      drawing.canvas.fill(Canvas.Ink(shown[index].shown))
      labels.append((index, (start + end) / 2))
      start = end
    }
    for label in labels where shown.count > 1 {
      // A line of the ground where slices meet: at the end of each.
      let angle = label.angle + .pi * sums[label.index] / total
      drawing.canvas.move(to: middle.x + (inner - 1) * .cos(angle), middle.y + (inner - 1) * .sin(angle))
      drawing.canvas.line(to: middle.x + (outer + 1) * .cos(angle), middle.y + (outer + 1) * .sin(angle))
      drawing.canvas.stroke(Canvas.Ink(style.separator == style.plot ? style.background : style.separator), width: 2)
    }
    let more = style.series.count + style.moreSeries - shown.count
    if more > 0 {
      drawing.text("and \(more) more", middle.x, middle.y, style.text, anchor: .middle, limit: inner * 1.8)
    }
    for isRight in [true, false] {
      let side = labels.filter { (Double.cos($0.angle) >= 0) == isRight }
        .sorted { Double.sin($0.angle) < Double.sin($1.angle) }
      draw(side, isRight: isRight, drawing, style, shown, sums.map { $0 / total }, middle, outer, box)
    }
  }

  private func draw(
    _ labels: [(index: Int, angle: Double)], isRight: Bool, _ drawing: Drawing, _ style: PreviewStyle,
    _ series: [PreviewSeries], _ shares: [Double], _ middle: Point, _ radius: Double, _ box: Rectangle
  ) {
    let wanted = labels.map { middle.y + (radius + 12) * .sin($0.angle) }
    let places = EndLabels.spread(wanted, from: box.y + 10, to: box.bottom - 10)
    let side = isRight ? 1.0 : -1
    let x = middle.x + side * (radius + 26)
    for (place, label) in zip(places, labels) {
      let series = series[label.index]
      let percent = drawing.layout(" \(Int((shares[label.index] * 100).rounded())) %")
      let limit = (isRight ? box.right - x : x - box.x) - percent.width - 6
      let name = drawing.layout(series.name, limit: limit)
      drawing.canvas.move(to: middle.x + (radius + 2) * .cos(label.angle), middle.y + (radius + 2) * .sin(label.angle))
      drawing.canvas.line(to: x - side * 8, place)
      drawing.canvas.line(to: x, place)
      drawing.canvas.stroke(Canvas.Ink(series.shown), width: 1.5)
      let left = isRight ? x + 5 : x - 5 - name.width - percent.width
      drawing.draw(name, left, place, style.text)
      drawing.draw(percent, left + name.width, place, style.text)
    }
  }
}
