import Colorimetry
import PaletteCharts
import PangoCairo

/// The background, grid and axes of a plot, and the positions of values in it.
struct PlotFrame {
  let area: Rectangle
  /// The values at the bottom and at the top.
  private let values: ClosedRange<Double>

  private static let tickGap = 6.0
  private static let labelHeight = 20.0
  private static let headingHeight = 28.0

  /// Draws a plot with value labels on its left and labels along the bottom.
  ///
  /// - Parameters:
  ///   - heading: The text above the plot; its space is kept even if it is empty.
  ///   - overhang: Pixels right of the plot that the heading may use.
  ///   - labels: Labels along the bottom and their positions, 0…1; labels that would touch are left out.
  ///   - showsValues: Whether to draw the value labels.
  init(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, ticks: NiceTicks, heading: String = "",
    overhang: Double = 0,
    labels: [(text: String, share: Double)] = [], showsValues: Bool = true
  ) {
    let texts = showsValues ? ticks.values.map { drawing.layout(ticks.label($0)) } : []
    let gutter = texts.map(\.width).max().map { $0 + Self.tickGap } ?? 0
    area = box.inset(
      left: gutter.rounded(.up), top: heading.isEmpty ? 8 : Self.headingHeight,
      bottom: labels.isEmpty ? 2 : Self.labelHeight)
    values = ticks.domain
    drawing.fill(area, style.plot)
    for (index, value) in ticks.values.enumerated() {
      let at = y(value)
      drawing.levelLine(at, from: area.x, to: area.right, value == 0 || index == 0 ? style.axis : style.grid)
      if showsValues { drawing.draw(texts[index], area.x - Self.tickGap, at + 0.5, style.text, anchor: .end) }
    }
    if !heading.isEmpty { drawing.text(heading, area.x, box.y + 12, style.text, limit: area.width + overhang) }
    drawLabels(labels, drawing, style)
  }

  /// Where a value is.
  func y(_ value: Double) -> Double {
    area.bottom + (area.y - area.bottom) * ((value - values.lowerBound) / (values.upperBound - values.lowerBound))
  }

  /// The height available for marks, below a heading and above labels, in pixels.
  static func height(in box: Rectangle) -> Double { max(box.height - headingHeight - labelHeight, 0) }

  private func drawLabels(_ labels: [(text: String, share: Double)], _ drawing: Drawing, _ style: PreviewStyle) {
    guard !labels.isEmpty, area.width > 0 else { return }
    // A label stays whole where it fits between the ends; "2019 …" says nothing.
    let layouts = labels.map { drawing.layout($0.text, limit: max(area.width, 20)) }
    let widest = layouts.map(\.width).max() ?? 0
    // Skip labels so that the widest do not touch.
    let room = area.width / Double(max(labels.count, 1))
    let every = max(Int(((widest + 8) / max(room, 1)).rounded(.up)), 1)
    // Two that would touch at the ends become one.
    let isAlone = labels.count > 1 && 2 * widest + 8 > area.width
    for index in stride(from: 0, to: isAlone ? 1 : labels.count, by: every) {
      // Labels at the ends stay out of the adjacent plot.
      let half = layouts[index].width / 2
      let x = min(max(area.x + area.width * labels[index].share, area.x + half - 10), area.right - half + 6)
      drawing.draw(layouts[index], x, area.bottom + 11, style.text, anchor: .middle)
    }
  }

  /// The position of a fraction of the width.
  func x(_ share: Double) -> Double { area.x + area.width * share }
}
