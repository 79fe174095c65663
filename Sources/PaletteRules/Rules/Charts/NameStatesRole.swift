/// Names that repeat what the traits say.
enum NameStatesRole: ChartRule {
  static let key = RuleKey.nameStatesRole
  static let summary = "no name states the role of its element"

  /// What screen readers say for a trait by themselves.
  private static let roles: Set<String> = ["button", "link", "image", "picture", "graphic", "icon", "slider"]
  /// After one of these, a role is not part of a proper name: `Button to show 1917`, but `Link Road`.
  private static let prepositions: Set<String> = ["to", "for", "of", "that", "which", "with", "showing"]

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    guard !chart.stops.isEmpty else { return [] }
    let found = chart.stops.filter { $0.label.map(statesRole) ?? false }
    return [
      ChartAnswer(nil, found.isEmpty) {
        ChartFault(
          "the name \(quoted(found[0].label ?? "")) states a role, which screen readers say by themselves"
            + "\(others(found.count, "element", "elements")).", found,
          remedy: "leave only what is named: '1917', not 'Button to show 1917'")
      }
    ]
  }

  private static func statesRole(_ label: String) -> Bool {
    let words = label.words
    guard words.count > 1, let first = words.first else { return false }
    return roles.contains(first) && prepositions.contains(words[1]) || words.last == "button"
      || words.starts(with: ["data", "point"])
  }
}

extension NameStatesRole {
  static let page = RulePage(
    measures: """
      Whether names are short: without the role, which screen readers add from the traits, and without what pressing the \
      element does, which belongs into the hint. `Button to show 1917` is read as "Button to show 1917, button", again \
      and again.
      """,
    formula: """
      A name begins with a role and a preposition ('Button to …',
      'Image of …') or with 'Data point', or it ends with 'button'.
      """,
    threshold: "One name is enough.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Name the element by what it shows: `1917`.",
      "If pressing it does something, give it the trait `button` and say in the hint what: `Shows 1917`.",
    ],
    sources: [.accessibilityLabel, .nameRoleValue],
    bad: [
      RuleExample(
        "a point called 'Button to show 1917'", chart: ExampleChart.rain(RainPoint(label: #""Button to show 1917""#)))
    ],
    good: [RuleExample("a point called '1917'", chart: ExampleChart.rain(RainPoint(label: #""1917""#)))])
}
