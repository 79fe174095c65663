/// Colours that a repair leaves with an error, and why.
package struct RepairRefusal: Sendable {
  /// The reason.
  package enum Reason: Hashable, Sendable {
    /// The colours that would have to change must stay.
    case locked
    /// Two series share one colour.
    case shared
    /// The search found no change within its limits.
    case notFound
    /// The search ended because the work for the run was used up.
    case outOfWork
  }

  /// Why the colours are left.
  package let reason: Reason
  /// The colours, in order: where they are locked, all colours in the way.
  package let colors: [RepairColor]
  /// What they still miss: names and figures.
  package var closest: RepairFigures?

  init(_ reason: Reason, colors: [RepairColor]) {
    self.reason = reason
    self.colors = colors
  }
}
