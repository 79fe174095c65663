import RealModule

/// The outline of a symbol of area 1, with its centroid at the origin, y upwards.
///
/// Pictures draw all symbols of a size equally large on the outside, as chart libraries do and as PC303 compares them.
package enum SymbolOutline: Sendable {
  /// A disc, or a ring with a hole.
  case circle(radius: Double, hole: Double)
  /// Convex polygons whose union is the symbol.
  case polygons([[Vertex]])

  /// A corner of a polygon.
  package struct Vertex: Hashable, Sendable {
    /// The coordinates, in units of the square root of the area.
    package let x, y: Double

    fileprivate init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The outline of a symbol; nil for `none`.
  package init?(_ symbol: Symbol) {
    switch symbol {
    case .none: return nil
    case .circle: self = .circle(radius: (1 / Double.pi).squareRoot(), hole: 0)
    case .ring:
      // A stroke of 2.07 px at 64 px².
      let stroke = 2.07 / 8
      let outer = (1 / (.pi * stroke) + stroke) / 2
      self = .circle(radius: outer, hole: outer - stroke)
    case .square: self = .polygons([[Vertex(-0.5, -0.5), Vertex(0.5, -0.5), Vertex(0.5, 0.5), Vertex(-0.5, 0.5)]])
    case .diamond:
      // Taller than wide, as libraries that turn no square draw it.
      let height = (1 / (2 * 0.71)).squareRoot()
      let width = 0.71 * height
      self = .polygons([[Vertex(width, 0), Vertex(0, height), Vertex(-width, 0), Vertex(0, -height)]])
    case .triangle: self = Self.triangle { $0 }
    case .triangleDown: self = Self.triangle { Vertex($0.x, -$0.y) }
    case .triangleLeft: self = Self.triangle { Vertex(-$0.y, $0.x) }
    case .triangleRight: self = Self.triangle { Vertex($0.y, $0.x) }
    case .plus: self = Self.arms([0, 90])
    case .cross: self = Self.arms([45, 135])
    case .asterisk:
      // Three strokes of 1.75 px at 64 px².
      let halfWidth = 1.75 / 8 / 2
      // Three bars 4·L·w, less three overlaps of 8/√3·w², plus the hexagon of inradius w that all share, 2√3·w².
      let hexagon = 2 * 3.0.squareRoot() * halfWidth * halfWidth
      let halfLength = (1 + 3 * hexagon) / (12 * halfWidth)
      self = .polygons([30, 90, 150].map { Self.bar($0, halfLength: halfLength, halfWidth: halfWidth) })
    }
  }

  /// The greatest distance of a point from the origin.
  package var reach: Double {
    switch self {
    case .circle(let radius, _): radius
    case .polygons(let polygons):
      polygons.joined().reduce(0) { max($0, ($1.x * $1.x + $1.y * $1.y).squareRoot()) }
    }
  }

  /// The longer side of the upright box around it.
  package var outerSize: Double {
    switch self {
    case .circle(let radius, _): return 2 * radius
    case .polygons(let polygons):
      let corners = polygons.joined()
      func length(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
      return max(length(corners.map(\.x)), length(corners.map(\.y)))
    }
  }

  /// The factor that scales the symbol so that ``outerSize`` equals the diameter of a disc of `area` square pixels.
  package func scale(asDiscOf area: Double) -> Double { 2 * (area / .pi).squareRoot() / outerSize }

  private static func bar(_ degrees: Double, halfLength: Double, halfWidth: Double) -> [Vertex] {
    let (x, y) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    return [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].map { along, across in
      Vertex(
        along * halfLength * x - across * halfWidth * y, along * halfLength * y + across * halfWidth * x)
    }
  }

  /// Two crossed bars, with a half width of 0.30 times their half length.
  private static func arms(_ degrees: [Double]) -> SymbolOutline {
    let ratio = 0.3
    let halfLength = (1 / (8 * ratio - 4 * ratio * ratio)).squareRoot()
    return .polygons(degrees.map { bar($0, halfLength: halfLength, halfWidth: ratio * halfLength) })
  }

  private static func triangle(_ turn: (Vertex) -> Vertex) -> SymbolOutline {
    let height = 3.0.squareRoot().squareRoot()
    let half = height / 3.0.squareRoot()
    return .polygons([[Vertex(0, height * 2 / 3), Vertex(-half, -height / 3), Vertex(half, -height / 3)].map(turn)])
  }
}
