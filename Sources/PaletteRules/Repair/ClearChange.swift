import Colorimetry

/// A change of one group of colours after which every pair is clear, or as clear as the room allows: lightness first,
/// then the least greatest move.
enum ClearChange {
  /// The result of a search.
  struct Outcome {
    /// By index among all colours.
    var colors: [SRGB]
    /// How clear every pair is at least, −1…1 (``RepairGoal``): below 0 some pair becomes worse than the worst was.
    var ambition = -1.0
    /// Colours that start from another hue, by index: the colour they start from.
    var origins: [Int: SRGB] = [:]

    /// Whether every pair is clear.
    var isClear: Bool { ambition == 1 }
  }

  /// The precision of the greatest move, and the attempts to find how clear all pairs can be. Engineering choices.
  private static let step = 1.0
  private static let attempts = 4

  /// Searches from the original colours and from a known solution, by index among all colours.
  ///
  /// - Parameters:
  ///   - known: Colours that meet every demand.
  ///   - radius: The greatest move.
  ///   - isClear: Whether only a change counts after which every pair is clear.
  static func find(
    _ search: inout RepairSearch, from original: [SRGB], known: [SRGB], radius: Double, isClear: Bool = false,
    work: Int
  ) -> Outcome {
    let share = work / 16
    defer { search.ambition = nil }
    func attempt(_ search: inout RepairSearch, _ ambition: Double, _ radius: Double, from start: [SRGB]) -> [SRGB]? {
      search.ambition = ambition
      return search.attempt(from: start, radius: radius, limit: search.work + share).colors
    }
    var outcome = Outcome(colors: known)
    if let found = attempt(&search, 1, radius, from: known) ?? attempt(&search, 1, radius, from: original) {
      outcome = Outcome(colors: found, ambition: 1)
      shrink(&search, &outcome.colors, share: share)
      return outcome
    }
    guard !isClear else { return outcome }
    var (low, high) = (-1.0, 1.0)
    for _ in 0..<attempts {
      let middle = (low + high) / 2
      if let found = attempt(&search, middle, radius, from: outcome.colors) {
        outcome = Outcome(colors: found, ambition: middle)
        low = middle
      } else {
        high = middle
      }
    }
    // Within the necessary move, pairs that are not clear come as far as they can.
    search.ambition = outcome.ambition
    let move = search.greatestMove(outcome.colors)
    outcome.colors = search.polish(outcome.colors, radius: move, grants: true, limit: search.work + share)
    return outcome
  }

  /// Reduces the greatest move by bisection, as long as the search finds colours, and then each other move.
  private static func shrink(_ search: inout RepairSearch, _ colors: inout [SRGB], share: Int) {
    colors = search.polish(colors, radius: search.greatestMove(colors), grants: false, limit: search.work + share)
    var (low, high) = (0.0, search.greatestMove(colors))
    while high - low > step {
      let radius = (low + high) / 2
      let limit = search.work + share / 4
      if let found = search.attempt(from: colors, radius: radius, limit: limit).colors {
        colors = search.polish(found, radius: radius, grants: false, limit: search.work + share / 2)
        high = search.greatestMove(colors)
      } else {
        low = radius
      }
    }
  }
}
