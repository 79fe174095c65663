/// Series with more elements than anybody visits one by one.
enum TooManyElements: ChartRule {
  static let key = RuleKey.tooManyElements
  static let summary = "no series has more than 200 elements to visit one by one"

  /// Elements of one series. Source: Highcharts describes points one by one up to 200.
  private static let most = 200

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let series: [(name: String, count: Int, origin: TokenOrigin)] =
      chart.isElementList
      ? chart.stopsBySeries.map { ($0, $1.count, $1.first?.origin ?? chart.origin) }
      : chart.series.map { ($0.name, chart.hasIntervals ? 0 : $0.points, $0.origin) }
    return series.map { name, count, origin in
      ChartAnswer(name, count <= most) {
        var fault = ChartFault(
          "\(quoted(name)) has \(count) points: too many to visit one by one, at most \(most).", of: "series.\(name)",
          series: name, remedy: "offer intervals instead, as 'palettecheck describe' writes them", at: origin)
        fault.measure = Measure(Double(count), of: Double(most), .count)
        return fault
      }
    }
  }
}

extension TooManyElements {
  static let page = RulePage(
    measures: """
      How many points of a series a reader has to visit one by one. Nobody presses a key thousands of times to get through \
      a chart. At most 24 intervals, each with its range, its count, its least and its greatest value, take seconds.
      """,
    formula: "The points of a series, or the elements of a series in a list of elements.",
    threshold: "200 in a series; Highcharts describes points one by one up to that number.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Offer the intervals that `palettecheck describe` writes into `elements.json` and `descriptor.json`.",
      "Or plot fewer points: monthly means instead of days.",
    ],
    adjusting: ["A descriptor that lists its `intervals` under `palettecheck` is not reported."],
    sources: [.chartDescriptor, .pointThreshold],
    bad: [RuleExample("a series of 201 points", chart: manyPoints)],
    good: [RuleExample("a series of two points", chart: ExampleChart.coffee())])
}

/// A chart of 201 points: too many, by one.
private let manyPoints = """
  {
    "AXChartDescriptor": {
      "title": "A long series",
      "xAxis": {
        "type": "AXNumericDataAxisDescriptor", "title": "Time", "range": { "lowerBound": 0, "upperBound": 200 },
        "valueDescriptionProvider": { "kind": "number", "one": "%@ second", "other": "%@ seconds" }
      },
      "series": [
        {
          "name": "Beats", "isContinuous": false,
          "dataPoints": [
            \((0...200).map { "{ \"x\": \($0) }" }.joined(separator: ", "))
          ]
        }
      ]
    }
  }
  """
