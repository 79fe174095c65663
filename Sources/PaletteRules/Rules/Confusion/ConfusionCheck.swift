import Colorimetry

/// Shared by PC201 and PC202: pairs that differ as designed and look alike under a vision.
enum ConfusionCheck {
  /// Judges every pair under its worst vision and severity.
  static func judge(
    _ rule: RuleKey, under visions: [Vision], _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
  ) {
    let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
    guard !visions.isEmpty else { return }
    let level = mode.settings.level(rule, under: visions, in: mode.purpose) ?? level
    let required = mode.pairs.thresholds[visions[0]]
    let confused = mode.pairs.readings.filter { pair in !pair.isAlike && visions.contains { pair[$0] != nil } }
    var remedied = 0
    // PC203 reports the steps of a scale together.
    for group in mode.scale != nil ? [] : mode.sameColors(confused, apartByChannel: true) {
      let pair = group[0]
      // Ties go to the more common deficiency: deutan comes after protan.
      let found = visions.compactMap { vision in pair[vision].map { PairReading.Shortfall(vision, $0, of: required) } }
      guard let worst = found.reversed().min(by: { $0.weakest.value < $1.weakest.value }) else { continue }
      let (value, reader) = (worst.weakest.value, worst.observer)
      let subject = PairFinding(mode, group) { _ in value }
      let names = subject.names
      let isDistinct = mode.isDistinct(pair.first, pair.second)
      let people = isDistinct ? nil : People(pair, worst.vision, visions, mode)
      var finding = subject.finding(
        rule, isDistinct ? min(level, .info) : level,
        message(subject, worst, people)
          + (group.allSatisfy { mode.haveSymbolsAlike($0.first, $0.second) }
            ? " Their symbols look alike as well." : ""),
        under: Simulation(reader.vision, severity: reader.severity))
      finding.brief = FindingBrief(names, value, reader.who, required: required, readers: people?.share)
      finding.measure = worst.measure
      // PC203 reports pairs that look alike to everyone.
      finding.evidence = [subject.evidence(.designed(pair.designed, of: mode.pairs.thresholds.everyone))]
      finding.evidence += found.map { subject.evidence($0) }
      if !isDistinct {
        finding.suggestions = subject.channels
        // Few readers study the remedies of the twentieth pair, and each costs time.
        if remedied < mostRemedies { finding.suggestColor(for: subject, under: visions, &ledger) }
        remedied += 1
      }
      ledger.report(finding)
    }
    let notPassed = mode.pairs.readings.filter(\.isAlike) + confused
    ledger.pass(mode.measuredPairCount - notPassed.count, mode.passedPairs(except: notPassed))
  }
}

/// The number of pairs of a mode that get a new colour suggested. An engineering choice: each costs a tenth of a
/// millisecond.
private let mostRemedies = 3

extension Finding {
  /// Appends another colour as an alternative to the other remedies. Second channels for all pairs never get in each
  /// other's way; new colours may.
  fileprivate mutating func suggestColor(for subject: PairFinding, under visions: [Vision], _ ledger: inout CheckLedger)
  {
    let mode = subject.mode
    guard mode.settings.seeksColors else { return }
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
  guard let people else { return sentence + " A second channel still distinguishes them." }
  return "\(sentence) \(people.sentence.dropLast()); to others they are \(subject.colorNames)."
}
