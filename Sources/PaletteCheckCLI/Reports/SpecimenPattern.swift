import PaletteRules

extension Series.Pattern {
  /// From one stroke to the next, and how wide a stroke is, CSS px: as previews draw them.
  private static let (period, stroke, straight) = (6.0, 1.5, 2.0)

  /// How far a place lies inside the ink of the pattern, negative outside; CSS px.
  func depth(_ x: Double, _ y: Double) -> Double {
    // From the nearest of lines a period apart.
    func distance(_ place: Double) -> Double {
      let rest = (place / Self.period - (place / Self.period).rounded(.down)) * Self.period
      return min(rest, Self.period - rest)
    }
    let half = 0.5.squareRoot()
    switch self {
    case .none: return -1
    case .diagonal: return Self.stroke / 2 - distance((x + y) * half)
    case .diagonalBack: return Self.stroke / 2 - distance((x - y) * half)
    case .crosshatch: return Self.stroke / 2 - min(distance((x + y) * half), distance((x - y) * half))
    case .horizontal: return Self.straight / 2 - distance(y)
    case .vertical: return Self.straight / 2 - distance(x)
    case .dots:
      let isOdd = !(y / Self.period).rounded().truncatingRemainder(dividingBy: 2).isZero
      let (dx, dy) = (distance(isOdd ? x + Self.period / 2 : x), distance(y))
      return Self.stroke - (dx * dx + dy * dy).squareRoot()
    case .squares: return Self.stroke - max(distance(x), distance(y))
    }
  }
}
