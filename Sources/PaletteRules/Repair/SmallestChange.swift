import Colorimetry

/// The smallest change to one group of dependent colours: the least greatest move, then the least sum.
enum SmallestChange {
  /// The precision of the greatest move, CIEDE2000. An engineering choice.
  private static let step = 0.25

  /// The work limit per colour, so that few colours take little time. An engineering choice.
  private static let workOfColor = 300_000

  /// How much further a colour may move to keep every wish that the original colours grant, CIEDE2000, and the steps in
  /// between. Engineering choices: less than anyone sees.
  private static let room = [0, 0.25, 0.5, 0.75, 1]

  /// Searches from the original colours, by index among all of them.
  ///
  /// A search without bounds may find a smaller move than a search within bounds. So the result may exceed the budget:
  /// it is then the least move found, with its closest attempt within the budget.
  ///
  /// - Parameters:
  ///   - near: Colours that nearly meet every demand with a small change: where the search meets them nearby, it looks
  ///     no further.
  ///   - known: Colours that already meet every demand, found under stricter rules; the result moves no further.
  static func find(
    _ search: inout RepairSearch, from original: [SRGB], near: [SRGB]? = nil, known: [SRGB]? = nil, budget: Double,
    work: Int
  ) -> RepairSearch.Outcome {
    // The first attempt may use half of the work, every smaller radius a sixteenth.
    let work = min(work, workOfColor * search.movable.count)
    if let near, var outcome = nearby(&search, near, from: original, budget: budget, work: work) {
      outcome.colors = outcome.colors.map { granting($0, &search, from: original, budget: budget, work: work) }
      return outcome
    }
    var outcome = search.attempt(from: original, radius: budget, limit: search.work + work / 2)
    var first = outcome.colors
    if first == nil, budget.isFinite, known == nil {
      first = search.attempt(from: original, radius: .infinity, limit: search.work + work / 2).colors
    }
    guard var best = first ?? known else { return outcome }
    let share = work / 16
    best = search.polish(
      best, radius: max(budget, search.greatestMove(best)), grants: false, limit: search.work + share)
    if let known, search.greatestMove(known) < search.greatestMove(best) { best = known }
    shrink(&search, &best, from: original, work: work)
    best = granting(best, &search, from: original, budget: budget, work: work)
    if let known, search.greatestMove(known) < search.greatestMove(best) { best = known }
    outcome.colors = best
    return outcome
  }

  /// Colours that meet every demand with a move hardly greater than that of others; nil where the search finds none.
  private static func nearby(
    _ search: inout RepairSearch, _ near: [SRGB], from original: [SRGB], budget: Double, work: Int
  ) -> RepairSearch.Outcome? {
    let share = work / 16
    for room in room {
      let radius = min(search.greatestMove(near) + room, budget)
      var outcome = search.attempt(from: near, radius: radius, limit: search.work + share)
      guard let found = outcome.colors else { continue }
      outcome.colors = search.polish(found, radius: radius, grants: false, limit: search.work + share)
      return outcome
    }
    return nil
  }

  /// The same colours or others nearby, which grant more wishes.
  private static func granting(
    _ colors: [SRGB], _ search: inout RepairSearch, from original: [SRGB], budget: Double, work: Int
  ) -> [SRGB] {
    var best = colors
    let share = work / 16
    let kept = keepWishes(&search, &best, from: original, budget: budget, share: share)
    // Within the necessary move, grant wishes too.
    search.hold(kept)
    defer { search.hold([]) }
    return search.polish(best, radius: search.greatestMove(best), grants: true, limit: search.work + 2 * share)
  }

  /// Reduces the greatest move by bisection, as long as the search finds colours.
  private static func shrink(
    _ search: inout RepairSearch, _ best: inout [SRGB], from original: [SRGB], work: Int
  ) {
    let end = search.work + work
    let share = work / 16
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
  }

  /// Searches colours that lose no wish, slightly further away if necessary, and returns the wishes to keep: all that
  /// the original colours grant, or those that the best colours still grant.
  private static func keepWishes(
    _ search: inout RepairSearch, _ best: inout [SRGB], from original: [SRGB], budget: Double, share: Int
  ) -> Set<Int> {
    let granted = search.granted(original)
    let kept = granted.intersection(search.granted(best))
    guard kept.count < granted.count else { return granted }
    search.hold(granted)
    defer { search.hold([]) }
    let move = search.greatestMove(best)
    for room in room where move + room <= max(budget, move) {
      let found = search.attempt(from: best, radius: move + room, limit: search.work + share / 2)
      guard let colors = found.colors else { continue }
      best = search.polish(colors, radius: move + room, grants: false, limit: search.work + share)
      return granted
    }
    return kept
  }
}
