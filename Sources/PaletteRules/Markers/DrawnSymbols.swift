/// Compares the symbols of two series at their drawn size; draws every picture once.
struct DrawnSymbols {
  private struct Drawn: Hashable {
    let symbol: Symbol
    let size: Double
  }
  private struct Pair: Hashable {
    let first, second: Symbol
    let size: Double
  }
  private var images: [Drawn: SymbolImage] = [:]
  private var known: [Pair: Double] = [:]

  /// The smaller outer size of the two, px, in half pixels, so that a hostile theme cannot request a picture per series.
  static func size(_ a: Series, _ b: Series) -> Double {
    (SymbolDistance.measurable(min(a.symbolSize, b.symbolSize)) * 2).rounded(.down) / 2
  }

  /// Whether two symbols look alike at a size, as all do that are too small to have a shape.
  mutating func areAlike(_ a: Symbol, _ b: Symbol, size: Double) -> Bool {
    a != .none && b != .none && size < SymbolDistance.leastSize || distance(a, b, size: size) < SymbolDistance.alike
  }

  /// 0 for the same symbol, about 1 for a disc and a ring; 1 where nothing is comparable.
  mutating func distance(_ a: Symbol, _ b: Symbol, size: Double) -> Double {
    guard a != b else { return 0 }
    guard size != SymbolDistance.defaultSize else { return SymbolDistance.between(a, b) }
    let pair =
      a.rawValue < b.rawValue ? Pair(first: a, second: b, size: size) : Pair(first: b, second: a, size: size)
    if let distance = known[pair] { return distance }
    let distance = image(pair.first, size).flatMap { first in
      image(pair.second, size).map { first.distance(to: $0) }
    }
    known[pair] = distance ?? 1
    return distance ?? 1
  }

  private mutating func image(_ symbol: Symbol, _ size: Double) -> SymbolImage? {
    let drawn = Drawn(symbol: symbol, size: size)
    if let image = images[drawn] { return image }
    let image = SymbolImage(symbol, size: size)
    images[drawn] = image
    return image
  }

  /// Whether a second channel visibly distinguishes the two, and not only by the name of a symbol.
  mutating func tellApart(_ a: Series, _ b: Series) -> Bool {
    let (first, second) = (SecondChannel(a), SecondChannel(b))
    if first.isToldApartWithoutSymbol(from: second) { return true }
    return first.isToldApart(from: second) && !areAlike(first.symbol, second.symbol, size: Self.size(a, b))
  }
}
