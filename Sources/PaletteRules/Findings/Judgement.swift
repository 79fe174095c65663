/// What the rules say about one theme.
///
/// Every check ends in one of the piles: `checks == passed + findings.count + notChecked.count`.
package struct Judgement: Sendable {
  /// By path, line, column, rule.
  package var findings: [Finding] = []
  /// What came of the checks beside findings.
  package var record = CheckRecord()
}

/// How many checks ran, and what came of those that found nothing.
package struct CheckRecord: Sendable {
  /// How many checks ran or should have run.
  package var checks = 0
  /// The checks that found nothing, by rule and mode, in the order of judging.
  package var passed: [PassedChecks] = []
  /// What could not be judged, and why, in words; holds untrusted text.
  package var notChecked: [String] = []

  /// Creates a record.
  package init(checks: Int = 0, passed: [PassedChecks] = [], notChecked: [String] = []) {
    (self.checks, self.passed, self.notChecked) = (checks, passed, notChecked)
  }

  /// How many checks found nothing.
  package var passedCount: Int { passed.reduce(0) { $0 + $1.count } }

  /// Adds what came of other checks.
  package static func += (record: inout CheckRecord, other: CheckRecord) {
    record.checks += other.checks
    record.passed += other.passed
    record.notChecked += other.notChecked
  }
}
