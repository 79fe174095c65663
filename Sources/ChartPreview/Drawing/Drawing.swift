import Colorimetry
import PaletteCharts
import PangoCairo

/// The canvas and fonts that panels draw with, and a record of missing glyphs.
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

  /// Shapes a text.
  func layout(_ text: String, size: Double = textSize, bold: Bool = false, limit: Double? = nil) -> TextLayout {
    let layout = TextLayout(text, TextLayout.Style(size: size, isBold: bold), limit: limit, fonts: fonts)
    if layout.missingGlyphs > 0, !missing.contains(where: { $0.text == text }) {
      missing.append((text, layout.missingGlyphs))
    }
    return layout
  }

  /// Shapes the name of a series. Names often start alike and differ at the end, so a long name is shortened in the
  /// middle.
  func name(_ name: String, limit: Double = .infinity) -> TextLayout {
    let whole = layout(name)
    guard whole.width > limit else { return whole }
    var (fits, tooMany) = (0, min(name.count, Self.longestName))
    while fits + 1 < tooMany {
      let kept = (fits + tooMany) / 2
      let isFitting = shaped(shortened(name, to: kept)).width <= limit
      (fits, tooMany) = isFitting ? (kept, tooMany) : (fits, kept)
    }
    return shaped(shortened(name, to: fits), limit: limit)
  }

  /// Shapes the name of one series among others: where it does not fit, without what all names begin with.
  func name(_ series: PreviewSeries, limit: Double = .infinity) -> TextLayout {
    let whole = layout(series.name)
    guard whole.width > limit, let tail = series.tail else { return name(series.name, limit: limit) }
    return name(tail, limit: limit)
  }

  /// Shapes the name of one series in a line, or in two where it has a space and fits no line.
  ///
  /// - Parameters:
  ///   - limit: The maximum width of the last line in pixels.
  ///   - tail: The width in pixels of what follows the last line; the first may be that much longer.
  func lines(_ series: PreviewSeries, limit: Double, tail: Double) -> [TextLayout] {
    let name = series.name
    guard name.count <= Self.longestName, layout(name).width > limit else { return [self.name(series, limit: limit)] }
    let halves = name.indices.filter { name[$0] == " " }
      .map { [shaped(String(name[..<$0])), shaped(String(name[$0...].dropFirst()))] }
    func width(_ lines: [TextLayout]) -> Double { max(lines[0].width, lines[1].width + tail) }
    let best = halves.min { width($0) < width($1) }
    return best.flatMap { width($0) <= limit + tail ? $0 : nil } ?? [self.name(series, limit: limit)]
  }

  /// The maximum number of letters of a name. Engineering choice.
  private static let longestName = 400

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

  /// Fills a rectangle.
  func fill(_ rectangle: Rectangle, _ color: SRGB, alpha: Double = 1) {
    canvas.rectangle(rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    canvas.fill(Canvas.Ink(color, alpha: alpha))
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

extension Canvas.Ink {
  /// A colour as its nearest bytes, which cairo paints exactly.
  init(_ color: SRGB, alpha: Double = 1) {
    let (red, green, blue) = color.bytes
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: alpha)
  }
}

/// A name shortened to this many letters, half of them from its end; the ellipsis directly follows a letter.
func shortened(_ name: String, to count: Int) -> String {
  guard name.count > count else { return name }
  var (start, end) = (name.prefix((count + 1) / 2), name.suffix(count / 2))
  while start.last == " " { start.removeLast() }
  while end.first == " " { end.removeFirst() }
  return "\(start)…\(end)"
}
