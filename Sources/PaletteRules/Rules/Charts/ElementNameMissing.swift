/// Elements that a screen reader can focus and that have no name.
enum ElementNameMissing: ChartRule {
  static let key = RuleKey.elementNameMissing
  static let summary = "every element that a screen reader can focus has a name"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.ofSeries { stops in
      stops.filter { $0.label.isBlank }
    } fault: { nameless, owner in
      let (count, have, them, are) =
        nameless.count == 1
        ? ("an element", "has", "it", "it is") : ("\(nameless.count) elements", "have", "them", "they are")
      return ChartFault(
        "\(count)\(owner) \(have) no name: a reader who focuses \(them) does not learn what \(are).", nameless,
        remedy: "give it a label, such as its position on the x axis")
    }
  }
}

extension ElementNameMissing {
  static let page = RulePage(
    measures: """
      Whether every element that a screen reader can focus has a name. Of an element without a name it says "blank" or \
      "graphics symbol", and readers learn nothing.
      """,
    formula: "Nothing is calculated: an element has a label or lacks one.",
    threshold: "One element is enough. WCAG requires a name for everything that can be focused.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Name a point by its position on the x axis: `January`, `2 cups`.",
      "Set `isElement` to false for what readers need not focus.",
    ],
    sources: [.nameRoleValue, .chartDescriptor],
    bad: [
      RuleExample("a point of a rainfall chart without a label", chart: ExampleChart.rain(RainPoint(label: "null")))
    ],
    good: [RuleExample("the same point, named by its month", chart: ExampleChart.rain(RainPoint()))])
}
