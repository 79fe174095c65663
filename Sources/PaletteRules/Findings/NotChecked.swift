import SourceText

/// What no check could judge, and why: a value, so that reports fold and count it without reading its words. `mode` is as
/// sentences say it, with the word: `mode dark`, `palette warm`.
package enum NotChecked: Hashable, Sendable {
  /// One check of a rule. `subject` is quoted where it is a name; it and `mode` are untrusted.
  case check(RuleKey, subject: String, mode: String, Message)
  /// Several checks, which the words name; and what a format reads and cannot give to any check.
  case other(Message)

  /// Why checks could not run.
  package enum Reason: String, MessageKind {
    case translucentSurface = "the ‹surface› behind it is translucent and nothing opaque is declared under it"
    case unknownSurface = "the ‹surface› behind it is not known: ‹why›"
    case textOnMissingSeries = "no series has the name ‹name›"
    case pairsBeyondMaxSeries = "‹mode›: ‹count› pairs with series beyond the first ‹used› (usage.maxSeries)"
    case pairsBeyondLimitOfSeries = "‹mode›: ‹count› pairs with series beyond the first ‹judged›, too many to judge"
    case pairsOnUnknownGround =
      "‹mode›: ‹count› pairs with ‹series› translucent series: the background behind them is ‹why›"
    case pairsOnGradient =
      "‹mode›: pairs with ‹series› translucent series on the other colours of the gradient behind them"
    case pairsBeyondLimit = "‹mode›: ‹count› further pairs: the list ends after ‹most› that look alike"
    case overlapsBeyondLimit = "‹mode›: overlaps of ‹count› series: the rule judges overlaps of at most ‹most›"
    case unreadableRamp = "‹ramp› in ‹mode›: ‹why›"
    case rampsBeyondLimit = "‹mode›: ‹count› ramps beyond the first ‹most›, too many for one theme"
    case noTextColour = "the theme declares no text colour: text contrast not checked"
    case visionsNotSelected = "pairs under protan, deutan and tritan vision: not selected"
    case tooManyColours =
      "'‹palette›': ‹count› colours are too many for one chart; --palette '‹palette›' checks it anyway"
  }

  /// Creates a reason for several checks.
  package init(_ reason: Reason, _ arguments: any CustomStringConvertible...) {
    self = .other(Message(reason, arguments))
  }

  /// What identifies the reason in JSON; stable.
  package var id: String {
    switch self {
    case .check(_, _, _, let reason), .other(let reason): reason.id
    }
  }

  /// The reason in words; untrusted.
  package var text: String {
    switch self {
    case .check(let rule, let subject, let mode, let reason): "\(rule.id) of \(subject) in \(mode): \(reason.text)"
    case .other(let reason): reason.text
    }
  }

  /// The reasons in words, in the order of the first of each; checks that differ only in their subject in one sentence:
  /// `PC102 of '1', '2', '3' and 5 more in mode light: the background behind it is not known`.
  package static func folded(_ reasons: [NotChecked]) -> [String] {
    reasons.enumerated().grouped { place, reason in reason.isCheck ? [reason.of("").text] : ["", "\(place)"] }
      .map { group in
        let (first, subjects) = (group.members[0].element, group.members.map(\.element.subject))
        return first.isCheck ? first.of(NamedList.text(subjects)).text : first.text
      }
  }

  /// Whether it is one check of a rule.
  var isCheck: Bool { if case .check = self { true } else { false } }

  private var subject: String { if case .check(_, let subject, _, _) = self { subject } else { "" } }

  /// The same for another subject.
  private func of(_ subject: String) -> NotChecked {
    guard case .check(let rule, _, let mode, let reason) = self else { return self }
    return .check(rule, subject: subject, mode: mode, reason)
  }
}
