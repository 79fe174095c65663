import Colorimetry

/// Reports red beside green, by the names of the hues: an error where readers with a red-green deficiency hardly tell
/// the two apart, a warning where they keep too little of the difference, otherwise information. One finding for each of
/// these; skips pairs that PC201 or PC203 reports.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
enum RedGreenHues: ModeRule {
  static let key = RuleKey.redGreenHues
  static let summary = "red and green differ in more than hue: ΔE00 15 under protan and deutan"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    // Ties go to deutan, the more common deficiency.
    let visions = [Vision.deutan, .protan].filter { mode.settings.visions.contains($0.rawValue) }
    guard !visions.isEmpty, mode.measuredPairCount > 0 else { return }
    let pairs = self.pairs(of: mode, under: visions)
    if pairs.isEmpty { ledger.pass() }
    for group in HuePair.Verdict.allCases.map({ verdict in pairs.filter { $0.verdict == verdict } }) {
      guard let worst = group.first else { continue }
      let grouped = PairFinding(mode, group.map { ($0.first, $0.second) }, measured: group.map(\.missed.weakest.value))
      let level = mode.settings.isSet(key) ? level : self.level(of: worst.verdict, under: visions, mode, level)
      var finding = grouped.finding(key, level, message(grouped, worst))
      finding.measure = Measure(
        worst.missed.weakest.value, of: worst.verdict != .clear ? worst.needed : nil, .deltaE00,
        by: worst.missed.observer)
      finding.evidence = group.indices.prefix(NamedList.shown).map { index in
        var line = grouped.evidence(group[index].missed, at: index)
        line.fails = worst.verdict != .clear
        return line
      }
      finding.suggestions = suggestions(grouped, worst.verdict)
      ledger.report(finding)
    }
  }

  private static func suggestions(_ group: PairFinding, _ verdict: HuePair.Verdict) -> [Suggestion] {
    guard verdict != .clear else { return [] }
    let channels = verdict == .confused ? group.channels : []
    guard channels.isEmpty else { return channels }
    let changed = group.mode.series[group.pairs[0].changed]
    return [
      Suggestion(
        token: changed.token, series: changed.name,
        action:
          "use another hue for \(quoted(changed.name)), such as blue beside red or green, or add symbols, dashes, "
          + "patterns or direct labels")
    ]
  }

  /// The pairs of a red and a green, the closest first.
  private static func pairs(of mode: JudgedMode, under visions: [Vision]) -> [HuePair] {
    let names = mode.names.prefix(mode.judgedCount)
    let readings = Dictionary(uniqueKeysWithValues: mode.pairs.readings.map { ([$0.first, $0.second], $0) })
    let thresholds = mode.settings.thresholds
    let (scale, hard) = (thresholds.filledMarks / MarkFloor.filled, ComfortableDistance(isRedGreen: true, thresholds))
    var pairs: [HuePair] = []
    for i in names.indices where names[i] == .red || names[i] == .green {
      for j in names.indices[(i + 1)...] where names[j] == (names[i] == .red ? .green : .red) {
        let reading = readings[[i, j]]
        let isReported = reading.map { !$0.isClose && mode.isReportedAsConfused($0) } ?? false
        guard !mode.isDistinct(i, j), !isReported, pairs.count < PairMeasurements.limit,
          let designed = mode.pairs.designed(i, j)
        else { continue }
        let needed = max(MarkFloor.floor(mode.series[i]), MarkFloor.floor(mode.series[j]), MarkFloor.small) * scale
        let missed = visions.compactMap { vision in
          mode.pairs.weakest(i, j, vision).map { PairReading.Shortfall(vision, $0, of: needed) }
        }
        guard let missed = missed.min(by: { $0.weakest.value < $1.weakest.value }) else { continue }
        pairs.append(
          HuePair(
            first: i, second: j, designed: designed, missed: missed, hardBelow: hard.confused ?? 0,
            doubt: reading?.doubt))
      }
    }
    return pairs.sorted {
      ($0.missed.weakest.value, $0.first, $0.second) < ($1.missed.weakest.value, $1.first, $1.second)
    }
  }

  /// The level of a verdict that the configuration leaves to the rule.
  private static func level(
    of verdict: HuePair.Verdict, under visions: [Vision], _ mode: JudgedMode, _ level: Level
  ) -> Level {
    switch verdict {
    case .confused:
      mode.purpose.level(max(level, .error), isForThem: visions.contains { mode.purpose.deficiencies.contains($0) })
    case .close: level
    case .clear: min(level, .info)
    }
  }
}

