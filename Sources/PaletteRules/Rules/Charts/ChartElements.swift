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
      affects: PageSentences.screenReaders,
      remedies: [
        "Offer the intervals that `palettecheck describe` writes into `elements.json` and `descriptor.json`.",
        "Or plot fewer points: monthly means instead of days.",
      ],
      adjusting: ["A descriptor that lists its `intervals` under `palettecheck` is not reported."],
      sources: [.chartDescriptor, .pointThreshold],
      RuleExample(.bad("a series of 201 points"), chart: manyPoints),
      RuleExample(.good("a series of two points"), chart: ExampleChart.coffee())),
    .chart { chart in
      let series: [(name: String, count: Int, origin: TokenOrigin)] =
        chart.isElementList
        ? chart.stopsBySeries.map { ($0, $1.count, $1.first?.origin ?? chart.origin) }
        : chart.series.map { ($0.name, chart.hasIntervals ? 0 : $0.points, $0.origin) }
      return series.map { name, count, origin in
        ChartAnswer(name, count <= mostElements) {
          var fault = ChartFault(
            "\(quoted(name)) has \(count) points: too many to visit one by one, at most \(mostElements).",
            of: "series.\(name)", series: name,
            remedy: "offer intervals instead, as 'palettecheck describe' writes them", at: origin)
          fault.measure = Measure(Double(count), of: Double(mostElements), .count)
          return fault
        }
      }
    })

  static let chartWithoutElements = Rule(
    .chartWithoutElements, "a screen reader can focus the points of the chart",
    page: RulePage(
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
      RuleExample(.bad("a container without elements"), chart: ExampleChart.rain()),
      RuleExample(.good("a container with one point"), chart: ExampleChart.rain(RainPoint()))),
    .chart { chart in
      [
        ChartAnswer(nil, !chart.stops.isEmpty) {
          ChartFault(
            "a screen reader can focus nothing in the chart: readers do not reach a single value.", of: "elements",
            remedy: "make every point an element, 'isElement': true", at: chart.origin)
        }
      ]
    })

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
      affects: PageSentences.screenReaders,
      remedies: [
        "In UIKit: `accessibilityContainerType = .semanticGroup`, and the chart's title as `accessibilityLabel`.",
        "In SwiftUI: `.accessibilityElement(children: .contain)` and `.accessibilityLabel(…)`.",
      ],
      sources: [.charts, .chartDescriptor],
      RuleExample(.bad("a point without a chart around it"), chart: ExampleChart.rain(RainPoint(), container: nil)),
      RuleExample(.good("the same point in a chart"), chart: ExampleChart.rain(RainPoint()))),
    .chart { chart in
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
    })

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
      affects: PageSentences.screenReaders,
      remedies: [
        "Make an element of every point, also of a gap: its value is `no value`.",
        "Offer a long series by intervals that hold every point.",
      ],
      adjusting: ["A list whose elements have no `index` and whose series have no `count` is not checked."],
      sources: [.charts, .nonTextContent],
      RuleExample(
        .bad("the first and the third point of a series"),
        chart: ExampleChart.rain(
          RainPoint(index: 0), RainPoint(label: #""March""#, frame: (48, 0, 48, 60), index: 2))),
      RuleExample(
        .good("the first and the second"),
        chart: ExampleChart.rain(
          RainPoint(index: 0), RainPoint(label: #""February""#, frame: (48, 0, 48, 60), index: 1)))),
    .chart { chart in
      chart.stopsBySeries.compactMap { series, stops in
        let container = chart.elements.first { $0.role == .series && ($0.series ?? "") == series }
        let places = stops.compactMap(\.index)
        // Where the elements state no place, only their number can be compared.
        let isPlaced = places.count == stops.count
        guard let count = container?.count ?? (isPlaced ? places.max().map { $0 + 1 } : nil) else { return nil }
        // A list may state any place, so the missing ones are counted, and the first is named.
        let known = Set(places)
        let missing = count - (isPlaced ? known.filter { $0 < count }.count : stops.count)
        return ChartAnswer(series, missing <= 0) {
          let first = isPlaced ? (0...known.count).first { !known.contains($0) } : nil
          let (elements, are) = missing == 1 ? ("1 element", "is") : ("\(missing) elements", "are")
          var fault = ChartFault(
            "\(elements)\(ChartFault.owner(series)) of \(count) \(are) missing"
              + "\(first.map { ", the first at index \($0)" } ?? ""): readers do not learn of what it shows.",
            Array(stops.prefix(1)), remedy: "give every point an element that a screen reader can focus")
          fault.measure = Measure(Double(count - missing), of: Double(count), .count)
          return fault
        }
      }
    })

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
      affects: PageSentences.screenReaders,
      remedies: [
        "Sort the elements by their place on the x axis before you set `accessibilityElements`.",
        "If the x axis runs to the left, up or down, state it with `contentDirection`.",
      ],
      sources: [.charts, .meaningfulSequence],
      RuleExample(
        .bad("February before January"),
        chart: ExampleChart.rain(RainPoint(label: #""February""#, frame: (48, 0, 48, 60)), RainPoint())),
      RuleExample(
        .good("January before February"),
        chart: ExampleChart.rain(RainPoint(), RainPoint(label: #""February""#, frame: (48, 0, 48, 60))))),
    .chart { chart in
      chart.series.filter(\.isBackward).map { series in
        ChartAnswer(series.name, false) {
          ChartFault(
            "the points\(ChartFault.owner(series.name)) are listed against the x axis.", of: "series.\(series.name)",
            series: series.name, remedy: "list the points in the order of the x axis", at: series.origin)
        }
      }
        + chart.ofSeries { stops in
          let framed = chart.course.map { course in stops.compactMap { $0.frame.map(course.place) } } ?? []
          let places = framed.count == stops.count ? framed : stops.compactMap { $0.index.map(Double.init) }
          guard stops.count > 1, places.count == stops.count else { return nil }
          // Frames are written with a few decimals: half a pixel is rounding.
          return zip(places, places.dropFirst()).enumerated().filter { $1.1 < $1.0 - 0.5 }.map { stops[$0.offset + 1] }
        } fault: { back, owner in
          let all = chart.stops.count { $0.series == back[0].series }
          let steps = back.count == 1 ? "a step" : "\(back.count) of \(all - 1) steps"
          return ChartFault(
            "the elements\(owner) go back along the x axis in \(steps), first at \(quoted(back[0].label ?? "")).", back,
            remedy: "list the elements in the order of the x axis")
        }
    })
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
