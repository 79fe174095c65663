import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// Lines over time in their own width, with their names at the ends, and again one pixel wide.
struct LinePanel: Panel {
  let table: ChartTable

  let name = "line"
  var title: String { table.shownTitle }
  var sample: Legend.Sample? { .line }
  var channels: Set<MarkChannel> { [.symbol, .dash, .label] }

  private static let thin = 1.0

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let ticks = NiceTicks(around: min(table.range.lowerBound, 0)...max(table.range.upperBound, 0))
    let halves = box.columns([0.68, 0.32], gap: 18)
    let labels = EndLabels(
      drawing, style, limit: halves[0].width * 0.32, height: PlotFrame.height(in: halves[0]))
    let wide = PlotFrame(
      drawing, style, in: halves[0].inset(right: labels.width), ticks: ticks, heading: heading(style),
      overhang: labels.width,
      labels: places(every: 1))
    let narrow = PlotFrame(
      drawing, style, in: halves[1], ticks: ticks, heading: "1 px", labels: places(every: 1), showsValues: false)
    for (index, series) in style.series.enumerated() where table.columns.indices.contains(index) {
      draw(series, index, drawing, style, wide, width: series.lineWidth)
      draw(series, index, drawing, style, narrow, width: Self.thin)
    }
    let ends = style.series.indices.map { index in
      table.columns.indices.contains(index)
        ? table.columns[index].values.last.flatMap(\.self).map { wide.y($0) } : nil
    }
    labels.draw(drawing, style, from: wide.x(share(table.labels.count - 1)), at: wide.area, ends)
  }

  private func heading(_ style: PreviewStyle) -> String {
    let widths = Set(style.series.map(\.lineWidth))
    let width = widths.count == 1 ? "\(Figures.plain(widths.first ?? 2)) px" : "widths as declared"
    return [table.yTitle, width].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func places(every: Int) -> [(text: String, share: Double)] {
    table.labels.enumerated().map { ($1, share($0)) }
  }

  /// The position of a row, with room for a symbol at both ends.
  private func share(_ index: Int) -> Double {
    guard table.labels.count > 1 else { return 0.5 }
    var share = Double(index) / Double(table.labels.count - 1)
    if let positions = table.positions, let first = positions.first, let last = positions.last, last > first {
      share = (positions[index] - first) / (last - first)
    }
    return 0.03 + 0.94 * share
  }

  private func draw(
    _ series: PreviewSeries, _ index: Int, _ drawing: Drawing, _ style: PreviewStyle, _ frame: PlotFrame, width: Double
  ) {
    let values = table.columns[index].values
    let points = values.enumerated().map { row, value in value.map { Point(frame.x(share(row)), frame.y($0)) } }
    drawing.line(
      series, through: points, width: width, symbols: width > Self.thin ? series.symbolArea : nil,
      every: max(points.count / 12, 1), on: style.plot)
  }
}
