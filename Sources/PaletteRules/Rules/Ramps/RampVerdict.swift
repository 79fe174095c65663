import Colorimetry

/// What one vision makes of a ramp, and which vision a finding speaks of.
struct RampVerdict<Measurement> {
  /// Who looks.
  let view: Observer
  /// What was measured.
  let measurement: Measurement
  /// Whether it is why the rule speaks.
  let fails: Bool

  /// The one that a finding speaks of, and its level: everyone's where that fails, else the one of the highest level,
  /// and of several the worst of the red-green ones before the tritan one.
  ///
  /// A tritan deficiency is rare and its models not validated, so that it warns at most where nobody sets the level,
  /// as for PC202. A mode made for some readers is an error for them and warns of others at most, as for PC201.
  static func decisive(
    _ verdicts: [RampVerdict], of rule: RuleKey, _ ramp: JudgedRamp, in mode: JudgedMode, at level: Level,
    isWorse: (Measurement, Measurement) -> Bool
  ) -> (verdict: RampVerdict, level: Level)? {
    let failing = verdicts.filter { $0.fails && ramp.asked.contains($0.view.vision) }
    if let everyone = failing.first(where: { $0.view.vision == .normal }) { return (everyone, level) }
    func weight(_ vision: Vision) -> Level {
      guard !mode.settings.isSet(rule) else { return level }
      return mode.purpose.level(vision == .tritan ? min(level, .warning) : level, isForThem: mode.purpose.isFor(vision))
    }
    let highest = failing.map { weight($0.view.vision) }.max()
    let decisive = failing.filter { weight($0.view.vision) == highest }
    // Of equal ones deutan, which stands last and which more people have.
    let redGreen = decisive.filter { $0.view.vision != .tritan }
    let worst = redGreen.reversed().min { isWorse($0.measurement, $1.measurement) } ?? decisive.first
    return worst.map { ($0, weight($0.view.vision)) }
  }
}
