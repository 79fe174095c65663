import Colorimetry

/// Palettes whose first few colours go together and whose further ones do not: how many, and whether another order
/// carries further.
enum TooManySeries: Rule {
  static let key = RuleKey.tooManySeries
  static let summary = "all series go together; else how many of the first do, and in which order more of them would"

  /// Two series of which one is confused need no advice about their number.
  private static let fewest = 3

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let known = mode.shown.prefix(mode.judgedCount).count { $0 != nil }
    // A series that nobody can judge leaves every answer open.
    guard mode.newPairCount > 0, mode.judgedCount >= fewest, known == mode.judgedCount, mode.pairs.unjudged == 0 else {
      return
    }
    let confused = mode.pairs.close.filter { pair in
      pair.normal < mode.pairs.thresholds.everyone
        || (pair.protan != nil || pair.deutan != nil) && !mode.isToldApart(pair.first, pair.second)
    }
    let isNew = confused.contains { !mode.isJudgedEarlier($0.first, $0.second) }
    guard isNew else { return ledger.pass() }
    let safe = SafePrefix(count: mode.judgedCount, confused: confused.map { ($0.first, $0.second) })

    let first = mode.series[min(safe.count, mode.judgedCount - 1)]
    var finding = finding(level, message(safe, mode), at: first.color.origin)
    finding.tokens = mode.series.prefix(mode.judgedCount).map(\.token)
    finding.series = mode.series.prefix(mode.judgedCount).map(\.name)
    finding.mode = mode.mode.name
    finding.measure = Measure(Double(safe.count), of: Double(mode.judgedCount), .count)
    if safe.best.count > safe.count {
      let order = safe.best.map { quoted(mode.series[$0].name) }
      let shown = order.prefix(longestOrder)
      let rest = order.count > shown.count ? " and \(order.count - shown.count) more" : ""
      finding.suggestions = [
        Suggestion(
          token: first.token, series: nil, measured: Double(order.count),
          text: "begin with \(shown.joined(separator: ", "))\(rest): these \(order.count) go together")
      ]
    }
    ledger.report(finding)
  }

  /// Names in the better order. An engineering choice: longer palettes are not typed from a report.
  private static let longestOrder = 12
}

private func message(_ safe: SafePrefix, _ mode: JudgedMode) -> String {
  let all = mode.judgedCount
  let together =
    safe.count < 2 ? "not even the first two of \(all) series" : "only the first \(safe.count) of \(all) series"
  return "\(together) go together before two are confused with a red-green deficiency or by everyone"
    + (safe.best.count > safe.count ? "; in another order \(safe.best.count) do." : ".")
}

extension TooManySeries {
  static let page = RulePage(
    measures: """
      How far down its list a palette can be used. Charts take colours from the front, so what counts is how many of the \
      first ones go together before two are confused, by everyone or by readers with a red-green deficiency. Where \
      another order carries further, the finding names it. Series with a second difference are not confused.
      """,
    formula: """
      1. Pairs that PC201 or PC203 would name.
      2. The first series that is confused with one before it ends the count.
      3. The largest set of series without such a pair, by search.
      """,
    threshold: """
      None of its own; it is information. It speaks of three series or more, where PC201 or PC203 speaks of some of them.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Take the order of the finding, and leave the rest for charts with symbols or labels.",
      "Say how many are ever used together: `\"usage\": { \"maxSeries\": 5 }`.",
      "Group small series, or split the chart.",
    ],
    sources: [.petroff, .redGreenPrevalence, .vienot1999, .ciede2000],
    bad: [
      RuleExample(
        "a blue, a green, a red of the same lightness as the green, and a dark grey", alongside: ["PC201"],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": ["#1f77b4", "#5b8c2a", "#b8602f", "#222222"]
          }
          """)
    ],
    good: [
      RuleExample(
        "a blue, an orange and a nearly black violet",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": ["#0072b2", "#d55e00", "#2d004b"]
          }
          """)
    ])
}
