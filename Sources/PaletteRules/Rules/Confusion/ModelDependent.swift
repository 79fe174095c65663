import Colorimetry

/// Reports pairs on which the two families of simulation disagree: Brettel 1997 and Viénot 1999 against Machado 2009.
/// The first family decides the verdict; the finding tells the reader that it is close.
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

  /// What the two families measure where they disagree.
  fileprivate struct Disagreement {
    let vision: Vision
    let ours: WeakestDifference
    let machado: WeakestDifference

    /// Nil when neither family measures the pair.
    init?(_ pair: Pair, between ours: PairMeasurements, and machado: PairMeasurements, about rules: Set<String>) {
      let visions = ours.visions.filter {
        rules.contains($0 == .tritan ? RuleKey.blueYellowConfusion.id : RuleKey.redGreenConfusion.id)
      }
      // Both figures belong to the same vision: where the verdicts differ, one family finds the pair confused under a
      // vision where the other does not. Ties go to the more common deficiency, as in PC201.
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

  /// The rules, PC201 or PC202, that each pair fails.
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
      + "\(group.pairs.count) pairs look alike; treat them as doubtful."
  }
  let threshold = group.mode.pairs.thresholds[closest.vision]
  return "\(group.names): two simulations of \(closest.vision.rawValue) vision disagree on whether they look alike: "
    + "Brettel/Viénot \(Figures.difference(closest.ours.value, required: threshold)), "
    + "Machado \(Figures.difference(closest.machado.value, required: threshold)), "
    + "needs \(Figures.plain(threshold))."
}

extension ModelDependent {
  static let page = RulePage(
    measures: """
      Whether two ways of simulating colour vision reach the same verdict. All other rules use Viénot and Brettel; \
      this rule judges every pair a second time with Machado. Where the two disagree about PC201 or PC202, the \
      verdict stays, and the finding warns you that another tool may say the opposite. The rule reports all pairs of \
      a mode in one finding.
      """,
    formula: """
      PC201 and PC202 by Viénot 1999 (protan, deutan) and Brettel 1997
      (tritan), and again by Machado 2009. The finding names the pairs that
      only one of the two finds confused.
      """,
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)) for both, as in PC201 and PC202. \(PageSentences.difference)
      """,
    affects: """
      Everyone who compares the verdicts of two tools, and the readers of PC201 and PC202, because no simulation \
      knows how one person sees.
      """,
    remedies: [
      "Treat the pair as confused: a remedy for PC201 and PC202 works in both simulations.",
      "Show the chart to people with the deficiency, and believe them.",
    ],
    adjusting: ["The rule skips pairs with a second difference in the theme."],
    sources: [.vienot1999, .brettel1997, .machado2009, .ciede2000],
    bad: [
      RuleExample(
        "an orange and a pink: alike in Brettel's simulation, distinct in Machado's", alongside: ["PC202"],
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
        "an orange and a blue: distinct in both",
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
