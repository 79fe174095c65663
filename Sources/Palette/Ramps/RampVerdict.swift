import Colorimetry

/// What one vision makes of a ramp, and which vision a finding speaks of.
struct RampVerdict<Measurement> {
  /// Who looks.
  let view: RampView
  /// What was measured.
  let measurement: Measurement
  /// Whether it is why the rule speaks.
  let fails: Bool

  /// The one that a finding speaks of, and its level: everyone's where that fails, else the worst of the red-green
  /// ones, else the tritan one.
  ///
  /// A tritan deficiency is rare and its models not validated, so that it warns at most where nobody sets the level,
  /// as for PC202.
  static func decisive<R: Rule>(
    _ verdicts: [RampVerdict], of _: R.Type, _ settings: JudgementSettings, at level: Level,
    isWorse: (Measurement, Measurement) -> Bool
  ) -> (verdict: RampVerdict, level: Level)? {
    let failing = verdicts.filter(\.fails)
    if let everyone = failing.first(where: { $0.view.vision == .normal }) { return (everyone, level) }
    // Of equal ones deutan, which stands last and which more people have.
    let redGreen = failing.filter { $0.view.vision != .tritan }
    if let worst = redGreen.reversed().min(by: { isWorse($0.measurement, $1.measurement) }) { return (worst, level) }
    return failing.first.map { ($0, R.isSet(settings) ? level : min(level, .warning)) }
  }
}
