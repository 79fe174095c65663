import SourceText

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
    (self.rule, self.mode, self.count, self.subjects) = (rule, mode, count, subjects)
  }
}

/// The rules whose every check has a name: rules that judge one text, mark or pair at a time.
package enum JudgedSubjects {
  /// The rules.
  package static let rules: Set<RuleKey> = [
    .textContrast, .markContrast, .enhancedContrast, .redGreenConfusion, .blueYellowConfusion, .tooSimilar,
  ]
}

/// The order of a report: by path, line, column, rule; then by mode and tokens in the order of discovery.
package enum FindingOrder {
  /// Sorts findings; equal ones keep their order.
  package static func sorted(_ findings: [Finding]) -> [Finding] { sorted(findings, by: \.self) }

  /// Sorts values that hold a finding.
  package static func sorted<Element>(_ elements: [Element], by finding: (Element) -> Finding) -> [Element] {
    // Each position is found once per finding, not once per comparison. Offsets sort as lines and columns do.
    let keys = elements.map(finding).map { finding in
      (path: finding.origin?.file.path ?? "", offset: finding.origin?.range.lowerBound ?? -1, rule: finding.rule.id)
    }
    return elements.indices.sorted { a, b in
      (keys[a].path, keys[a].offset, keys[a].rule, a) < (keys[b].path, keys[b].offset, keys[b].rule, b)
    }.map { elements[$0] }
  }
}
