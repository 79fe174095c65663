import Colorimetry

/// Pairs that people with a red-green deficiency take for one colour.
///
/// Decided by simulation, never by hue: orange and green or purple and blue are confused as well. The least CIEDE2000
/// over protan and deutan and every severity of the sweep, of pairs that differ as designed.
enum RedGreenConfusion: Rule {
  static let id = "PC201"
  static let name = "red-green-confusion"
  static let defaultLevel: Level? = .error
  static let summary = "no two series look alike with a red-green deficiency: ΔE00 8 under protan and deutan"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    judgeConfusion(Self.self, under: [.protan, .deutan], mode, at: level, into: &ledger)
  }
}

/// Pairs that people with a tritan deficiency take for one colour.
///
/// Rare and the models are unvalidated, hence a warning. Blue and yellow themselves are not confused; blue and green are.
enum BlueYellowConfusion: Rule {
  static let id = "PC202"
  static let name = "blue-yellow-confusion"
  static let defaultLevel: Level? = .warning
  static let summary = "no two series look alike with a tritan deficiency: ΔE00 8 under tritan"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    judgeConfusion(Self.self, under: [.tritan], mode, at: level, into: &ledger)
  }
}

private func judgeConfusion<R: Rule>(
  _: R.Type, under visions: [Vision], _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
) {
  let visions = visions.filter { mode.settings.visions.contains($0.rawValue) }
  guard !visions.isEmpty else { return }
  var alreadyAlike = 0
  var failing = 0
  for pair in mode.newClosePairs {
    guard pair.normal >= PairMeasurements.threshold else {
      alreadyAlike += 1
      continue
    }
    // Ties go to the vision of more people: deutan stands after protan.
    let found = visions.compactMap { vision in pair[vision].map { (vision, $0) } }
    guard let (vision, worst) = found.reversed().min(by: { $0.1.value < $1.1.value }) else { continue }
    failing += 1
    let told = PairFinding(pair, in: mode)
    let isToldApart = told.isToldApart
    let simulation = Simulation(vision, severity: worst.severity)
    var finding = told.finding(
      R.self, isToldApart ? min(level, .info) : level,
      message(told.names, vision, worst, isToldApart: isToldApart), under: simulation)
    finding.measured = worst.value
    finding.evidence = [told.evidence("designed", pair.normal)]
    finding.evidence += found.map { vision, worst in
      told.evidence(
        visionLabel(vision, worst.severity), worst.value, under: Simulation(vision, severity: worst.severity))
    }
    ledger.report(finding)
  }
  ledger.pass(mode.newPairCount - alreadyAlike - failing)
}

private func message(_ names: String, _ vision: Vision, _ worst: WeakestDifference, isToldApart: Bool) -> String {
  let who = visionName(vision, severity: worst.severity)
  let figure = Figures.difference(worst.value, required: PairMeasurements.threshold)
  let sentence =
    "\(names) \(likeness(worst.value)) with \(who): \(figure), "
    + "needs \(Figures.plain(PairMeasurements.threshold))."
  return sentence + " "
    + (isToldApart
      ? "A second channel still tells them apart." : prevalence(vision, severity: worst.severity))
}
