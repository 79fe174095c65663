import Colorimetry

/// Pairs that pass for one colour for everybody.
///
/// A second channel does not soften this one: the colours then tell nobody anything, and PC201 and PC202 ask only for
/// what colour vision takes away.
enum TooSimilar: Rule {
  static let key = RuleKey.tooSimilar
  static let summary = "no two series look alike as designed: ΔE00 8 for everyone"
  static let threshold: RuleThreshold? = .difference(\.everyone, "series as everyone sees them")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let found = mode.newClosePairs.filter { $0.normal < mode.pairs.thresholds.everyone }
    for group in mode.grouped(found) { ledger.report(finding(group, mode, level)) }
    let passed = mode.newPairCount - found.count
    ledger.pass(passed, mode.passedPairs(except: found, notIn: mode.history, count: passed))
  }

  private static func finding(_ group: [PairMeasurements.ClosePair], _ mode: JudgedMode, _ level: Level) -> Finding {
    let pair = group[0]
    let told = PairFinding(pair, in: mode)
    let required = mode.settings.thresholds.everyone
    let isToldApart = group.allSatisfy { mode.isToldApart($0.first, $0.second) }
    var finding = told.finding(key, level, message(told.names, pair.normal, required, isToldApart: isToldApart))
    let changed = mode.series[told.changed]
    // A symbol would not make this pass.
    var remedy = "move \(quoted(changed.name)) to another hue, or make it clearly darker or lighter"
    finding.measure = Measure(pair.normal, of: required, .deltaE00, by: .everyone)
    finding.evidence = [told.evidence("designed", pair.normal)]
    if group.count > 1 {
      finding.takeIn(group, of: mode)
      finding.message = message(
        NamedList.text(finding.series.map { quoted($0) }), pair.normal, required, isToldApart: isToldApart)
      remedy = "give each of the \(finding.series.count) a colour of its own"
    }
    finding.suggestions = [Suggestion(token: changed.token, series: changed.name, text: remedy)]
    return finding
  }
}

private func message(_ names: String, _ difference: Double, _ required: Double, isToldApart: Bool) -> String {
  let figure = Figures.difference(difference, required: required)
  return "\(names) \(likeness(difference)) for everyone: \(figure), "
    + "needs \(Figures.plain(required))."
    + (isToldApart ? " What else differs does not mend that." : "")
}

extension TooSimilar {
  static let page = RulePage(
    measures: """
      Whether two series look alike to everyone. A symbol or a dash does not excuse it: when the colours say nothing \
      to anybody, the legend cannot be read by colour at all.
      """,
    formula: "ΔE00 between the two as designed, on CIELAB relative to D65.",
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)), as for PC201; our choice. \(PageSentences.difference) A pair \
      that fails here is not named again by PC201 and PC202.
      """,
    affects: "Everyone, and first those who look at thin lines, small points, or from the back of the room.",
    remedies: [
      "Move one of the two to another hue, or make it clearly darker or lighter.",
      "If the two mean the same thing, draw them as one series.",
      "Too many series for the colours there are: group some of them, or split the chart.",
    ],
    adjusting: ["`\"usage\": { \"maxSeries\": 4 }` says that only the first four colours are ever used together."],
    sources: [.ciede2000],
    bad: [
      RuleExample(
        "two blues",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Plan", "color": "#2166ac" },
              { "name": "Actual", "color": "#2a6bb0" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "a blue and a nearly black blue",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Plan", "color": "#2166ac" },
              { "name": "Actual", "color": "#0b1f3a" }
            ]
          }
          """)
    ])
}
