/// How unlike two symbols look on a screen: 0 for the same, about 1 for pictures that hardly overlap.
///
/// Symbols are compared at equal outer size, as chart libraries draw them: a circle of 9 px beside a square of 9 px.
package enum SymbolDistance {
  /// The symbols in order of preference, for where several choices are clearly different: each next one differs most from
  /// those before it (``PerceivedDifference``). A cross comes before a plus, which merges with grid lines. Pentagon and
  /// hexagon are missing, because they look like circles at 9 px.
  package static let preferred: [Symbol] = [.circle, .cross, .triangle, .square, .asterisk, .plus, .diamond, .ring]
  /// The outer size of a marker without a declared size, px.
  package static let defaultSize = 9.0
  /// The area of a marker without a declared size, in square pixels: a circle of 9 px.
  package static let defaultArea = 64.0
  /// The outer size below which a symbol has no visible shape, px. An engineering choice: at 5 px, triangles that point
  /// in different directions are 0.13 apart.
  package static let leastSize = 6.0
  /// Below this, two symbols look alike at a glance. Calibrated on circle and square, the closest of the common pairs
  /// from 7 px up: Apple shows them as told apart (WWDC21, session 10122), and they reach it at 8 px.
  package static let alike = 0.24
  /// From this outer size on every two symbols are at least ``alike`` apart, px.
  package static let clearSize = 8.0

  /// The distance at a size, measured on pictures of both symbols.
  ///
  /// - Parameter size: The outer size, px; at most 22, above which all symbols are distinct.
  package static func measured(_ a: Symbol, _ b: Symbol, size: Double) -> Double {
    if a == b { return 0 }
    guard let a = SymbolImage(a, size: size), let b = SymbolImage(b, size: size) else { return 1 }
    return a.distance(to: b)
  }

  static func measurable(_ size: Double) -> Double { size >= 1 ? min(size, 22) : 1 }
}
