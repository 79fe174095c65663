package import Colorimetry

/// Where rules write what came of each check. Every check ends in exactly one pile, so
/// `checks == passed + findings.count + notChecked.count` holds whatever rules do.
package struct CheckLedger: Sendable {
  /// What has been written so far; findings in the order they were made.
  package private(set) var judgement = Judgement()
  private var claimed: Set<ContrastSubject> = []
  /// Colours that remedies were looked for with, each simulated once.
  var seen: SeenColors?
  /// How many remedies were held against everything else.
  var effectCount = 0

  private let namesPasses: Bool
  private var rule: RuleKey?
  private var mode: String?

  /// An empty ledger.
  ///
  /// - Parameter namesPasses: Whether to remember what was checked and found good, by name.
  package init(namesPasses: Bool = false) { self.namesPasses = namesPasses }

  /// Says which rule writes from now on, and about which mode; nil for the theme as a whole.
  mutating func begin(_ rule: RuleKey, mode: String? = nil) {
    self.rule = rule
    self.mode = mode
  }

  /// Counts checks that found nothing.
  ///
  /// - Parameter subjects: What was checked, as people see it; made only where somebody wants to know.
  package mutating func pass(_ count: Int = 1, _ subjects: @autoclosure () -> [String] = []) {
    guard count != 0 else { return }
    judgement.record.checks += count
    let subjects = namesPasses ? subjects() : []
    if let last = judgement.record.passed.last, last.rule == rule?.id ?? "", last.mode == mode {
      judgement.record.passed[judgement.record.passed.count - 1].count += count
      judgement.record.passed[judgement.record.passed.count - 1].subjects += subjects
    } else {
      judgement.record.passed.append(
        PassedChecks(rule: rule?.id ?? "", name: rule?.name ?? "", mode: mode, count: count, subjects: subjects))
    }
  }

  /// Counts a check that found something.
  package mutating func report(_ finding: Finding) {
    judgement.record.checks += 1
    judgement.findings.append(finding)
  }

  /// Counts a check that could not be made, and says why.
  package mutating func leave(_ reason: String) {
    judgement.record.checks += 1
    judgement.record.notChecked.append(reason)
  }

  /// Whether this contrast has not been judged in an earlier mode. One root cause is one finding: it stays with the
  /// first mode that shows it.
  package mutating func claim(_ subject: ContrastSubject) -> Bool { claimed.insert(subject).inserted }
}

/// What a contrast rule judges: two colours with the same names in another mode are the same subject.
package struct ContrastSubject: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// What is judged, as people see it.
  package var subject: String
  /// In front, as shown.
  package var foreground: SRGB
  /// Behind, as shown.
  package var background: SRGB
  /// The least ratio asked for.
  package var required: Double

  /// Creates a subject.
  package init(rule: String, subject: String, foreground: SRGB, background: SRGB, required: Double) {
    self.rule = rule
    self.subject = subject
    self.foreground = foreground
    self.background = background
    self.required = required
  }
}
