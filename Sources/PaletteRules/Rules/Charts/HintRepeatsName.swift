/// Hints that repeat the name or the value.
enum HintRepeatsName: ChartRule {
  static let key = RuleKey.hintRepeatsName
  static let summary = "no hint repeats the name or the value"

  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {
    let repeating = chart.elements.filter { element in
      guard let hint = element.hint, !element.hint.isBlank else { return false }
      let words = hint.words
      return [element.label, element.value].contains { text in text.map { $0.words == words } ?? false }
        || element.label.map { ($0 + " " + (element.value ?? "")).words == words } ?? false
    }
    guard let first = repeating.first else { return ledger.pass() }
    let count = repeating.count == 1 ? "a hint repeats" : "\(repeating.count) hints repeat"
    ledger.report(
      elementFinding(
        level, "\(count) the name or the value: \(quoted(first.hint ?? "")).", repeating,
        remedy: "remove the hint, or say in it what pressing the element does"))
  }
}

extension HintRepeatsName {
  static let page = RulePage(
    measures: """
      Whether a hint adds anything. Screen readers read it after the name and the value of every element; a hint that \
      repeats them costs a reader of a hundred points minutes.
      """,
    formula: """
      The words of the hint are compared with those of the name,
      of the value, and of both together.
      """,
    threshold: """
      The same words in the same order, whatever the punctuation.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "Remove the hint if pressing the element does nothing.",
      "Otherwise say what happens: `Plays the tone of this point`.",
    ],
    sources: [.chartDescriptor, .chartability],
    bad: [
      RuleExample(
        "a point whose hint repeats its name",
        chart: ExampleChart.rain(RainPoint(hint: "January.")))
    ],
    good: [
      RuleExample(
        "a point without a hint",
        chart: ExampleChart.rain(RainPoint()))
    ])
}
