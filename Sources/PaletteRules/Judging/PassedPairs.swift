extension JudgedMode {
  /// The names of the pairs that passed, `loss/growth`, the series written later first; none where there are too many to
  /// look at, or where they are not those counted.
  ///
  /// - Parameters:
  ///   - failing: The pairs that did not pass.
  ///   - history: The modes that judge a pair in place of this one.
  ///   - count: How many passed.
  func passedPairs(except failing: [PairMeasurements.ClosePair], notIn history: EarlierModes, count: Int) -> [String] {
    guard count > 0, judgedCount <= Self.mostNamedSeries else { return [] }
    let failing = Set(failing.map { [$0.first, $0.second] })
    var names: [String] = []
    for i in 0..<judgedCount where shown[i] != nil {
      for j in (i + 1)..<max(judgedCount, i + 1) where shown[j] != nil {
        guard !history.hold(i, j), !failing.contains([i, j]) else { continue }
        let (changed, kept) = laterFirst(i, j)
        names.append("\(series[changed].name)/\(series[kept].name)")
      }
    }
    return names.count == count ? Array(names.prefix(PassedChecks.mostSubjects)) : []
  }

  /// With more series than this nobody reads the names of their 32,640 pairs (engineering choice).
  private static var mostNamedSeries: Int { 256 }
}
