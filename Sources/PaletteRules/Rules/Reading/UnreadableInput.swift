/// Reports unreadable input: syntax errors, cycles, unresolved references, unsupported colours.
package enum UnreadableInput: ThemeRule {
  package static let key = RuleKey.unreadableInput
  package static let summary = "every value in the file is readable"

  package static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for problem in theme.problems { ledger.report(finding(for: problem)) }
  }

  /// The finding for a problem. Always an error, because the command could not do its job.
  package static func finding(for problem: ThemeProblem) -> Finding {
    var finding = finding(.error, message(problem), at: problem.origin)
    finding.tokens = problem.token.map { [$0] } ?? []
    finding.related = problem.related
    finding.problem = problem.sentence.id
    return finding
  }
}

private func message(_ problem: ThemeProblem) -> String {
  problem.help.map { "\(problem.message); \($0)" } ?? problem.message
}

extension UnreadableInput {
  package static let page = RulePage(
    measures: """
      Whether everything in the file is readable: the JSON itself, every key, every colour, every reference from one \
      token to another. The rules cannot judge an unreadable colour, and skipping it silently would look like \
      passing. In plain lists of colours, palettecheck skips other values, names them by line, and counts them as \
      not checked.
      """,
    formula: "No number: a value is readable, or it is not.",
    threshold: """
      One unreadable value is enough. The command then ends with exit code 2, whatever else it finds, and still \
      judges the rest of the file.
      """,
    affects: "Everyone who relies on the check: an unreadable value may break any of the other rules.",
    remedies: [
      "Go to the line and column of the finding. It quotes the text there and says what would be right.",
      "Run `palettecheck inspect FILE` to see what palettecheck reads from the rest.",
      "If the file is not a theme, pass the themes instead.",
    ],
    adjusting: ["The finding is always an error; you cannot change its level."],
    sources: [.json, .cssColor, .designTokens],
    bad: [
      RuleExample(
        "a reference to a token with a misspelt name",
        theme: """
          {
            "palettecheck": 1,
            "colors": { "ocean": "#2166ac" },
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "{ocaen}" }]
          }
          """),
      RuleExample("an unknown colour name", series: [.named("Rain", "darkbleu")]),
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
