import Colorimetry
import PaletteCharts
import PaletteRules

/// A small picture as SVG: what a report needs to show colours on a ground, and no more; sharp on every screen and a tenth
/// of its pixels in bytes.
///
/// Lengths and places are CSS px from the upper left corner, colours are as designed and drawn as a reader sees them. Nothing of
/// a theme but colours and numbers gets in.
package struct SpecimenCanvas {
  private let width, height: Int
  private let ground: SRGB
  private let seen: (SRGB) -> SRGB
  private var elements: [String] = []
  /// The patterns in use, each with its ink.
  private var patterns: [(pattern: Series.Pattern, ink: SRGB)] = []

  init(width: Int, height: Int, ground: SRGB, seen: @escaping (SRGB) -> SRGB) {
    (self.width, self.height, self.ground, self.seen) = (width, height, ground, seen)
  }

  /// A colour as the reader sees it.
  private func hex(_ color: SRGB) -> String { seen(color).hex }

  /// The picture.
  package var svg: String {
    let definitions = patterns.enumerated().map { $1.pattern.definition(id: "p\($0)", hex($1.ink)) }.joined()
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">"
      + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>")
      + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(ground))\"/>" + elements.joined() + "</svg>"
  }

  /// A line through points, with round corners; the ends of dashes are straight, so that they are as long as declared.
  mutating func line(
    through points: [(x: Double, y: Double)], width: Double, color: SRGB, dash: [Double] = []
  ) {
    guard !points.isEmpty else { return }
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(Self.number).joined(separator: " "))\""
    elements.append(
      "<path d=\"\(Self.path(points))\" fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(Self.number(width))\""
        + " stroke-linecap=\"\(dash.isEmpty ? "round" : "butt")\" stroke-linejoin=\"round\"\(dashes)/>")
  }

  /// A filled circle.
  mutating func disc(at center: (x: Double, y: Double), radius: Double, color: SRGB) {
    elements.append(
      "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\" "
        + "fill=\"\(hex(color))\"/>")
  }

  /// A symbol of the outer size of a disc that covers so many square CSS px.
  mutating func symbol(_ outline: SymbolOutline, at center: (x: Double, y: Double), area: Double, color: SRGB) {
    let size = outline.scale(asDiscOf: area)
    switch outline {
    case .circle(let radius, let hole) where hole > 0:
      let (middle, stroke) = ((radius + hole) / 2 * size, (radius - hole) * size)
      elements.append(
        "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(middle))\" "
          + "fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(Self.number(stroke))\"/>")
    case .circle(let radius, _): disc(at: center, radius: radius * size, color: color)
    case .polygons(let polygons):
      for polygon in polygons { fill(polygon.map { (center.x + $0.x * size, center.y - $0.y * size) }, hex(color)) }
    }
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, color: SRGB) {
    fill([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], hex(color))
  }

  /// A filled polygon, and a pattern in it, which begins at the origin of the picture, so that it runs on from mark to mark.
  mutating func polygon(
    _ points: [(x: Double, y: Double)], color: SRGB, pattern: Series.Pattern = .none, ink: SRGB = SRGB(0, 0, 0)
  ) {
    fill(points, hex(color))
    guard pattern != .none else { return }
    let known = patterns.firstIndex { $0.pattern == pattern && $0.ink == ink }
    if known == nil { patterns.append((pattern, ink)) }
    fill(points, "url(#p\(known ?? patterns.count - 1))")
  }

  /// A word of the program's own, in the font of whoever looks at the picture.
  mutating func text(_ word: StaticString, x: Double, y: Double, size: Int, color: SRGB) {
    elements.append(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-family=\"sans-serif\" font-size=\"\(size)\" "
        + "fill=\"\(hex(color))\">\(word)</text>")
  }

  private mutating func fill(_ points: [(x: Double, y: Double)], _ paint: String) {
    elements.append("<path d=\"\(Self.path(points))Z\" fill=\"\(paint)\"/>")
  }

  private static func path(_ points: [(x: Double, y: Double)]) -> String {
    let places = points.map { "\(number($0.x)) \(number($0.y))" }
    // A single point with round ends is a dot.
    return "M" + (points.count == 1 ? places + places : places).joined(separator: "L")
  }

  /// Two decimals: finer than a pixel of any screen.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Series.Pattern {
  fileprivate func definition(id: String, _ ink: String) -> String {
    let (period, stroke) = (PatternLengths.period, PatternLengths.stroke)
    func number(_ value: Double) -> String { SpecimenCanvas.number(value) }
    func bar(_ width: Double, upright: Bool) -> String {
      let (across, along) = (number(width), number(period))
      return "<rect width=\"\(upright ? across : along)\" height=\"\(upright ? along : across)\" fill=\"\(ink)\"/>"
    }
    func dot(_ x: Double, _ y: Double) -> String {
      "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(stroke))\" fill=\"\(ink)\"/>"
    }
    let (turn, height, content): (Int, Double, String) =
      switch self {
      case .none: (0, period, "")
      case .diagonal: (45, period, bar(stroke, upright: true))
      case .diagonalBack: (-45, period, bar(stroke, upright: true))
      case .crosshatch: (45, period, bar(stroke, upright: true) + bar(stroke, upright: false))
      case .horizontal: (0, period, bar(PatternLengths.straight, upright: false))
      case .vertical: (0, period, bar(PatternLengths.straight, upright: true))
      case .grid:
        (0, period, bar(PatternLengths.grid, upright: true) + bar(PatternLengths.grid, upright: false))
      case .dots: (0, 2 * period, dot(period / 2, period / 2) + dot(0, period * 1.5) + dot(period, period * 1.5))
      case .squares:
        (0, period, "<rect width=\"\(number(2 * stroke))\" height=\"\(number(2 * stroke))\" fill=\"\(ink)\"/>")
      }
    let turned = turn == 0 ? "" : " patternTransform=\"rotate(\(turn))\""
    return "<pattern id=\"\(id)\" width=\"\(number(period))\" height=\"\(number(height))\" "
      + "patternUnits=\"userSpaceOnUse\"\(turned)>\(content)</pattern>"
  }
}
