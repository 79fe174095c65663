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
    let doubted = mode.pairs.close.filter { mode.owner(of: $0) == key }
      .compactMap { pair in pair.doubt.map { (pair: pair, doubt: $0) } }
      .sorted { ($0.doubt.share, $0.pair.first, $0.pair.second) < ($1.doubt.share, $1.pair.first, $1.pair.second) }
    // One finding per pair: a close pair is in PC204, PC205 or the finding above.
    let disagreed = mode.pairs.readings.filter {
      !$0.isAlike && !$0.isClose && $0.disagreesOnRule && !mode.isDistinct($0.first, $0.second)
    }
    if !doubted.isEmpty { ledger.report(finding(of: doubted, mode, level)) }
    if !disagreed.isEmpty {
      ledger.report(finding(about: disagreed, mode, mode.settings.isSet(key) ? level : min(level, .info)))
    }
    if doubted.isEmpty, disagreed.isEmpty { ledger.pass() }
  }

  /// The pairs that only Machado finds confused under protan or deutan vision, the worst first.
  private static func finding(
    of pairs: [(pair: PairReading, doubt: PairReading.Shortfall)], _ mode: JudgedMode, _ level: Level
  ) -> Finding {
    let (worst, doubt) = pairs[0]
    let group = PairFinding(
      mode, pairs.map { ($0.pair.first, $0.pair.second) }, measured: pairs.map(\.doubt.weakest.value))
    var finding = group.finding(key, level, message(group, worst, doubt))
    finding.measure = doubt.measure
    finding.evidence = pairs.indices.prefix(NamedList.shown).map { group.evidence(pairs[$0].doubt, at: $0) }
    return finding
  }

  /// The pairs on which the families disagree in any other way.
  private static func finding(about pairs: [PairReading], _ mode: JudgedMode, _ level: Level) -> Finding {
    let group = PairFinding(mode, pairs.map { ($0.first, $0.second) })
    let closest = Disagreement(pairs[0], mode.pairs)
    var finding = group.finding(key, level, message(group, closest))
    finding.measure = closest.map {
      Measure(
        $0.ours.value, of: mode.pairs.thresholds[$0.vision], .deltaE00,
        by: Observer($0.vision, severity: $0.ours.severity))
    }
    return finding
  }

  /// What the two families measure where they disagree, under one vision.
  fileprivate struct Disagreement {
    let vision: Vision
    let ours, machado: WeakestDifference

    init?(_ pair: PairReading, _ pairs: PairMeasurements) {
      // Ties go to the more common deficiency, as in PC201.
      let found = pairs.visions.reversed().compactMap { vision -> Disagreement? in
        guard pair.disagrees(vision), (pair[vision] == nil) != (pair.byMachado[vision] == nil),
          let ours = pairs.weakest(pair.first, pair.second, vision),
          let machado = pairs.weakest(pair.first, pair.second, vision, byMachado: true)
        else { return nil }
        return Disagreement(vision: vision, ours: ours, machado: machado)
      }
      guard let worst = found.min(by: { $0.least < $1.least }) else { return nil }
      self = worst
    }

    private init(vision: Vision, ours: WeakestDifference, machado: WeakestDifference) {
      (self.vision, self.ours, self.machado) = (vision, ours, machado)
    }

    private var least: Double { min(ours.value, machado.value) }
  }
}

extension PairReading {
  /// Whether only one family of simulation finds the pair confused by the rule about a vision: PC201 or PC202.
  fileprivate func disagrees(_ vision: Vision) -> Bool {
    vision == .tritan
      ? (confusions.tritan == nil) != (byMachado.tritan == nil) : confusions.isRedGreen != byMachado.isRedGreen
  }

  fileprivate var disagreesOnRule: Bool { disagrees(.deutan) || disagrees(.tritan) }
}

private func message(_ group: PairFinding, _ pair: PairReading, _ doubt: PairReading.Shortfall) -> String {
  let machado = doubt.figure
  let ours = group.mode.pairs.weakest(pair.first, pair.second, doubt.vision).map {
    " (\(Figures.atLeast($0.value, digits: 1)) by Viénot's)"
  }
  let rest = "by Machado's\(ours ?? ""), needs \(Figures.plain(doubt.required))."
  return group.pairs.count == 1
    ? "\(group.names) look alike \(doubt.observer.who) by one of two simulations: \(machado) \(rest)"
    : "\(group.counted) look alike by one of two simulations: \(group.names); the first keeps \(machado) "
      + "\(doubt.observer.who) \(rest)"
}

private func message(_ group: PairFinding, _ closest: ModelDependent.Disagreement?) -> String {
  guard group.pairs.count == 1, let closest else {
    return "\(group.names): two simulations of colour vision, Brettel/Viénot and Machado, disagree on whether these "
      + "\(group.counted) look alike; treat them as doubtful."
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
