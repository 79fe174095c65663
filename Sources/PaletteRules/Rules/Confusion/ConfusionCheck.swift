import Colorimetry

extension Rule {
  /// Simulation decides, never hue: people also confuse orange with green and purple with blue. The rule takes the least
  /// CIEDE2000 over protan, deutan and every severity of the sweep, for pairs that differ as designed.
  static let redGreenConfusion = Rule(
    .redGreenConfusion, "no two series look alike with a red-green deficiency: ΔE00 8 under protan and deutan",
    RuleThreshold(.deltaE00, \.redGreen, "series under protan and deutan vision"),
    page: RulePage(
      measures: """
        Whether people with a red-green deficiency confuse two series. The rule simulates the colours as these people \
        see them, from slight to full deficiency, and measures the remaining difference. Names of hues do not decide: \
        purple with blue, pink with grey, or green with orange can look alike as well, while a dark red and a light \
        green stay apart.
        """,
      formula: PageSentences.confusionFormula("protan (red-weak) and deutan (green-weak)", by: "Viénot 1999"),
      threshold: """
        ΔE00 \(PageSentences.differenceThreshold) \(PageSentences.difference) Pairs that look alike to everyone are PC203.
        """,
      affects: PageSentences.redGreenReaders,
      remedies: [
        "Give the two a second difference: the symbol, dash or pattern that the finding names, or a label on the line.",
        "Make one of the two clearly darker than the other. Everyone sees lightness.",
        "Replace one hue: blue with orange works where green with orange does not.",
      ],
      adjusting: [
        PageSentences.secondChannel,
        "In a mode named after these readers (`protanopia`, `deuteranopia`, `colorblind`) the finding is an error, independently of other modes; in a mode for tritan readers it is a warning.",
        "`--vision` chooses whose vision the rule checks; in the configuration, `vision.severity` chooses how strong a deficiency is, and `vision.flare` the light of the room.",
      ],
      sources: [.redGreenPrevalence, .vienot1999, .ciede2000, .useOfColor],
      RuleExample(
        .bad("a green and an orange-brown of the same lightness"),
        series: [.named("Profit", "#5b8c2a"), .named("Loss", "#b8602f")]),
      RuleExample(
        .bad("a purple and a blue, without any red or green"),
        series: [.named("North", "#9467bd"), .named("South", "#1f77b4")]),
      RuleExample(
        .bad("the green and the orange-brown with symbols: only a note, because the symbols differ"), level: .info,
        series: [.named("Profit", "#5b8c2a", symbol: "circle"), .named("Loss", "#b8602f", symbol: "cross")]),
      RuleExample(.good("a blue and an orange"), series: [.named("Profit", "#0072b2"), .named("Loss", "#d55e00")]),
      RuleExample(
        .good("a green and a red, the red much darker"),
        series: [.named("Profit", "#3a9a3a"), .named("Loss", "#8b0000")])),
    .mode { judgeConfusion(.redGreenConfusion, under: [.protan, .deutan], $0, at: $1, into: &$2) })

  /// A warning, because the deficiency is rare and its models are not validated. Blue and yellow stay apart; blue and
  /// green do not.
  static let blueYellowConfusion = Rule(
    .blueYellowConfusion, "no two series look alike with a tritan deficiency: ΔE00 8 under tritan",
    RuleThreshold(.deltaE00, \.blueYellow, "series under tritan vision"),
    page: RulePage(
      measures: """
        Whether people with a tritan deficiency confuse two series. Its usual name, blue-yellow, misleads: blue and \
        yellow stay apart. These people confuse blue with green, orange with pink, and yellow with light violet.
        """,
      formula: PageSentences.confusionFormula("tritan (blue-weak)", by: "Brettel 1997"),
      threshold: """
        ΔE00 \(Figures.plain(Thresholds.pair)), as for PC201; our choice. The finding is a warning, not an error, \
        because few people are born with this deficiency and because the simulation has hardly been tested with them. \
        \(PageSentences.difference)
        """,
      affects: PageSentences.tritanReaders,
      remedies: [
        "Give the two a second difference: the symbol, dash or pattern that the finding names, or a label on the line.",
        "Make one of the two clearly darker than the other.",
        "Replace one hue: blue with red works where blue with green does not.",
      ],
      adjusting: [
        PageSentences.secondChannel,
        "In a mode named after these readers (`tritanopia`) the finding is an error, independently of other modes; in a mode for other readers it stays a warning.",
        "`--vision` chooses whose vision the rule checks; in the configuration, `vision.severity` chooses how strong a deficiency is, and `vision.flare` the light of the room.",
      ],
      sources: [.tritanPrevalence, .tritanFrequency, .brettel1997, .ciede2000, .useOfColor],
      RuleExample(
        .bad("a blue and a green of the same lightness"),
        series: [.named("Coast", "#4477aa"), .named("Valley", "#228833")]),
      RuleExample(
        .good("a blue and a yellow, on a dark background"),
        background: "#14181d", series: [.named("Coast", "#3b8eea"), .named("Valley", "#ffcc00")]),
      RuleExample(.good("a blue and a light red"), series: [.named("Coast", "#4477aa"), .named("Valley", "#ee6677")])),
    .mode { judgeConfusion(.blueYellowConfusion, under: [.tritan], $0, at: $1, into: &$2) })
}

/// The number of pairs of a mode that get a new colour suggested. An engineering choice: each costs a tenth of a
/// millisecond.
private let mostRemedies = 3

