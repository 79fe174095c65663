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
    let pairs = mode.pairs.close
    let required = mode.pairs.thresholds[visions[0]]
    // PC203 reports pairs that look alike to everyone.
    var notPassed = pairs.filter { $0.normal < mode.pairs.thresholds.everyone }
    let confused = pairs.filter { pair in
      pair.normal >= mode.pairs.thresholds.everyone && visions.contains { pair[$0] != nil }
    }
    notPassed += confused
    var remedied = 0
    // PC203 reports the steps of a scale together.
    for group in mode.scale != nil ? [] : mode.grouped(confused, apartBy: { mode.isDistinct($0.first, $0.second) }) {
      guard let pair = group.first else { continue }
      // Ties go to the more common deficiency: deutan comes after protan.
      let found = visions.compactMap { vision in pair[vision].map { (vision, $0) } }
      guard let (vision, worst) = found.reversed().min(by: { $0.1.value < $1.1.value }) else { continue }
      let subject = PairFinding(pair, in: mode)
      let isDistinct = subject.isDistinct
      let simulation = Simulation(vision, severity: worst.severity)
      let names =
        group.count == 1 ? subject.names : GroupedFinding(mode: mode, pairs: group.map { ($0.first, $0.second) }).names
      var finding = subject.finding(
        rule, isDistinct ? min(level, .info) : level,
        message(
          names, vision, worst, required, isDistinct ? nil : who(pair, vision, visions, mode),
          subject.colorNames)
          + (group.allSatisfy { mode.haveSymbolsAlike($0.first, $0.second) }
            ? " Their symbols look alike as well." : ""),
        under: simulation)
      finding.brief = FindingBrief(
        names, worst.value, "with \(visionName(vision, severity: worst.severity))", required: required,
        readers: isDistinct ? nil : readers(pair, vision, visions, mode))
      finding.measure = Measure(
        worst.value, of: required, .deltaE00, by: Observer(vision, severity: worst.severity))
      finding.takeIn(group, of: mode, under: simulation)
      if !isDistinct {
        finding.suggestions = mode.markers.suggestions(for: group.map { mode.laterFirst($0.first, $0.second) })
      }
      finding.evidence = [subject.evidence("designed", pair.normal)]
      finding.evidence += found.map { vision, worst in
        subject.evidence(
          visionLabel(vision, worst.severity), worst.value, under: Simulation(vision, severity: worst.severity))
      }
      // Few readers study the remedies of the twentieth pair, and each costs time.
      if !isDistinct, remedied < mostRemedies {
        remedied += 1
        finding.suggestColor(for: group, in: mode, under: visions, &ledger)
      }
      ledger.report(finding)
    }
    let passed = mode.measuredPairCount - notPassed.count
    ledger.pass(passed, mode.passedPairs(except: notPassed, count: passed))
  }
}

/// The number of pairs of a mode that get a new colour suggested. An engineering choice: each costs a tenth of a
/// millisecond.
private let mostRemedies = 3

extension Finding {
  /// Appends another colour as an alternative to the other remedies. Second channels for all pairs never get in each
  /// other's way; new colours may.
  fileprivate mutating func suggestColor(
    for group: [PairMeasurements.ClosePair], in mode: JudgedMode, under visions: [Vision], _ ledger: inout CheckLedger
  ) {
    guard mode.settings.seeksColors else { return }
    let pairs = group.map { PairFinding($0, in: mode) }
    // For a group, only a colour that all its pairs share deserves a suggestion.
    guard let first = pairs.first else { return }
    func isShared(_ index: Int) -> Bool { pairs.allSatisfy { [$0.changed, $0.kept].contains(index) } }
    let pair = isShared(first.changed) || !isShared(first.kept) ? first : first.swapped
    let series = mode.series[pair.changed]
    guard var moved = ledger.moved(series.color, in: mode) else { return }
    defer { ledger.keep(moved) }
    let alternative = suggestions.map { $0.alternative + 1 }.max() ?? 0
    guard isShared(pair.changed),
      let remedy = PairRemedy(pair.changed, from: pair.kept, in: mode, under: visions, &moved)
    else {
      // Skip a colour that `fix` cannot write.
      let canWrite = mode.settings.canWrite
      guard canWrite(series.color) || canWrite(mode.series[pair.kept].color) else { return }
      suggestions.append(
        .fixTogether(
          series.token, spoken: quoted(series.name), series: series.name, in: mode, alternative: alternative))
      return
    }
    suggestions.append(
      Suggestion(
        token: series.token, series: series.name, alternative: alternative, hex: remedy.color.hex,
        measured: remedy.measured,
        action: "\(remedy.verb) \(quoted(series.name)) alone to \(remedy.color.hex)",
        gain: "worst \(Figures.difference(remedy.measured, required: measure?.required ?? 0))"))
  }
}

private func who(
  _ pair: PairMeasurements.ClosePair, _ worst: Vision, _ visions: [Vision], _ mode: JudgedMode
) -> String {
  mode.purpose.deficiencies.contains(worst) ? "The mode is for these readers." : prevalence(pair, visions, mode)
}

/// `up to 6 % of men`; nil in a mode that is for these readers.
private func readers(
  _ pair: PairMeasurements.ClosePair, _ worst: Vision, _ visions: [Vision], _ mode: JudgedMode
) -> String? {
  guard !mode.purpose.deficiencies.contains(worst) else { return nil }
  let share = shareOfReaders(
    mode.pairs.confused(pair.first, pair.second, visions), mode.otherModel.confused(pair.first, pair.second, visions))
  return share.prefix(1).lowercased() + share.dropFirst()
}

private func prevalence(
  _ pair: PairMeasurements.ClosePair, _ visions: [Vision], _ mode: JudgedMode
) -> String {
  prevalence(
    mode.pairs.confused(pair.first, pair.second, visions), mode.otherModel.confused(pair.first, pair.second, visions))
}

/// - Parameters:
///   - prevalence: A sentence on how many people see it; nil where a second channel distinguishes the pair.
///   - colors: What everyone else calls the two.
private func message(
  _ names: String, _ vision: Vision, _ worst: WeakestDifference, _ required: Double, _ prevalence: String?,
  _ colors: String
) -> String {
  let who = visionName(vision, severity: worst.severity)
  let figure = Figures.difference(worst.value, required: required)
  let sentence =
    "\(names) \(likeness(worst.value)) with \(who): \(figure), "
    + "needs \(Figures.plain(required))."
  guard let prevalence else { return sentence + " A second channel still distinguishes them." }
  return "\(sentence) \(prevalence.dropLast()); to others they are \(colors)."
}
