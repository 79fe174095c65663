package import Colorimetry
import PaletteCharts
package import PaletteRules

/// A small chart without words: a few series on the background of a mode, as one reader sees them.
package struct Specimen {
  /// CSS px.
  package static let width = 320
  /// CSS px.
  package static let height = 160
  /// More series than this make a thicket.
  private static let mostSeries = 12

  /// What is drawn.
  package enum Shape: String, CaseIterable, Sendable {
    case lines, bars, points, areas, donut, heat, status, text

    /// The shape that suits most of the series; lines where the theme does not say.
    package init(_ series: [Series]) {
      let counts = series.reduce(into: [Series.Mark: Int]()) { $0[$1.mark ?? .line, default: 0] += 1 }
      switch Series.Mark.allCases.max(by: { (counts[$0] ?? 0) < (counts[$1] ?? 0) }) ?? .line {
      case .line: self = .lines
      case .point: self = .points
      case .bar: self = .bars
      case .area: self = .areas
      }
    }

    /// `Line chart`
    package var title: String {
      switch self {
      case .lines: "Line chart"
      case .points: "Scatter chart"
      case .bars: "Bar chart"
      case .areas: "Area chart"
      case .donut, .heat, .status, .text: rawValue
      }
    }
  }

  private let shape: Shape
  private let style: PreviewStyle
  private let seen: (SRGB) -> SRGB
  private var series: [PreviewSeries] { style.series }

  /// Settles what is drawn; nil where the ground is unknown, or there are no series.
  ///
  /// - Parameters:
  ///   - series: In drawing order.
  ///   - shape: Nil for what suits their marks.
  ///   - seen: A colour as the reader sees it.
  package init?(
    _ series: [Series], as shape: Shape? = nil, in mode: ThemeMode, seen: @escaping (SRGB) -> SRGB
  ) {
    guard Surfaces(mode).plot.color != nil, !series.isEmpty else { return nil }
    var shown = mode
    shown.series = Array(series.prefix(Self.mostSeries))
    self.shape = shape ?? Shape(shown.series)
    self.seen = seen
    style = PreviewStyle(shown, called: mode.name)
  }

  /// Where the marks are, above the axis.
  private static let plot = Rectangle(x: 16, y: 16, width: 288, height: 127)

  /// The picture.
  package func drawn() -> SVGCanvas {
    let canvas = SVGCanvas(width: Self.width, height: Self.height, ground: style.plot, seen: seen)
    if [.lines, .points, .bars, .areas].contains(shape) {
      canvas.fill(Rectangle(x: Self.plot.x, y: Self.plot.bottom, width: Self.plot.width, height: 1), style.axis)
    }
    switch shape {
    case .lines:
      for (index, one) in series.enumerated() {
        canvas.line(one, through: (0..<7).map { place(index, $0) }, symbols: Self.symbolArea, on: style.plot)
      }
    case .points: points(on: canvas)
    case .bars: bars(on: canvas)
    case .areas: areas(on: canvas)
    case .donut:
      let shares = series.indices.map { 0.5 + value($0, 3) }
      canvas.ring(series, shares, around: Point(160, 80), outer: 68, style)
    case .heat:
      // Each colour beside the others in turn.
      canvas.cells(columns: 12, rows: 6, in: Rectangle(x: 16, y: 8, width: 288, height: 144)) { column, row in
        series[(column * (1 + row % max(series.count - 1, 1)) + row) % series.count].shown
      }
    case .status: status(on: canvas)
    case .text: text(on: canvas)
    }
    return canvas
  }

  /// Heights between 0 and 1 that cross each other, the same in every picture (engineering choice).
  private static let shapes: [[Double]] = [
    [0.18, 0.34, 0.26, 0.52, 0.60, 0.82, 0.74], [0.78, 0.62, 0.70, 0.44, 0.50, 0.28, 0.36],
    [0.48, 0.56, 0.40, 0.66, 0.38, 0.54, 0.92], [0.92, 0.80, 0.88, 0.72, 0.84, 0.62, 0.56],
    [0.08, 0.16, 0.10, 0.22, 0.14, 0.30, 0.20], [0.62, 0.46, 0.58, 0.32, 0.70, 0.42, 0.50],
  ]

  private func value(_ series: Int, _ step: Int) -> Double {
    let shape = Self.shapes[series % Self.shapes.count]
    // Those after the sixth run a little aside.
    return min(max(shape[step] + Double(series / Self.shapes.count) * 0.09 * (step % 2 == 0 ? 1 : -1), 0.04), 0.97)
  }

  private func place(_ series: Int, _ step: Int) -> Point {
    Point(24 + Double(step) * 272 / 6, 140 - value(series, step) * 122)
  }

  /// The area of a disc of the size of symbols, px²; an engineering choice.
  private static let symbolArea = 72.0

  private func points(on canvas: SVGCanvas) {
    for step in 0..<7 {
      for (index, one) in series.enumerated() {
        canvas.symbol(one.symbol ?? .circle, at: place(index, step), area: Self.symbolArea, one.shown)
      }
    }
  }

  private func bars(on canvas: SVGCanvas) {
    let groups = series.count > 4 ? 2 : 4
    let slot = Self.plot.width / Double(groups)
    let width = min(slot * 0.84 / Double(series.count), 34).rounded(.down)
    for group in 0..<groups {
      let left = (Self.plot.x + Double(group) * slot + (slot - width * Double(series.count)) / 2).rounded()
      for (index, one) in series.enumerated() {
        let height = (value(index, group * 2 % 7) * 122).rounded()
        let x = left + Double(index) * width
        canvas.bar(one, Rectangle(x: x, y: Self.plot.bottom - height, width: width - 1, height: height), style)
      }
    }
  }

  /// Bands on each other, so that each has its neighbours.
  private func areas(on canvas: SVGCanvas) {
    let total = (0..<7).map { step in series.indices.reduce(0.0) { $0 + 0.3 + value($1, step) } }
    let most = total.max() ?? 1
    let edges = (0...series.count).map { count in
      (0..<7).map { step in
        let below = (0..<count).reduce(0.0) { $0 + 0.3 + value($1, step) } / most * 122
        return Point(Self.plot.x + Double(step) * Self.plot.width / 6, Self.plot.bottom - below)
      }
    }
    canvas.bands(series, edges, over: Self.plot, style, isSeparated: style.outline != nil)
  }

  /// Small dots, as states in a table, each beside a line of text.
  private func status(on canvas: SVGCanvas) {
    let faint = SRGB(0.5, 0.5, 0.5).composited(alpha: 0.35, over: style.plot)
    for (index, one) in series.enumerated() {
      let (x, y) = (28 + Double(index % 3) * 96, 24 + Double(index / 3) * 37)
      canvas.symbol(one.symbol ?? .circle, at: Point(x, y), area: 113, one.shown)
      canvas.fill(Rectangle(x: x + 14, y: y - 3, width: 26 + 26 * value(index, 2), height: 6), faint)
    }
  }

  /// Figures in each colour on the ground.
  private func text(on canvas: SVGCanvas) {
    for (index, one) in series.enumerated() {
      canvas.text("47.1%", x: 16 + Double(index % 3) * 100, y: 32 + Double(index / 3) * 36, size: 24, color: one.shown)
    }
  }

  /// Letters and figures on a ground: how text of one colour looks on another.
  package static func text(_ color: SRGB, on ground: SRGB, seen: @escaping (SRGB) -> SRGB) -> SVGCanvas {
    let canvas = SVGCanvas(width: width, height: height, ground: ground, seen: seen)
    canvas.text("A17%", x: 24, y: 84, size: 72, color: color)
    canvas.text("47.1A% 14.7%", x: 24, y: 128, size: 24, color: color)
    return canvas
  }
}
