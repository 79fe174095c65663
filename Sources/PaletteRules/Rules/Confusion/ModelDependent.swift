import Colorimetry

/// Pairs on which the two schools of simulation disagree: Brettel 1997 and Viénot 1999 on one side, Machado 2009 on the
/// other. The verdict stands with the first; the reader should know that it is a close one.
enum ModelDependent: Rule {
  static let key = RuleKey.modelDependent
  static let summary = "the two families of simulation agree on every pair"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0, mode.settings.judgesDeficiency else { return }
    let second = PairMeasurements(
      mode.shown.prefix(mode.judgedCount).map { $0.map { LinearSRGB($0) } }, severities: mode.settings.severities,
      visions: mode.pairs.visions, model: .machado2009, thresholds: mode.pairs.thresholds)
    let verdicts = Verdicts(mode.pairs)
    let others = Verdicts(second)
    let pairs = verdicts.byPair.keys.union(others.byPair.keys)
      .filter { verdicts.byPair[$0] ?? [] != others.byPair[$0] ?? [] }
      .filter { !mode.isToldApart($0.first, $0.second) }
      .filter { !mode.isJudgedEarlier($0.first, $0.second) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    guard !pairs.isEmpty else { return ledger.pass() }

    let group = GroupedFinding(mode: mode, pairs: pairs.map { ($0.first, $0.second) })
    let closest = pairs.first.flatMap { pair in
      Disagreement(
        pair, between: mode.pairs, and: second,
        about: (verdicts.byPair[pair] ?? []).symmetricDifference(others.byPair[pair] ?? []))
    }
    var finding = group.finding(key, level, message(group, closest))
    finding.measure = closest.map {
      Measure(
        $0.ours.value, of: mode.pairs.thresholds[$0.vision], .deltaE00,
        by: Observer($0.vision, severity: $0.ours.severity))
    }
    ledger.report(finding)
  }

  /// What the two schools measure where they disagree.
  fileprivate struct Disagreement {
    let vision: Vision
    let ours: WeakestDifference
    let machado: WeakestDifference

    /// Nil when neither school measures the pair.
    init?(_ pair: Pair, between ours: PairMeasurements, and machado: PairMeasurements, about rules: Set<String>) {
      let visions = ours.visions.filter {
        rules.contains($0 == .tritan ? RuleKey.blueYellowConfusion.id : RuleKey.redGreenConfusion.id)
      }
      // Figures of one and the same vision: where two verdicts differ, one school finds the pair confused with a vision
      // with which the other does not. Of equals the vision of more people, as in PC201.
      let found = visions.compactMap {
        vision -> (vision: Vision, ours: WeakestDifference, machado: WeakestDifference)? in
        guard let first = ours.weakest(pair.first, pair.second, vision),
          let second = machado.weakest(pair.first, pair.second, vision),
          (first.value < ours.thresholds[vision]) != (second.value < ours.thresholds[vision])
        else { return nil }
        return (vision, first, second)
      }
      let worst = found.reversed().min { min($0.ours.value, $0.machado.value) < min($1.ours.value, $1.machado.value) }
      guard let worst else { return nil }
      (vision, self.ours, self.machado) = (worst.vision, worst.ours, worst.machado)
    }
  }

  fileprivate struct Pair: Hashable {
    let first, second: Int
  }

  /// The rules that each pair fails, of PC201 and PC202.
  private struct Verdicts {
    var byPair: [Pair: Set<String>] = [:]

    init(_ pairs: PairMeasurements) {
      for pair in pairs.close where pair.normal >= pairs.thresholds.everyone {
        var failed: Set<String> = []
        if pair.protan != nil || pair.deutan != nil { failed.insert(RuleKey.redGreenConfusion.id) }
        if pair.tritan != nil { failed.insert(RuleKey.blueYellowConfusion.id) }
        byPair[Pair(first: pair.first, second: pair.second)] = failed
      }
    }
  }
}

extension Dictionary.Keys where Key: Hashable {
  fileprivate func union(_ other: Self) -> Set<Key> { Set(self).union(other) }
}

private func message(_ group: GroupedFinding, _ closest: ModelDependent.Disagreement?) -> String {
  guard group.pairs.count == 1, let closest else {
    return "\(group.names): two simulations of colour vision, Brettel/Viénot and Machado, disagree on whether these "
      + "\(group.pairs.count) pairs are confused; treat them as doubtful."
  }
  let threshold = group.mode.pairs.thresholds[closest.vision]
  return "\(group.names): two simulations of \(closest.vision.rawValue) vision disagree on whether they are confused: "
    + "Brettel/Viénot \(Figures.difference(closest.ours.value, required: threshold)), "
    + "Machado \(Figures.difference(closest.machado.value, required: threshold)), "
    + "needs \(Figures.plain(threshold))."
}

extension ModelDependent {
  static let page = RulePage(
    measures: """
      Whether two ways of simulating colour vision come to the same verdict. All other rules follow Viénot and Brettel. \
      Here every pair is judged a second time after Machado. Where the two disagree about PC201 or PC202, the verdict \
      stands, and you should know that another tool may say the opposite. It is said once a mode, for all pairs.
      """,
    formula: """
      PC201 and PC202 by Viénot 1999 (protan, deutan) and Brettel 1997 (tritan),
      and once more by Machado 2009. Named are the pairs that only one of
      the two finds confused.
      """,
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)) for both, as in PC201 and PC202. \(PageSentences.difference)
      """,
    affects: """
      Whoever compares the verdicts of two tools; and the readers of PC201 and PC202, since no simulation knows how one \
      person sees.
      """,
    remedies: [
      "Treat the pair as confused: what mends PC201 and PC202 mends it for both simulations.",
      "Show the chart to people who have the deficiency, and believe them.",
    ],
    adjusting: ["It keeps silent about pairs that a second difference in the theme tells apart."],
    sources: [.vienot1999, .brettel1997, .machado2009, .ciede2000],
    bad: [
      RuleExample(
        "an orange and a pink: confused by Brettel, not by Machado", alongside: ["PC202"],
        theme: """
          {
            "palettecheck": 1,
            "background": "#14181d",
            "series": [
              { "name": "East", "color": "#ff7f0e" },
              { "name": "West", "color": "#e377c2" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "an orange and a blue: kept apart by both",
        theme: """
          {
            "palettecheck": 1,
            "background": "#14181d",
            "series": [
              { "name": "East", "color": "#ff7f0e" },
              { "name": "West", "color": "#56b4e9" }
            ]
          }
          """)
    ])
}
