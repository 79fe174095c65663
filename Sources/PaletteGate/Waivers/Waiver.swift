package import Colorimetry
package import PaletteRules
import SourceText

/// Leave to live with a finding for a while: the rule, exactly the tokens, why, and until when.
package struct Waiver: Sendable {
  /// The rule.
  package var rule: RuleKey
  /// The tokens of the finding, which must match exactly. For a waiver in a comment: the tokens on its line, one of which must
  /// match. Sorted by bytes, without duplicates.
  package var tokens: [String]
  /// The line of the file whose colours a comment waives; nil for a waiver that names its tokens.
  package var line: Int?
  /// The tokens on that line, by mode.
  var tokensByMode: [String: Set<String>] = [:]
  /// The modes it holds in; empty for all.
  package var modes: [String]
  /// The worst visions it holds for; empty for all.
  package var visions: [Vision]
  /// It applies while the measured value is no worse than this.
  package var atLeast: Double?
  /// Ten characters or more; untrusted.
  package var reason: String
  /// Who answers for it; untrusted.
  package var owner: String?
  /// Where it is followed up; untrusted.
  package var ticket: String?
  /// The last day it holds; nil when it never ends.
  package var until: CalendarDate?
  /// Where it is written.
  package var origin: TokenOrigin

  /// Whether the last day is over.
  package func isExpired(on today: CalendarDate) -> Bool { until.map { $0 < today } ?? false }

  /// What a comment waives: findings about the tokens on its line.
  mutating func cover(_ tokensByMode: [String: Set<String>]) {
    self.tokensByMode = tokensByMode
    tokens = Self.sorted(tokensByMode.values.flatMap(\.self))
  }

  /// Whether it covers a part of a finding, or the whole, whatever its value.
  func isMeant(for part: FindingPart, of finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    guard line == nil else {
      // One colour does not answer for the other pairs of a finding.
      guard finding.parts.count < 2 || finding.parts.contains(part) else { return false }
      let here = finding.mode.map { tokensByMode[$0] ?? [] } ?? Set(tokens)
      return part.tokens.contains(where: here.contains)
    }
    guard tokens == Self.sorted(part.tokens) else { return false }
    guard modes.isEmpty || finding.mode.map(modes.contains) ?? false else { return false }
    return visions.isEmpty || visions.contains(finding.measure?.observer?.vision ?? .normal)
  }

  /// Whether what was measured is no worse than it allows.
  func allows(_ measured: Double?, of finding: Finding) -> Bool {
    guard let atLeast else { return true }
    // What cannot be compared does not hold.
    guard let measured else { return false }
    return !Worsening.isWorse(measured, than: atLeast, in: finding)
  }

  /// As reports show it.
  func granted(on today: CalendarDate) -> GrantedWaiver {
    GrantedWaiver(
      reason: reason, owner: owner, ticket: ticket, until: until, daysLeft: until.map { today.days(to: $0) })
  }

  /// Tokens in the order in which they are compared: by bytes, each once.
  static func sorted(_ tokens: [String]) -> [String] {
    let sorted = tokens.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.enumerated().filter { $0.offset == 0 || !sorted[$0.offset - 1].utf8.elementsEqual($0.element.utf8) }
      .map(\.element)
  }
}

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

/// What a configuration asks of waivers beyond what every waiver needs.
package struct WaiverPolicy: Sendable {
  /// The most days a waiver may still have; nil for any number.
  package var maxDays: Setting<Int>?
  /// Whether a waiver has to name an owner.
  package var requireOwner: Setting<Bool>?
  /// Whether a waiver may never end; nil allows it for comments alone, unless ``maxDays`` limits them.
  package var allowNever: Setting<Bool>?

  /// Asks for nothing more; waivers that never end are not allowed.
  package init() {}

  /// Whether a comment may leave out its last day, as comments of linters do.
  var allowsCommentsWithoutEnd: Bool { allowNever?.value ?? (maxDays == nil) }

  /// What this one says, and where it is silent what another one says.
  func extending(_ base: WaiverPolicy) -> WaiverPolicy {
    var merged = self
    merged.maxDays = maxDays ?? base.maxDays
    merged.requireOwner = requireOwner ?? base.requireOwner
    merged.allowNever = allowNever ?? base.allowNever
    return merged
  }
}
