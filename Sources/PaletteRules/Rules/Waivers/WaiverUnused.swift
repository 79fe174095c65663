/// A waiver that waives nothing.
package enum WaiverUnused: Rule {
  package static let key = RuleKey.waiverUnused
  package static let summary = "every waiver is for something that is found"

  /// The finding; nil when the rule is off.
  package static func finding(_ subject: WaiverSubject, _ settings: JudgementSettings) -> Finding? {
    finding(
      subject,
      "\(subject.spoken) waives nothing: there is no such finding about exactly these tokens; take the waiver out, "
        + "or name the tokens as the finding does.", settings)
  }
}

extension WaiverUnused {
  package static let page = RulePage(
    measures: """
      Whether a waiver is of use: whether its rule finds something about exactly its tokens, in its modes. A waiver that is \
      left behind would pass over the same finding when it comes back, and nobody would hear of it. Nothing is said where \
      the run may not have looked: when none of the waiver's tokens is in the files of the run, or when flags narrow what \
      is judged.
      """,
    formula: "No number: a finding is waived by it, or none is.",
    threshold: "One finding is enough.",
    affects: "Whoever reads the waivers: they no longer tell what is wrong with the theme.",
    remedies: [
      "Take the waiver out if what it was for is mended.",
      "If the finding is still there, copy its tokens: `palettecheck check --format json` names them under `tokens`.",
    ],
    sources: [.suppressions],
    bad: [
      RuleExample(
        "a waiver for a pair that is not confused",
        theme: PageThemes.waived(until: "2096-02-29", second: "#2166ac"))
    ],
    good: [
      RuleExample("a waiver for a pair that is confused", theme: PageThemes.waived(until: "2096-02-29"))
    ])
}
