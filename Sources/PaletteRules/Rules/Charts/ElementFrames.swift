// Where the elements of a chart lie.

/// WCAG 2.2, 2.5.8 Target Size (Minimum): CSS pixels, which are points on Apple's systems.
private let leastSide = 24.0
/// Half a pixel is not a gap.
private let gap = 0.5

extension Rule {
  static let elementFrameTooSmall = Rule(
    .elementFrameTooSmall, "every element is at least 24 px wide and as high as the plot",
    page: RulePage(
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
      .rain(.bad("a point whose frame covers only its symbol, 9 px wide"), RainPoint(frame: (20, 30, 9, 9))),
      .rain(.good("the same point with a strip of the plot"), RainPoint())),
    .chart(
      .stops(),
      ChartFault { group, _ in
        let small = group.parts.filter { side($0) < leastSide - 1e-6 }
        guard let least = small.map(side).min() else { return nil }
        let words = "\(theFrame) smaller than \(Figures.plain(leastSide)) px: \(Figures.plain(least)) px."
        return ChartFinding(
          message: ChartFault.filled(words, (group.subject, small)), parts: small,
          remedy: "make every frame at least 24 px wide and as high as the plot")
      },
      ChartFault(
        "\(theFrame) not as high as the plot, so a finger that explores the screen misses ‹it|them›.",
        remedy: "make every frame as high as the plot, or divide the height between the elements at one place",
        among: partial),
      ChartFault(
        "the frames of all elements‹owner› cover half of the next or more, so a finger finds few of them.",
        remedy: "divide the plot between the elements",
        among: { stops, _ in
          let frames = stops.compactMap(\.element?.frame)
          let overlaps = zip(frames, frames.dropFirst()).count { $0.overlap(with: $1) > 0.5 }
          return frames.count < 3 || overlaps < frames.count - 1 ? [] : stops
        })))

  static let elementFrameOffChart = Rule(
    .elementFrameOffChart, "every frame lies in the chart",
    page: RulePage(
      measures: """
        Whether the frames lie in the chart. People who explore the screen with a finger find an element where its frame is, and \
        the outline that a screen reader draws around it shows others where the reader is.
        """,
      formula: """
        The frame of each element against the frame of the chart,
        in the same coordinates.
        """,
      threshold: "12 px beyond the chart: half of the least target of 24 px (WCAG 2.2), around a mark on the edge.",
      affects: "Screen reader users who explore by touch, and people who follow the outline of the focus.",
      remedies: [
        "Use `accessibilityFrameInContainerSpace`, which follows the view when it moves and scrolls.",
        "If frames are on the screen, state the frame of the chart on the screen too.",
      ],
      adjusting: ["A list whose chart has no frame is not checked."],
      sources: [.charts, .targetSize],
      .rain(.bad("a point beside the chart"), RainPoint(frame: (400, 0, 48, 60))),
      .rain(.good("the same point in it"), RainPoint())),
    .chart(
      .stops { $1.frame != nil },
      ChartFault(
        "‹the frame of @|the frames of # elements›‹owner› ‹reaches|reach› beyond the chart, where a finger does not look for ‹it|them›.",
        remedy: "state frames in the coordinates of the chart",
        among: { stops, chart in
          guard let whole = chart.frame else { return [] }
          return stops.filter { $0.element?.frame.map { !$0.lies(in: whole) } ?? false }
        })))
}

private let theFrame = "‹the frame of an element|the frames of # elements›‹owner› ‹is|are›"

/// The shorter side of a stop's frame; 0 without one.
private func side(_ stop: ChartPart) -> Double { stop.element?.frame.map { min($0.width, $0.height) } ?? 0 }

/// The stops of a series that are wide enough and do not reach across the plot, alone or with others at their place.
@Sendable private func partial(_ stops: [ChartPart], _ chart: AuditedChart) -> [ChartPart] {
  let plots = chart.elements.filter { $0.role == .series || $0.role == .chart }
  let own = plots.first { $0.role == .series && ($0.series ?? "") == (stops[0].series ?? "") && $0.frame != nil }
  guard let plot = (own ?? plots.first)?.frame, let course = chart.course else { return [] }
  let isUpright = course == .topToBottom || course == .bottomToTop
  let joined = joined(chart.stops.compactMap(\.frame).filter { !$0.fills(plot) }, across: plot, isUpright: isUpright)
  return stops.filter { stop in
    side(stop) >= leastSide - 1e-6 && stop.element?.frame.map { !$0.fills(plot) && !joined.contains($0) } ?? false
  }
}

/// The frames that together reach across the plot, one above the other or side by side: the stops at one place share it.
///
/// - Parameter isUpright: Whether the x axis runs down or up.
private func joined(
  _ frames: [ChartElement.Frame], across plot: ChartElement.Frame, isUpright: Bool
) -> Set<ChartElement.Frame> {
  func across(_ frame: ChartElement.Frame) -> (start: Double, end: Double) {
    isUpright ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
  }
  let strips = Dictionary(grouping: frames) { isUpright ? [$0.y, $0.height] : [$0.x, $0.width] }
  return strips.values.reduce(into: []) { joined, strip in
    var reached = across(plot).start
    for (start, end) in strip.map(across).sorted(by: { $0.start < $1.start }) where start <= reached + gap {
      reached = max(reached, end)
    }
    if reached >= across(plot).end - gap { joined.formUnion(strip) }
  }
}

extension AuditedChart {
  /// Of the container.
  fileprivate var frame: ChartElement.Frame? { elements.first { $0.role == .chart && $0.frame != nil }?.frame }
}

extension ChartElement.Frame {
  /// Whether it reaches across a plot one way.
  fileprivate func fills(_ plot: ChartElement.Frame) -> Bool {
    height >= plot.height - gap || width >= plot.width - gap
  }

  /// How much of the smaller of two lies in the other, 0…1.
  fileprivate func overlap(with other: Self) -> Double {
    let width = min(x + self.width, other.x + other.width) - max(x, other.x)
    let height = min(y + self.height, other.y + other.height) - max(y, other.y)
    let least = min(self.width * self.height, other.width * other.height)
    return width > 0 && height > 0 && least > 0 ? width * height / least : 0
  }

  /// Whether it reaches at most half of the least side beyond a chart, as a frame around a mark on the edge of the plot does.
  fileprivate func lies(in whole: ChartElement.Frame) -> Bool {
    let margin = leastSide / 2
    return x >= whole.x - margin && y >= whole.y - margin && x + width <= whole.x + whole.width + margin
      && y + height <= whole.y + whole.height + margin
  }
}
