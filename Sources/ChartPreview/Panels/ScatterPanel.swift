import PaletteCharts
import PaletteRules

/// Points in two sizes. All series overlap in the middle, where small differences disappear first.
struct ScatterPanel: Panel {
  let name = "scatter"
  let title = "Points with a dense cluster"
  var sample: Legend.Sample? { .point }
  var channels: Set<MarkChannel> { [.symbol] }

  /// The area of a circle with a diameter of 5 px, in px².
  private static let smallArea = Double.pi * 25 / 4

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let halves = box.columns([1, 1], gap: 24)
    draw(drawing, style, in: halves[0], heading: heading(style)) { $0.symbolArea }
    draw(drawing, style, in: halves[1], heading: "5 px", showsValues: false) { _ in Self.smallArea }
  }

  private func heading(_ style: PreviewStyle) -> String {
    let areas = Set(style.series.map(\.symbolArea))
    guard areas.count == 1, let area = areas.first else { return "sizes as declared" }
    return "\(Int((4 * area / .pi).squareRoot().rounded())) px"
  }

  private func draw(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, heading: String, showsValues: Bool = true,
    _ area: (PreviewSeries) -> Double
  ) {
    let frame = PlotFrame(
      drawing, style, in: box, ticks: NiceTicks(around: 0...100, count: 6), heading: heading,
      labels: [0, 20, 40, 60, 80, 100].map { (String($0), Double($0) / 100) }, showsValues: showsValues)
    let clusters = style.series.indices.map { SampleData.cluster($0, of: style.series.count) }
    // Alternate, so that no series covers another completely.
    for index in 0..<(clusters.map(\.count).max() ?? 0) {
      for (series, points) in zip(style.series, clusters) where points.indices.contains(index) {
        drawing.symbol(
          series.symbol ?? .circle, at: Point(frame.x(points[index].x), frame.y(points[index].y * 100)),
          area: area(series), series.shown, halo: style.plot)
      }
    }
  }
}

/// A channel besides colour that tells marks apart.
enum MarkChannel: CaseIterable { case symbol, dash, pattern, label }

extension Series {
  /// The series as drawn by a chart that shows only some channels.
  func drawn(with channels: Set<MarkChannel>) -> Series {
    var series = self
    if !channels.contains(.symbol) { series.symbol = nil }
    if !channels.contains(.dash) { series.dash = nil }
    if !channels.contains(.pattern) { series.pattern = nil }
    if !channels.contains(.label) { series.label = nil }
    return series
  }
}
