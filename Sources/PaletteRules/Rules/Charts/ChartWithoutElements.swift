/// Charts in which a screen reader can focus nothing.
enum ChartWithoutElements: ChartRule {
  static let key = RuleKey.chartWithoutElements
  static let summary = "a screen reader can focus the points of the chart"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    [
      ChartAnswer(nil, !chart.stops.isEmpty) {
        ChartFault(
          "a screen reader can focus nothing in the chart: readers do not reach a single value.", of: "elements",
          remedy: "make every point an element, 'isElement': true", at: chart.origin)
      }
    ]
  }
}

extension ChartWithoutElements {
  static let page = RulePage(
    measures: """
      Whether a screen reader can focus anything in the chart. A chart that is one picture gives readers its title at most; \
      one element for each point, or for each interval of a long series, gives them every value.
      """,
    formula: "Nothing is calculated: some part of the chart is an element, or none.",
    threshold: "One element is enough for this rule.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Give every point an element: its place as label, its value with the unit as value, its strip of the plot as frame.",
      "`palettecheck describe` writes the elements of a chart, as JSON and as Swift.",
    ],
    sources: [.charts, .nonTextContent],
    bad: [RuleExample("a container without elements", chart: ExampleChart.rain())],
    good: [RuleExample("a container with one point", chart: ExampleChart.rain(RainPoint()))])
}
