// Which elements a chart has, and in which order.

extension Rule {
  /// Elements of one series. Source: Highcharts describes points one by one up to 200.
  private static let mostElements = 200

  static let tooManyElements = Rule(
    .tooManyElements, "no series has more than 200 elements to visit one by one",
    page: RulePage(
      measures: """
        How many points of a series a reader has to visit one by one. Nobody presses a key thousands of times to get through \
        a chart. At most 24 intervals, each with its range, its count, its least and its greatest value, take seconds.
        """,
      formula: "The points of a series, or the elements of a series in a list of elements.",
      threshold: "200 in a series; Highcharts describes points one by one up to that number.",
      remedies: [
        "Offer the intervals that `palettecheck describe` writes into `elements.json` and `descriptor.json`.",
        "Or plot fewer points: monthly means instead of days.",
      ],
      adjusting: ["A descriptor that lists its `intervals` under `palettecheck` is not reported."],
      sources: [.chartDescriptor, .pointThreshold],
      RuleExample(.bad("a series of 201 points"), chart: manyPoints), .coffee(.good("a series of two points"))),
    .chart(
      ChartScope { chart in
        let stops = chart.stopsBySeries.map { ($0.series, $0.stops.count, $0.stops.first?.origin ?? chart.origin) }
        let series = chart.series.map { ($0.name, chart.hasIntervals ? 0 : $0.points, $0.origin) }
        return (chart.isElementList ? stops : series).map { name, count, origin in
          var part = ChartPart(series: name, at: origin)
          part.count = count
          return (name, [part])
        }
      },
      ChartFault { group, _ in
        guard let count = group.parts[0].count, count > mostElements else { return nil }
        return ChartFinding(
          message: ChartFault.filled(
            "‹@› has \(count) points: too many to visit one by one, at most \(mostElements).", group),
          parts: group.parts, remedy: "offer intervals instead, as 'palettecheck describe' writes them",
          measure: Measure(Double(count), of: Double(mostElements), .count))
      }))

  static let chartWithoutElements = Rule(
    .chartWithoutElements, "a screen reader can focus the points of the chart",
    page: RulePage(
      measures: """
        Whether a screen reader can focus anything in the chart. A chart that is one picture gives readers its title at most; \
        one element for each point, or for each interval of a long series, gives them every value.
        """,
      formula: "Nothing is calculated: some part of the chart is an element, or none.",
      threshold: "One element is enough for this rule.",
      remedies: [
        "Give every point an element: its place as label, its value with the unit as value, its strip of the plot as frame.",
        "`palettecheck describe` writes the elements of a chart, as JSON and as Swift.",
      ],
      sources: [.charts, .nonTextContent],
      .rain(.bad("a container without elements")), .rain(.good("a container with one point"), RainPoint())),
    .chart(
      .whole { ChartPart(token: "elements", origin: $0.origin) },
      ChartFault(
        "a screen reader can focus nothing in the chart: readers do not reach a single value.",
        remedy: "make every point an element, 'isElement': true"
      ) { _, chart in chart.stops.isEmpty }))

  static let chartNotAContainer = Rule(
    .chartNotAContainer, "the elements lie in a container",
    page: RulePage(
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
      remedies: [
        "In UIKit: `accessibilityContainerType = .semanticGroup`, and the chart's title as `accessibilityLabel`.",
        "In SwiftUI: `.accessibilityElement(children: .contain)` and `.accessibilityLabel(…)`.",
      ],
      sources: [.charts, .chartDescriptor],
      .rain(.bad("a point without a chart around it"), RainPoint(), container: nil),
      .rain(.good("the same point in a chart"), RainPoint())),
    .chart(
      .whole { chart in
        let containers = chart.elements.filter { $0.role == .chart }
        return (containers.first(where: \.isElement) ?? containers.first).map { ChartPart($0) }
          ?? ChartPart(token: "chart", origin: chart.origin)
      },
      ChartFault(
        "the list lacks an element with the role 'chart': readers do not hear where the chart begins and ends.",
        remedy: "put the elements into a container that has the chart's title"
      ) { part, _ in part.element == nil },
      ChartFault(
        "the chart is an element itself, which hides everything in it from a screen reader.",
        remedy: "set 'isElement' of the chart to false"
      ) { part, chart in part.element?.isElement == true && !chart.stops.isEmpty }))

