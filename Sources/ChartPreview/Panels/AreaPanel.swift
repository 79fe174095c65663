import PaletteCharts
import PaletteRules
import PangoCairo

/// Stacked areas, once touching and once separated by a line of the ground colour.
struct AreaPanel: Panel {
  let table: ChartTable

  let name = "area"
  let title = "Stacked areas"
  var sample: Legend.Sample? { .fill }
  var channels: Set<MarkChannel> { [.pattern] }

  private static let separatorWidth = 2.0

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    guard !table.columns.prefix(style.series.count).contains(where: { $0.values.contains { $0 ?? 0 < 0 } }) else {
      drawing.text(
        "Negative values do not stack: see the other charts.", box.center.x, box.center.y, style.text, anchor: .middle,
        limit: box.width)
      return
    }
    let heights = stacked(style.series.count)
    let ticks = NiceTicks(around: 0...max(heights.last?.max() ?? 1, 1e-9))
    let halves = box.columns([1, 1], gap: 24)
    draw(drawing, style, in: halves[0], heights, ticks, heading: "touching", separated: false)
    draw(
      drawing, style, in: halves[1], heights, ticks, heading: "\(Figures.plain(Self.separatorWidth)) px between",
      separated: true)
  }

  /// The upper edge of each series at every row; gaps add nothing.
  private func stacked(_ count: Int) -> [[Double]] {
    var edges: [[Double]] = []
    var top = [Double](repeating: 0, count: table.labels.count)
    for index in 0..<count {
      if table.columns.indices.contains(index) {
        for (row, value) in table.columns[index].values.enumerated() { top[row] += max(value ?? 0, 0) }
      }
      edges.append(top)
    }
    return edges
  }

  private func draw(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, _ edges: [[Double]], _ ticks: NiceTicks,
    heading: String, separated: Bool
  ) {
    let last = Double(max(table.labels.count - 1, 1))
    let frame = PlotFrame(
      drawing, style, in: box, ticks: ticks, heading: heading,
      labels: table.labels.enumerated().map { ($1, Double($0) / last) }, showsValues: !separated)
    func points(_ edge: [Double]) -> [Point] {
      edge.enumerated().map { Point(frame.x(Double($0) / last), frame.y($1)) }
    }
    var below = points([Double](repeating: 0, count: table.labels.count))
    for (series, edge) in zip(style.series, edges) {
      let above = points(edge)
      let outline = above + below.reversed()
      drawing.trace(outline)
      drawing.canvas.close()
      drawing.canvas.fill(Canvas.Ink(series.shown))
      if let pattern = series.pattern {
        drawing.trace(outline)
        drawing.canvas.close()
        drawing.fillPattern(pattern, over: frame.area, style.ink(on: series.shown))
      }
      below = above
    }
    guard separated else { return }
    for edge in edges.dropLast() {
      drawing.trace(points(edge))
      drawing.canvas.stroke(Canvas.Ink(style.separator), width: Self.separatorWidth)
    }
  }
}
