import PaletteCharts
import PaletteRules
import PangoCairo

/// Grouped bars, with the patterns that the theme declares.
struct BarPanel: Panel {
  let table: ChartTable

  let name = "bars"
  let title = "Bars side by side"
  var sample: Legend.Sample? { .fill }
  var channels: Set<MarkChannel> { [.pattern] }

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let rows = Self.rows(of: table, series: style.series.count)
    let values = table.columns.flatMap { column in rows.compactMap { column.values[$0] } }
    let ticks = NiceTicks(around: min(values.min() ?? 0, 0)...max(values.max() ?? 1, 0))
    let labels = rows.enumerated().map { (table.labels[$1], (Double($0) + 0.5) / Double(rows.count)) }
    let frame = PlotFrame(
      drawing, style, in: box, ticks: ticks, heading: table.yTitle, labels: labels)
    let group = frame.area.width / Double(max(rows.count, 1))
    let count = Double(max(style.series.count, 1))
    // Whole pixels, with one pixel of ground between neighbours.
    let width = max((group * 0.84 / count).rounded(.down) - 1, 1)
    for (place, row) in rows.enumerated() {
      var x = (frame.area.x + group * (Double(place) + 0.5) - (width + 1) * count / 2).rounded()
      for (index, series) in style.series.enumerated() {
        defer { x += width + 1 }
        guard table.columns.indices.contains(index), let value = table.columns[index].values[row] else { continue }
        let (zero, end) = (frame.y(0).rounded(), frame.y(value).rounded())
        drawing.bar(
          series, Rectangle(x: x, y: min(zero, end), width: width, height: (zero - end).magnitude), style)
      }
    }
    drawing.levelLine(frame.y(0), from: frame.area.x, to: frame.area.right, style.axis)
  }

  /// Evenly spaced rows, as many as leave the bars some pixels each.
  private static func rows(of table: ChartTable, series: Int) -> [Int] {
    let count = table.labels.count
    let wanted = min(count, series <= 3 ? 4 : series <= 6 ? 3 : 2)
    return (0..<wanted).map { $0 * count / max(wanted, 1) }
  }
}
