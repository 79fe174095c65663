/// Elements that a screen reader visits in another order than they are drawn in.
enum ElementsOutOfOrder: ChartRule {
  static let key = RuleKey.elementsOutOfOrder
  static let summary = "the elements of a series follow the x axis"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.ofSeries { stops in
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
  }
}

extension ElementsOutOfOrder {
  static let page = RulePage(
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
    bad: [
      RuleExample(
        "February before January",
        chart: ExampleChart.rain(RainPoint(label: #""February""#, frame: (48, 0, 48, 60)), RainPoint()))
    ],
    good: [
      RuleExample(
        "January before February",
        chart: ExampleChart.rain(RainPoint(), RainPoint(label: #""February""#, frame: (48, 0, 48, 60))))
    ])
}
