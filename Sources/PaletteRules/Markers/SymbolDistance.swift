/// How unlike two symbols look at a size: 0 for the same, about 1 for a disc and a ring.
package enum SymbolDistance {
  /// The symbols in the order in which they are given out: closed and open alternate, because symbols of one class
  /// interfere (D. Burlinson, K. Subramanian, P. Goolkasian, IEEE TVCG 24, 2018); no pentagon and no hexagon, which are
  /// circles at 9 px.
  package static let preferred: [Symbol] = [.circle, .cross, .triangle, .plus, .square, .diamond, .asterisk, .ring]
  /// Square pixels of a marker whose size nobody states: a circle of 9 px.
  package static let defaultArea = 64.0
  /// Below this two symbols pass for one at a glance: between circle and square at 9 px (0.13) and at 11 px (0.16).
  package static let alike = 0.15
  /// From here on more distance does not help: beyond 'clearly different' preference decides.
  package static let clear = 0.28

  /// The distance at ``defaultArea``, from a table.
  package static func between(_ a: Symbol, _ b: Symbol) -> Double {
    if a == b { return 0 }
    guard let i = order.firstIndex(of: a), let j = order.firstIndex(of: b) else { return 1 }
    return table[min(i, j)][max(i, j) - min(i, j) - 1]
  }

  /// The distance at a size, measured on pictures of both.
  ///
  /// - Parameter area: Square pixels; above 400, where every two symbols are told apart, 400 is measured.
  package static func measured(_ a: Symbol, _ b: Symbol, area: Double) -> Double {
    if a == b { return 0 }
    let area = measurable(area)
    guard let a = SymbolImage(a, area: area), let b = SymbolImage(b, area: area) else { return 1 }
    return a.distance(to: b)
  }

  /// The size to draw at: above 400 px², where every two symbols are told apart, 400.
  static func measurable(_ area: Double) -> Double { area >= 1 ? min(area, 400) : 1 }

  /// The order of the table.
  package static let order: [Symbol] = preferred + [.triangleDown, .triangleLeft, .triangleRight]

  /// Row i holds the distances of symbol i to the symbols after it, at 64 px², as ``measured(_:_:area:)`` finds them.
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
