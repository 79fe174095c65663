/// A key written twice in one object: the last one wins, and the first is dead text that people will edit.
enum DuplicateKey: Rule {
  static let key = RuleKey.duplicateKey
  static let summary = "no key stands twice in one object"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .duplicateKey(let name, let first) = remark.kind else { continue }
      var finding = remark.finding(key, level, message(name))
      finding.related = [RelatedPlace(label: "the first \(quoted(name))", origin: first)]
      ledger.report(finding)
    }
  }
}

private func message(_ key: String) -> String {
  "\(quoted(key)) stands twice in one object; the last one counts."
}

extension DuplicateKey {
  static let page = RulePage(
    measures: """
      Keys that stand twice between the same pair of braces. Programs keep one of the two, and not all of them the \
      same one. Sooner or later somebody edits the one that does not count and wonders why nothing changes.
      """,
    formula: "No number: the keys of an object are compared letter by letter.",
    threshold:
      "One key that comes again. RFC 8259 says that names should be unique, and that what happens else varies.",
    affects: "Whoever edits the file next, and everyone who sees the chart through a program that keeps the other one.",
    remedies: ["Delete the one that is not meant. The finding names both places; the last one counts here."],
    sources: [.json],
    bad: [
      RuleExample(
        "one series with two colours, red and blue",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Rain", "color": "#b2182b", "color": "#2166ac" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "one series with one colour",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Rain", "color": "#2166ac" }
            ]
          }
          """)
    ])
}
