extension Rule {
  static let waiverExpired = Rule(
    .waiverExpired, "no waiver with a remaining finding is past its last day",
    page: RulePage(
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
      RuleExample(
        .bad("two confusable series with a waiver whose last day has passed"),
        alongside: [.redGreenConfusion], theme: PageThemes.waived(until: "2024-06-30")),
      RuleExample(
        .good("the same with a day in the future: the waiver covers the confusion"),
        theme: PageThemes.waived(until: "2096-02-29"))),
    .gate)

  static let waiverUnused = Rule(
    .waiverUnused, "every waiver matches a finding",
    page: RulePage(
      measures: """
        Whether each waiver matches a finding: one of the waiver's rule, about exactly the waiver's tokens, in one of its \
        modes. A leftover waiver would hide the same finding when it comes back. The rule skips waivers that the run may not \
        cover: those with no token in the files of the run, and all when flags narrow the run.
        """,
      formula: "No number: the waiver matches a finding, or it does not.",
      threshold: "One unused waiver is enough.",
      affects: "Everyone who reads the waivers: they no longer show what is wrong with the theme.",
      remedies: [
        "Remove the waiver if the finding is repaired.",
        "If the finding is still there, copy its tokens: `palettecheck check --format json` names them under `tokens`.",
      ],
      sources: [.suppressions],
      RuleExample(
        .bad("a waiver for a pair that stays distinct"),
        theme: PageThemes.waived(until: "2096-02-29", second: "#2166ac")),
      RuleExample(.good("a waiver for a pair that looks alike"), theme: PageThemes.waived(until: "2096-02-29"))),
    .gate)

  static let waiverExpiring = Rule(
    .waiverExpiring, "no waiver ends within 30 days",
    page: RulePage(
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
      RuleExample(
        .bad("a waiver that ends two weeks after the day of this page, 21 November 2026"),
        theme: PageThemes.waived(until: "2026-12-05")),
      RuleExample(.good("a waiver that ends years later"), theme: PageThemes.waived(until: "2096-02-29"))),
    .gate)

  static let waiverInvalid = Rule(
    .waiverInvalid, "every waiver says what it is for, why, and until when",
    page: RulePage(
      measures: """
        Whether a waiver is complete: a rule, the tokens of the finding one by one, a reason of ten characters or \
        more, and a last day. An incomplete waiver covers nothing, and its finding counts, so that a typing mistake \
        never hides a finding.
        """,
      formula: "No number: a waiver is valid, or it is not.",
      threshold:
        "One fault is enough. The configuration's `waiverPolicy` may require more: an owner, or an end within so many days.",
      affects: "The author of the waiver: it does not cover its finding.",
      remedies: ["Go to the line and column of the finding. It says what would be right."],
      sources: [.suppressions],
      RuleExample(
        .bad("a waiver without a real reason"), alongside: [.redGreenConfusion],
        theme: PageThemes.waived(until: "2096-02-29", reason: "later")),
      RuleExample(.good("the same with a reason"), theme: PageThemes.waived(until: "2096-02-29"))),
    .gate)
}

/// What a waiver covers, as the rules about waivers name it.
package struct WaiverSubject: Sendable {
  /// The rule's id.
  package var rule: String
  /// The tokens, sorted.
  package var tokens: [String]
  /// Whether it is a comment, which waives the colours on its line.
  package var isComment: Bool
  /// Where the waiver is in the file.
  package var origin: TokenOrigin

  /// Creates a subject.
  package init(rule: String, tokens: [String], isComment: Bool = false, origin: TokenOrigin) {
    (self.rule, self.tokens, self.isComment, self.origin) = (rule, tokens, isComment, origin)
  }

  /// PC901, so many days, one or more, after the last day of the waiver; nil when the rule is off.
  package func expired(_ until: String, daysAgo: Int, _ settings: JudgementSettings) -> Finding? {
    let ago = daysAgo == 1 ? "yesterday" : "\(daysAgo) days ago"
    return finding(
      .waiverExpired, "expired \(ago), on \(until); its findings count again.",
      Measure(Double(-daysAgo), of: 0, .days), settings)
  }

  /// PC903, so many days before the last day of the waiver, 0 on that day; nil when the rule is off.
  package func expiring(_ until: String, daysLeft: Int, _ settings: JudgementSettings) -> Finding? {
    let when = daysLeft == 0 ? "today" : daysLeft == 1 ? "tomorrow" : "in \(daysLeft) days"
    return finding(
      .waiverExpiring, "expires \(when), on \(until); from the day after, its findings count.",
      Measure(Double(daysLeft), of: 30, .days), settings)
  }

  /// PC902, of a waiver that matches no finding; nil when the rule is off.
  package func unused(_ settings: JudgementSettings) -> Finding? {
    let why =
      if !isComment {
        ", because no such finding is about exactly these tokens; remove the waiver, or name the tokens as the finding does"
      } else if tokens.isEmpty {
        ", because no colour of the chart is on its line; put the comment on the line of the colour, or on the line above"
      } else {
        "; remove \(rule) from the comment, or the comment if it waives nothing else"
      }
    return finding(.waiverUnused, "matches no finding\(why).", nil, settings)
  }

  private func finding(_ key: RuleKey, _ words: String, _ measure: Measure?, _ settings: JudgementSettings) -> Finding?
  {
    guard let level = settings.level(key) else { return nil }
    let subject = tokens.isEmpty ? "" : " for \(NamedList.quoted(tokens))"
    var finding = key.finding(level, "the waiver of \(rule)\(subject) \(words)", at: origin)
    (finding.tokens, finding.measure) = (tokens, measure)
    return finding
  }
}

extension Finding {
  /// PC904, of a waiver with a mistake, which has no effect; nil when the rule is off.
  package init?(invalidWaiver problem: ThemeProblem, _ settings: JudgementSettings) {
    guard let level = settings.level(.waiverInvalid) else { return nil }
    let help = problem.help.map { "; \($0)" } ?? ""
    let words = "this waiver has no effect: \(problem.message)\(help)"
    self = RuleKey.waiverInvalid.finding(level, words.hasSuffix("?") ? words : words + ".", at: problem.origin)
  }
}
