/// Charts without a title.
enum ChartTitleMissing: ChartRule {
  static let key = RuleKey.chartTitleMissing
  static let summary = "the chart has a title"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let container = chart.elements.first { $0.role == .chart }
    // Elements without a container are another finding.
    guard !chart.isElementList || container != nil else { return [] }
    return [
      ChartAnswer("title", !chart.title.isBlank) {
        ChartFault(
          "the chart has no title: a reader who hears it does not learn what it shows.", of: "title",
          remedy: chart.isElementList
            ? "label the container with the chart's title" : "give the chart a title, in the file or with --title",
          at: chart.isElementList ? container?.origin : chart.origin)
      }
    ]
  }
}

extension ChartTitleMissing {
  static let page = RulePage(
    measures: """
      Whether the chart has a title. A screen reader reads it first, and people find the chart among others by it. Without \
      a title they hear "chart" or "image" and nothing else.
      """,
    formula: """
      Nothing is calculated: the chart has a title or lacks one;
      in a list of elements, the label of the chart is the title.
      """,
    threshold: "A title of white space counts as missing.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Name what is measured, where and by what: `Births in the United States by year`.",
      "Set `title` of the `AXChartDescriptor`, or give `--title` to `palettecheck describe`.",
    ],
    sources: [.chartDescriptor, .nonTextContent, .chartability],
    bad: [
      RuleExample(
        "lines of code by cups of coffee, without a title",
        chart: ExampleChart.coffee(title: nil)),
      RuleExample("elements in a container without a label", chart: ExampleChart.rain(RainPoint(), container: "")),
    ],
    good: [RuleExample("the same chart with a title", chart: ExampleChart.coffee())])
}
