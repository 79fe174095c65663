/// Reports a waiver with a mistake, which has no effect.
package enum WaiverInvalid: GateRule {
  package static let key = RuleKey.waiverInvalid
  package static let summary = "every waiver says what it is for, why, and until when"

  /// The finding; nil when the rule is off.
  package static func finding(_ problem: ThemeProblem, _ settings: JudgementSettings) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    let help = problem.help.map { "; \($0)" } ?? ""
    let words = "this waiver has no effect: \(problem.message)\(help)"
    return finding(level, words.hasSuffix("?") ? words : words + ".", at: problem.origin)
  }
}

extension WaiverInvalid {
  package static let page = RulePage(
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
    bad: [
      RuleExample(
        "a waiver without a real reason", alongside: [.redGreenConfusion],
        theme: PageThemes.waived(until: "2096-02-29", reason: "later"))
    ],
    good: [
      RuleExample("the same with a reason", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
