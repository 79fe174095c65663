import Colorimetry

extension Rule {
  static let tooSimilar = Rule(
    .tooSimilar, "no two series look alike as designed: ΔE00 8 for everyone",
    RuleThreshold(.deltaE00, \.everyone, "series as everyone sees them"),
    page: RulePage(
      measures: """
        Whether two series look alike to everyone, or are so close that a red-green deficiency takes only a little of \
        what is there. Where all series are steps of one hue from dark to light, one \
        finding reports them together: they are a scale, and belong into a ramp.
        """,
      formula: """
        ΔE00 between the two as designed, on CIELAB relative to D65; under
        protan or deutan vision where these keep \(Figures.plain(100 * PairReading.leastShareKept)) % of it or more.
        """,
      threshold: """
        ΔE00 \(Figures.plain(Thresholds.pair)), as for PC201; our choice. \(PageSentences.difference) PC201 and PC202 \
        skip a pair that fails here. A pair that keeps it as designed, and loses little, is a warning here in place of PC201's error, unless the configuration sets the level of either.
        """,
      affects: "Everyone, and first those who read thin lines or small points, or sit at the back of the room.",
      remedies: [
        "Move one of the two to another hue, or make it clearly darker or lighter.",
        "If the two mean the same thing, draw them as one series.",
        "If there are too many series for distinct colours, group some of them or split the chart.",
      ],
      adjusting: [
        PageSentences.secondChannel,
        "`\"usage\": { \"maxSeries\": 4 }` declares that a chart uses at most the first four colours together.",
        "`\"role\": \"context\"` on greys behind a highlighted series declares that nobody has to tell them apart.",
      ],
      sources: [.ciede2000],
      RuleExample(.bad("two blues"), series: [.named("Plan", "#2166ac"), .named("Actual", "#2a6bb0")]),
      RuleExample(.bad("five steps of grey"), series: ["#2b2b2b", "#3e3e3e", "#525252", "#676767", "#7c7c7c"]),
      RuleExample(
        .bad("one blue for plan and actual, the plan dashed: only a note, because the dash distinguishes them"),
        level: .info,
        series: [
          .named("Plan", "#2166ac", mark: "line", dash: [6, 3]), .named("Actual", "#2166ac", mark: "line"),
        ]),
      RuleExample(
        .good("a blue and a nearly black blue"), series: [.named("Plan", "#2166ac"), .named("Actual", "#0b1f3a")])),
    .mode { mode, level, ledger in
      let found = mode.pairs.readings.filter { mode.owner(of: $0) == .tooSimilar }
      let required = mode.settings.thresholds.everyone
      let short = { (pairs: [PairReading]) in
        pairs.map { pair in
          let missed = pair.isAlike ? .designed(pair.designed, of: required) : pair.worstRedGreen(of: required)
          return ShortPair(
            first: pair.first, second: pair.second, missed: missed ?? .designed(pair.designed, of: required))
        }
      }
      let (marked, bare) = (
        found.filter { mode.isDistinct($0.first, $0.second) }, found.filter { !mode.isDistinct($0.first, $0.second) }
      )
      let steps = mode.scale != nil ? bare : []
      if let scale = mode.scale, !steps.isEmpty { ledger.report(finding(scale, short(steps).worstFirst, mode, level)) }
      for group in mode.sameColors(steps.isEmpty ? found : marked) {
        ledger.report(finding(short(group), group[0].designed, mode, level))
      }
      ledger.pass(mode.measuredPairCount - found.count, mode.passedPairs(except: found))
    })
}

/// One finding for the steps of a scale.
private func finding(_ scale: OneHueScale, _ short: [ShortPair], _ mode: JudgedMode, _ level: Level) -> Finding {
  let (group, least) = (PairFinding(mode, short), short[0].missed)
  let count = short.count == 1 ? "1 pair looks" : "\(group.counted) look"
  var finding = group.finding(
    .tooSimilar, level,
    "the \(mode.judgedCount) series are steps of one \(scale.hue) from \(scale.rises ? "dark to light" : "light to dark"), "
      + "which readers take for a scale: \(count) alike (\(group.names)), the closest with "
      + "\(least.figure), series need \(Figures.plain(least.required)).")
  finding.suggestions = [
    Suggestion(
      token: finding.tokens.first ?? "",
      action: "declare them as a ramp if they show more and less of one thing, or use different hues")
  ]
  return finding
}

/// One finding for pairs of the same two colours.
private func finding(_ short: [ShortPair], _ designed: Double, _ mode: JudgedMode, _ level: Level) -> Finding {
  let (subject, missed) = (PairFinding(mode, short), short[0].missed)
  let channel = mode.channel(short[0].first, short[0].second)
  let isSeenByAll = missed.vision == .normal
  var finding = subject.finding(
    .tooSimilar,
    isSeenByAll
      ? channel.lowered(level, isSet: mode.settings.isSet(.tooSimilar))
      : min(level, channel == .visible ? .info : .warning), "")
  let isSeveral = short.count > 1
  let names = isSeveral ? NamedList.text(finding.series.map { quoted($0) }) : subject.names
  let seen = PairReading.Shortfall.designed(designed, of: missed.required)
  let needs = "needs \(Figures.plain(missed.required))"
  if isSeenByAll {
    finding.message = "\(names) \(likeness(designed)) for everyone: \(seen.figure), \(needs)."
    finding.brief = FindingBrief(names, designed, "for everyone", required: missed.required)
  } else {
    let figures = "\(seen.figure) as designed, \(missed.figure) \(missed.observer.who)"
    finding.message = "\(names) are close for everyone, and a little closer for some readers: \(figures), \(needs)."
    finding.brief = FindingBrief(claim: "\(names) are close for everyone", figure: "\(figures), \(needs)")
  }
  finding.message += channel.sentence
  finding.evidence = ([seen] + (isSeenByAll ? [] : [missed])).map { subject.evidence($0) }
  guard channel != .visible else { return finding }
  let changed = mode.series[subject.pairs[0].changed]
  // A symbol would not make this pair pass.
  let remedy =
    isSeveral
    ? "give each of the \(finding.series.count) a colour of its own"
    : "move \(quoted(changed.name)) to another hue, or make it clearly darker or lighter"
  finding.suggestions = [Suggestion(token: changed.token, series: changed.name, action: remedy)]
  return finding
}
