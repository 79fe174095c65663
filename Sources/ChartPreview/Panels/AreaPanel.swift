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
      drawing, style, in: halves[1], heights, ticks, heading: "\(Figures.plain(MarkLengths.separator)) px between",
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
    let ground = [Double](repeating: 0, count: table.labels.count)
    drawing.bands(style.series, ([ground] + edges).map(points), over: frame.area, style, isSeparated: separated)
  }
}
