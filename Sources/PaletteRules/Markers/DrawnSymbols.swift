/// Compares the symbols of two series at their drawn size; draws every picture once.
struct DrawnSymbols {
  private struct Drawn: Hashable {
    let symbol: Symbol
    let diameter: Double
  }
  private struct Pair: Hashable {
    let first, second: Symbol
    let diameter: Double
  }
  private var images: [Drawn: SymbolImage] = [:]
  private var known: [Pair: Double] = [:]

  /// The diameter of a circle of the smaller drawn size, px, in half pixels, so that a hostile theme cannot request a
  /// picture per series.
  static func diameter(_ a: Series, _ b: Series) -> Double {
    let area = min(a.symbolArea, b.symbolArea)
    return min(max((4 * area / .pi).squareRoot() * 2, 2), 60).rounded() / 2
  }

  /// 0 for the same symbol, about 1 for a disc and a ring; 1 where nothing is comparable.
  mutating func distance(_ a: Symbol, _ b: Symbol, diameter: Double) -> Double {
    guard a != b else { return 0 }
    // A circle of 9 px covers the table's 64 px².
    guard diameter != 9 else { return SymbolDistance.between(a, b) }
    let pair =
      a.rawValue < b.rawValue
      ? Pair(first: a, second: b, diameter: diameter) : Pair(first: b, second: a, diameter: diameter)
    if let distance = known[pair] { return distance }
    let distance = image(pair.first, diameter).flatMap { first in
      image(pair.second, diameter).map { first.distance(to: $0) }
    }
    known[pair] = distance ?? 1
    return distance ?? 1
  }

  private mutating func image(_ symbol: Symbol, _ diameter: Double) -> SymbolImage? {
    let drawn = Drawn(symbol: symbol, diameter: diameter)
    if let image = images[drawn] { return image }
    let image = SymbolImage(symbol, area: SymbolDistance.measurable(.pi * diameter * diameter / 4))
    images[drawn] = image
    return image
  }

  /// Whether a second channel visibly distinguishes the two, and not only by the name of a symbol.
  mutating func tellApart(_ a: Series, _ b: Series) -> Bool {
    let (first, second) = (SecondChannel(a), SecondChannel(b))
    if first.isToldApartWithoutSymbol(from: second) { return true }
    return first.isToldApart(from: second)
      && distance(first.symbol, second.symbol, diameter: Self.diameter(a, b)) >= SymbolDistance.alike
  }
}
