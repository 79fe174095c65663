/// Reports a waiver whose last day has passed.
package enum WaiverExpired: GateRule {
  package static let key = RuleKey.waiverExpired
  package static let summary = "no waiver with a remaining finding is past its last day"

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
        subject, "\(subject.spoken) expired \(ago), on \(until); its findings count again.", settings)
    else { return nil }
    finding.measure = Measure(Double(-daysAgo), of: 0, .days)
    return finding
  }
}

extension WaiverExpired {
  package static let page = RulePage(
    measures: """
      Whether the last day of a waiver, `expires`, has passed while its finding remains. From the day after, the \
      waiver has no effect, and the finding counts.
      """,
    formula: "days left = expires − today, in days of the calendar, UTC",
    threshold: """
      Below 0 days: a waiver lasts to the end of its last day. `--today` sets another day as today.
      """,
    affects: "Everyone who relies on the check: a repair that was due by then is missing.",
    remedies: [
      "Repair the finding, and remove the waiver.",
      "If the finding has to stay, set `expires` to a later day and write a new reason.",
    ],
    sources: [.suppressions],
    bad: [
      RuleExample(
        "two confusable series with a waiver whose last day has passed",
        alongside: [.redGreenConfusion], theme: PageThemes.waived(until: "2024-06-30"))
    ],
    good: [
      RuleExample(
        "the same with a day in the future: the waiver covers the confusion",
        theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
