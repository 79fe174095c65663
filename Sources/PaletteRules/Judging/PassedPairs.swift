import Colorimetry

extension JudgedMode {
  /// The names of the pairs that passed, `loss/growth`, the series that comes later in the file first; empty when there
  /// are too many, or when the names would not match the count.
  ///
  /// - Parameters:
  ///   - failing: The pairs that failed.
  ///   - count: The number of pairs that passed.
  func passedPairs(except failing: [PairMeasurements.ClosePair], count: Int) -> [String] {
    guard count > 0, judgedCount <= Self.mostNamedSeries else { return [] }
    let failing = Set(failing.map { [$0.first, $0.second] })
    var names: [String] = []
    for i in 0..<judgedCount where shown[i] != nil {
      for j in (i + 1)..<max(judgedCount, i + 1) where shown[j] != nil {
        guard !failing.contains([i, j]) else { continue }
        let (changed, kept) = laterFirst(i, j)
        names.append("\(series[changed].name)/\(series[kept].name)")
      }
    }
    return names.count == count ? Array(names.prefix(PassedChecks.mostSubjects)) : []
  }

  /// The most series whose pairs get names: more would make 32,640 names (engineering choice).
  private static var mostNamedSeries: Int { 256 }
}

extension JudgedMode {
  /// The rule that reports a pair that colour does not separate clearly, so that each pair has one finding: PC205 a red
  /// with a green, PC209 a pair that the other family of simulation finds confused, PC204 the rest. A rule that is off
  /// or only informs leaves the pair to the next one.
  func rule(for pair: NearPair) -> RuleKey {
    func warns(_ rule: RuleKey) -> Bool { settings.level(rule).map { $0 > .info } ?? false }
    if pair.isRedGreen, pair.shortfall?.vision != .tritan, warns(.redGreenHues) { return .redGreenHues }
    return pair.otherModel != nil && warns(.modelDependent) ? .modelDependent : .hardForMark
  }

  /// Whether a pair is apart, but less than its marks need (PC204), most of all to a reader.
  func isTight(_ pair: NearPair, to vision: Vision) -> Bool {
    pair.shortfall?.vision == vision && rule(for: pair) == .hardForMark && !isDistinct(pair.first, pair.second)
  }
}
