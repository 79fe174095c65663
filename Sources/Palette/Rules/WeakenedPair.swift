import Colorimetry

/// Pairs that stay apart, but lose half of their difference or more at the highest severity looked at.
enum WeakenedPair: Rule {
  static let id = "PC207"
  static let name = "weakened-pair"
  static let defaultLevel: Level? = .info
  static let summary = "pairs keep more than half of their difference under every colour vision"

  private static let fraction = 0.5

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0, mode.settings.judgesDeficiency else { return }
    let pairs = mode.pairs.weakened(to: fraction)
      .filter { !mode.isToldApart($0.first, $0.second) }
      .filter { !mode.isJudgedEarlier($0.first, $0.second) }
      .sorted { ($0.kept, $0.first, $0.second) < ($1.kept, $1.first, $1.second) }
    guard let worst = pairs.first else { return ledger.pass() }

    let group = GroupedFinding(mode: mode, pairs: pairs.map { ($0.first, $0.second) })
    var finding = group.finding(Self.self, level, message(group, worst, mode.settings.highestSeverity))
    finding.vision = worst.vision
    finding.severity = mode.settings.highestSeverity
    finding.measured = worst.kept
    finding.required = fraction
    finding.unit = .fraction
    finding.evidence = pairs.prefix(NamedList.shown).map { pair in
      let left = WeakestDifference(value: pair.simulated, severity: mode.settings.highestSeverity)
      return group.evidence((pair.first, pair.second), pair.vision, left)
    }
    ledger.report(finding)
  }
}

extension PairMeasurements.WeakenedPair {
  /// How much of the difference is left, 0…1.
  fileprivate var kept: Double { simulated / normal }
}

private func message(
  _ group: GroupedFinding, _ worst: PairMeasurements.WeakenedPair, _ severity: Double
) -> String {
  let left = Figures.difference(worst.simulated, required: PairMeasurements.threshold)
  let of = Figures.atLeast(worst.normal, digits: 1)
  let who = visionName(worst.vision, severity: severity)
  return group.pairs.count == 1
    ? "\(group.names) lose half of their difference or more with \(who): \(left) of \(of) is left."
    : "\(group.pairs.count) pairs lose half of their difference or more: \(group.names); "
      + "the first keeps \(left) of \(of) with \(who)."
}
