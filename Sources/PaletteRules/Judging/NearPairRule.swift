import Colorimetry

extension JudgedMode {
  /// The rule that reports a pair that colour does not separate clearly, so that each pair has one finding: PC205 a red
  /// with a green, PC209 a pair that the other family of simulation finds confused, PC204 the rest. A rule that is off
  /// or only informs leaves the pair to the next one.
  func rule(for pair: NearPair) -> RuleKey {
    func warns(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    if pair.isRedGreen, pair.shortfall?.vision != .tritan, warns(.redGreenHues) { return .redGreenHues }
    return pair.otherModel != nil && warns(.modelDependent) ? .modelDependent : .hardForMark
  }
}
