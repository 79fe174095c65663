/// Reports a key written twice in one object: the last value wins, and people edit the first in vain.
enum DuplicateKey: ThemeRule {
  static let key = RuleKey.duplicateKey
  static let summary = "no object repeats a key"

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
  "\(quoted(key)) appears twice in one object; the last value counts."
}

extension DuplicateKey {
  static let page = RulePage(
    measures: """
      Keys that appear twice between the same pair of braces. Programs keep one of the two, and not all of them keep \
      the same one. Sooner or later somebody edits the other one and wonders why nothing changes.
      """,
    formula: "No number: the keys of an object are compared letter by letter.",
    threshold:
      "One repeated key. RFC 8259 says that names should be unique, and that programs treat repeated names differently.",
    affects:
      "The next editor of the file, and everyone who sees the chart through a program that keeps the other value.",
    remedies: ["Delete the wrong one. The finding names both places; palettecheck uses the last one."],
    sources: [.json],
    bad: [
      RuleExample(
        "one series with two colours, red and blue",
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#b2182b", "color": "#2166ac" }
          ]
          """)
    ],
    good: [
      RuleExample(
        "one series with one colour",
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#2166ac" }
          ]
          """)
    ])
}
