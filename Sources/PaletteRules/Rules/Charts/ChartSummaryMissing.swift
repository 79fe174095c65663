/// Charts without a summary by their author.
enum ChartSummaryMissing: ChartRule {
  static let key = RuleKey.chartSummaryMissing
  static let summary = "the author sums up the chart"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    guard !chart.isElementList else { return [] }
    return [
      ChartAnswer("summary", !chart.summary.isBlank) {
        ChartFault(
          "the chart has no summary by its author; palettecheck writes one from the figures alone.", of: "summary",
          remedy: "sum up the chart in a sentence, in the file or with --summary", at: chart.origin)
      }
    ]
  }
}

extension ChartSummaryMissing {
  static let page = RulePage(
    measures: """
      Whether the author sums up the chart. A program can describe how the values change; only the author knows why they \
      do and what matters. Readers hear the author's sentences first, then those that palettecheck writes from the figures.
      """,
    formula: "Nothing is calculated: the chart has a summary or lacks one.",
    threshold: """
      None. The finding is information: `palettecheck describe` writes a summary from the figures in any case.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "Say in one or two sentences what a reader should take away: `Births fell in the Depression and peaked in 1957`.",
      "Set `summary` of the `AXChartDescriptor`, or give `--summary` to `palettecheck describe`.",
    ],
    sources: [.chartDescriptor, .fourLevels],
    bad: [RuleExample("lines of code by cups of coffee, without a summary", chart: ExampleChart.coffee(summary: nil))],
    good: [RuleExample("the same chart with a sentence by its author", chart: ExampleChart.coffee())])
}
