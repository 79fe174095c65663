import Colorimetry

/// What PC201 and PC202 share: pairs that differ as designed and pass for one colour under a vision.
enum ConfusionCheck {
  /// Judges every pair that no earlier mode shows, under the worst of the visions and severities.
  static func judge<R: Rule>(
    _: R.Type, under visions: [Vision], _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
  ) {
    let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
    guard !visions.isEmpty else { return }
    // A mode for these readers is judged for itself: that an earlier mode fails them as well is no excuse.
    let isForThem = visions.contains { mode.purpose.deficiencies.contains($0) }
    let pairs = isForThem ? mode.pairs.close : mode.newClosePairs
    let count = isForThem ? mode.measuredPairCount : mode.newPairCount
    let level = R.isSet(mode.settings) ? level : mode.purpose.level(level, isForThem: isForThem)
    var notPassed: [PairMeasurements.ClosePair] = []
    var remedied = 0
    var seen = SeenColors(severities: mode.settings.severities)
    for pair in pairs {
      guard pair.normal >= PairMeasurements.threshold else {
        notPassed.append(pair)
        continue
      }
      // Ties go to the vision of more people: deutan stands after protan.
      let found = visions.compactMap { vision in pair[vision].map { (vision, $0) } }
      guard let (vision, worst) = found.reversed().min(by: { $0.1.value < $1.1.value }) else { continue }
      notPassed.append(pair)
      let told = PairFinding(pair, in: mode)
      let isToldApart = told.isToldApart
      let simulation = Simulation(vision, severity: worst.severity)
      var finding = told.finding(
        R.self, isToldApart ? min(level, .info) : level,
        message(
          told.names, vision, worst, isToldApart ? nil : who(pair, vision, visions, mode), told.colorNames),
        under: simulation)
      finding.measured = worst.value
      finding.evidence = [told.evidence("designed", pair.normal)]
      finding.evidence += found.map { vision, worst in
        told.evidence(
          visionLabel(vision, worst.severity), worst.value, under: Simulation(vision, severity: worst.severity))
      }
      // Nobody reads the remedies of the twentieth pair, and each costs time.
      if !isToldApart, remedied < mostRemedies {
        remedied += 1
        finding.suggest(PairRemedy(told.changed, from: told.kept, in: mode, under: visions, seen: &seen), for: told)
      }
      ledger.report(finding)
    }
    let passed = count - notPassed.count
    ledger.pass(passed, mode.passedPairs(except: notPassed, isEveryPair: isForThem, count: passed))
  }
}

/// Pairs of a mode for which another colour is looked for. An engineering choice: a tenth of a millisecond each.
private let mostRemedies = 3

extension Finding {
  /// Puts another colour behind the other remedies, as an alternative to them: followed for all pairs at once, second
  /// channels do not get in each other's way, and colours may.
  fileprivate mutating func suggest(_ remedy: PairRemedy?, for pair: PairFinding) {
    guard let remedy else { return }
    let series = pair.mode.series[pair.changed]
    let suggestion = Suggestion(
      token: series.token, series: series.name,
      alternative: suggestions.map { $0.alternative + 1 }.max() ?? 0, hex: remedy.color.hex, measured: remedy.measured,
      text: "\(remedy.verb) \(quoted(series.name)) to \(remedy.color.hex) "
        + "(worst \(Figures.difference(remedy.measured, required: PairMeasurements.threshold)))")
    suggestions.append(suggestion)
  }
}

extension ModePurpose {
  /// The level of a confusion: an error in a mode that is made for those who see it, a warning at most in one made for
  /// others, the rule's own in everyone's.
  fileprivate func level(_ level: Level, isForThem: Bool) -> Level {
    isForThem ? .error : deficiencies.isEmpty ? level : min(level, .warning)
  }
}

private func who(
  _ pair: PairMeasurements.ClosePair, _ worst: Vision, _ visions: [Vision], _ mode: JudgedMode
) -> String {
  mode.purpose.deficiencies.contains(worst) ? "The mode is made for them." : prevalence(pair, visions, mode)
}

private func prevalence(
  _ pair: PairMeasurements.ClosePair, _ visions: [Vision], _ mode: JudgedMode
) -> String {
  prevalence(
    visions.map { vision in
      let (complete, partial) = mode.pairs.confused(pair.first, pair.second, vision)
      return (vision, complete, partial)
    })
}

/// - Parameters:
///   - prevalence: Who sees it so, a whole sentence; nil where a second channel tells the pair apart.
///   - colors: What everybody else calls the two.
private func message(
  _ names: String, _ vision: Vision, _ worst: WeakestDifference, _ prevalence: String?, _ colors: String
) -> String {
  let who = visionName(vision, severity: worst.severity)
  let figure = Figures.difference(worst.value, required: PairMeasurements.threshold)
  let sentence =
    "\(names) \(likeness(worst.value)) with \(who): \(figure), "
    + "needs \(Figures.plain(PairMeasurements.threshold))."
  guard let prevalence else { return sentence + " A second channel still tells them apart." }
  return "\(sentence) \(prevalence.dropLast()); to others they are \(colors)."
}
