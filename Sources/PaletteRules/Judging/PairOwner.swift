import Colorimetry

extension JudgedMode {
  /// The rule that reports a pair for everyone and for readers with a red-green deficiency, so that a pair has one
  /// finding; nil where none does. The page of this module has the same order. A rule that is off, or that only informs of
  /// what colour does not separate clearly, leaves the pair to the next one.
  ///
  /// PC202 reports what a tritan deficiency confuses beside it, except where everyone does.
  func owner(of pair: PairReading) -> RuleKey? {
    func warns(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    if pair.isAlike { return .tooSimilar }
    if pair.confusions.isRedGreen { return .redGreenConfusion }
    guard pair.isClose else { return nil }
    if pair.isRedGreen, pair.shortfall?.vision != .tritan, warns(.redGreenHues) { return .redGreenHues }
    return pair.doubt != nil && warns(.modelDependent) ? .modelDependent : .hardForMark
  }

  /// Whether a pair is apart, but less than its marks need (PC204), most of all to a reader.
  func isTight(_ pair: PairReading, to vision: Vision) -> Bool {
    pair.shortfall?.vision == vision && owner(of: pair) == .hardForMark
  }

  /// Whether PC203 requires another colour, so that a second channel would not help.
  func isTooSimilar(_ pair: PairReading) -> Bool {
    pair.isAlike && settings.level(.tooSimilar).map { $0 > .info } ?? false
  }

  /// Whether PC201, PC202 or PC203 reports the pair above info.
  func isReportedAsConfused(_ pair: PairReading) -> Bool {
    if isTooSimilar(pair) { return true }
    guard !pair.isAlike, !isDistinct(pair.first, pair.second) else { return false }
    func speaks(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    return pair.confusions.isRedGreen && speaks(.redGreenConfusion)
      || pair.confusions.tritan != nil && speaks(.blueYellowConfusion)
  }
}
