/// The result of all rules for one theme.
///
/// Every check has one result: `checks == passed + findings.count + notChecked.count`.
package struct Judgement: Sendable {
  /// In order of path, line, column, rule.
  package var findings: [Finding] = []
  /// The same findings of further modes, which the check of the first one counts.
  package var repeated: [Finding] = []
  /// The results of checks without a finding.
  package var record = CheckRecord()
}

/// The number of checks, and the results of those without a finding.
package struct CheckRecord: Sendable {
  /// The number of checks, including those that could not run.
  package var checks = 0
  /// The checks that passed, by rule and mode, in the order of judging.
  package var passed: [PassedChecks] = []
  /// The checks that could not run, and why.
  package var notChecked: [NotChecked] = []

  /// Creates a record.
  package init(checks: Int = 0, passed: [PassedChecks] = [], notChecked: [NotChecked] = []) {
    (self.checks, self.passed, self.notChecked) = (checks, passed, notChecked)
  }

  /// The number of checks that passed.
  package var passedCount: Int { passed.reduce(0) { $0 + $1.count } }

  /// Adds the record of other checks.
  package static func += (record: inout CheckRecord, other: CheckRecord) {
    record.checks += other.checks
    record.passed += other.passed
    record.notChecked += other.notChecked
  }
}
