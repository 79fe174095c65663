import PaletteCharts
import PaletteRules
import RealModule

/// The outline of a mark, in px from the upper left corner, for every canvas.
struct MarkPath {
  /// A step of the pen.
  enum Part {
    /// Begins another part of the outline.
    case move(Point)
    case line(Point)
    /// Around a centre, in radians from the right, clockwise where `end` is the larger angle; behind `close` it begins a part.
    case arc(Point, radius: Double, from: Double, to: Double)
    /// Back to where the part began.
    case close
  }

  private(set) var parts: [Part] = []

  /// Lines through points; a gap begins another, and a point between two gaps is a dot.
  init(through points: [Point?]) {
    var before: Point?
    for (index, point) in points.enumerated() {
      defer { before = point }
      guard let point else { continue }
      parts.append(before == nil ? .move(point) : .line(point))
      let isAlone = before == nil && (index + 1 >= points.count || points[index + 1] == nil)
      // A line of zero length has no ends that are drawn.
      if isAlone { parts.append(.line(Point(point.x + 0.5, point.y))) }
    }
  }

  /// A polygon.
  init(around corners: [Point]) { add(corners) }

  /// The four sides of a rectangle.
  init(_ box: Rectangle) {
    add([
      Point(box.x, box.y), Point(box.right, box.y), Point(box.right, box.bottom), Point(box.x, box.bottom),
    ])
  }

  /// A part of a ring between two angles.
  init(ringAround center: Point, outer: Double, inner: Double, from start: Double, to end: Double) {
    parts = [
      .arc(center, radius: outer, from: start, to: end), .arc(center, radius: inner, from: end, to: start), .close,
    ]
  }

  /// A symbol of the outer size of a disc that covers so many square pixels; nil for `none`.
  init?(_ symbol: Symbol, at center: Point, area: Double) {
    guard let outline = SymbolOutline(symbol) else { return nil }
    let scale = outline.scale(asDiscOf: area)
    switch outline {
    case .circle(let radius, let hole):
      parts = [.arc(center, radius: radius * scale, from: 0, to: 2 * .pi), .close]
      // In the opposite direction, so that it becomes a hole.
      if hole > 0 { parts += [.arc(center, radius: hole * scale, from: 2 * .pi, to: 0), .close] }
    case .polygons(let polygons):
      for polygon in polygons { add(polygon.map { Point(center.x + $0.x * scale, center.y - $0.y * scale) }) }
    }
  }

  private mutating func add(_ corners: [Point]) {
    guard let first = corners.first else { return }
    parts += [.move(first)] + corners.dropFirst().map { .line($0) } + [.close]
  }

  /// As the `d` of a path (SVG 2, section 9.3).
  var svg: String {
    var text = ""
    var begins = true
    for part in parts {
      switch part {
      case .move(let point): text += "M" + point.svg
      case .line(let point): text += "L" + point.svg
      case .arc(let center, let radius, let start, let end):
        text += (begins ? "M" : "L") + Self.place(center, radius, start).svg
        // A whole turn would end where it begins, and be no arc.
        let size = SVGCanvas.number(radius)
        for turn in [(start + end) / 2, end] {
          text += "A\(size) \(size) 0 0 \(end > start ? 1 : 0) " + Self.place(center, radius, turn).svg
        }
      case .close: text += "Z"
      }
      if case .close = part { begins = true } else { begins = false }
    }
    return text
  }

  private static func place(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(center.x + radius * .cos(angle), center.y + radius * .sin(angle))
  }
}

extension Point {
  fileprivate var svg: String { "\(SVGCanvas.number(x)) \(SVGCanvas.number(y))" }
}
