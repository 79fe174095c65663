package import PaletteRules
import RealModule

/// The outline of a symbol of area 1 around its centroid, y upwards: what `SymbolShape` of the markers measures, as paths.
///
/// All symbols cover the same area, because size changes how much colour is seen (S. Smart, D. A. Szafir, CHI 2019).
package enum SymbolOutline: Hashable, Sendable {
  /// A disc, or a ring where there is a hole.
  case circle(radius: Double, hole: Double)
  /// Polygons that are filled together; where they overlap they are one.
  case polygons([[Point]])

  /// The outline of a symbol; nil for none.
  package init?(_ symbol: Symbol) {
    switch symbol {
    case .none: return nil
    case .circle: self = .circle(radius: (1 / Double.pi).squareRoot(), hole: 0)
    case .ring:
      // A stroke of 2.07 px at 64 px².
      let stroke = 2.07 / 8
      let outer = (1 / (.pi * stroke) + stroke) / 2
      self = .circle(radius: outer, hole: outer - stroke)
    case .square: self = .polygons([[Point(-0.5, -0.5), Point(0.5, -0.5), Point(0.5, 0.5), Point(-0.5, 0.5)]])
    case .diamond:
      // Taller than wide, as libraries that turn no square draw it.
      let height = (1 / (2 * 0.71)).squareRoot()
      let width = 0.71 * height
      self = .polygons([[Point(width, 0), Point(0, height), Point(-width, 0), Point(0, -height)]])
    case .triangle: self = Self.triangle { $0 }
    case .triangleDown: self = Self.triangle { Point($0.x, -$0.y) }
    case .triangleLeft: self = Self.triangle { Point(-$0.y, $0.x) }
    case .triangleRight: self = Self.triangle { Point($0.y, $0.x) }
    case .plus: self = Self.arms([0, 90])
    case .cross: self = Self.arms([45, 135])
    case .asterisk:
      // Three strokes of 1.75 px at 64 px²; the length that makes the area 1.
      let halfWidth = 1.75 / 8 / 2
      let hexagon = 2 * 3.0.squareRoot() * halfWidth * halfWidth
      let halfLength = (1 + 3 * hexagon) / (12 * halfWidth)
      self = .polygons([30, 90, 150].map { Self.bar($0, halfLength: halfLength, halfWidth: halfWidth) })
    }
  }

  /// No point is further from the centre.
  package var reach: Double {
    switch self {
    case .circle(let radius, _): radius
    case .polygons(let polygons):
      polygons.joined().reduce(0) { max($0, ($1.x * $1.x + $1.y * $1.y).squareRoot()) }
    }
  }

  private static func bar(_ degrees: Double, halfLength: Double, halfWidth: Double) -> [Point] {
    let (x, y) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    return [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].map { along, across in
      Point(
        along * halfLength * x - across * halfWidth * y, along * halfLength * y + across * halfWidth * x)
    }
  }

  /// Two bars across each other, half as wide as 0.30 of their half length.
  private static func arms(_ degrees: [Double]) -> SymbolOutline {
    let ratio = 0.3
    let halfLength = (1 / (8 * ratio - 4 * ratio * ratio)).squareRoot()
    return .polygons(degrees.map { bar($0, halfLength: halfLength, halfWidth: ratio * halfLength) })
  }

  /// An equilateral triangle, turned.
  private static func triangle(_ turn: (Point) -> Point) -> SymbolOutline {
    let height = 3.0.squareRoot().squareRoot()
    let half = height / 3.0.squareRoot()
    return .polygons([[Point(0, height * 2 / 3), Point(-half, -height / 3), Point(half, -height / 3)].map(turn)])
  }
}
