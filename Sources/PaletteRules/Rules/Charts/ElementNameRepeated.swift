import SourceText

/// Elements of a series with the same name.
enum ElementNameRepeated: ChartRule {
  static let key = RuleKey.elementNameRepeated
  static let summary = "no two elements of a series have the same name"

  private static func repeated(_ stops: [ChartElement]) -> [(key: String, members: [ChartElement])] {
    stops.grouped { $0.label.isBlank ? nil : $0.label }.filter { $0.members.count > 1 }.map { ($0.key, $0.members) }
  }

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.ofSeries { stops in
      repeated(stops).flatMap(\.members)
    } fault: { members, owner in
      let groups = repeated(members)
      let also = groups.count > 1 ? ", and \(groups.count - 1) more names are repeated" : ""
      return ChartFault(
        "\(groups[0].members.count) elements\(owner) have the name \(quoted(groups[0].key))\(also).", members,
        remedy: "give each a name of its own")
    }
  }
}

extension ElementNameRepeated {
  static let page = RulePage(
    measures: """
      Whether every element of a series has a name of its own. Readers search for names and return to them; two elements \
      of one name sound like one.
      """,
    formula: "The labels of a series are compared letter by letter.",
    threshold: "One name that occurs twice.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Add what differs: `January 2018` and `January 2019`.",
      "Leave such labels out: `palettecheck describe` numbers points at one position, `2 cups (1 of 2)`.",
    ],
    sources: [.nameRoleValue, .chartability],
    bad: [
      RuleExample(
        "two points that are both called January",
        chart: ExampleChart.rain(RainPoint(), RainPoint(millimetres: 172, frame: (48, 0, 48, 60))))
    ],
    good: [
      RuleExample(
        "January and February",
        chart: ExampleChart.rain(
          RainPoint(), RainPoint(label: #""February""#, millimetres: 172, frame: (48, 0, 48, 60))))
    ])
}
