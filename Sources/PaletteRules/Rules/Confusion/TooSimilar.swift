import Colorimetry

extension Rule {
  /// A second channel does not lower the level: the colours then distinguish nothing for anyone, while PC201 and PC202
  /// concern only what a deficiency takes away.
  static let tooSimilar = Rule(
    .tooSimilar, "no two series look alike as designed: ΔE00 8 for everyone",
    RuleThreshold(.deltaE00, \.everyone, "series as everyone sees them"),
    page: RulePage(
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
      RuleExample(.bad("two blues"), series: [.named("Plan", "#2166ac"), .named("Actual", "#2a6bb0")]),
      RuleExample(.bad("five steps of grey"), series: ["#2b2b2b", "#3e3e3e", "#525252", "#676767", "#7c7c7c"]),
      RuleExample(
        .good("a blue and a nearly black blue"), series: [.named("Plan", "#2166ac"), .named("Actual", "#0b1f3a")])),
    .mode { mode, level, ledger in
      let found = mode.pairs.readings.filter(\.isAlike)
      let short = { (pairs: [PairReading]) in
        pairs.map { pair in
          ShortPair(
            first: pair.first, second: pair.second,
            missed: .designed(pair.designed, of: mode.settings.thresholds.everyone))
        }
      }
      if let scale = mode.scale {
        ledger.report(finding(scale, short(found).worstFirst, mode, level))
      } else {
        for group in mode.sameColors(found, apartByChannel: false) {
          ledger.report(finding(short(group), mode, level))
        }
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
private func finding(_ short: [ShortPair], _ mode: JudgedMode, _ level: Level) -> Finding {
  let (subject, missed) = (PairFinding(mode, short), short[0].missed)
  var finding = subject.finding(.tooSimilar, level, "")
  let isSeveral = short.count > 1
  let names = isSeveral ? NamedList.text(finding.series.map { quoted($0) }) : subject.names
  let isDistinct = short.allSatisfy { mode.isDistinct($0.first, $0.second) }
  finding.message =
    "\(names) \(likeness(missed.weakest.value)) for everyone: \(missed.figure), needs \(Figures.plain(missed.required))."
    + (isDistinct ? " A second channel does not make up for that." : "")
  finding.brief = FindingBrief(names, missed.weakest.value, "for everyone", required: missed.required)
  finding.evidence = [subject.evidence(missed)]
  let changed = mode.series[subject.pairs[0].changed]
  // A symbol would not make this pair pass.
  let remedy =
    isSeveral
    ? "give each of the \(finding.series.count) a colour of its own"
    : "move \(quoted(changed.name)) to another hue, or make it clearly darker or lighter"
  finding.suggestions = [Suggestion(token: changed.token, series: changed.name, action: remedy)]
  return finding
}
