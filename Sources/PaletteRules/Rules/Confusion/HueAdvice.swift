import Colorimetry

/// Shared by PC205 and PC206: pairs of two named hues that differ only in colour, and their remaining difference.
enum HueAdvice {
  /// Reports the pairs of a mode by verdict, in one finding each: an error for those that are confused, the rule's level
  /// for those that colour does not separate clearly, and information for the clear ones. Skips pairs that PC201, PC202
  /// or PC203 report.
  static func advise(
    _ rule: RuleKey, _ one: ColorName, _ other: ColorName, under visions: [Vision], _ mode: JudgedMode, at level: Level,
    into ledger: inout CheckLedger, message: (HueGroup) -> String
  ) {
    let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
    guard !visions.isEmpty, mode.newPairCount > 0 else { return }
    let names = mode.names.prefix(mode.judgedCount)
    let near = Dictionary(uniqueKeysWithValues: mode.near.map { ([$0.first, $0.second], $0) })
    let confused = Set(
      mode.pairs.close.filter { mode.isReportedAsConfused($0) && near[[$0.first, $0.second]] == nil }
        .map { [$0.first, $0.second] })
    let scale = mode.settings.thresholds.filledMarks / MarkFloor.filled
    var pairs: [HuePair] = []
    for i in names.indices where names[i] == one || names[i] == other {
      for j in names.indices[(i + 1)...] where names[j] == (names[i] == one ? other : one) {
        guard !mode.isDistinct(i, j), !mode.isJudgedEarlier(i, j), !confused.contains([i, j]),
          pairs.count < PairMeasurements.limit, let designed = mode.pairs.designed(i, j)
        else { continue }
        // Ties go to deutan, the more common deficiency.
        let found = visions.compactMap { vision in mode.pairs.weakest(i, j, vision).map { (vision, $0) } }
        guard let (vision, weakest) = found.min(by: { $0.1.value < $1.1.value }) else { continue }
        let floor = max(MarkFloor.floor(mode.series[i]), MarkFloor.floor(mode.series[j]), MarkFloor.small) * scale
        let isRedGreen = ComfortableDistance.areRedAndGreen(names[i], names[j])
        pairs.append(
          HuePair(
            first: i, second: j, designed: designed, vision: vision, weakest: weakest, required: floor,
            confusedBelow: ComfortableDistance(isRedGreen: isRedGreen, mode.settings.thresholds).confused,
            otherModel: near[[i, j]]?.otherModel))
      }
    }
    pairs.sort { ($0.weakest.value, $0.first, $0.second) < ($1.weakest.value, $1.first, $1.second) }
    guard !pairs.isEmpty else { return ledger.pass() }
    for group in HuePair.Verdict.allCases.map({ verdict in pairs.filter { $0.verdict == verdict } }) {
      guard let worst = group.first else { continue }
      let grouped = GroupedFinding(
        mode: mode, pairs: group.map { ($0.first, $0.second) }, measured: group.map(\.weakest.value))
      let level = mode.settings.isSet(rule) ? level : self.level(of: worst, under: visions, mode, level)
      var finding = grouped.finding(rule, level, message(HueGroup(finding: grouped, worst: worst)))
      finding.measure = Measure(
        worst.weakest.value, of: worst.isClose ? worst.needed : nil, .deltaE00,
        by: Observer(worst.vision, severity: worst.weakest.severity))
      finding.evidence = group.prefix(NamedList.shown).map { pair in
        var line = grouped.evidence((pair.first, pair.second), pair.vision, pair.weakest)
        line.fails = pair.isClose
        return line
      }
      if worst.verdict == .confused {
        finding.suggestions = mode.markers.suggestions(for: group.map { mode.laterFirst($0.first, $0.second) })
      }
      if worst.isClose, finding.suggestions.isEmpty {
        let changed = mode.series[mode.laterFirst(worst.first, worst.second).0]
        finding.suggestions = [
          Suggestion(
            token: changed.token, series: changed.name,
            action:
              "use another hue for \(quoted(changed.name)), such as blue beside red or green, or add symbols, dashes, "
              + "patterns or direct labels")
        ]
      }
      ledger.report(finding)
    }
  }

  /// The level of a verdict that the configuration leaves to the rule.
  private static func level(
    of worst: HuePair, under visions: [Vision], _ mode: JudgedMode, _ level: Level
  ) -> Level {
    switch worst.verdict {
    case .confused:
      mode.purpose.level(max(level, .error), isForThem: visions.contains { mode.purpose.deficiencies.contains($0) })
    case .close: level
    case .clear: min(level, .info)
    }
  }
}

/// A pair of the two hues, and what the weakest vision leaves of its difference.
struct HuePair {
  /// Worst first.
  enum Verdict: CaseIterable { case confused, close, clear }

  let first, second: Int
  /// CIEDE2000 as designed.
  let designed: Double
  let vision: Vision
  let weakest: WeakestDifference
  /// The CIEDE2000 from which the two are clear.
  let required: Double
  /// The CIEDE2000 below which the two are confused; nil for hues that only get advice.
  let confusedBelow: Double?
  /// What the other family of simulation finds, where it finds the two confused.
  let otherModel: NearPair.Shortfall?

  /// How well colour separates the two.
  var verdict: Verdict {
    let isDoubtful = otherModel != nil
    if let confusedBelow, weakest.value < confusedBelow || isDoubtful { return .confused }
    return weakest.value < required || isDoubtful ? .close : .clear
  }

  /// Whether colour does not separate the two clearly.
  var isClose: Bool { verdict != .clear }

  /// The CIEDE2000 that the pair misses: that of confused hues, or else of clear ones.
  var needed: Double {
    confusedBelow.flatMap { weakest.value < $0 ? $0 : nil } ?? required
  }
}

/// The pairs of one finding, and the words about its worst pair.
struct HueGroup {
  let finding: GroupedFinding
  let worst: HuePair

  /// `'b' and 'a', a pair of red and green,` or `3 pairs of red and green ('b' with 'a', 'd' with 'a' and 1 more)`.
  func subject(_ one: ColorName, _ other: ColorName) -> String {
    finding.pairs.count == 1
      ? "\(finding.names), a pair of \(one.rawValue) and \(other.rawValue),"
      : "\(finding.pairs.count) pairs of \(one.rawValue) and \(other.rawValue) (\(finding.names))"
  }

  /// `with deuteranopia ΔE00 10.2 of 68.3 remains`, of the closest pair where there are several.
  var remainder: String {
    let kept = Figures.difference(worst.weakest.value, required: worst.needed)
    let who = visionName(worst.vision, severity: worst.weakest.severity)
    let of = Figures.atLeast(worst.designed, digits: 1)
    return finding.pairs.count == 1
      ? "with \(who), \(kept) of \(of) remains" : "the closest keeps \(kept) of \(of) with \(who)"
  }

  /// `, needs 15`; and the figure of the other family of simulation, where it finds the two confused.
  var need: String {
    let doubt = worst.otherModel.map {
      " (by Machado's simulation only \(Figures.atLeast($0.weakest.value, digits: 1)) with "
        + "\(visionName($0.vision, severity: $0.weakest.severity)))"
    }
    return (doubt ?? "") + ", needs \(Figures.plain(worst.needed))"
  }
}
