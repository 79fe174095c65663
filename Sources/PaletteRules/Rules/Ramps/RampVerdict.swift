import Colorimetry

/// What one vision makes of a ramp.
struct RampVerdict<Measurement> {
  let view: Observer
  let measurement: Measurement
  /// Whether this vision fails the rule.
  let fails: Bool

  /// The verdict to report, and its level: everyone's where it fails, otherwise the one with the highest level; among
  /// equal levels, the worst red-green verdict precedes the tritan one.
  ///
  /// A tritan deficiency is rare and its models are not validated, so it causes at most a warning unless the level is
  /// configured, as in PC202. In a mode for some readers, their failure is an error and any other at most a warning, as
  /// in PC201.
  static func decisive(
    _ verdicts: [RampVerdict], of rule: RuleKey, in mode: JudgedMode, at level: Level,
    isWorse: (Measurement, Measurement) -> Bool
  ) -> (verdict: RampVerdict, level: Level)? {
    let failing = verdicts.filter(\.fails)
    if let everyone = failing.first(where: { $0.view.vision == .normal }) { return (everyone, level) }
    func weight(_ vision: Vision) -> Level {
      guard !mode.settings.isSet(rule) else { return level }
      return mode.purpose.level(vision == .tritan ? min(level, .warning) : level, isForThem: mode.purpose.isFor(vision))
    }
    let highest = failing.map { weight($0.view.vision) }.max()
    let decisive = failing.filter { weight($0.view.vision) == highest }
    // Ties go to deutan, which comes last and is the more common deficiency.
    let redGreen = decisive.filter { $0.view.vision != .tritan }
    let worst = redGreen.reversed().min { isWorse($0.measurement, $1.measurement) } ?? decisive.first
    return worst.map { ($0, weight($0.view.vision)) }
  }
}

extension RampVerdict where Measurement == RampPair {
  /// The verdict on the closest colours that readers must never take for each other.
  static func decisive(
    _ found: [RampPair], below required: Double, of rule: RuleKey, in mode: JudgedMode, at level: Level
  ) -> (verdict: RampVerdict, level: Level)? {
    let verdicts = found.map { RampVerdict(view: $0.view, measurement: $0, fails: $0.value < required) }
    return decisive(verdicts, of: rule, in: mode, at: level) { $0.value < $1.value }
  }
}

/// What a rule finds wrong with a ramp.
struct RampFault {
  let level: Level
  let message: String
  let measure: Measure
  /// The colours of the fault, and the place of the first on the ramp.
  let colors: [SRGB]
  let place: Int
  /// Lines of figures: who sees which colours how.
  var evidence: [Evidence] = []
  var suggestion: Suggestion?
}

extension Rule {
  /// A rule about each ramp by itself: whether it is asked, and what is wrong with it.
  static func ofRamps(
    _ key: RuleKey, _ summary: String, _ threshold: RuleThreshold? = nil,
    page: @autoclosure @escaping @Sendable () -> RulePage,
    where isAsked: @escaping @Sendable (JudgedRamp, JudgedMode) -> Bool,
    fault: @escaping @Sendable (JudgedRamp, JudgedMode, Level) -> RampFault?
  ) -> Rule {
    Rule(
      key, summary, threshold, page: page(),
      .mode { mode, level, ledger in
        for ramp in mode.ramps.judged where isAsked(ramp, mode) {
          guard let fault = fault(ramp, mode, level) else {
            ledger.pass()
            continue
          }
          var finding = key.finding(fault.level, fault.message + ramp.guess, at: ramp.stop(near: fault.place))
          finding.tokens = [ramp.token]
          finding.mode = mode.mode.name
          finding.measure = fault.measure
          let reader = fault.measure.observer.flatMap { $0 == .everyone ? nil : $0 }
          finding.colors = fault.colors.map { color in
            FindingColor(token: ramp.token, hex: color.hex, simulatedHex: reader.map { $0.hex(color) })
          }
          finding.evidence = fault.evidence
          finding.suggestions = [fault.suggestion].compactMap(\.self)
          ledger.report(finding)
        }
      })
  }
}

extension Observer {
  /// A line of figures: colours as this observer sees them.
  func evidence(_ colors: [SRGB], _ figure: String, fails: Bool = true) -> Evidence {
    Evidence(label: label, hexes: colors.map { hex($0) }, figure: figure, fails: fails)
  }
}
