/// A waiver whose last day is over.
package enum WaiverExpired: Rule {
  package static let key = RuleKey.waiverExpired
  package static let summary = "no waiver of something that is still found is past its last day"

  /// The finding; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - until: Its last day.
  ///   - daysAgo: Days since then, one or more.
  package static func finding(
    _ subject: WaiverSubject, until: String, daysAgo: Int, _ settings: JudgementSettings
  ) -> Finding? {
    let ago = daysAgo == 1 ? "yesterday" : "\(daysAgo) days ago"
    guard
      var finding = finding(
        subject, "\(subject.spoken) expired \(ago), on \(until); what it was for counts again.", settings)
    else { return nil }
    finding.measure = Measure(Double(-daysAgo), of: 0, .days)
    return finding
  }
}

extension WaiverExpired {
  package static let page = RulePage(
    measures: """
      Whether the last day of a waiver, `expires`, is over while the finding it was written for is still there. From the \
      day after, the waiver counts for nothing, and the finding counts as if nobody had said anything about it.
      """,
    formula: "days left = expires − today, in days of the calendar, UTC",
    threshold: """
      Below 0 days: a waiver holds to the end of its last day. `--today` takes another day for today.
      """,
    affects: "Whoever relies on the check: what somebody meant to mend by then has not been mended.",
    remedies: [
      "Mend what the waiver was for, and take the waiver out.",
      "If it has to stay, say until when, and why it took longer: set `expires` to another day and write a new reason.",
    ],
    sources: [.suppressions],
    bad: [
      RuleExample(
        "two confusable series with a waiver whose last day is over",
        alongside: ["PC201"], theme: PageThemes.waived(until: "2024-06-30"))
    ],
    good: [
      RuleExample("the same with a day to come: the confusion is waived", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
