import Colorimetry

/// Reports pairs that stay distinct but lose half of their difference or more at the highest judged severity.
enum WeakenedPair: ModeRule {
  static let key = RuleKey.weakenedPair
  static let summary = "pairs keep more than half of their difference under every colour vision"

  private static let fraction = 0.5

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0, mode.settings.judgesDeficiency else { return }
    let near = Set(mode.near.map { [$0.first, $0.second] })
    let pairs = mode.pairs.faded(to: fraction)
      .filter { !near.contains([$0.first, $0.second]) }
      .filter { !mode.isDistinct($0.first, $0.second) }
      .filter { !mode.isJudgedEarlier($0.first, $0.second) }
      .sorted { ($0.kept, $0.first, $0.second) < ($1.kept, $1.first, $1.second) }
    guard let worst = pairs.first else { return ledger.pass() }

    let group = GroupedFinding(
      mode: mode, pairs: pairs.map { ($0.first, $0.second) }, measured: pairs.map(\.kept))
    var finding = group.finding(key, level, message(group, worst, mode.settings.highestSeverity))
    finding.measure = Measure(
      worst.kept, of: fraction, .fraction, by: Observer(worst.vision, severity: mode.settings.highestSeverity))
    finding.evidence = pairs.prefix(NamedList.shown).map { pair in
      let left = WeakestDifference(value: pair.simulated, severity: mode.settings.highestSeverity)
      return group.evidence((pair.first, pair.second), pair.vision, left)
    }
    ledger.report(finding)
  }
}

extension PairMeasurements.FadedPair {
  /// The remaining share of the difference, 0…1.
  fileprivate var kept: Double { simulated / normal }
}

private func message(
  _ group: GroupedFinding, _ worst: PairMeasurements.FadedPair, _ severity: Double
) -> String {
  let left = Figures.difference(worst.simulated, required: group.mode.pairs.thresholds[worst.vision])
  let of = Figures.atLeast(worst.normal, digits: 1)
  let who = visionName(worst.vision, severity: severity)
  return group.pairs.count == 1
    ? "\(group.names) lose half of their difference or more with \(who): \(left) of \(of) remains."
    : "\(group.pairs.count) pairs lose half of their difference or more: \(group.names); "
      + "the first keeps \(left) of \(of) with \(who)."
}

extension WeakenedPair {
  static let page = RulePage(
    measures: """
      Pairs that stay distinct but come much closer: under some colour vision, half of their difference or more is \
      gone. Side by side nobody confuses them, but finding a line again from the legend gets harder. The rule \
      reports once per mode and skips pairs that PC201–PC205 or PC209 names.
      """,
    formula: """
      share = ΔE00 as simulated / ΔE00 as designed
      at the highest judged severity, for protan, deutan and tritan vision
      """,
    threshold: """
      A share of \(Figures.plain(fraction)) or less; our choice. The finding is information, because the remaining \
      difference suffices for PC201 and PC202. \(PageSentences.difference)
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "You need not do anything. Where you can, make the two differ in lightness as well.",
      "Label the lines instead of using a legend.",
    ],
    adjusting: ["The rule skips pairs with a second difference in the theme."],
    sources: [.redGreenPrevalence, .vienot1999, .brettel1997, .ciede2000],
    bad: [
      RuleExample(
        "a pure red and a pure green on black",
        background: "#000000", series: [.named("Buy", "#00ff00"), .named("Sell", "#ff0000")])
    ],
    good: [
      RuleExample(
        "a sky blue and an orange on black",
        background: "#000000", series: [.named("Buy", "#56b4e9"), .named("Sell", "#e69f00")])
    ])
}
