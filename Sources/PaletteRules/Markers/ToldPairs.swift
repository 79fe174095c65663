/// Which series of a mode something beside colour tells apart, as far as it can be seen where it is drawn.
///
/// Two symbols that differ by name only, by the measure of PC303, tell nobody anything. They are looked at where they
/// are needed: on series whose colours are confused.
struct ToldPairs: Sendable {
  private let channels: [SecondChannel]
  /// Pairs, the lower index first, that have nothing but two symbols which look alike.
  private let alike: Set<[Int]>

  /// - Parameters:
  ///   - close: The pairs whose colours are confused.
  ///   - measuresSymbols: Whether symbols are held against each other as drawn: false where PC303 is off.
  init(_ series: [Series], _ channels: [SecondChannel], close: [PairMeasurements.ClosePair], measuresSymbols: Bool) {
    self.channels = channels
    var alike: Set<[Int]> = []
    var drawn = DrawnSymbols()
    for pair in close where measuresSymbols && channels[pair.first].isToldApart(from: channels[pair.second]) {
      guard !drawn.tellApart(series[pair.first], series[pair.second]) else { continue }
      alike.insert([min(pair.first, pair.second), max(pair.first, pair.second)])
    }
    self.alike = alike
  }

  /// Whether something beside colour is seen to tell the pair apart.
  func isToldApart(_ i: Int, _ j: Int) -> Bool {
    channels[i].isToldApart(from: channels[j]) && !areAlike(i, j)
  }

  /// Whether two symbols that look alike are all that the pair has beside its colours.
  func areAlike(_ i: Int, _ j: Int) -> Bool { !alike.isEmpty && alike.contains([min(i, j), max(i, j)]) }
}
