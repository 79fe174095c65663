package import Colorimetry

/// Where rules write what came of each check. Every check ends in exactly one pile, so
/// `checks == passed + findings.count + notChecked.count` holds whatever rules do.
package struct CheckLedger: Sendable {
  /// What has been written so far; findings in the order they were made.
  package private(set) var judgement = Judgement()
  private var claimed: Set<ContrastSubject> = []

  /// An empty ledger.
  package init() {}

  /// Counts checks that found nothing.
  package mutating func pass(_ count: Int = 1) {
    judgement.checks += count
    judgement.passed += count
  }

  /// Counts a check that found something.
  package mutating func report(_ finding: Finding) {
    judgement.checks += 1
    judgement.findings.append(finding)
  }

  /// Counts a check that could not be made, and says why.
  package mutating func leave(_ reason: String) {
    judgement.checks += 1
    judgement.notChecked.append(reason)
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
