/// A waiver that ends soon.
package enum WaiverExpiring: Rule {
  package static let key = RuleKey.waiverExpiring
  package static let summary = "no waiver ends within 30 days"

  /// The finding; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - until: Its last day.
  ///   - daysLeft: Days up to then, 0 on that day.
  package static func finding(
    _ subject: WaiverSubject, until: String, daysLeft: Int, _ settings: JudgementSettings
  ) -> Finding? {
    let when = daysLeft == 0 ? "today" : daysLeft == 1 ? "tomorrow" : "in \(daysLeft) days"
    guard
      var finding = finding(
        subject, "\(subject.spoken) expires \(when), on \(until); from the day after, what it is for counts.", settings)
    else { return nil }
    finding.measure = Measure(Double(daysLeft), of: 30, .days)
    return finding
  }
}

extension WaiverExpiring {
  package static let page = RulePage(
    measures:
      "Whether the last day of a waiver that is of use comes soon, so that nobody is surprised by a failing build.",
    formula: "days left = expires − today, in days of the calendar, UTC",
    threshold: "30 days, our choice. `palettecheck waivers --expiring 90d` lists those of any other span.",
    affects: "Whoever owns the waiver: the build fails from the day after on.",
    remedies: [
      "Mend what the waiver is for, and take the waiver out.",
      "If it has to stay, say until when, and why it takes longer.",
    ],
    adjusting: ["`palettecheck check --today 2026-11-21` judges as on that day."],
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
