import Colorimetry

/// Pairs on which the two schools of simulation disagree: Brettel 1997 and Viénot 1999 on one side, Machado 2009 on the
/// other. The verdict stands with the first; the reader should know that it is a close one.
enum ModelDependent: Rule {
  static let id = "PC209"
  static let name = "model-dependent"
  static let defaultLevel: Level? = .info
  static let summary = "the two families of simulation agree on every pair"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0, mode.settings.judgesDeficiency else { return }
    let second = PairMeasurements(
      mode.shown.prefix(mode.judgedCount).map { $0.map { LinearSRGB($0) } }, severities: mode.settings.severities,
      visions: mode.pairs.visions, model: .machado2009)
    let verdicts = Verdicts(mode.pairs)
    let others = Verdicts(second)
    let pairs = verdicts.byPair.keys.union(others.byPair.keys)
      .filter { verdicts.byPair[$0] ?? [] != others.byPair[$0] ?? [] }
      .filter { !mode.isToldApart($0.first, $0.second) }
      .filter { !mode.isJudgedEarlier($0.first, $0.second) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    guard !pairs.isEmpty else { return ledger.pass() }

    let group = GroupedFinding(mode: mode, pairs: pairs.map { ($0.first, $0.second) })
    ledger.report(group.finding(Self.self, level, message(group)))
  }

  private struct Pair: Hashable {
    let first, second: Int
  }

  /// The rules that each pair fails, of PC201 and PC202.
  private struct Verdicts {
    var byPair: [Pair: Set<String>] = [:]

    init(_ pairs: PairMeasurements) {
      for pair in pairs.close where pair.normal >= PairMeasurements.threshold {
        var failed: Set<String> = []
        if pair.protan != nil || pair.deutan != nil { failed.insert(RedGreenConfusion.id) }
        if pair.tritan != nil { failed.insert(BlueYellowConfusion.id) }
        byPair[Pair(first: pair.first, second: pair.second)] = failed
      }
    }
  }
}

extension Dictionary.Keys where Key: Hashable {
  fileprivate func union(_ other: Self) -> Set<Key> { Set(self).union(other) }
}

private func message(_ group: GroupedFinding) -> String {
  group.pairs.count == 1
    ? "\(group.names): Brettel/Viénot and Machado disagree on whether they are confused; it is a close call."
    : "\(group.names): Brettel/Viénot and Machado disagree on whether these \(group.pairs.count) pairs are confused; "
      + "they are close calls."
}
