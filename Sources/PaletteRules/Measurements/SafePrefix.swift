/// How many series work together before two of them look alike, in the given order and in a better one.
package struct SafePrefix: Sendable {
  /// How many of the first series are all distinct.
  package let count: Int
  /// The indices of the largest distinct set found, rising; at least ``count`` of them.
  package let best: [Int]

  /// The most choices tried before the search returns the best so far: enough for every palette of twenty colours in
  /// use. An engineering choice.
  private static let work = 20_000

  /// Counts among `count` series, given the pairs that look alike.
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

  /// Branch and bound over series in order: use the next one, or skip it.
  private struct Search {
    let neighbours: [Set<Int>]
    var best: [Int]
    var work: Int

    /// - Parameter candidates: The series after the last chosen one that are distinct from all chosen ones.
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
