/// The pairs of a mode that a second channel visibly distinguishes.
///
/// Two symbols that differ only in name, by the measure of PC303, do not count. Only symbols on series with similar
/// colours need the comparison.
struct ToldPairs: Sendable {
  private let channels: [SecondChannel]
  /// Pairs, the lower index first, with only two symbols that look alike as a difference.
  private let alike: Set<[Int]>

  /// - Parameters:
  ///   - close: The confused pairs.
  ///   - measuresSymbols: Whether to compare symbols as drawn; false where PC303 is off.
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

  /// Whether a second channel visibly distinguishes the pair.
  func isToldApart(_ i: Int, _ j: Int) -> Bool {
    channels[i].isToldApart(from: channels[j]) && !areAlike(i, j)
  }

  /// Whether the pair differs only in colour and in two symbols that look alike.
  func areAlike(_ i: Int, _ j: Int) -> Bool { !alike.isEmpty && alike.contains([min(i, j), max(i, j)]) }
}
