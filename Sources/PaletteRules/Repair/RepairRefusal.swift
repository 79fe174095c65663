/// A group of colours without a repair: the closest attempt, and what would help.
package struct RepairRefusal: Error, Sendable {
  /// The reason for a refusal.
  package enum Reason: Hashable, Sendable {
    /// The colours that would have to change must stay.
    case locked
    /// Two series share one colour.
    case shared
    /// With the required contrast, a worst pair of some vision would become worse.
    case wouldConfuse
    /// No shade that keeps the name and most of the chroma reaches the required contrast.
    case beyondReach
    /// The search ended without a solution.
    case notFound
    /// Other searches ended without a solution, and this one did not begin.
    case notTried
    /// More pairs than the limit.
    case tooLarge
  }

  /// The most colours of one chart that a search accepts, because more are never distinguishable with a red-green
  /// deficiency. An engineering choice: under one, the gamut at 3:1 on white holds half as many steps of ΔE00 8.
  package static let mostTogether = 64

  /// The reason for the refusal.
  package let reason: Reason
  /// The colours, in order: where they are locked, all colours in the way.
  package let colors: [RepairColor]
  /// The greatest shortfalls of the closest attempt: names and figures.
  package var closest: RepairFigures?
  /// The closest pair of a vision before, and with the required contrast: the one that loses most.
  package var cost: (before: RepairFigures.Pair, after: RepairFigures.Pair)?
  /// A sufficient budget, ΔE00; nil when the budget is not the reason.
  package var budget: Double?
  /// The move of the colours if their names could change, ΔE00; nil when that does not help.
  package var moveWithOtherHues: Double?
  /// Whether symbols for the pairs that only a deficiency confuses would help.
  package var symbolsHelp = false
  /// Whether unlocking the colours that the user keeps would help.
  package var unlockingHelps = false

  init(_ reason: Reason, colors: [RepairColor]) {
    self.reason = reason
    self.colors = colors
  }
}
