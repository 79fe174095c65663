/// Reports a waiver that ends soon.
package enum WaiverExpiring: GateRule {
  package static let key = RuleKey.waiverExpiring
  package static let summary = "no waiver ends within 30 days"

  /// The finding; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - until: Its last day.
  ///   - daysLeft: Days until then, 0 on that day.
  package static func finding(
    _ subject: WaiverSubject, until: String, daysLeft: Int, _ settings: JudgementSettings
  ) -> Finding? {
    let when = daysLeft == 0 ? "today" : daysLeft == 1 ? "tomorrow" : "in \(daysLeft) days"
    guard
      var finding = finding(
        subject, "\(subject.spoken) expires \(when), on \(until); from the day after, its findings count.", settings)
    else { return nil }
    finding.measure = Measure(Double(daysLeft), of: 30, .days)
    return finding
  }
}

extension WaiverExpiring {
  package static let page = RulePage(
    measures:
      "Whether the last day of a waiver with a finding comes soon, so that a failing build surprises nobody.",
    formula: "days left = expires − today, in days of the calendar, UTC",
    threshold: "30 days, our choice. `palettecheck baseline show --expiring 90d` lists those of another period.",
    affects: "The owner of the waiver: the build fails from the day after.",
    remedies: [
      "Repair the finding, and remove the waiver.",
      "If the finding has to stay, set `expires` to a later day and write a new reason.",
    ],
    adjusting: ["`palettecheck check --today 2026-11-21` judges as if that day were today."],
    sources: [.suppressions],
    bad: [
      RuleExample(
        "a waiver that ends two weeks after the day of this page, 21 November 2026",
        theme: PageThemes.waived(until: "2026-12-05"))
    ],
    good: [
      RuleExample("a waiver that ends years later", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
