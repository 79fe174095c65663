/// Axes without a title.
enum AxisTitleMissing: ChartRule {
  static let key = RuleKey.axisTitleMissing
  static let summary = "every axis has a title"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.axes.map { axis in
      ChartAnswer(axis.name, !Optional(axis.title).isBlank) {
        ChartFault(
          "the \(axis.name) has no title: a reader who hears \(quoted(axis.example)) does not know what it measures.",
          of: axis.name, remedy: "name what the \(axis.name) shows", at: axis.origin)
      }
    }
  }
}

extension AxisTitleMissing {
  static let page = RulePage(
    measures: """
      Whether every axis has a title. A reader who does not see the axis hears one value after another, and only the \
      titles say what they measure. VoiceOver reads the titles before it plays the audio graph.
      """,
    formula: "Nothing is calculated: an axis has a title or lacks one.",
    threshold: "A title of white space counts as missing.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Name what is measured, not how it is drawn: `Rainfall`, not `Bar height`.",
      "Set `title` of the axis, or give `--x-title` and `--y-title` to `palettecheck describe`.",
    ],
    sources: [.chartDescriptor, .chartability],
    bad: [RuleExample("an x axis of cups without a title", chart: ExampleChart.coffee(xTitle: ""))],
    good: [RuleExample("the same axis with its title", chart: ExampleChart.coffee())])
}
