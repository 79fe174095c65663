/// The ranks of numbers, 1 the least; equal numbers share the mean of their ranks.
///
/// Source: M. G. Kendall, "The treatment of ties in ranking problems", Biometrika 33, 1945.
struct Ranks: Hashable, Sendable {
  /// A rank for each number, in the order in which the numbers came.
  let ranks: [Double]
  /// How many numbers share a value, for each value that two or more share.
  let ties: [Int]

  /// Ranks finite numbers. O(n log n).
  init(_ values: [Double]) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var ties: [Int] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      // Places start + 1 … end.
      for place in start..<end { ranks[order[place]] = Double(start + 1 + end) / 2 }
      if end - start > 1 { ties.append(end - start) }
      start = end
    }
    (self.ranks, self.ties) = (ranks, ties)
  }
}

extension [Int] {
  /// The pairs within groups of these sizes.
  var tiedPairs: Int { reduce(0) { $0 + $1 * ($1 - 1) / 2 } }
}