/// A red and a green, and what the weakest vision leaves of their difference.
private struct HuePair {
  /// Worst first.
  enum Verdict: CaseIterable { case confused, close, clear }

  let first, second: Int
  /// CIEDE2000 as designed.
  let designed: Double
  /// What is left, and the CIEDE2000 from which the two are clear.
  let missed: PairReading.Shortfall
  /// The CIEDE2000 below which the two are confused.
  let hardBelow: Double
  /// What the other family of simulation finds, where it finds the two confused.
  let doubt: PairReading.Shortfall?

  /// How well colour separates the two.
  var verdict: Verdict { doubt != nil || isHard ? .confused : missed.weakest.value < missed.required ? .close : .clear }

  private var isHard: Bool { missed.weakest.value < hardBelow }

  /// The CIEDE2000 that the pair misses: that of confused hues, or else of clear ones.
  var needed: Double { isHard ? hardBelow : missed.required }
}

private func message(_ group: PairFinding, _ worst: HuePair) -> String {
  let isOne = group.pairs.count == 1
  let subject =
    isOne ? "\(group.names), a pair of red and green," : "\(group.counted) of red and green (\(group.names))"
  let kept = Figures.difference(worst.missed.weakest.value, required: worst.needed)
  let (who, of) = (worst.missed.observer.who, Figures.atLeast(worst.designed, digits: 1))
  let remainder = isOne ? "\(who), \(kept) of \(of) remains" : "the closest keeps \(kept) of \(of) \(who)"
  let doubt = worst.doubt.map {
    " (by Machado's simulation only \(Figures.atLeast($0.weakest.value, digits: 1)) \($0.observer.who))"
  }
  let need = (doubt ?? "") + ", needs \(Figures.plain(worst.needed))"
  switch worst.verdict {
  case .confused: return "\(subject) are hard to tell apart: \(remainder)\(need)."
  case .close:
    return "\(subject) differ only in colour: \(remainder)\(need); Apple advises against red with green."
  case .clear:
    return "\(subject) differ only in colour: \(remainder), enough to tell them apart; Apple advises against red with "
      + "green."
  }
}

extension RedGreenHues {
  static let page = RulePage(
    measures: """
      Whether a red and a green differ only in colour. The rule goes by the names of the hues and measures what \
      readers with a red-green deficiency keep of the difference: a light and a dark one often stay clearly apart, two \
      of a similar lightness do not. Red with green is the mistake that every guide to charts warns of, so the rule \
      is stricter here than PC201: a pair that one family of simulation finds confused and the other only just \
      separates is an error. The rule reports the pairs of a mode together, and skips those that PC201 or PC203 \
      reports.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The remaining ΔE00 is the least under protan and deutan, as in PC201,
      and once more by Machado 2009, as in PC209.
      """,
    threshold: """
      Below ΔE00 \(Figures.plain(MarkFloor.unstated)), or below \(Figures.plain(Thresholds.pair)) by Machado's \
      simulation, the finding is an error: the ends of ColorBrewer's RdYlGn keep 8.1 with five classes and 10.1 with \
      seven, and `red` with `green` keeps 10.6, or 7.7 by Machado. Below \(Figures.plain(MarkFloor.small)), whatever \
      the marks, it is a warning, otherwise information. The figures are our choice: Apple's talk on charts advises \
      against red with green, and for symbols; Tol's bright and muted palettes keep 15.7 and 19.5. Other hues that only \
      one family finds confused stay a warning (PC209). \(PageSentences.difference)
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Give the two series different symbols, dashes or patterns, or a label each.",
      "Use blue for one of the two.",
      "Where red and green mean bad and good, add words or a sign.",
    ],
    adjusting: ["The rule skips pairs with a second difference in the theme."],
    sources: [.charts, .useOfColor, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a pure red and a green of about the same lightness, hard to tell apart with protanopia: an error",
        level: .error,
        series: [.named("Profit", "green"), .named("Loss", "red")]),
      RuleExample(
        "a red and a lighter green, close with protanopia",
        series: [.named("Profit", "#48a068"), .named("Loss", "#c8202a")]),
      RuleExample(
        "a dark red and a middle green, which stay distinct: information", level: .info,
        series: [.named("Profit", "#3a9a3a"), .named("Loss", "#8b0000")]),
    ],
    good: [
      RuleExample(
        "the dark red and the middle green with symbols",
        series: [.named("Profit", "#3a9a3a", symbol: "circle"), .named("Loss", "#8b0000", symbol: "cross")])
    ])
}
