import Colorimetry

/// Reports pairs that look alike to everyone.
///
/// A second channel does not lower the level: the colours then distinguish nothing for anyone, while PC201 and PC202
/// concern only what a deficiency takes away.
enum TooSimilar: ModeRule {
  static let key = RuleKey.tooSimilar
  static let summary = "no two series look alike as designed: ΔE00 8 for everyone"
  static let threshold: RuleThreshold? = .difference(\.everyone, "series as everyone sees them")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let found = mode.pairs.readings.filter(\.isAlike)
    if let scale = mode.scale {
      ledger.report(finding(scale, found, mode, level))
    } else {
      for group in mode.sameColors(found, apartByChannel: false) { ledger.report(finding(group, mode, level)) }
    }
    ledger.pass(mode.measuredPairCount - found.count, mode.passedPairs(except: found))
  }

  /// One finding for the steps of a scale.
  private static func finding(
    _ scale: OneHueScale, _ found: [PairReading], _ mode: JudgedMode, _ level: Level
  ) -> Finding {
    let pairs = found.sorted { ($0.designed, $0.first, $0.second) < ($1.designed, $1.first, $1.second) }
    let group = PairFinding(mode, pairs, measured: \.designed)
    let required = mode.settings.thresholds.everyone
    let least = pairs[0].designed
    let count = pairs.count == 1 ? "1 pair looks" : "\(group.counted) look"
    var finding = group.finding(
      key, level,
      "the \(mode.judgedCount) series are steps of one \(scale.hue) from \(scale.rises ? "dark to light" : "light to dark"), "
        + "which readers take for a scale: \(count) alike (\(group.names)), the closest with "
        + "\(Figures.difference(least, required: required)), series need \(Figures.plain(required)).")
    finding.measure = Measure(least, of: required, .deltaE00, by: .everyone)
    finding.evidence = pairs.indices.prefix(NamedList.shown).map {
      group.evidence(.designed(pairs[$0].designed, of: required), at: $0)
    }
    finding.suggestions = [
      Suggestion(
        token: finding.tokens.first ?? "", series: nil,
        action: "declare them as a ramp if they show more and less of one thing, or use different hues")
    ]
    return finding
  }

  /// One finding for pairs of the same two colours.
  private static func finding(_ group: [PairReading], _ mode: JudgedMode, _ level: Level) -> Finding {
    let difference = group[0].designed
    let required = mode.settings.thresholds.everyone
    let subject = PairFinding(mode, group, measured: \.designed)
    var finding = subject.finding(key, level, "")
    let isSeveral = group.count > 1
    let names = isSeveral ? NamedList.text(finding.series.map { quoted($0) }) : subject.names
    let isDistinct = group.allSatisfy { mode.isDistinct($0.first, $0.second) }
    finding.message = message(names, difference, required, isDistinct: isDistinct)
    finding.brief = FindingBrief(names, difference, "for everyone", required: required)
    finding.measure = Measure(difference, of: required, .deltaE00, by: .everyone)
    finding.evidence = [subject.evidence(.designed(difference, of: required))]
    let changed = mode.series[subject.pairs[0].changed]
    // A symbol would not make this pair pass.
    let remedy =
      isSeveral
      ? "give each of the \(finding.series.count) a colour of its own"
      : "move \(quoted(changed.name)) to another hue, or make it clearly darker or lighter"
    finding.suggestions = [Suggestion(token: changed.token, series: changed.name, action: remedy)]
    return finding
  }
}

private func message(_ names: String, _ difference: Double, _ required: Double, isDistinct: Bool) -> String {
  let figure = Figures.difference(difference, required: required)
  return "\(names) \(likeness(difference)) for everyone: \(figure), "
    + "needs \(Figures.plain(required))."
    + (isDistinct ? " A second channel does not make up for that." : "")
}

extension TooSimilar {
  static let page = RulePage(
    measures: """
      Whether two series look alike to everyone. A symbol or a dash does not excuse it: when two colours look alike \
      to everyone, nobody can read the legend by colour. Where all series are steps of one hue from dark to light, one \
      finding reports them together: they are a scale, and belong into a ramp.
      """,
    formula: "ΔE00 between the two as designed, on CIELAB relative to D65.",
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)), as for PC201; our choice. \(PageSentences.difference) PC201 and PC202 \
      skip a pair that fails here.
      """,
    affects: "Everyone, and first those who read thin lines or small points, or sit at the back of the room.",
    remedies: [
      "Move one of the two to another hue, or make it clearly darker or lighter.",
      "If the two mean the same thing, draw them as one series.",
      "If there are too many series for distinct colours, group some of them or split the chart.",
    ],
    adjusting: [
      "`\"usage\": { \"maxSeries\": 4 }` declares that a chart uses at most the first four colours together.",
      "`\"role\": \"context\"` on greys behind a highlighted series declares that nobody has to tell them apart.",
    ],
    sources: [.ciede2000],
    bad: [
      RuleExample("two blues", series: [.named("Plan", "#2166ac"), .named("Actual", "#2a6bb0")]),
      RuleExample("five steps of grey", series: ["#2b2b2b", "#3e3e3e", "#525252", "#676767", "#7c7c7c"]),
    ],
    good: [
      RuleExample("a blue and a nearly black blue", series: [.named("Plan", "#2166ac"), .named("Actual", "#0b1f3a")])
    ])
}
