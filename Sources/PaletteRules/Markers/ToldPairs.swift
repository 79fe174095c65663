/// The pairs of a mode that a second channel visibly distinguishes.
///
/// Two symbols that look alike at their size, by the measure of PC303, do not count.
struct DistinctPairs: Sendable {
  private struct Drawn: Hashable {
    let symbols: Set<Symbol>
    let size: Double
  }
  private let channels: [SecondChannel]
  private let isContext: [Bool]
  /// The outer sizes of the symbols, px; nil where nobody measures them.
  private let sizes: [Double]?
  /// Two symbols of the mode that look alike at one of its sizes.
  private var alike: Set<Drawn> = []

  /// - Parameter measuresSymbols: Whether to compare symbols as drawn; false where PC303 is off.
  init(_ series: [Series], _ channels: [SecondChannel], measuresSymbols: Bool) {
    self.channels = channels
    isContext = series.map(\.isContext)
    let sizes = measuresSymbols ? series.map { DrawnSymbols.size($0) } : nil
    self.sizes = sizes
    let symbols = Array(Set(channels.map(\.symbol)))
    var drawn = DrawnSymbols()
    for size in Set(sizes ?? []) where size < SymbolDistance.clearSize {
      for (place, a) in symbols.enumerated() {
        for b in symbols[(place + 1)...] where drawn.areAlike(a, b, size: size) {
          alike.insert(Drawn(symbols: [a, b], size: size))
        }
      }
    }
  }

  /// Whether both are context, which nobody has to tell apart.
  func areContext(_ i: Int, _ j: Int) -> Bool { isContext[i] && isContext[j] }

  /// Whether a second channel visibly distinguishes the pair, or nobody has to.
  func isDistinct(_ i: Int, _ j: Int) -> Bool {
    areContext(i, j) || channels[i].isDistinct(from: channels[j]) && !areAlike(i, j)
  }

  /// Whether the pair differs only in colour and in two symbols that look alike.
  func areAlike(_ i: Int, _ j: Int) -> Bool {
    guard !alike.isEmpty, let sizes else { return false }
    let (a, b) = (channels[i], channels[j])
    return alike.contains(Drawn(symbols: [a.symbol, b.symbol], size: min(sizes[i], sizes[j])))
      && a.isDistinct(from: b) && !a.isDistinctWithoutSymbol(from: b)
  }
}
