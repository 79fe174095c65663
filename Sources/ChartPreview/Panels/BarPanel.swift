import PaletteCharts
import PaletteRules
import PangoCairo

/// Grouped bars, plain and with patterns.
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
    let halves = box.columns([1, 1], gap: 24)
    let isDeclared = style.series.contains { $0.pattern != nil }
    // Two halves that look the same would waste the room.
    guard Self.width(in: halves[0].width - Self.gutter, rows.count, style) >= Self.leastPatterned else {
      return draw(
        drawing, style, in: box, rows, ticks, heading: isDeclared ? "patterns as declared" : "plain", showsValues: true
      ) { isDeclared ? $1.pattern ?? .none : .none }
    }
    draw(drawing, style, in: halves[0], rows, ticks, heading: "plain", showsValues: true) { _, _ in .none }
    draw(
      drawing, style, in: halves[1], rows, ticks, heading: isDeclared ? "patterns as declared" : "with patterns",
      showsValues: false
    ) { index, series in
      isDeclared ? series.pattern ?? .none : MarkerPlan.patterns[index % MarkerPlan.patterns.count]
    }
  }

  /// The narrowest bar in which a pattern is seen, and about the room of the values, in pixels. Engineering choices.
  private static let (leastPatterned, gutter) = (8.0, 30.0)

  /// Whole pixels, with one pixel of ground between neighbours.
  private static func width(in area: Double, _ groups: Int, _ style: PreviewStyle) -> Double {
    let count = Double(max(style.series.count, 1))
    return max((area / Double(max(groups, 1)) * 0.84 / count).rounded(.down) - 1, 1)
  }

  /// Evenly spaced rows, as many as leave the bars some pixels each.
  private static func rows(of table: ChartTable, series: Int) -> [Int] {
    let count = table.labels.count
    let wanted = min(count, series <= 3 ? 4 : series <= 6 ? 3 : 2)
    return (0..<wanted).map { $0 * count / max(wanted, 1) }
  }

  private func draw(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, _ rows: [Int], _ ticks: NiceTicks, heading: String,
    showsValues: Bool, _ pattern: (Int, PreviewSeries) -> Series.Pattern
  ) {
    let labels = rows.enumerated().map { (table.labels[$1], (Double($0) + 0.5) / Double(rows.count)) }
    let frame = PlotFrame(
      drawing, style, in: box, ticks: ticks, heading: heading, labels: labels, showsValues: showsValues)
    let group = frame.area.width / Double(max(rows.count, 1))
    let count = Double(max(style.series.count, 1))
    let width = Self.width(in: frame.area.width, rows.count, style)
    for (place, row) in rows.enumerated() {
      var x = (frame.area.x + group * (Double(place) + 0.5) - (width + 1) * count / 2).rounded()
      for (index, series) in style.series.enumerated() {
        defer { x += width + 1 }
        guard table.columns.indices.contains(index), let value = table.columns[index].values[row] else { continue }
        let (zero, end) = (frame.y(0).rounded(), frame.y(value).rounded())
        let bar = Rectangle(x: x, y: min(zero, end), width: width, height: (zero - end).magnitude)
        drawing.fill(bar, series.color, alpha: series.alpha)
        // Keep one pixel of the bar's own colour around it, so that no stroke reaches its outline.
        let inside = bar.inset(left: 1, top: 1, right: 1, bottom: 1)
        if inside.width > 2, inside.height > 0 {
          drawing.fillPattern(pattern(index, series), in: inside, style.ink(on: series.shown))
        }
        if let stroke = series.stroke {
          drawing.canvas.rectangle(bar.x + 0.5, bar.y + 0.5, bar.width - 1, bar.height - 1)
          drawing.canvas.stroke(Canvas.Ink(stroke), width: 1)
        }
      }
    }
    drawing.levelLine(frame.y(0), from: frame.area.x, to: frame.area.right, style.axis)
  }
}
