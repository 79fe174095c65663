/// A group of colours for which no repair was found, how close one came, and what would do.
package struct RepairRefusal: Error, Sendable {
  /// Why.
  package enum Reason: Hashable, Sendable {
    /// The colours that would have to move are kept as they are.
    case locked
    /// Two series are drawn in one and the same colour.
    case shared
    /// The search ended without an answer.
    case notFound
    /// More pairs than are looked at.
    case tooLarge
  }

  /// Colours of one chart that are not searched for, as so many cannot be told apart with a red-green deficiency. An
  /// engineering choice: with one, what is left of the gamut at 3:1 on white holds half as many steps of ΔE00 8.
  package static let mostTogether = 64

  /// Why.
  package let reason: Reason
  /// The colours, in order: all that are in the way, where they are locked.
  package let colors: [RepairColor]
  /// What the closest attempt still misses most: names, and the figures.
  package var closest: RepairFigures?
  /// The budget that would do, ΔE00; nil when it is none of the budget's doing.
  package var budget: Double?
  /// How far colours would move if their names could change, ΔE00; nil when that does not help.
  package var moveWithOtherHues: Double?
  /// Whether it would do to leave to symbols what only a deficiency confuses.
  package var symbolsHelp = false
  /// Whether it would do to move colours that were kept by choice.
  package var unlockingHelps = false

  init(_ reason: Reason, colors: [RepairColor]) {
    self.reason = reason
    self.colors = colors
  }
}
