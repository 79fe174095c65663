/// Finds the colours that judge, good and bad, among the tokens of a chart.
struct StatusGuess {
  /// By what they judge: the plainest name.
  private(set) var found: [ChartWords.Judgement: RoleCandidate] = [:]
  /// Tokens that judge nothing, in their order.
  private(set) var others: [RoleCandidate] = []

  /// Words behind a judgement that add nothing to it.
  private static let plain: Set<String> = ["default", "base", "main", "color", "colour", "fill", "500"]

  /// Looks through the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    var words = ChartWords.judgements
    let used = candidates.flatMap(Self.tail).compactMap { ChartWords.opposites[$0] }
    if used.contains(.good), used.contains(.bad) { words.merge(ChartWords.opposites) { own, _ in own } }
    /// What a token judges, and how far its name is from saying only that.
    func judgement(of candidate: RoleCandidate) -> (ChartWords.Judgement, rank: Int)? {
      let tail = Self.tail(candidate)
      guard let judgement = tail.lazy.compactMap({ words[$0] }).first else { return nil }
      let last = tail.last { !Self.plain.contains($0) }
      let isLast = last.flatMap { words[$0] } == judgement
      // A step of `sequential.good` is a colour of that ramp.
      if !isLast, candidate.allWords.contains(where: { ChartWords.ramps[$0] != nil }) { return nil }
      return (judgement, (isLast ? 0 : 1_000) + tail.count)
    }
    var ranks: [ChartWords.Judgement: Int] = [:]
    for candidate in candidates {
      guard let (judgement, rank) = judgement(of: candidate) else {
        others.append(candidate)
        continue
      }
      if rank < ranks[judgement] ?? .max { (found[judgement], ranks[judgement]) = (candidate, rank) }
    }
    // `primary` is then one of their row.
    if !found.isEmpty { others.removeAll { $0.words.last == ["primary"] } }
  }

  /// The words after the chart word.
  private static func tail(_ candidate: RoleCandidate) -> ArraySlice<String> {
    let words = candidate.allWords
    return words[(ChartWords.lastIndex(in: words).map { $0 + 1 } ?? words.count)...]
  }
}
