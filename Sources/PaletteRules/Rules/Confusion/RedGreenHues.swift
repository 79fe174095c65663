import Colorimetry

extension Rule {
  /// Red beside green, by the names of the hues: an error where readers with a red-green deficiency hardly tell the two
  /// apart, a warning where they keep too little of the difference, otherwise information. One finding for each of these;
  /// skips pairs that PC201 or PC203 reports.
  ///
  /// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
  static let redGreenHues = Rule(
    .redGreenHues, "red and green differ in more than hue: ΔE00 15 under protan and deutan",
    page: RulePage(
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
        the marks, it is a warning, otherwise a note. The figures are our choice: Apple's talk on charts advises \
        against red with green, and for symbols; Tol's bright and muted palettes keep 15.7 and 19.5. Other hues that only \
        one family finds confused stay a warning (PC209). \(PageSentences.difference)
        """,
      affects: PageSentences.redGreenReaders,
      remedies: [
        "Give the two series different symbols, dashes or patterns, or a label each.",
        "Use blue for one of the two.",
        "Where red and green mean bad and good, add words or a sign.",
      ],
      adjusting: [
        "The rule skips pairs that differ in something besides colour in the theme, such as a symbol or a dash."
      ],
      sources: [.charts, .useOfColor, .redGreenPrevalence],
      RuleExample(
        .bad("a pure red and a green of about the same lightness, hard to tell apart with protanopia: an error"),
        level: .error,
        series: [.named("Profit", "green"), .named("Loss", "red")]),
      RuleExample(
        .bad("a red and a lighter green, hard to tell apart with protanopia"),
        series: [.named("Profit", "#48a068"), .named("Loss", "#c8202a")]),
      RuleExample(
        .bad("a dark red and a middle green, which stay distinct: a note"), level: .info,
        series: [.named("Profit", "#3a9a3a"), .named("Loss", "#8b0000")]),
      RuleExample(
        .good("the dark red and the middle green with symbols"),
        series: [.named("Profit", "#3a9a3a", symbol: "circle"), .named("Loss", "#8b0000", symbol: "cross")])),
    .mode { mode, level, ledger in
      // Ties go to deutan, the more common deficiency.
      let visions = [Vision.deutan, .protan].filter { mode.settings.visions.contains($0.rawValue) }
      guard !visions.isEmpty, mode.measuredPairCount > 0 else { return }
      let pairs = HuePair.all(mode, under: visions)
      if pairs.isEmpty { ledger.pass() }
      for verdict in HuePair.Verdict.allCases {
        let found = pairs.filter { $0.verdict == verdict }
        guard let worst = found.first else { continue }
        let group = PairFinding(mode, found.map(\.short))
        let own = mode.settings.isSet(.redGreenHues) ? level : verdict.level(level, under: visions, mode.purpose)
        var finding = group.finding(.redGreenHues, own, message(group, worst))
        finding.measure?.required = verdict == .clear ? nil : worst.needed
        for index in finding.evidence.indices { finding.evidence[index].fails = verdict != .clear }
        finding.suggestions = suggestions(group, verdict)
        ledger.report(finding)
      }
    })
}

private func suggestions(_ group: PairFinding, _ verdict: HuePair.Verdict) -> [Suggestion] {
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

/// A red and a green, and what the weakest vision leaves of their difference.
private struct HuePair {
  /// Worst first.
  enum Verdict: CaseIterable {
    case confused, close, clear

    /// The level that the configuration leaves to the rule.
    func level(_ level: Level, under visions: [Vision], _ purpose: ModePurpose) -> Level {
      switch self {
      case .confused:
        purpose.level(max(level, .error), isForThem: visions.contains { purpose.deficiencies.contains($0) })
      case .close: level
      case .clear: min(level, .info)
      }
    }
  }

  /// What is left, and the CIEDE2000 from which the two are clear.
  let short: ShortPair
  /// CIEDE2000 as designed.
  let designed: Double
  /// The CIEDE2000 below which the two are confused.
  let hardBelow: Double
  /// What the other family of simulation finds, where it finds the two confused.
  let doubt: PairReading.Shortfall?

  var missed: PairReading.Shortfall { short.missed }
  private var isHard: Bool { missed.weakest.value < hardBelow }
  /// How well colour separates the two.
  var verdict: Verdict { doubt != nil || isHard ? .confused : missed.share < 1 ? .close : .clear }
  /// The CIEDE2000 that the pair misses: that of confused hues, or else of clear ones.
  var needed: Double { isHard ? hardBelow : missed.required }

  /// The pairs of a mode, the closest first.
  static func all(_ mode: JudgedMode, under visions: [Vision]) -> [HuePair] {
    let names = mode.names.prefix(mode.judgedCount)
    let readings = Dictionary(
      uniqueKeysWithValues: mode.pairs.readings.map { ($0.first * mode.series.count + $0.second, $0) })
    let thresholds = mode.settings.thresholds
    let hard = ComfortableDistance(isRedGreen: true, thresholds).confused ?? 0
    var pairs: [HuePair] = []
    for i in names.indices where names[i] == .red || names[i] == .green {
      for j in names.indices[(i + 1)...] where names[j] == (names[i] == .red ? .green : .red) {
        let reading = readings[i * mode.series.count + j]
        let isReported = reading.map { !$0.isClose && mode.isReportedAsConfused($0) } ?? false
        guard !mode.isDistinct(i, j), !isReported, pairs.count < PairMeasurements.limit,
          let designed = mode.pairs.designed(i, j)
        else { continue }
        let needed = ComfortableDistance(mode.series[i], mode.series[j], isRedGreen: true, thresholds).redGreen
        let found = visions.compactMap { vision in
          mode.pairs.weakest(i, j, vision).map { PairReading.Shortfall(vision, $0, of: needed) }
        }
        guard let missed = found.min(by: { $0.weakest.value < $1.weakest.value }) else { continue }
        pairs.append(
          HuePair(
            short: ShortPair(first: i, second: j, missed: missed), designed: designed, hardBelow: hard,
            doubt: reading?.doubt))
      }
    }
    return pairs.sorted {
      ($0.missed.weakest.value, $0.short.first, $0.short.second)
        < ($1.missed.weakest.value, $1.short.first, $1.short.second)
    }
  }
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
