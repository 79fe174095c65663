/// Elements that a screen reader can stop at and that have no name.
enum ElementNameMissing: Rule {
  static let key = RuleKey.elementNameMissing
  static let summary = "everything that one can stop at has a name"

  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {
    for (series, stops) in chart.stopsBySeries {
      let nameless = stops.filter { $0.label.isBlank }
      guard !nameless.isEmpty else {
        ledger.pass(1, [series])
        continue
      }
      let count = nameless.count == 1 ? "an element" : "\(nameless.count) elements"
      let owner = series.isEmpty ? "" : " of \(quoted(series))"
      ledger.report(
        elementFinding(
          level, "\(count)\(owner) can be stopped at and \(nameless.count == 1 ? "has" : "have") no name.", nameless,
          remedy: "give it a label, such as its place on the x axis"))
    }
  }
}

extension ElementNameMissing {
  static let page = RulePage(
    measures: """
      Whether everything that one can stop at has a name. Screen readers call an element without one a blank, or a \
      graphics symbol; readers stop there and learn nothing.
      """,
    formula: """
      No number: an element has a label, or it has none.
      """,
    threshold: """
      One element is enough. WCAG asks a name of everything that can be reached.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "Name a point by its place: `January`, `2 cups`.",
      "Take what is no stop out of the way: set `isElement` to false.",
    ],
    sources: [.nameRoleValue, .chartDescriptor],
    bad: [
      RuleExample(
        "a point of a rainfall chart without a label",
        chart: """
          {
            "elements": [
              { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
              {
                "role": "point", "isElement": true, "series": "Coast", "label": null, "traits": [],
                "value": "234 millimetres",
                "frame": { "x": 0, "y": 0, "width": 48, "height": 60 }
              }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same point with its month for a name",
        chart: """
          {
            "elements": [
              { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
              {
                "role": "point", "isElement": true, "series": "Coast", "label": "January", "traits": [],
                "value": "234 millimetres",
                "frame": { "x": 0, "y": 0, "width": 48, "height": 60 }
              }
            ]
          }
          """)
    ])
}
