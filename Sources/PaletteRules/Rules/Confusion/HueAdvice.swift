import Colorimetry

/// Shared by PC205 and PC206: pairs of two named hues that differ only in colour, and their remaining difference.
enum HueAdvice {
  /// Reports all pairs of a mode in one finding.
  static func advise(
    _ rule: RuleKey, _ one: ColorName, _ other: ColorName, under visions: [Vision], _ mode: JudgedMode, at level: Level,
    into ledger: inout CheckLedger
  ) {
    let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
    guard !visions.isEmpty, mode.newPairCount > 0 else { return }
    let names = mode.shown.prefix(mode.judgedCount).map { $0.map { ColorName($0) } }
    var pairs: [HuePair] = []
    for i in names.indices where names[i] == one || names[i] == other {
      for j in names.indices[(i + 1)...] where names[j] == (names[i] == one ? other : one) {
        guard !mode.isToldApart(i, j), !mode.isJudgedEarlier(i, j),
          pairs.count < PairMeasurements.limit, let designed = mode.pairs.designed(i, j)
        else { continue }
        // Ties go to deutan, the more common deficiency.
        let found = visions.compactMap { vision in mode.pairs.weakest(i, j, vision).map { (vision, $0) } }
        guard let (vision, weakest) = found.min(by: { $0.1.value < $1.1.value }) else { continue }
        pairs.append(HuePair(first: i, second: j, designed: designed, vision: vision, weakest: weakest))
      }
    }
    pairs.sort { ($0.weakest.value, $0.first, $0.second) < ($1.weakest.value, $1.first, $1.second) }
    guard let worst = pairs.first else { return ledger.pass() }

    let group = GroupedFinding(
      mode: mode, pairs: pairs.map { ($0.first, $0.second) }, measured: pairs.map(\.weakest.value))
    var finding = group.finding(rule, level, message(one, other, group, worst))
    finding.measure = Measure(
      worst.weakest.value, .deltaE00, by: Observer(worst.vision, severity: worst.weakest.severity))
    finding.evidence = pairs.prefix(NamedList.shown).map {
      group.evidence(($0.first, $0.second), $0.vision, $0.weakest)
    }
    ledger.report(finding)
  }
}

private struct HuePair {
  let first, second: Int
  let designed: Double
  let vision: Vision
  let weakest: WeakestDifference
}

private func message(_ one: ColorName, _ other: ColorName, _ group: GroupedFinding, _ worst: HuePair) -> String {
  let required = group.mode.pairs.thresholds[worst.vision]
  let isConfused = worst.weakest.value < required
  let kept = Figures.difference(worst.weakest.value, required: required)
  let who = visionName(worst.vision, severity: worst.weakest.severity)
  let pair = group.pairs.count == 1 ? "the pair" : "the closest of \(group.pairs.count) pairs"
  return "\(group.names): \(one.rawValue) + \(other.rawValue) hues (Apple advises against relying on them); "
    + "with \(who) \(pair) keeps \(isConfused ? "only " : "")\(kept) of \(Figures.atLeast(worst.designed, digits: 1)) "
    + (isConfused ? "and looks alike." : "and stays distinguishable.")
}
