import Colorimetry

extension Rule {
  /// Brettel 1997 and Viénot 1999 against Machado 2009. A pair that only Machado finds confused, under protan or deutan
  /// vision, is close: a warning. Any other disagreement is information; the first family decides those verdicts.
  static let modelDependent = Rule(
    .modelDependent, "the two families of simulation agree on every pair",
    page: RulePage(
      measures: """
        Whether two ways of simulating colour vision reach the same verdict. All other rules use Viénot and Brettel; \
        this rule judges every pair a second time with Machado. A pair that only Machado finds confused under protan or \
        deutan vision is a warning: no simulation knows how one person sees, so a clear pair has to be clear in both. \
        Where only Viénot and Brettel find a pair confused, PC201 and PC202 report it, and this finding tells you that \
        another tool may say the opposite. Under tritan vision, which Machado's authors do not claim to model, a \
        disagreement is a note.
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
      adjusting: [
        "The rule skips pairs that differ in something besides colour in the theme, such as a symbol or a dash."
      ],
      sources: [.vienot1999, .brettel1997, .machado2009, .ciede2000],
      RuleExample(
        .bad("a blue and a purple: alike in Machado's simulation, distinct in Viénot's"),
        background: "#14181d", series: [.named("East", "#6b8abc"), .named("West", "#d568fb")]),
      RuleExample(
        .bad("an orange and a pink: alike in Brettel's simulation, distinct in Machado's"), level: .info,
        alongside: [.blueYellowConfusion],
        background: "#14181d", series: [.named("East", "#ff7f0e"), .named("West", "#e377c2")]),
      RuleExample(
        .good("an orange and a blue: distinct in both"),
        background: "#14181d", series: [.named("East", "#ff7f0e"), .named("West", "#56b4e9")])),
    .mode { mode, level, ledger in
      guard mode.measuredPairCount > 0, mode.settings.judgesDeficiency else { return }
      let doubted = mode.pairs.close.filter { mode.owner(of: $0) == .modelDependent }.compactMap { pair in
        pair.doubt.map { ShortPair(first: pair.first, second: pair.second, missed: $0) }
      }.worstFirst
      // One finding per pair: a close pair is in PC204, PC205 or the finding above.
      let disagreed = mode.pairs.readings.filter {
        !$0.isAlike && !$0.isClose && ($0.disagrees(.deutan) || $0.disagrees(.tritan))
          && !mode.isDistinct($0.first, $0.second)
      }
      if !doubted.isEmpty {
        let group = PairFinding(mode, doubted)
        ledger.report(group.finding(.modelDependent, level, message(group, doubted[0])))
      }
      if !disagreed.isEmpty {
        let group = PairFinding(mode, disagreed.map { ($0.first, $0.second) })
        let closest = Disagreement(disagreed[0], mode.pairs)
        var finding = group.finding(
          .modelDependent, mode.settings.isSet(.modelDependent) ? level : min(level, .info), message(group, closest))
        finding.measure = closest?.ours.measure
        ledger.report(finding)
      }
      if doubted.isEmpty, disagreed.isEmpty { ledger.pass() }
    })
}

/// What the two families measure where they disagree, under one vision.
private struct Disagreement {
  let ours, machado: PairReading.Shortfall

  init?(_ pair: PairReading, _ pairs: PairMeasurements) {
    // Ties go to the more common deficiency, as in PC201.
    let found = pairs.visions.reversed().compactMap {
      vision -> (ours: WeakestDifference, machado: WeakestDifference, Vision)? in
      guard pair.disagrees(vision), (pair[vision] == nil) != (pair.byMachado[vision] == nil),
        let ours = pairs.weakest(pair.first, pair.second, vision),
        let machado = pairs.weakest(pair.first, pair.second, vision, byMachado: true)
      else { return nil }
      return (ours, machado, vision)
    }
    guard
      let (ours, machado, vision) = found.min(by: {
        min($0.ours.value, $0.machado.value) < min($1.ours.value, $1.machado.value)
      })
    else { return nil }
    let required = pairs.thresholds[vision]
    (self.ours, self.machado) = (.init(vision, ours, of: required), .init(vision, machado, of: required))
  }
}

extension PairReading {
  /// Whether only one family of simulation finds the pair confused by the rule about a vision: PC201 or PC202.
  fileprivate func disagrees(_ vision: Vision) -> Bool {
    vision == .tritan
      ? (confusions.tritan == nil) != (byMachado.tritan == nil) : confusions.isRedGreen != byMachado.isRedGreen
  }
}

private func message(_ group: PairFinding, _ worst: ShortPair) -> String {
  let doubt = worst.missed
  let ours = group.mode.pairs.weakest(worst.first, worst.second, doubt.vision).map {
    " (\(Figures.atLeast($0.value, digits: 1)) by Viénot's)"
  }
  let rest = "by Machado's\(ours ?? ""), needs \(Figures.plain(doubt.required))."
  return group.pairs.count == 1
    ? "\(group.names) look alike \(doubt.observer.who) by one of two simulations: \(doubt.figure) \(rest)"
    : "\(group.counted) look alike by one of two simulations: \(group.names); the first keeps \(doubt.figure) "
      + "\(doubt.observer.who) \(rest)"
}

private func message(_ group: PairFinding, _ closest: Disagreement?) -> String {
  guard group.pairs.count == 1, let closest else {
    return "\(group.names): two simulations of colour vision, Brettel/Viénot and Machado, disagree on whether these "
      + "\(group.counted) look alike; treat them as doubtful."
  }
  return
    "\(group.names): two simulations of \(closest.ours.vision.rawValue) vision disagree on whether they look alike: "
    + "Brettel/Viénot \(closest.ours.figure), Machado \(closest.machado.figure), "
    + "needs \(Figures.plain(closest.ours.required))."
}
