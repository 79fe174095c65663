package import Colorimetry

/// Records the result of each check. Every check has exactly one result, so
/// `checks == passed + findings.count + notChecked.count` always holds.
package struct CheckLedger: Sendable {
  /// The results so far; findings in the order of discovery.
  package private(set) var judgement = Judgement()
  private var claimed: Set<ContrastSubject> = []
  /// The colours simulated for remedies, each once.
  var seen: SeenColors?
  /// The number of remedies checked for side effects.
  var effectCount = 0

  private let namesPasses: Bool
  private var rule: RuleKey?
  private var mode: String?

  /// An empty ledger.
  ///
  /// - Parameter namesPasses: Whether to record the names of passed checks.
  package init(namesPasses: Bool = false) { self.namesPasses = namesPasses }

  /// Sets the rule and the mode of the following results; nil for the theme as a whole.
  mutating func begin(_ rule: RuleKey, mode: String? = nil) {
    self.rule = rule
    self.mode = mode
  }

  /// Counts checks that passed.
  ///
  /// - Parameter subjects: The names of the checked items, as readers see them; evaluated only when the ledger records
  ///   names.
  package mutating func pass(_ count: Int = 1, _ subjects: @autoclosure () -> [String] = []) {
    guard count != 0 else { return }
    judgement.record.checks += count
    let subjects = namesPasses ? subjects() : []
    if let last = judgement.record.passed.last, last.rule == rule, last.mode == mode {
      judgement.record.passed[judgement.record.passed.count - 1].count += count
      judgement.record.passed[judgement.record.passed.count - 1].subjects += subjects
    } else {
      judgement.record.passed.append(
        PassedChecks(rule: rule, mode: mode, count: count, subjects: subjects))
    }
  }

  /// Counts a check with a finding.
  package mutating func report(_ finding: Finding) {
    judgement.record.checks += 1
    judgement.findings.append(finding)
  }

  /// Counts a check that could not run, with the reason.
  package mutating func leave(_ reason: NotChecked) {
    judgement.record.checks += 1
    judgement.record.notChecked.append(reason)
  }

  /// Whether no earlier mode has judged this contrast. One root cause is one finding: it belongs to the first mode that
  /// shows it.
  package mutating func claim(_ subject: ContrastSubject) -> Bool { claimed.insert(subject).inserted }
}

/// The subject of a contrast rule: two colours with the same names in another mode are the same subject.
package struct ContrastSubject: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// The name of the subject, as readers see it.
  package var subject: String
  /// The foreground, as shown.
  package var foreground: SRGB
  /// The background, as shown.
  package var background: SRGB
  /// The least ratio required.
  package var required: Double
}
