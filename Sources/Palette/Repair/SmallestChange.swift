import Colorimetry

/// The smallest change to one group of colours that depend on each other: the least greatest move, then the least sum.
enum SmallestChange {
  /// How finely the greatest move is brought down, CIEDE2000. An engineering choice.
  private static let step = 0.25

  /// How much work a colour is worth, so that few colours take little time. An engineering choice.
  private static let workOfColor = 300_000

  /// Searches from colours as they are, by index among all of them.
  ///
  /// A search without bounds finds its way down to a move that a search within the same bounds may miss. So the answer may
  /// move further than the budget: the least that was found, and its closest attempt within the budget.
  static func find(
    _ search: inout RepairSearch, from original: [SRGB], budget: Double, work: Int
  ) -> RepairSearch.Outcome {
    // A first answer may take half of the work, every smaller radius a sixteenth.
    let work = min(work, workOfColor * search.movable.count)
    var outcome = search.attempt(from: original, radius: budget, limit: search.work + work / 2)
    var first = outcome.colors
    if first == nil, budget.isFinite {
      first = search.attempt(from: original, radius: .infinity, limit: search.work + work / 2).colors
    }
    guard var best = first else { return outcome }
    let end = search.work + work
    let share = work / 16
    best = search.polish(
      best, radius: max(budget, search.greatestMove(best)), grants: false, limit: search.work + share)
    var (low, high) = (0.0, search.greatestMove(best))
    while high - low > step, search.work < end {
      let radius = (low + high) / 2
      var found = search.attempt(from: best, radius: radius, limit: search.work + share).colors
      if found == nil {
        found = search.attempt(from: original, radius: radius, limit: search.work + share).colors
      }
      if let found {
        best = search.polish(found, radius: radius, grants: false, limit: search.work + share)
        high = search.greatestMove(best)
      } else {
        low = radius
      }
    }
    // Within what has to move anyway, more may be had: the wishes.
    best = search.polish(best, radius: high, grants: true, limit: search.work + 2 * share)
    outcome.colors = best
    return outcome
  }
}
