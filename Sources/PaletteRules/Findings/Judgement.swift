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
