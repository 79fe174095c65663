/// Elements whose frames lie beside the chart.
enum ElementFrameOffChart: ChartRule {
  static let key = RuleKey.elementFrameOffChart
  static let summary = "every frame lies in the chart"

  /// Half of the least target (WCAG 2.2, 2.5.8): a frame around a mark on the edge of the plot reaches that far beyond it.
  private static let margin = 12.0

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    guard let whole = chart.elements.first(where: { $0.role == .chart && $0.frame != nil })?.frame else { return [] }
    return chart.ofSeries { stops in
      stops.filter { $0.frame.map { !lies($0, in: whole) } ?? false }
    } fault: { off, owner in
      let subject =
        off.count == 1 ? "the frame of \(quoted(off[0].label ?? ""))" : "the frames of \(off.count) elements"
      let (reach, them) = off.count == 1 ? ("reaches", "it") : ("reach", "them")
      return ChartFault(
        "\(subject)\(owner) \(reach) beyond the chart, where a finger does not look for \(them).", off,
        remedy: "state frames in the coordinates of the chart")
    }
  }

  private static func lies(_ frame: ChartElement.Frame, in whole: ChartElement.Frame) -> Bool {
    frame.x >= whole.x - margin && frame.y >= whole.y - margin
      && frame.x + frame.width <= whole.x + whole.width + margin
      && frame.y + frame.height <= whole.y + whole.height + margin
  }
}

extension ElementFrameOffChart {
  static let page = RulePage(
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
    bad: [RuleExample("a point beside the chart", chart: ExampleChart.rain(RainPoint(frame: (400, 0, 48, 60))))],
    good: [RuleExample("the same point in it", chart: ExampleChart.rain(RainPoint()))])
}
