/// Checks of one rule that found nothing.
package struct PassedChecks: Hashable, Sendable {
  /// `PC201`; empty where a rule did not say.
  package var rule: String
  /// `red-green-confusion`.
  package var name: String
  /// The mode's name; nil for what belongs to no single mode. Untrusted.
  package var mode: String?
  /// How many.
  package var count: Int
  /// What was checked, as people see it: `growth`, `loss/growth`. At most ``count`` and ``mostSubjects``, fewer where
  /// nobody asked for them, there is nothing to name, or too many. Untrusted.
  package var subjects: [String]

  /// More of one rule and mode are counted and not named: 45 series make 990 pairs (engineering choice).
  package static let mostSubjects = 1_000

  /// Creates a group of checks.
  package init(rule: String, name: String, mode: String?, count: Int, subjects: [String] = []) {
    self.rule = rule
    self.name = name
    self.mode = mode
    self.count = count
    self.subjects = subjects
  }
}

/// The rules that judge each subject by itself, so that each check has a name: those of a text or mark, and of a pair.
package enum JudgedSubjects {
  /// Ids.
  package static let rules = Set(
    [
      RuleKey.textContrast, .markContrast, .enhancedContrast, .redGreenConfusion, .blueYellowConfusion, .tooSimilar,
    ].map(\.id))
}
