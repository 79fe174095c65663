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

extension JudgedRamp {
  /// Everything but words and figures.
  func finding(
    _ rule: RuleKey, _ level: Level, _ message: String, _ mode: JudgedMode, _ measure: Measure, colors shown: [SRGB],
    at index: Int
  ) -> Finding {
    var finding = rule.finding(level, message + guess, at: stop(near: index))
    finding.tokens = [token]
    finding.mode = mode.mode.name
    finding.measure = measure
    let reader = measure.observer.flatMap { $0 == .everyone ? nil : $0 }
    finding.colors = shown.map { color in
      FindingColor(token: token, hex: color.hex, simulatedHex: reader.map { $0.hex(color) })
    }
    return finding
  }
}
