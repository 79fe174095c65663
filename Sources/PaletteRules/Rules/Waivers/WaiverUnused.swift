/// Reports a waiver that matches no finding.
package enum WaiverUnused: GateRule {
  package static let key = RuleKey.waiverUnused
  package static let summary = "every waiver matches a finding"

  /// The finding; nil when the rule is off.
  package static func finding(_ subject: WaiverSubject, _ settings: JudgementSettings) -> Finding? {
    let why =
      if !subject.isComment {
        ", because no such finding is about exactly these tokens; remove the waiver, or name the tokens as the finding does"
      } else if subject.tokens.isEmpty {
        ", because no colour of the chart is on its line; put the comment on the line of the colour, or on the line above"
      } else {
        "; remove \(subject.rule) from the comment, or the comment if it waives nothing else"
      }
    return finding(subject, "\(subject.spoken) matches no finding\(why).", settings)
  }
}

extension WaiverUnused {
  package static let page = RulePage(
    measures: """
      Whether a waiver matches a finding: whether its rule finds something about exactly its tokens, in its modes. A \
      leftover waiver would hide the same finding when it comes back. The rule skips waivers that the run may not \
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
    bad: [
      RuleExample(
        "a waiver for a pair that stays distinct",
        theme: PageThemes.waived(until: "2096-02-29", second: "#2166ac"))
    ],
    good: [
      RuleExample("a waiver for a pair that looks alike", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
