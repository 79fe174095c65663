import PaletteCharts
import PaletteRules
import PangoCairo

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
    guard sums.contains(where: { $0 > 0 }) else {
      drawing.text("no values", box.center.x, box.center.y, style.text, anchor: .middle)
      return
    }
    let middle = Point(box.center.x.rounded(), box.center.y.rounded())
    drawing.ring(
      style.series, sums, around: middle, outer: (min(box.width, box.height) * 0.48).rounded(.down), style)
  }
}
