/// Compares the symbols of two series at their drawn size; draws every picture once.
struct DrawnSymbols {
  private struct Pair: Hashable {
    let symbols: Set<Symbol>
    let size: Double
  }
  private var known: [Pair: Double] = [:]

  /// The smaller outer size of the two, px, in half pixels, so that a hostile theme cannot request a picture per series.
  static func size(_ a: Series, _ b: Series) -> Double { min(size(a), size(b)) }

  /// The outer size of a series' symbol, px, in half pixels.
  static func size(_ series: Series) -> Double {
    (SymbolDistance.measurable(series.symbolSize) * 2).rounded(.down) / 2
  }

  /// Whether two symbols look alike at a size, as all do that are too small to have a shape.
  mutating func areAlike(_ a: Symbol, _ b: Symbol, size: Double) -> Bool {
    guard a != b, a != .none, b != .none, size < SymbolDistance.clearSize else { return a == b }
    return size < SymbolDistance.leastSize || distance(a, b, size: size) < SymbolDistance.alike
  }

  /// The measured distance of two symbols at a size, 0 for the same.
  mutating func distance(_ a: Symbol, _ b: Symbol, size: Double) -> Double {
    let pair = Pair(symbols: [a, b], size: size)
    if let distance = known[pair] { return distance }
    let distance = SymbolDistance.measured(a, b, size: size)
    known[pair] = distance
    return distance
  }

  /// Whether a second channel visibly distinguishes the two, and not only by the name of a symbol.
  mutating func tellApart(_ a: Series, _ b: Series) -> Bool {
    let (first, second) = (SecondChannel(a), SecondChannel(b))
    if first.isDistinctWithoutSymbol(from: second) { return true }
    return first.isDistinct(from: second) && !areAlike(first.symbol, second.symbol, size: Self.size(a, b))
  }
}
