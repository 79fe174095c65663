/// What could not be read: syntax, cycles, unresolved references, unsupported colours.
package enum UnreadableInput: Rule {
  package static let key = RuleKey.unreadableInput
  package static let summary = "everything in the file can be read"

  package static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for problem in theme.problems { ledger.report(finding(for: problem)) }
  }

  /// The finding of a problem. Always an error, as the command could not do its job.
  package static func finding(for problem: ThemeProblem) -> Finding {
    var finding = finding(.error, message(problem), at: problem.origin)
    finding.tokens = problem.token.map { [$0] } ?? []
    finding.related = problem.related
    return finding
  }
}

private func message(_ problem: ThemeProblem) -> String {
  problem.help.map { "\(problem.message); \($0)" } ?? problem.message
}

extension UnreadableInput {
  package static let page = RulePage(
    measures: """
      Whether everything in the file can be understood: the JSON itself, every key, every colour, every reference from \
      one token to another. A colour that cannot be read cannot be judged, and leaving it out in silence would look \
      like passing. In bare lists of colours, what is no colour is left out, named with its line, and counted as not \
      checked.
      """,
    formula: "No number: a value is read, or it is not.",
    threshold: """
      One value that cannot be read is enough. The command then ends with exit code 2, whatever else it finds. The \
      rest of the file is judged all the same.
      """,
    affects: "Everyone who relies on the check: what was not read may break any of the other rules.",
    remedies: [
      "Go to the line and column of the finding. It quotes what stands there and says what would be right.",
      "Run `palettecheck inspect FILE` to see what was understood of the rest.",
      "If the file is no theme at all, name the themes instead of it.",
    ],
    adjusting: ["It is always an error. No level can be set for it."],
    sources: [.json, .cssColor, .designTokens],
    bad: [
      RuleExample(
        "a reference to a token that is not there: its name is misspelt",
        theme: """
          {
            "palettecheck": 1,
            "colors": { "ocean": "#2166ac" },
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "{ocaen}" }]
          }
          """),
      RuleExample(
        "a colour by a name that is none",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "darkbleu" }]
          }
          """),
    ],
    good: [
      RuleExample(
        "the same theme with the name spelt right",
        theme: """
          {
            "palettecheck": 1,
            "colors": { "ocean": "#2166ac" },
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "{ocean}" }]
          }
          """)
    ])
}
