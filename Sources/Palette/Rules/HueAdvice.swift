import Colorimetry

/// Red beside green, by name. Advice, never a verdict: whether the pair is confused is measured, and said.
///
/// Source: Apple, WWDC15, on colour in charts: do not let red against green carry the meaning.
enum RedGreenHues: Rule {
  static let id = "PC205"
  static let name = "red-green-hues"
  static let defaultLevel: Level? = .info
  static let summary = "red and green are not told apart by hue alone"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    advise(Self.self, .red, .green, under: [.deutan, .protan], mode, at: level, into: &ledger)
  }
}

/// Blue beside yellow, by name. Advice only: people with a tritan deficiency do not confuse blue with yellow.
///
/// Source: Apple, WWDC15, on colour in charts.
enum BlueYellowHues: Rule {
  static let id = "PC206"
  static let name = "blue-yellow-hues"
  static let defaultLevel: Level? = .info
  static let summary = "blue and yellow are not told apart by hue alone"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    advise(Self.self, .blue, .yellow, under: [.tritan], mode, at: level, into: &ledger)
  }
}

private struct HuePair {
  let first, second: Int
  let designed: Double
  let vision: Vision
  let weakest: WeakestDifference
}

private func advise<R: Rule>(
  _: R.Type, _ one: ColorName, _ other: ColorName, under visions: [Vision], _ mode: JudgedMode, at level: Level,
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
      // Ties go to deutan, which more people have.
      let found = visions.compactMap { vision in mode.pairs.weakest(i, j, vision).map { (vision, $0) } }
      guard let (vision, weakest) = found.min(by: { $0.1.value < $1.1.value }) else { continue }
      pairs.append(HuePair(first: i, second: j, designed: designed, vision: vision, weakest: weakest))
    }
  }
  pairs.sort { ($0.weakest.value, $0.first, $0.second) < ($1.weakest.value, $1.first, $1.second) }
  guard let worst = pairs.first else { return ledger.pass() }

  let group = GroupedFinding(mode: mode, pairs: pairs.map { ($0.first, $0.second) })
  var finding = group.finding(R.self, level, message(one, other, group, worst))
  finding.vision = worst.vision
  finding.severity = worst.weakest.severity
  finding.measured = worst.weakest.value
  finding.unit = .deltaE00
  finding.evidence = pairs.prefix(NamedList.shown).map {
    group.evidence(($0.first, $0.second), $0.vision, $0.weakest)
  }
  ledger.report(finding)
}

private func message(_ one: ColorName, _ other: ColorName, _ group: GroupedFinding, _ worst: HuePair) -> String {
  let hues = "\(one.rawValue) + \(other.rawValue) hues (Apple advises against relying on them)"
  let kept = Figures.difference(worst.weakest.value, required: PairMeasurements.threshold)
  let who = visionName(worst.vision, severity: worst.weakest.severity)
  let verdict = worst.weakest.value < PairMeasurements.threshold ? "confused" : "distinguishable"
  let what =
    group.pairs.count == 1
    ? "with \(who) the pair keeps \(kept) of \(Figures.atLeast(worst.designed, digits: 1)), \(verdict)."
    : "with \(who) the closest of \(group.pairs.count) pairs keeps \(kept) of "
      + "\(Figures.atLeast(worst.designed, digits: 1)), \(verdict)."
  return "\(group.names): \(hues); \(what)"
}
