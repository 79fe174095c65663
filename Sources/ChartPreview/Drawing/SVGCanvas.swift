import Colorimetry
import PaletteCharts
import PaletteRules

/// A small picture as SVG: what a report needs to show colours on a ground, and no more; sharp on every screen and a tenth
/// of its pixels in bytes.
///
/// Colours are as designed and drawn as a reader sees them. Nothing of a theme but colours and numbers gets in.
package final class SVGCanvas {
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

  /// A word of the program's own, in the font of whoever looks at the picture.
  func text(_ word: StaticString, x: Double, y: Double, size: Int, color: SRGB) {
    elements.append(
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-family=\"sans-serif\" font-size=\"\(size)\" "
        + "fill=\"\(hex(color))\">\(word)</text>")
  }

  /// Two decimals: finer than a pixel of any screen.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func opacity(_ kind: String, _ alpha: Double) -> String {
    alpha < 1 ? " \(kind)-opacity=\"\(number(alpha))\"" : ""
  }
}

extension SVGCanvas: MarkCanvas {
  func fill(_ path: MarkPath, _ color: SRGB, alpha: Double) {
    elements.append("<path d=\"\(path.svg)\" fill=\"\(hex(color))\"\(Self.opacity("fill", alpha))/>")
  }

  func stroke(_ path: MarkPath, _ color: SRGB, alpha: Double, width: Double, dash: [Double]) {
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(Self.number).joined(separator: " "))\""
    elements.append(
      "<path d=\"\(path.svg)\" fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(Self.number(width))\""
        + "\(Self.opacity("stroke", alpha)) stroke-linecap=\"\(dash.isEmpty ? "round" : "butt")\""
        + " stroke-linejoin=\"round\"\(dashes)/>")
  }

  func fill(_ path: MarkPath, _ pattern: Series.Pattern, over box: Rectangle, _ ink: SRGB) {
    guard pattern != .none else { return }
    let known = patterns.firstIndex { $0.pattern == pattern && $0.ink == ink }
    if known == nil { patterns.append((pattern, ink)) }
    elements.append("<path d=\"\(path.svg)\" fill=\"url(#p\(known ?? patterns.count - 1))\"/>")
  }
}

extension Series.Pattern {
  fileprivate func definition(id: String, _ ink: String) -> String {
    let (period, stroke) = (MarkLengths.period, MarkLengths.stroke)
    func number(_ value: Double) -> String { SVGCanvas.number(value) }
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
      case .horizontal: (0, period, bar(MarkLengths.straight, upright: false))
      case .vertical: (0, period, bar(MarkLengths.straight, upright: true))
      case .grid:
        (0, period, bar(MarkLengths.grid, upright: true) + bar(MarkLengths.grid, upright: false))
      case .dots: (0, 2 * period, dot(period / 2, period / 2) + dot(0, period * 1.5) + dot(period, period * 1.5))
      case .squares:
        (0, period, "<rect width=\"\(number(2 * stroke))\" height=\"\(number(2 * stroke))\" fill=\"\(ink)\"/>")
      }
    let turned = turn == 0 ? "" : " patternTransform=\"rotate(\(turn))\""
    return "<pattern id=\"\(id)\" width=\"\(number(period))\" height=\"\(number(height))\" "
      + "patternUnits=\"userSpaceOnUse\"\(turned)>\(content)</pattern>"
  }
}