/// Judges every pair that differs as designed under its worst vision and severity.
private func judgeConfusion(
  _ rule: RuleKey, under visions: [Vision], _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
) {
  let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
  guard !visions.isEmpty else { return }
  let level = mode.settings.level(rule, under: visions, in: mode.purpose) ?? level
  let required = mode.pairs.thresholds[visions[0]]
  // A tritan deficiency may take what a red-green one leaves.
  func isOfEveryone(_ pair: PairReading) -> Bool {
    rule == .blueYellowConfusion ? pair.isAlike : mode.owner(of: pair) == .tooSimilar
  }
  let ofEveryone = mode.pairs.readings.filter(isOfEveryone)
  let confused = mode.pairs.readings.filter { pair in
    !isOfEveryone(pair) && visions.contains { pair[$0] != nil }
  }
  var remedied = 0
  // PC203 reports the steps of a scale together.
  for group in mode.scale != nil ? [] : mode.sameColors(confused) {
    let pair = group[0]
    // Ties go to the more common deficiency: deutan comes after protan.
    let found = visions.compactMap { vision in pair[vision].map { PairReading.Shortfall(vision, $0, of: required) } }
    guard let worst = found.reversed().min(by: { $0.weakest.value < $1.weakest.value }) else { continue }
    let (value, reader) = (worst.weakest.value, worst.observer)
    let subject = PairFinding(mode, group.map { ShortPair(first: $0.first, second: $0.second, missed: worst) })
    let channel = mode.channel(pair.first, pair.second)
    let isDistinct = channel == .visible
    let people = isDistinct ? nil : People(pair, worst.vision, visions, mode)
    let alike = group.allSatisfy { mode.haveSymbolsAlike($0.first, $0.second) }
    var finding = subject.finding(
      rule, channel.lowered(level, isSet: mode.settings.isSet(rule)),
      message(subject, worst, people) + channel.sentence + (alike ? " Their symbols look alike as well." : ""),
      under: Simulation(reader.vision, severity: reader.severity))
    finding.brief = FindingBrief(subject.names, value, reader.who, required: required, readers: people?.share)
    // PC203 reports pairs that look alike to everyone.
    let designed = PairReading.Shortfall.designed(pair.designed, of: mode.pairs.thresholds.everyone)
    finding.evidence = ([designed] + found).map { subject.evidence($0) }
    if !isDistinct {
      finding.suggestions = subject.channels
      // Few readers study the remedies of the twentieth pair, and each costs time.
      if remedied < mostRemedies { finding.suggestColor(for: subject, under: visions, &ledger) }
      remedied += 1
    }
    ledger.report(finding)
  }
  let notPassed = ofEveryone + confused
  ledger.pass(mode.measuredPairCount - notPassed.count, mode.passedPairs(except: notPassed))
}

extension Finding {
  /// Appends another colour as an alternative to the other remedies. Second channels for all pairs never get in each
  /// other's way; new colours may.
  fileprivate mutating func suggestColor(for subject: PairFinding, under visions: [Vision], _ ledger: inout CheckLedger)
  {
    let mode = subject.mode
    guard mode.settings.seeksColors, level >= mode.settings.leastShown else { return }
    // For a group, only a colour that all its pairs share deserves a suggestion.
    func isShared(_ index: Int) -> Bool { subject.pairs.allSatisfy { [$0.changed, $0.kept].contains(index) } }
    var (changed, kept) = subject.pairs[0]
    if !isShared(changed), isShared(kept) { (changed, kept) = (kept, changed) }
    let series = mode.series[changed]
    guard var moved = ledger.moved(series.color, in: mode) else { return }
    defer { ledger.keep(moved) }
    let alternative = suggestions.map { $0.alternative + 1 }.max() ?? 0
    if isShared(changed), let remedy = PairRemedy(changed, from: kept, in: mode, under: visions, &moved) {
      suggestions.append(
        Suggestion(
          token: series.token, series: series.name, alternative: alternative, hex: remedy.color.hex,
          measured: remedy.measured,
          action: "\(remedy.verb) \(quoted(series.name)) alone to \(remedy.color.hex)",
          gain: "worst \(Figures.difference(remedy.measured, required: measure?.required ?? 0))"))
    } else if mode.settings.canWrite(series.color) || mode.settings.canWrite(mode.series[kept].color) {
      suggestions.append(
        .fixTogether(
          series.token, spoken: quoted(series.name), series: series.name, in: mode, alternative: alternative))
    }
  }
}

/// How many people confuse a pair that no second channel distinguishes.
private struct People {
  /// `Up to 6 % of men see it so (…).`
  let sentence: String
  /// `up to 6 % of men`; nil in a mode that is for these readers.
  let share: String?

  init(_ pair: PairReading, _ worst: Vision, _ visions: [Vision], _ mode: JudgedMode) {
    guard !mode.purpose.deficiencies.contains(worst) else {
      (sentence, share) = ("The mode is for these readers.", nil)
      return
    }
    let (ours, theirs) = mode.pairs.readers(pair.first, pair.second, visions)
    sentence = prevalence(ours, theirs)
    let share = shareOfReaders(ours, theirs)
    self.share = share.prefix(1).lowercased() + share.dropFirst()
  }
}

/// - Parameter people: Nil where a second channel distinguishes the pair.
private func message(_ subject: PairFinding, _ worst: PairReading.Shortfall, _ people: People?) -> String {
  let sentence =
    "\(subject.names) \(likeness(worst.weakest.value)) \(worst.observer.who): \(worst.figure), "
    + "needs \(Figures.plain(worst.required))."
  guard let people else { return sentence }
  return "\(sentence) \(people.sentence.dropLast()); to others they are \(subject.colorNames)."
}
