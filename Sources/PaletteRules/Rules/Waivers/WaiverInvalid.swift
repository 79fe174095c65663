/// A waiver that counts for nothing because of what it says.
package enum WaiverInvalid: Rule {
  package static let key = RuleKey.waiverInvalid
  package static let summary = "every waiver says what it is for, why, and until when"

  /// The finding; nil when the rule is off.
  package static func finding(_ problem: ThemeProblem, _ settings: JudgementSettings) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    let help = problem.help.map { "; \($0)" } ?? ""
    return finding(level, "this waiver counts for nothing: \(problem.message)\(help).", at: problem.origin)
  }
}

extension WaiverInvalid {
  package static let page = RulePage(
    measures: """
      Whether a waiver has all it needs: a rule, the tokens of the finding one by one, a reason of ten characters or more, \
      and a last day. One that lacks something waives nothing: what it was meant for counts, so that a slip of the pen never \
      hides a finding.
      """,
    formula: "No number: a waiver is right, or it is not.",
    threshold:
      "One fault is enough. The configuration's `waiverPolicy` may ask for more: an owner, or an end within so many days.",
    affects: "Whoever wrote the waiver: it does not do what it was written for.",
    remedies: ["Go to the line and column of the finding. It says what would be right."],
    sources: [.suppressions],
    bad: [
      RuleExample(
        "a waiver that does not say why", alongside: ["PC201"],
        theme: PageThemes.waived(until: "2096-02-29", reason: "later"))
    ],
    good: [
      RuleExample("the same with a reason", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
