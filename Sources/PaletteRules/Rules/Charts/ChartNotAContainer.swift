/// Elements that no chart holds together.
enum ChartNotAContainer: ChartRule {
  static let key = RuleKey.chartNotAContainer
  static let summary = "the elements lie in a container"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let containers = chart.elements.filter { $0.role == .chart }
    let solid = containers.first(where: \.isElement) ?? containers.first
    return [
      ChartAnswer(nil, solid.map { !$0.isElement || chart.stops.isEmpty } ?? false) {
        guard let solid else {
          return ChartFault(
            "the list lacks an element with the role 'chart': readers do not hear where the chart begins and ends.",
            of: "chart", remedy: "put the elements into a container that has the chart's title", at: chart.origin)
        }
        return ChartFault(
          "the chart is an element itself, which hides everything in it from a screen reader.", [solid],
          remedy: "set 'isElement' of the chart to false")
      }
    ]
  }
}

extension ChartNotAContainer {
  static let page = RulePage(
    measures: """
      Whether the elements lie in a container. A screen reader announces a container when the focus enters it, so readers \
      know that a chart begins, and can leave it as a whole.
      """,
    formula: """
      Nothing is calculated: the list has an element with the role 'chart'
      whose 'isElement' is false, or lacks one.
      """,
    threshold: """
      One container. A view that is an accessibility element itself hides its elements, so `isElement` of a chart is false.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "In UIKit: `accessibilityContainerType = .semanticGroup`, and the chart's title as `accessibilityLabel`.",
      "In SwiftUI: `.accessibilityElement(children: .contain)` and `.accessibilityLabel(…)`.",
    ],
    sources: [.charts, .chartDescriptor],
    bad: [RuleExample("a point without a chart around it", chart: ExampleChart.rain(RainPoint(), container: nil))],
    good: [RuleExample("the same point in a chart", chart: ExampleChart.rain(RainPoint()))])
}
