/// Elements that are hard to find by touch.
enum ElementFrameTooSmall: ChartRule {
  static let key = RuleKey.elementFrameTooSmall
  static let summary = "every element is at least 24 px wide and as high as the plot"

  /// WCAG 2.2, 2.5.8 Target Size (Minimum): CSS pixels, which are points on Apple's systems.
  private static let least = 24.0
  /// Half a pixel is not a gap.
  fileprivate static let gap = 0.5

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let plots = chart.elements.filter { $0.role == .series || $0.role == .chart }
    return chart.stopsBySeries.flatMap { series, stops -> [ChartAnswer] in
      let plot = plots.first { $0.role == .series && ($0.series ?? "") == series && $0.frame != nil } ?? plots.first
      let small = stops.filter { side($0) < least - 1e-6 }
      var partial: [ChartElement] = []
      if let whole = plot?.frame, chart.course != nil {
        let joined = joined(chart.stops.compactMap(\.frame).filter { !$0.fills(whole) }, across: whole)
        partial = stops.filter { stop in
          side(stop) >= least - 1e-6 && stop.frame.map { !$0.fills(whole) && !joined.contains($0) } ?? false
        }
      }
      func subject(_ elements: [ChartElement]) -> String {
        elements.count == 1
          ? "the frame of an element\(owner(series)) is"
          : "the frames of \(elements.count) elements\(owner(series)) are"
      }
      let tooSmall = ChartAnswer(series, small.isEmpty) {
        let measured = Figures.plain(small.map(side).min() ?? 0)
        return ChartFault(
          "\(subject(small)) smaller than \(Figures.plain(least)) px: \(measured) px.", small,
          remedy: "make every frame at least 24 px wide and as high as the plot")
      }
      let tooLow = ChartAnswer(series, partial.isEmpty) {
        ChartFault(
          "\(subject(partial)) not as high as the plot, so a finger that explores the screen misses "
            + "\(partial.count == 1 ? "it" : "them").", partial,
          remedy: "make every frame as high as the plot, or divide the height between the elements at one place")
      }
      // One check a series, however many ways it fails.
      return small.isEmpty ? [tooLow] : partial.isEmpty ? [tooSmall] : [tooSmall, tooLow]
    }
  }

  /// The shorter side of a stop's frame; 0 without one.
  private static func side(_ stop: ChartElement) -> Double { stop.frame.map { min($0.width, $0.height) } ?? 0 }

  /// The frames that together reach across the plot, one above the other or side by side: the stops at one place share it.
  private static func joined(_ frames: [ChartElement.Frame], across plot: ChartElement.Frame) -> Set<ChartElement.Frame>
  {
    typealias Side = KeyPath<ChartElement.Frame, Double>
    let ways: [(start: Side, length: Side, along: Side, width: Side)] = [
      (\.y, \.height, \.x, \.width), (\.x, \.width, \.y, \.height),
    ]
    var joined: Set<ChartElement.Frame> = []
    for way in ways {
      let strips = Dictionary(grouping: frames) { [$0[keyPath: way.along], $0[keyPath: way.width]] }
      for strip in strips.values {
        var reached = plot[keyPath: way.start]
        for frame in strip.sorted(by: { $0[keyPath: way.start] < $1[keyPath: way.start] })
        where frame[keyPath: way.start] <= reached + gap {
          reached = max(reached, frame[keyPath: way.start] + frame[keyPath: way.length])
        }
        if reached >= plot[keyPath: way.start] + plot[keyPath: way.length] - gap { joined.formUnion(strip) }
      }
    }
    return joined
  }
}

extension ChartElement.Frame {
  /// Whether it reaches across a plot one way.
  fileprivate func fills(_ plot: ChartElement.Frame) -> Bool {
    height >= plot.height - ElementFrameTooSmall.gap || width >= plot.width - ElementFrameTooSmall.gap
  }
}

extension ElementFrameTooSmall {
  static let page = RulePage(
    measures: """
      How large the frames of a chart's elements are. People who explore a screen with a finger do not see the marks. A \
      frame as high as the plot is under the finger wherever it crosses the plot, and 24 px of width need no aiming.
      """,
    formula: """
      1. The shorter side of an element's frame.
      2. The height of the frame compared with that of its series or of
         the chart; of horizontal bars, the width. Elements at one place
         may share it: their frames reach across the plot together.
      """,
    threshold: """
      24 px (WCAG 2.2), and the height of the plot, or its width where the x axis runs down. Slices of a pie or a donut only need the 24 px.
      """,
    affects: "Screen reader users who explore by touch, and people with a tremor.",
    remedies: [
      "Give each point the strip of the plot around it, from the top of the plot to the bottom.",
      "If the strips become too narrow, widen the plot and let it scroll, or offer intervals.",
    ],
    sources: [.targetSize, .charts],
    bad: [
      RuleExample(
        "a point whose frame is its symbol, 9 px wide",
        chart: ExampleChart.rain(RainPoint(frame: (20, 30, 9, 9))))
    ],
    good: [RuleExample("the same point with a strip of the plot", chart: ExampleChart.rain(RainPoint()))])
}
