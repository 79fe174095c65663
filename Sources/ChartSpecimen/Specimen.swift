package import Colorimetry
package import PaletteRules

/// A small chart without words: a few series on the background of a mode, as one reader sees them.
package struct Specimen {
  /// CSS px.
  package static let width = 320
  /// CSS px.
  package static let height = 160
  /// More series than this make a thicket.
  static let mostSeries = 12

  /// What is drawn.
  package enum Shape: Sendable {
    case line, point, bar, area, donut, map, heat, status, text

    init(_ mark: Series.Mark) {
      switch mark {
      case .line: self = .line
      case .point: self = .point
      case .bar: self = .bar
      case .area: self = .area
      }
    }
  }

  private let shape: Shape
  let series: [SpecimenSeries]
  let ground: SRGB
  private let axis: SRGB

  /// The mark that most of the series are drawn with; lines where the theme does not say.
  package static func mark(_ series: [Series]) -> Series.Mark {
    let counts = series.reduce(into: [Series.Mark: Int]()) { $0[$1.mark ?? .line, default: 0] += 1 }
    return Series.Mark.allCases.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? .line
  }

  /// Settles what is drawn; nil where the ground is unknown, or what shows through every series.
  ///
  /// - Parameters:
  ///   - series: In drawing order.
  ///   - shape: Nil for what suits their marks.
  ///   - seen: A colour as the reader sees it.
  package init?(_ series: [Series], as shape: Shape? = nil, in mode: ThemeMode, seen: (SRGB) -> SRGB) {
    let surfaces = Surfaces(mode)
    guard let ground = surfaces.plot.color else { return nil }
    self.series = series.prefix(Self.mostSeries).compactMap {
      SpecimenSeries($0, in: mode, on: surfaces, ground, seen: seen)
    }
    guard !self.series.isEmpty else { return nil }
    self.shape = shape ?? Shape(Self.mark(Array(series.prefix(Self.mostSeries))))
    self.ground = seen(ground)
    // Half grey on any background: visible, but no more than that.
    let faint = mode.axis?.srgb ?? SRGB(0.5, 0.5, 0.5).composited(alpha: 0.5, over: ground)
    axis = seen(faint)
  }

  /// The picture.
  package func drawn() -> SpecimenCanvas {
    var canvas = SpecimenCanvas(width: Self.width, height: Self.height, ground: ground)
    switch shape {
    case .line, .point, .bar, .area: canvas.rectangle(x: 16, y: 143, width: 288, height: 1, color: axis)
    case .donut, .map, .heat, .status, .text: break
    }
    switch shape {
    case .line: lines(on: &canvas)
    case .point: points(on: &canvas)
    case .bar: bars(on: &canvas)
    case .area: areas(on: &canvas)
    case .donut: donut(on: &canvas)
    case .map: map(on: &canvas)
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

  func value(_ series: Int, _ step: Int) -> Double {
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
      canvas.line(through: line, width: series.lineWidth, color: series.color, dash: series.dash)
    }
    for (index, series) in series.enumerated() where series.symbol != nil {
      for step in 0..<7 { mark(series, at: place(index, step), isOnLine: true, &canvas) }
    }
  }

  /// The area of a disc of the size of symbols, px²; and how far the ground is left free around those on lines. Engineering choices.
  private static let (symbolArea, halo) = (72.0, 1.5)

  /// The radius of a point without a symbol, CSS px.
  private static let radius = 4.0

  /// The symbol that the theme declares; of a point otherwise a disc.
  private func mark(
    _ series: SpecimenSeries, at place: (x: Double, y: Double), isOnLine: Bool, _ canvas: inout SpecimenCanvas
  ) {
    guard let outline = series.symbol.flatMap({ SymbolOutline($0) }) else {
      return isOnLine ? () : canvas.disc(at: place, radius: Self.radius, color: series.color)
    }
    if isOnLine {
      // Strokes and rings would be lost in the line that they are drawn on.
      let reach = outline.reach * outline.scale(asDiscOf: Self.symbolArea)
      canvas.disc(at: place, radius: reach + Self.halo, color: ground)
    }
    canvas.symbol(outline, at: place, area: Self.symbolArea, color: series.color)
  }

  private func points(on canvas: inout SpecimenCanvas) {
    for step in 0..<7 {
      for (index, series) in series.enumerated() {
        mark(series, at: place(index, step), isOnLine: false, &canvas)
      }
    }
  }

  /// Of the line around bars and areas, CSS px; an engineering choice.
  static let outline = 1.5

  private func bars(on canvas: inout SpecimenCanvas) {
    let groups = series.count > 4 ? 2 : 4
    let slot = 288.0 / Double(groups)
    let width = min(slot * 0.84 / Double(series.count), 34)
    for group in 0..<groups {
      let left = 16 + Double(group) * slot + (slot - width * Double(series.count)) / 2
      for (index, series) in series.enumerated() {
        let height = value(index, group * 2 % 7) * 122
        var (x, y, w, h) = (left + Double(index) * width, 143 - height, width, height)
        if let stroke = series.stroke {
          canvas.rectangle(x: x, y: y, width: w, height: h, color: stroke)
          (x, y, w, h) = (
            x + Self.outline, y + Self.outline, max(w - 2 * Self.outline, 0), max(h - 2 * Self.outline, 0)
          )
        }
        canvas.polygon(
          [(x, y), (x + w, y), (x + w, y + h), (x, y + h)], color: series.color, pattern: series.pattern,
          ink: series.ink)
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
    for (index, one) in series.enumerated() {
      canvas.polygon(
        edge(index) + edge(index + 1).reversed(), color: one.color, pattern: one.pattern, ink: one.ink)
    }
    // The lines between them, which the bands would cover.
    for (index, one) in series.enumerated() {
      guard let stroke = one.stroke else { continue }
      canvas.line(through: edge(index + 1), width: Self.outline, color: stroke)
    }
  }
}
