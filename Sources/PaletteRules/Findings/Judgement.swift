/// What the rules say about one theme.
///
/// Every check ends in one of the piles: `checks == passed + findings.count + notChecked.count`.
package struct Judgement: Sendable {
  /// How many checks ran or should have run.
  package var checks: Int
  /// How many found nothing.
  package var passed: Int
  /// The same by rule and mode, in the order of judging.
  package var passedChecks: [PassedChecks] = []
  /// By path, line, column, rule.
  package var findings: [Finding]
  /// What could not be judged, and why, in words; holds untrusted text.
  package var notChecked: [String]

  /// Creates a judgement.
  package init(checks: Int = 0, passed: Int = 0, findings: [Finding] = [], notChecked: [String] = []) {
    self.checks = checks
    self.passed = passed
    self.findings = findings
    self.notChecked = notChecked
  }
}

/// What may be set about judging.
package struct JudgementSettings: Sendable {
  /// The level of a rule by id, or off.
  package enum RuleLevel: String, Sendable { case error, warning, info, off }
  /// Levels that replace the defaults.
  package var levels: [String: RuleLevel] = [:]
  /// What rules ask for at least in place of their ``Rule/threshold``, by id.
  package var thresholds: [String: Double] = [:]
  /// Severities the rules sweep, each 0…1.
  package var severities: [Double] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  /// Whether to name what was checked and found good, for reports that list every check.
  package var namesPasses = false
  /// Visions to judge beside normal.
  package var visions: Set<String> = ["normal", "protan", "deutan", "tritan", "grey"]

  /// Whether `fix` could write another colour where one stands.
  package var canWrite: @Sendable (ThemeColor) -> Bool = { _ in true }

  /// The defaults.
  package init() {}
}

extension JudgementSettings {
  /// Whether any deficiency is judged at any severity.
  package var judgesDeficiency: Bool {
    !severities.isEmpty && ["protan", "deutan", "tritan"].contains { visions.contains($0) }
  }
  /// The highest severity of the sweep; 1 for an empty one.
  package var highestSeverity: Double { severities.max() ?? 1 }
}
