package import PaletteRules
import SourceText

/// What a waived finding is waived by, as reports show it. Holds untrusted text.
package struct GrantedWaiver: Sendable {
  /// Why the finding may stay, in the words of whoever wrote the waiver.
  package var reason: String
  /// Who answers for it, when the waiver says.
  package var owner: String?
  /// Where it is followed up, when the waiver says.
  package var ticket: String?
  /// The last day it holds; nil when it never ends.
  package var until: CalendarDate?
  /// Days from the day of the run to the last one it holds, 0 on that day; nil when it never ends.
  package var daysLeft: Int?

  /// Gathers what a waiver says.
  package init(
    reason: String, owner: String? = nil, ticket: String? = nil, until: CalendarDate? = nil, daysLeft: Int? = nil
  ) {
    self.reason = reason
    self.owner = owner
    self.ticket = ticket
    self.until = until
    self.daysLeft = daysLeft
  }
}

/// Where a waiver is written, which tells it from others.
package struct WaiverPlace: Hashable, Sendable {
  private let path: String
  private let range: Range<Int>

  /// The place of a waiver, or of a finding about it.
  package init(_ origin: TokenOrigin) { (path, range) = (origin.file.path, origin.range) }
}