  static let pointMissing = Rule(
    .pointMissing, "every point has an element",
    page: RulePage(
      measures: """
        Whether every point of a series has an element that a screen reader can focus. Readers take the elements for the whole \
        chart; nothing tells them that a point was left out.
        """,
      formula: """
        The 'index' of the elements of a series: 0, 1, 2 … up to 'count' of
        the series where the list states it, else up to the greatest index.
        Elements without an index are counted.
        """,
      threshold: "One point is enough.",
      remedies: [
        "Make an element of every point, also of a gap: its value is `no value`.",
        "Offer a long series by intervals that hold every point.",
      ],
      adjusting: ["A list whose elements have no `index` and whose series have no `count` is not checked."],
      sources: [.charts, .nonTextContent],
      .rain(
        .bad("the first and the third point of a series"), RainPoint(index: 0),
        RainPoint(label: "March", column: 1, index: 2)),
      .rain(
        .good("the first and the second"), RainPoint(index: 0), RainPoint(label: "February", column: 1, index: 1))),
    .chart(
      .stops { Places($0, $1) != nil },
      ChartFault { group, chart in
        guard let places = Places(group.parts, chart), places.missing > 0 else { return nil }
        let (elements, are) = places.missing == 1 ? ("1 element", "is") : ("\(places.missing) elements", "are")
        return ChartFinding(
          message: "\(elements)\(ChartFault.owner(group.subject)) of \(places.count) \(are) missing"
            + "\(places.first.map { ", the first at index \($0)" } ?? ""): readers do not learn of what it shows.",
          parts: [group.parts[0]], remedy: "give every point an element that a screen reader can focus",
          measure: Measure(Double(places.count - places.missing), of: Double(places.count), .count))
      }))

  static let elementsOutOfOrder = Rule(
    .elementsOutOfOrder, "the elements of a series follow the x axis",
    page: RulePage(
      measures: """
        Whether a screen reader visits the points in the order of the x axis. Readers swipe from one point to the next and \
        follow the course with that; in another order they hear one that the data do not have.
        """,
      formula: """
        The middles of the frames of a series, along contentDirection;
        the 'index' around a centre and where elements have no frame.
        """,
      threshold: "One step back of more than half a pixel.",
      remedies: [
        "Sort the elements by their place on the x axis before you set `accessibilityElements`.",
        "If the x axis runs to the left, up or down, state it with `contentDirection`.",
      ],
      sources: [.charts, .meaningfulSequence],
      .rain(.bad("February before January"), RainPoint(label: "February", column: 1), RainPoint()),
      .rain(.good("January before February"), RainPoint(), RainPoint(label: "February", column: 1))),
    .chart([
      ChartCheck(
        scope: ChartScope { chart in
          chart.series.filter(\.isBackward).map { ($0.name, [ChartPart(series: $0.name, at: $0.origin)]) }
        },
        faults: [
          ChartFault(
            "the points‹owner› are listed against the x axis.", remedy: "list the points in the order of the x axis"
          ) { _, _ in true }
        ]),
      ChartCheck(
        scope: .stops { $0.count > 1 && along($0, $1).count == $0.count },
        faults: [
          ChartFault { group, chart in
            let places = along(group.parts, chart)
            // Frames are written with a few decimals: half a pixel is rounding.
            let back = places.indices.dropFirst().filter { places[$0] < places[$0 - 1] - 0.5 }.map { group.parts[$0] }
            guard !back.isEmpty else { return nil }
            let words =
              "the elements‹owner› go back along the x axis in ‹a step|# of \(places.count - 1) steps›, first at ‹@›."
            return ChartFinding(
              message: ChartFault.filled(words, (group.subject, back)), parts: back,
              remedy: "list the elements in the order of the x axis")
          }
        ]),
    ]))
}

/// Where the elements of a series stand in it; nil where they state no place and nothing their number.
private struct Places {
  let count: Int
  let missing: Int
  /// The first that is missing; nil where only the number is known.
  let first: Int?

  init?(_ stops: [ChartPart], _ chart: AuditedChart) {
    let container = chart.elements.first { $0.role == .series && ($0.series ?? "") == (stops[0].series ?? "") }
    let places = stops.compactMap(\.element?.index)
    let isPlaced = places.count == stops.count
    guard let count = container?.count ?? (isPlaced ? places.max().map { $0 + 1 } : nil) else { return nil }
    // A list may state any place, so the missing ones are counted, and the first is named.
    let known = Set(places)
    self.count = count
    missing = count - (isPlaced ? known.filter { $0 < count }.count : stops.count)
    first = isPlaced ? (0...known.count).first { !known.contains($0) } : nil
  }
}

/// How far along the x axis the elements of a series lie, by their frames or else by their index.
private func along(_ stops: [ChartPart], _ chart: AuditedChart) -> [Double] {
  let framed = chart.course.map { course in stops.compactMap { $0.element?.frame.map(course.place) } } ?? []
  return framed.count == stops.count ? framed : stops.compactMap { $0.element?.index.map(Double.init) }
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
