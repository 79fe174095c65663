/// Elements without a value.
enum ElementValueMissing: ChartRule {
  static let key = RuleKey.elementValueMissing
  static let summary = "every element that a screen reader can focus has a value"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.ofSeries { stops in
      stops.filter { $0.value.isBlank }
    } fault: { bare, owner in
      let subject =
        bare.count == 1 ? "\(quoted(bare[0].label ?? ""))\(owner) has" : "\(bare.count) elements\(owner) have"
      return ChartFault(
        "\(subject) no value: a reader hears where a point lies, but not how much it is.", bare,
        remedy: "state the value with its unit, or 'no value' for a gap")
    }
  }
}

extension ElementValueMissing {
  static let page = RulePage(
    measures: """
      Whether every element has a value. The label of a point says where it lies; the value is what a sighted reader takes from \
      the height of the mark.
      """,
    formula: "Nothing is calculated: an element has a value or lacks one.",
    threshold: "One element is enough. White space counts as missing.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Set the value apart from the label, with its unit: label `January`, value `234 millimetres`.",
      "A gap has a value too: `no value`.",
    ],
    sources: [.nameRoleValue, .charts],
    bad: [RuleExample("a point without a value", chart: ExampleChart.rain(RainPoint(millimetres: nil)))],
    good: [RuleExample("the same point with its value", chart: ExampleChart.rain(RainPoint()))])
}
