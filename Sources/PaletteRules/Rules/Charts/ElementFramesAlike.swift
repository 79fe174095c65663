/// Elements that lie on each other.
enum ElementFramesAlike: ChartRule {
  static let key = RuleKey.elementFramesAlike
  static let summary = "every element has a place of its own"

  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {
    let stops = chart.stops.filter { $0.frame != nil }
    guard stops.count > 1 else { return }
    var seen: [ChartElement.Frame: ChartElement] = [:]
    var covered: [(below: ChartElement, above: ChartElement)] = []
    for stop in stops {
      guard let frame = stop.frame else { continue }
      if let below = seen.updateValue(stop, forKey: frame) { covered.append((below, stop)) }
    }
    guard let first = covered.first else { return ledger.pass() }
    ledger.report(
      elementFinding(
        level,
        "\(quoted(first.above.label ?? "")) has the frame of \(quoted(first.below.label ?? ""))\(covered.count > 1 ? ", and \(covered.count - 1) more elements lie on another" : ""): a finger finds one of them only.",
        covered.map(\.below), remedy: "divide the place between the elements"))
  }
}

extension ElementFramesAlike {
  static let page = RulePage(
    measures: """
      Whether every element has a place of its own. Where two elements have the same frame, a finger that explores the screen \
      finds the upper one and never the other.
      """,
    formula: """
      The frames of all elements are compared by their four edges.
      """,
    threshold: """
      Two elements with the same frame.
      """,
    affects: "Screen reader users who explore by touch.",
    remedies: [
      "At each place of the x axis, divide the height of the plot between the series, by the order of their values.",
      "`palettecheck describe` writes such frames.",
    ],
    sources: [.charts, .targetSize],
    bad: [
      RuleExample(
        "two points with one frame",
        chart: ExampleChart.rain(RainPoint(), RainPoint(label: #""February""#)))
    ],
    good: [
      RuleExample(
        "two points side by side",
        chart: ExampleChart.rain(RainPoint(), RainPoint(label: #""February""#, frame: (48, 0, 48, 60))))
    ])
}
