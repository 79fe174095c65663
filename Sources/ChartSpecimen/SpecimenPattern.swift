import PaletteCharts
import PaletteRules

extension Series.Pattern {
  /// How far a place lies inside the ink of the pattern, negative outside; CSS px.
  func depth(_ x: Double, _ y: Double) -> Double {
    let (period, stroke) = (PatternLengths.period, PatternLengths.stroke)
    // From the nearest of lines a period apart.
    func distance(_ place: Double) -> Double {
      let rest = (place / period - (place / period).rounded(.down)) * period
      return min(rest, period - rest)
    }
    let half = 0.5.squareRoot()
    switch self {
    case .none: return -1
    case .diagonal: return stroke / 2 - distance((x + y) * half)
    case .diagonalBack: return stroke / 2 - distance((x - y) * half)
    case .crosshatch: return stroke / 2 - min(distance((x + y) * half), distance((x - y) * half))
    case .horizontal: return PatternLengths.straight / 2 - distance(y)
    case .vertical: return PatternLengths.straight / 2 - distance(x)
    case .grid: return PatternLengths.grid / 2 - min(distance(x), distance(y))
    case .dots:
      let isOdd = !(y / period).rounded().truncatingRemainder(dividingBy: 2).isZero
      let (dx, dy) = (distance(isOdd ? x + period / 2 : x), distance(y))
      return stroke - (dx * dx + dy * dy).squareRoot()
    case .squares: return stroke - max(distance(x), distance(y))
    }
  }
}
