import Colorimetry

extension JudgedMode {
  /// The names of the pairs that passed, `loss/growth`, the series that comes later in the file first; empty when there
  /// are too many, or when the names would not match the count.
  ///
  /// - Parameter failing: The pairs that failed.
  func passedPairs(except failing: [PairReading]) -> [String] {
    let count = measuredPairCount - failing.count
    guard count > 0, judgedCount <= Self.mostNamedSeries else { return [] }
    let failing = Set(failing.map { [$0.first, $0.second] })
    var names: [String] = []
    for i in 0..<judgedCount where shown[i] != nil {
      for j in (i + 1)..<max(judgedCount, i + 1) where shown[j] != nil && pairs.isCompared(i, j) {
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
