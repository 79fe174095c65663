/// Charts whose author does not say what they tell.
enum ChartSummaryMissing: Rule {
  static let key = RuleKey.chartSummaryMissing
  static let summary = "the author says what the chart tells"

  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {
    guard !chart.isElementList else { return }
    guard chart.summary.isBlank else { return ledger.pass(1, ["summary"]) }
    var finding = finding(
      level, "the author says nothing of what the chart tells; a summary is made of the figures alone.",
      at: chart.origin)
    finding.tokens = ["summary"]
    finding.suggestions = [
      Suggestion(token: "summary", series: nil, text: "say it in a sentence, in the file or with --summary")
    ]
    ledger.report(finding)
  }
}

extension ChartSummaryMissing {
  static let page = RulePage(
    measures: """
      Whether the author says what the chart tells. A program can tell how values go; why they do, and which of it \
      matters, only the author knows. Readers hear the author's sentences first, and those that are made of the figures after.
      """,
    formula: """
      No number: there is a summary, or there is none.
      """,
    threshold: """
      None. It is information: `palettecheck describe` makes a summary of the figures when there is none.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "Say in one or two sentences what a reader should take away: `Births fell in the Depression and peaked in 1957`.",
      "Set `summary` of the `AXChartDescriptor`, or give `--summary` to `palettecheck describe`.",
    ],
    sources: [.chartDescriptor, .fourLevels],
    bad: [
      RuleExample(
        "lines of code by cups of coffee, without a word of its author",
        chart: """
          {
            "AXChartDescriptor": {
              "title": "Lines of code by cups of coffee",
              "xAxis": {
                "type": "AXNumericDataAxisDescriptor", "title": "Coffee",
                "range": { "lowerBound": 0, "upperBound": 3 },
                "valueDescriptionProvider": { "kind": "number", "one": "%@ cup", "other": "%@ cups" }
              },
              "yAxis": {
                "type": "AXNumericDataAxisDescriptor", "title": "Lines of code",
                "range": { "lowerBound": 0, "upperBound": 40 },
                "valueDescriptionProvider": { "kind": "number", "one": "%@ line", "other": "%@ lines" }
              },
              "series": [
                { "name": "Lines", "isContinuous": true, "dataPoints": [{ "x": 0, "y": 20 }, { "x": 1, "y": 30 }] }
              ]
            }
          }
          """)
    ],
    good: [
      RuleExample(
        "the same chart with a sentence of its author",
        chart: """
          {
            "AXChartDescriptor": {
              "title": "Lines of code by cups of coffee", "summary": "The most lines are written after two cups.",
              "xAxis": {
                "type": "AXNumericDataAxisDescriptor", "title": "Coffee",
                "range": { "lowerBound": 0, "upperBound": 3 },
                "valueDescriptionProvider": { "kind": "number", "one": "%@ cup", "other": "%@ cups" }
              },
              "yAxis": {
                "type": "AXNumericDataAxisDescriptor", "title": "Lines of code",
                "range": { "lowerBound": 0, "upperBound": 40 },
                "valueDescriptionProvider": { "kind": "number", "one": "%@ line", "other": "%@ lines" }
              },
              "series": [
                { "name": "Lines", "isContinuous": true, "dataPoints": [{ "x": 0, "y": 20 }, { "x": 1, "y": 30 }] }
              ]
            }
          }
          """)
    ])
}
