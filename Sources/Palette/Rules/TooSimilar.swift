/// Pairs that pass for one colour for everybody.
///
/// A second channel does not soften this one: the colours then tell nobody anything, and PC201 and PC202 ask only for
/// what colour vision takes away.
enum TooSimilar: Rule {
  static let id = "PC203"
  static let name = "too-similar"
  static let defaultLevel: Level? = .error
  static let summary = "no two series look alike as designed: ΔE00 8 for everyone"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let found = mode.newClosePairs.filter { $0.normal < PairMeasurements.threshold }
    for pair in found {
      let told = PairFinding(pair, in: mode)
      var finding = told.finding(Self.self, level, message(told.names, pair.normal))
      finding.measured = pair.normal
      finding.evidence = [told.evidence("designed", pair.normal)]
      ledger.report(finding)
    }
    ledger.pass(mode.newPairCount - found.count)
  }
}

private func message(_ names: String, _ difference: Double) -> String {
  let figure = Figures.difference(difference, required: PairMeasurements.threshold)
  return "\(names) \(likeness(difference)) for everyone: \(figure), "
    + "needs \(Figures.plain(PairMeasurements.threshold))."
}
