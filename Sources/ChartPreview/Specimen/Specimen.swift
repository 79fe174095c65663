package import Colorimetry
package import PaletteRules
import RealModule

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
  private let outline: SRGB?
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
    guard let ground = Surfaces(mode).plot.color, !series.isEmpty else { return nil }
    var shown = mode
    shown.series = Array(series.prefix(Self.mostSeries))
    self.shape = shape ?? Shape(shown.series)
    self.seen = seen
    style = PreviewStyle(shown, called: mode.name)
    outline = mode.usage.outline.map { $0.srgb.composited(alpha: min($0.alpha, 1), over: ground) }
  }

  /// The picture.
  package func drawn() -> SpecimenCanvas {
    var canvas = SpecimenCanvas(width: Self.width, height: Self.height, ground: style.plot, seen: seen)
    if [.lines, .points, .bars, .areas].contains(shape) {
      canvas.rectangle(x: 16, y: 143, width: 288, height: 1, color: style.axis)
    }
    switch shape {
    case .lines: lines(on: &canvas)
    case .points: points(on: &canvas)
    case .bars: bars(on: &canvas)
    case .areas: areas(on: &canvas)
    case .donut: donut(on: &canvas)
    case .heat: heat(on: &canvas)
    case .status: status(on: &canvas)
    case .text: text(on: &canvas)
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

  private func place(_ series: Int, _ step: Int) -> (x: Double, y: Double) {
    (24 + Double(step) * 272 / 6, 140 - value(series, step) * 122)
  }

  private func lines(on canvas: inout SpecimenCanvas) {
    for (index, series) in series.enumerated() {
      let line = (0..<7).map { place(index, $0) }
      canvas.line(through: line, width: series.lineWidth, color: series.shown, dash: series.dash)
    }
    for (index, series) in series.enumerated() where series.symbol != nil {
      for step in 0..<7 { mark(series, at: place(index, step), isOnLine: true, &canvas) }
    }
  }

  /// The area of a disc of the size of symbols, px²; how far the ground is left free around those on lines; the radius of a point
  /// without a symbol. Engineering choices.
  private static let (symbolArea, halo, radius) = (72.0, 1.5, 4.0)

  /// The symbol that the theme declares; of a point otherwise a disc.
  private func mark(
    _ series: PreviewSeries, at place: (x: Double, y: Double), isOnLine: Bool, _ canvas: inout SpecimenCanvas
  ) {
    guard let outline = series.symbol.flatMap({ SymbolOutline($0) }) else {
      return isOnLine ? () : canvas.disc(at: place, radius: Self.radius, color: series.shown)
    }
    if isOnLine {
      // Strokes and rings would be lost in the line that they are drawn on.
      let reach = outline.reach * outline.scale(asDiscOf: Self.symbolArea)
      canvas.disc(at: place, radius: reach + Self.halo, color: style.plot)
    }
    canvas.symbol(outline, at: place, area: Self.symbolArea, color: series.shown)
  }

  private func points(on canvas: inout SpecimenCanvas) {
    for step in 0..<7 {
      for (index, series) in series.enumerated() {
        mark(series, at: place(index, step), isOnLine: false, &canvas)
      }
    }
  }

  /// Of the line around bars and areas, CSS px; an engineering choice.
  private static let outlineWidth = 1.5

  /// A mark in its colour and pattern.
  private func fill(_ points: [(x: Double, y: Double)], _ series: PreviewSeries, _ canvas: inout SpecimenCanvas) {
    canvas.polygon(
      points, color: series.shown, pattern: series.pattern ?? .none, ink: style.ink(on: series.shown))
  }

  private func bars(on canvas: inout SpecimenCanvas) {
    let groups = series.count > 4 ? 2 : 4
    let slot = 288.0 / Double(groups)
    let width = min(slot * 0.84 / Double(series.count), 34)
    for group in 0..<groups {
      let left = 16 + Double(group) * slot + (slot - width * Double(series.count)) / 2
      for (index, series) in series.enumerated() {
        let height = value(index, group * 2 % 7) * 122
        var (x, y, w, h) = (left + Double(index) * width, 143 - height, width, height)
        if let stroke = series.stroke ?? outline {
          canvas.rectangle(x: x, y: y, width: w, height: h, color: stroke)
          let line = Self.outlineWidth
          (x, y, w, h) = (x + line, y + line, max(w - 2 * line, 0), max(h - 2 * line, 0))
        }
        fill([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], series, &canvas)
      }
    }
  }

  /// Bands on each other, so that each has its neighbours.
  private func areas(on canvas: inout SpecimenCanvas) {
    let total = (0..<7).map { step in series.indices.reduce(0.0) { $0 + 0.3 + value($1, step) } }
    let most = total.max() ?? 1
    func edge(_ count: Int) -> [(x: Double, y: Double)] {
      (0..<7).map { step in
        let below = (0..<count).reduce(0.0) { $0 + 0.3 + value($1, step) } / most * 122
        return (x: 16 + Double(step) * 48, y: 143 - below)
      }
    }
    for (index, one) in series.enumerated() { fill(edge(index) + edge(index + 1).reversed(), one, &canvas) }
    // The lines between them, which the bands would cover.
    for (index, one) in series.enumerated() {
      guard let stroke = one.stroke ?? outline else { continue }
      canvas.line(through: edge(index + 1), width: Self.outlineWidth, color: stroke)
    }
  }

  /// A ring, each part beside two others.
  private func donut(on canvas: inout SpecimenCanvas) {
    let (middle, outer, inner) = ((x: 160.0, y: 80.0), 68.0, 38.0)
    let shares = series.indices.map { 0.5 + value($0, 3) }
    let total = shares.reduce(0, +)
    var start = 0.0
    for (one, share) in zip(series, shares) {
      let end = start + share / total
      func arc(_ radius: Double) -> [(x: Double, y: Double)] {
        (0...24).map { step in
          let turn = 2 * Double.pi * (start + (end - start) * Double(step) / 24)
          return (middle.x + radius * Double.sin(turn), middle.y - radius * Double.cos(turn))
        }
      }
      let part = arc(outer) + arc(inner).reversed()
      fill(part, one, &canvas)
      if let stroke = one.stroke ?? outline {
        canvas.line(through: part + [part[0]], width: Self.outlineWidth, color: stroke)
      }
      start = end
    }
  }

  /// Cells, each colour beside the others in turn.
  private func heat(on canvas: inout SpecimenCanvas) {
    for row in 0..<6 {
      for column in 0..<12 {
        let index = (column * (1 + row % max(series.count - 1, 1)) + row) % series.count
        canvas.rectangle(
          x: 16 + Double(column) * 24, y: 8 + Double(row) * 24, width: 24, height: 24, color: series[index].shown)
      }
    }
  }

  /// Small dots, as states in a table, each beside a line of text.
  private func status(on canvas: inout SpecimenCanvas) {
    let faint = SRGB(0.5, 0.5, 0.5).composited(alpha: 0.35, over: style.plot)
    for (index, one) in series.enumerated() {
      let (x, y) = (28 + Double(index % 3) * 96, 24 + Double(index / 3) * 37)
      if let outline = one.symbol.flatMap({ SymbolOutline($0) }) {
        canvas.symbol(outline, at: (x, y), area: 110, color: one.shown)
      } else {
        canvas.disc(at: (x, y), radius: 6, color: one.shown)
      }
      canvas.rectangle(x: x + 14, y: y - 3, width: 26 + 26 * value(index, 2), height: 6, color: faint)
    }
  }

  /// Figures in each colour on the ground.
  private func text(on canvas: inout SpecimenCanvas) {
    for (index, one) in series.enumerated() {
      canvas.text("47.1%", x: 16 + Double(index % 3) * 100, y: 32 + Double(index / 3) * 36, size: 24, color: one.shown)
    }
  }

  /// Letters and figures on a ground: how text of one colour looks on another.
  package static func text(_ color: SRGB, on ground: SRGB, seen: @escaping (SRGB) -> SRGB) -> SpecimenCanvas {
    var canvas = SpecimenCanvas(width: width, height: height, ground: ground, seen: seen)
    canvas.text("A17%", x: 24, y: 84, size: 72, color: color)
    canvas.text("47.1A% 14.7%", x: 24, y: 128, size: 24, color: color)
    return canvas
  }
}
