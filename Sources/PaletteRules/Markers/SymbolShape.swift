import RealModule

/// The outline of a symbol of area 1, its centroid at the origin, y upwards. All symbols cover the same area, because
/// size changes how much colour is seen (S. Smart, D. A. Szafir, CHI 2019).
package struct SymbolShape {
  /// The parts: a point is inside when it is inside one of them.
  private let bars: [Bar]
  private let isInside: @Sendable (_ x: Double, _ y: Double) -> Bool
  /// No point is further from the origin.
  package let reach: Double

  /// A bar through the origin.
  private struct Bar {
    let x, y, halfLength, halfWidth: Double
    init(degrees: Double, halfLength: Double, halfWidth: Double) {
      x = .cos(degrees * .pi / 180)
      y = .sin(degrees * .pi / 180)
      self.halfLength = halfLength
      self.halfWidth = halfWidth
    }
    func contains(_ px: Double, _ py: Double) -> Bool {
      (px * x + py * y).magnitude <= halfLength && (py * x - px * y).magnitude <= halfWidth
    }
  }

  /// The shape of a symbol; nil for none.
  package init?(_ symbol: Symbol) {
    switch symbol {
    case .none: return nil
    case .circle:
      let square = 1 / Double.pi
      self.init(reach: 0.57) { x, y in x * x + y * y <= square }
    case .square: self.init(reach: 0.71) { x, y in x.magnitude <= 0.5 && y.magnitude <= 0.5 }
    case .diamond:
      // Taller than wide, as libraries that turn no square draw it.
      let (aspect, height) = (0.71, (1 / (2 * 0.71)).squareRoot())
      self.init(reach: height) { x, y in x.magnitude / aspect + y.magnitude <= height }
    case .triangle: self.init(triangle: { x, y in (x, y) })
    case .triangleDown: self.init(triangle: { x, y in (x, -y) })
    case .triangleLeft: self.init(triangle: { x, y in (y, -x) })
    case .triangleRight: self.init(triangle: { x, y in (y, x) })
    case .plus: self.init(arms: [0, 90])
    case .cross: self.init(arms: [45, 135])
    case .asterisk:
      // Three strokes of 1.75 px at 64 px².
      let halfWidth = 1.75 / 8 / 2
      // Three bars 4·L·w, less three overlaps of 8/√3·w², plus the hexagon of inradius w that all share, 2√3·w².
      let hexagon = 2 * 3.0.squareRoot() * halfWidth * halfWidth
      let halfLength = (1 + 3 * hexagon) / (12 * halfWidth)
      self.init(
        bars: [30, 90, 150].map { Bar(degrees: $0, halfLength: halfLength, halfWidth: halfWidth) },
        reach: halfLength + halfWidth)
    case .ring:
      // A stroke of 2.07 px at 64 px².
      let stroke = 2.07 / 8
      let outer = (1 / (.pi * stroke) + stroke) / 2
      let inner = outer - stroke
      self.init(reach: outer) { x, y in (inner * inner...outer * outer).contains(x * x + y * y) }
    }
  }

  /// Whether a point is inside.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    bars.isEmpty ? isInside(x, y) : bars.contains { $0.contains(x, y) }
  }

  private init(reach: Double, isInside: @escaping @Sendable (Double, Double) -> Bool) {
    (bars, self.reach, self.isInside) = ([], reach, isInside)
  }

  private init(bars: [Bar], reach: Double) {
    (self.bars, self.reach, isInside) = (bars, reach, { _, _ in false })
  }

  /// Two bars across each other, half as wide as 0.30 of their half length.
  private init(arms: [Double]) {
    let ratio = 0.3
    let halfLength = (1 / (8 * ratio - 4 * ratio * ratio)).squareRoot()
    self.init(
      bars: arms.map { Bar(degrees: $0, halfLength: halfLength, halfWidth: ratio * halfLength) },
      reach: halfLength * 1.05)
  }

  /// An equilateral triangle, turned.
  private init(triangle turn: @escaping @Sendable (Double, Double) -> (Double, Double)) {
    let height = 3.0.squareRoot() * (1 / 3.0.squareRoot()).squareRoot()
    self.init(reach: height * 2 / 3) { x, y in
      let (x, y) = turn(x, y)
      return y >= -height / 3 && y <= height * 2 / 3 - 3.0.squareRoot() * x.magnitude
    }
  }
}
