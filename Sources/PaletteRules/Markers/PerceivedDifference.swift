/// How different people find two symbols: 0 for the same, 1 for the most different of ten.
///
/// It orders the advice; whether a pair is visible at its size is ``SymbolDistance``. Source: C. Demiralp, M. Bernstein,
/// J. Heer, Learning perceptual kernels for visualization design, IEEE TVCG 20(12), 2014: the kernel of shapes by triplet
/// matching, the task that its authors recommend. C. Tseng, A. Z. Wang, G. J. Quadri and D. A. Szafir (IEEE VIS 2024)
/// find as well that pairs decide, and not whether symbols are filled.
package enum PerceivedDifference {
  /// From here on a pair is clearly different, and preference decides. An engineering choice: between square with cross
  /// (0.77) and triangle with cross (0.83), and below circle with plus or cross.
  package static let clear = 0.8
  /// Up to here a pair is one of the weaker ones: circle with square.
  package static let weak = 0.73
  /// Of a ring beside a circle, which share an outline: as for two triangles that point elsewhere.
  private static let sameOutline = 0.3

  /// The difference of two symbols.
  package static func between(_ a: Symbol, _ b: Symbol) -> Double {
    if a == b { return 0 }
    guard let i = order.firstIndex(of: outline(a)), let j = order.firstIndex(of: outline(b)) else { return 1 }
    return i == j ? sameOutline : table[max(i, j) - 1][min(i, j)]
  }

  private static func outline(_ symbol: Symbol) -> Symbol { symbol == .ring ? .circle : symbol }

  private static let order: [Symbol] = [
    .circle, .square, .plus, .cross, .asterisk, .diamond, .triangle, .triangleDown, .triangleLeft, .triangleRight,
  ]

  /// Row i holds the differences of symbol i + 1 from the symbols before it.
  private static let table: [[Double]] = [
    [0.73],
    [0.99, 0.78],
    [0.95, 0.77, 0.38],
    [0.86, 0.91, 0.51, 0.42],
    [0.76, 0.37, 0.74, 0.69, 0.82],
    [0.87, 0.65, 0.89, 0.83, 0.90, 0.54],
    [0.89, 0.68, 0.88, 0.82, 0.89, 0.57, 0.30],
    [0.97, 0.70, 0.94, 0.85, 0.94, 0.62, 0.36, 0.31],
    [0.98, 0.73, 0.95, 0.89, 1.00, 0.62, 0.35, 0.35, 0.33],
  ]
}
