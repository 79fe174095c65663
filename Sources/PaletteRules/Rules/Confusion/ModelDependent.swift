import Colorimetry

/// Reports pairs on which the two families of simulation disagree: Brettel 1997 and Viénot 1999 against Machado 2009.
///
/// A pair that only Machado finds confused, under protan or deutan vision, is close: a warning. Any other disagreement
/// is information; the first family decides those verdicts.
enum ModelDependent: ModeRule {
  static let key = RuleKey.modelDependent
  static let summary = "the two families of simulation agree on every pair"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.measuredPairCount > 0, mode.settings.judgesDeficiency else { return }
    let second = mode.otherModel
    let isClose = closePairs(mode, at: level, into: &ledger)
    // One finding per pair: a close pair is in PC204, PC205 or the finding above.
    let near = Set(mode.near.map { Pair(first: $0.first, second: $0.second) })
    let verdicts = Verdicts(mode.pairs)
    let others = Verdicts(second)
    let pairs = verdicts.byPair.keys.union(others.byPair.keys)
      .filter { verdicts.byPair[$0] ?? [] != others.byPair[$0] ?? [] }
      .filter { !near.contains($0) && !mode.isDistinct($0.first, $0.second) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    guard !pairs.isEmpty else { return isClose ? () : ledger.pass() }

    let group = GroupedFinding(mode: mode, pairs: pairs.map { ($0.first, $0.second) })
    let closest = pairs.first.flatMap { pair in
      Disagreement(
        pair, between: mode.pairs, and: second,
        about: (verdicts.byPair[pair] ?? []).symmetricDifference(others.byPair[pair] ?? []))
    }
    var finding = group.finding(
      key, mode.settings.isSet(key) ? level : min(level, .info), message(group, closest))
    finding.measure = closest.map {
      Measure(
        $0.ours.value, of: mode.pairs.thresholds[$0.vision], .deltaE00,
        by: Observer($0.vision, severity: $0.ours.severity))
    }
    ledger.report(finding)
  }

  /// Reports the pairs that only Machado finds confused under protan or deutan vision, in one finding; false without
  /// one.
  private static func closePairs(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) -> Bool {
    let pairs = mode.near.filter { mode.rule(for: $0) == key }
      .compactMap { pair in pair.otherModel.map { (pair: pair, doubt: $0) } }
      .sorted {
        ($0.doubt.weakest.value, $0.pair.first, $0.pair.second) < (
          $1.doubt.weakest.value, $1.pair.first, $1.pair.second
        )
      }
    guard let worst = pairs.first else { return false }
    let group = GroupedFinding(
      mode: mode, pairs: pairs.map { ($0.pair.first, $0.pair.second) }, measured: pairs.map(\.doubt.weakest.value))
    var finding = group.finding(key, level, message(group, worst.pair, worst.doubt))
    finding.measure = Measure(
      worst.doubt.weakest.value, of: worst.doubt.required, .deltaE00,
      by: Observer(worst.doubt.vision, severity: worst.doubt.weakest.severity))
    finding.evidence = pairs.prefix(NamedList.shown).map { item in
      let (changed, kept) = mode.laterFirst(item.pair.first, item.pair.second)
      let simulation = Simulation(
        item.doubt.vision, severity: item.doubt.weakest.severity, model: .machado2009)
      return Evidence(
        label: "\(visionLabel(item.doubt.vision, item.doubt.weakest.severity)), Machado",
        hexes: [changed, kept].compactMap { mode.findingColor($0, under: simulation).simulatedHex },
        figure: Figures.difference(item.doubt.weakest.value, required: item.doubt.required), fails: true)
    }
    ledger.report(finding)
    return true
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

private func message(_ group: GroupedFinding, _ pair: NearPair, _ doubt: NearPair.Shortfall) -> String {
  let machado = Figures.difference(doubt.weakest.value, required: doubt.required)
  let who = visionName(doubt.vision, severity: doubt.weakest.severity)
  let ours = group.mode.pairs.weakest(pair.first, pair.second, doubt.vision).map {
    " (\(Figures.atLeast($0.value, digits: 1)) by Viénot's)"
  }
  let needs = "needs \(Figures.plain(doubt.required))"
  return group.pairs.count == 1
    ? "\(group.names) look alike with \(who) by one of two simulations: \(machado) by Machado's\(ours ?? ""), \(needs)."
    : "\(group.pairs.count) pairs look alike by one of two simulations: \(group.names); the first keeps \(machado) with "
      + "\(who) by Machado's\(ours ?? ""), \(needs)."
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
      this rule judges every pair a second time with Machado. A pair that only Machado finds confused under protan or \
      deutan vision is a warning: no simulation knows how one person sees, so a clear pair has to be clear in both. \
      Where only Viénot and Brettel find a pair confused, PC201 and PC202 report it, and this finding tells you that \
      another tool may say the opposite. Under tritan vision, which Machado's authors do not claim to model, a \
      disagreement is information.
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
        "a blue and a purple: alike in Machado's simulation, distinct in Viénot's",
        background: "#14181d", series: [.named("East", "#6b8abc"), .named("West", "#d568fb")]),
      RuleExample(
        "an orange and a pink: alike in Brettel's simulation, distinct in Machado's", level: .info,
        alongside: [.blueYellowConfusion],
        background: "#14181d", series: [.named("East", "#ff7f0e"), .named("West", "#e377c2")]),
    ],
    good: [
      RuleExample(
        "an orange and a blue: distinct in both",
        background: "#14181d", series: [.named("East", "#ff7f0e"), .named("West", "#56b4e9")])
    ])
}
