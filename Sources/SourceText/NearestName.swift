/// The known name that somebody may have meant.
package struct NearestName {
  /// The name among the candidates that is nearest to a word, when one is near enough to be meant.
  ///
  /// Distance counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment: Damerau 1964,
  /// Levenshtein 1966) between lower-case forms. Near enough is a third of the word's characters, at least one. Of
  /// equals the one of the same length wins, then the one with the most characters in place, then the first by bytes: the
  /// order of the candidates does not matter. One letter is near to no other; words of more than 64 characters get none.
  package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(word)
    guard (1...longest).contains(wanted.count) else { return nil }
    var bound = wanted.count == 1 ? 0 : max(1, (wanted.count + 1) / 3)
    var best: (name: String, rank: (Int, Int, Int))?
    for name in candidates {
      let length = name.utf8.count
      guard length + bound >= wanted.count, length <= 4 * (wanted.count + bound) else { continue }
      guard let distance = distance(wanted, folded(name), atMost: bound) else { continue }
      let moved = zip(word.unicodeScalars, name.unicodeScalars).count { $0 != $1 }
      let rank = (distance, abs(name.unicodeScalars.count - wanted.count), moved)
      if let best, best.rank < rank || best.rank == rank && !name.utf8.lexicographicallyPrecedes(best.name.utf8) {
        continue
      }
      best = (name, rank)
      bound = distance
    }
    return best?.name
  }

  /// Whether a word becomes a name by so many insertions, deletions, replacements and swaps at most.
  package static func isNear(_ word: String, _ name: String, atMost bound: Int) -> Bool {
    distance(folded(word), folded(name), atMost: bound) != nil
  }

  private static let longest = 64

  private static func folded(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

  /// The distance, or nothing when it is greater than the bound.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int) -> Int? {
    guard abs(a.count - b.count) <= bound else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in stride(from: 1, through: a.count, by: 1) {
      row[0] = i
      var least = i
      for j in stride(from: 1, through: b.count, by: 1) {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        row[j] = cost
        least = min(least, cost)
      }
      // A swap can look back two rows, so one row above the bound is not the end unless the one before is as well.
      if least > bound, last.allSatisfy({ $0 > bound }) { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }
}
