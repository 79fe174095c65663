/// How unlike two symbols look at a size: 0 for the same, about 1 for a disc and a ring.
package enum SymbolDistance {
  /// The symbols in order of preference: closed and open ones alternate, because symbols of one class interfere (D.
  /// Burlinson, K. Subramanian, P. Goolkasian, IEEE TVCG 24, 2018). Pentagon and hexagon are missing, because they look
  /// like circles at 9 px.
  package static let preferred: [Symbol] = [.circle, .cross, .triangle, .plus, .square, .diamond, .asterisk, .ring]
  /// The area of a marker without a declared size, in square pixels: a circle of 9 px.
  package static let defaultArea = 64.0
  /// Below this, two symbols look alike at a glance: between circle and square at 9 px (0.13) and at 11 px (0.16).
  package static let alike = 0.15
  /// Above this, more distance does not help, and preference decides.
  package static let clear = 0.28

  /// The distance at ``defaultArea``, from a table.
  package static func between(_ a: Symbol, _ b: Symbol) -> Double {
    if a == b { return 0 }
    guard let i = order.firstIndex(of: a), let j = order.firstIndex(of: b) else { return 1 }
    return table[min(i, j)][max(i, j) - min(i, j) - 1]
  }

  /// The distance at a size, measured on pictures of both symbols.
  ///
  /// - Parameter area: Square pixels; at most 400, above which all symbols are distinct.
  package static func measured(_ a: Symbol, _ b: Symbol, area: Double) -> Double {
    if a == b { return 0 }
    let area = measurable(area)
    guard let a = SymbolImage(a, area: area), let b = SymbolImage(b, area: area) else { return 1 }
    return a.distance(to: b)
  }

  /// The size to draw at: at most 400 px², above which all symbols are distinct.
  static func measurable(_ area: Double) -> Double { area >= 1 ? min(area, 400) : 1 }

  /// The order of the table.
  package static let order: [Symbol] = preferred + [.triangleDown, .triangleLeft, .triangleRight]

  /// Row i holds the distances from symbol i to the symbols after it, at 64 px², by ``measured(_:_:area:)``.
  private static let table: [[Double]] = [
    [0.315, 0.285, 0.328, 0.129, 0.209, 0.455, 0.968, 0.285, 0.285, 0.285],
    [0.390, 0.550, 0.215, 0.442, 0.454, 0.897, 0.390, 0.390, 0.390],
    [0.394, 0.311, 0.328, 0.423, 0.954, 0.510, 0.391, 0.391],
    [0.438, 0.259, 0.435, 0.901, 0.394, 0.394, 0.394],
    [0.300, 0.472, 0.973, 0.311, 0.311, 0.311],
    [0.443, 0.960, 0.328, 0.346, 0.346],
    [0.833, 0.423, 0.513, 0.513],
    [0.954, 0.954, 0.954],
    [0.391, 0.391],
    [0.510],
    [],
  ]
}
