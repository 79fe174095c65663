import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// The picture and fonts that panels draw with, and a record of missing glyphs.
final class Drawing {
  /// The alignment of a text at its point.
  enum Anchor { case start, middle, end }
  /// Pixels per em of all text except titles: the smallest easily legible size (Chartability, "text size").
  static let textSize = 12.0

  let canvas: Canvas
  let fonts: FontMap
  /// Texts with characters that no font can draw, and their number.
  private(set) var missing: [(text: String, count: Int)] = []

  init(_ canvas: Canvas, fonts: FontMap) {
    self.canvas = canvas
    self.fonts = fonts
  }

  func layout(_ text: String, size: Double = textSize, bold: Bool = false, limit: Double? = nil) -> TextLayout {
    let layout = TextLayout(text, TextLayout.Style(size: size, isBold: bold), limit: limit, fonts: fonts)
    if layout.missingGlyphs > 0, !missing.contains(where: { $0.text == text }) {
      missing.append((text, layout.missingGlyphs))
    }
    return layout
  }

  /// Shapes the names of series, each within its own limit in pixels; shortened names keep what tells them apart.
  func names(_ series: some Collection<PreviewSeries>, limit: (Int) -> Double) -> [TextLayout] {
    let names = series.map(\.name)
    let whole = names.map { layout($0) }
    let short = ShortNames.fitting(names) { text, index in
      (text == names[index] ? whole[index] : shaped(text)).width <= limit(index)
    }
    return names.indices.map { shaped(short[$0], limit: limit($0)) }
  }

  /// Characters missing in part of a text are missing in the whole text, which is recorded.
  private func shaped(_ text: String, limit: Double? = nil) -> TextLayout {
    TextLayout(text, TextLayout.Style(size: Self.textSize, isBold: false), limit: limit, fonts: fonts)
  }

  /// Draws a text vertically centred at `y`.
  @discardableResult
  func text(
    _ text: String, _ x: Double, _ y: Double, _ color: SRGB, anchor: Anchor = .start, size: Double = textSize,
    bold: Bool = false, limit: Double? = nil
  ) -> Double {
    let layout = layout(text, size: size, bold: bold, limit: limit)
    draw(layout, x, y, color, anchor: anchor)
    return layout.width
  }

  /// Draws a shaped text vertically centred at `y`.
  func draw(_ layout: TextLayout, _ x: Double, _ y: Double, _ color: SRGB, anchor: Anchor = .start) {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - layout.width / 2
      case .end: x - layout.width
      }
    // Clip combining marks stacked on letters to the line.
    canvas.rectangle(left - 2, y - layout.height / 2 - 2, layout.width + 4, layout.height + 4)
    canvas.clipped { canvas.draw(layout, left, (y - layout.height / 2).rounded(), Canvas.Ink(color)) }
  }

  /// A horizontal line one pixel high that covers whole pixels: between two rows it would be twice as high and half as
  /// strong.
  func levelLine(_ y: Double, from left: Double, to right: Double, _ color: SRGB) {
    canvas.move(to: left, y.rounded(.down) + 0.5)
    canvas.line(to: right, y.rounded(.down) + 0.5)
    canvas.stroke(Canvas.Ink(color), width: 1)
  }

  /// A vertical line one pixel wide that covers whole pixels.
  func uprightLine(_ x: Double, from top: Double, to bottom: Double, _ color: SRGB) {
    canvas.move(to: x.rounded(.down) + 0.5, top)
    canvas.line(to: x.rounded(.down) + 0.5, bottom)
    canvas.stroke(Canvas.Ink(color), width: 1)
  }
}

extension Drawing: MarkCanvas {
  func fill(_ path: MarkPath, _ color: SRGB, alpha: Double) {
    trace(path)
    canvas.fill(Canvas.Ink(color, alpha: alpha))
  }

  func stroke(_ path: MarkPath, _ color: SRGB, alpha: Double, width: Double, dash: [Double]) {
    trace(path)
    canvas.stroke(Canvas.Ink(color, alpha: alpha), width: width, dash: dash, cap: dash.isEmpty ? .round : .butt)
  }

  func fill(_ path: MarkPath, _ pattern: Series.Pattern, over box: Rectangle, _ ink: SRGB) {
    trace(path)
    canvas.clipped { draw(pattern, box, Canvas.Ink(ink)) }
  }

  /// Makes an outline the current path.
  private func trace(_ path: MarkPath) {
    var begins = true
    for part in path.parts {
      switch part {
      case .move(let point): canvas.move(to: point.x, point.y)
      case .line(let point): canvas.line(to: point.x, point.y)
      case .arc(let center, let radius, let start, let end):
        if begins { canvas.beginPart() }
        if end > start {
          canvas.arc(center.x, center.y, radius: radius, from: start, to: end)
        } else {
          canvas.arcBack(center.x, center.y, radius: radius, from: start, to: end)
        }
      case .close: canvas.close()
      }
      if case .close = part { begins = true } else { begins = false }
    }
  }
}

extension Canvas.Ink {
  /// A colour as its nearest bytes, which cairo paints exactly.
  init(_ color: SRGB, alpha: Double = 1) {
    let (red, green, blue) = color.bytes
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha)
  }
}
