/// Checks of one rule that passed.
package struct PassedChecks: Hashable, Sendable {
  /// The rule; nil where none identified itself.
  package var rule: RuleKey?
  /// The mode's name; nil for checks of the whole theme. Untrusted.
  package var mode: String?
  /// The number of checks.
  package var count: Int
  /// The names of the checked items, as readers see them: `growth`, `loss/growth`. At most ``count`` and
  /// ``mostSubjects``; fewer when names are off, missing or too many. Untrusted.
  package var subjects: [String]

  /// The most names for one rule and mode: 45 series make 990 pairs (engineering choice).
  package static let mostSubjects = 1_000

  /// Creates a group of checks.
  package init(rule: RuleKey?, mode: String?, count: Int, subjects: [String] = []) {
    self.rule = rule
    self.mode = mode
    self.count = count
    self.subjects = subjects
  }
}

/// The rules whose every check has a name: rules that judge one text, mark or pair at a time.
package enum JudgedSubjects {
  /// The rules.
  package static let rules: Set<RuleKey> = [
    .textContrast, .markContrast, .enhancedContrast, .redGreenConfusion, .blueYellowConfusion, .tooSimilar,
  ]
}
