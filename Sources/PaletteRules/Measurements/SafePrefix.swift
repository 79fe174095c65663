/// How many series go together before two of them are confused, in the order given and in a better one.
package struct SafePrefix: Sendable {
  /// The first so many are told apart.
  package let count: Int
  /// Indices of as many as could be found that are all told apart, rising; at least ``count`` of them.
  package let best: [Int]

  /// Choices tried before the best so far is taken: enough for every palette of twenty colours in use. An engineering
  /// choice.
  private static let work = 20_000

  /// Looks at `count` series, of which some pairs are confused.
  package init(count: Int, confused: [(first: Int, second: Int)]) {
    self.count = confused.map { max($0.first, $0.second) }.min() ?? count
    var neighbours = [Set<Int>](repeating: [], count: count)
    for (a, b) in confused where a < count && b < count && a != b {
      neighbours[a].insert(b)
      neighbours[b].insert(a)
    }
    var search = Search(neighbours: neighbours, best: Array(0..<self.count), work: Self.work)
    search.extend([], Array(0..<count))
    best = search.best
  }

  /// Branch and bound over series in order: take the next one, or leave it.
  private struct Search {
    let neighbours: [Set<Int>]
    var best: [Int]
    var work: Int

    /// - Parameter candidates: Those after the last one taken that are told apart from all taken.
    mutating func extend(_ taken: [Int], _ candidates: [Int]) {
      if taken.count > best.count { best = taken }
      for (place, candidate) in candidates.enumerated() {
        guard taken.count + candidates.count - place > best.count, work > 0 else { return }
        work -= 1
        extend(taken + [candidate], candidates[(place + 1)...].filter { !neighbours[candidate].contains($0) })
      }
    }
  }
}
