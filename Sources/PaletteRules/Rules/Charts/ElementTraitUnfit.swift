/// Parts that say they behave as they do not.
enum ElementTraitUnfit: Rule {
  static let key = RuleKey.elementTraitUnfit
  static let summary = "every part behaves as its traits say"

  /// What the parts of a chart may be, by Apple's names.
  private static let fitting: [ChartElement.Role: Set<String>] = [
    .chart: ["image", "header", "summaryElement", "playsSound", "allowsDirectInteraction", "updatesFrequently"],
    .series: ["header", "image", "playsSound", "updatesFrequently", "selected", "notEnabled"],
    .point: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
    .interval: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
  ]

  static func check(_ chart: AuditedChart, at level: Level, into ledger: inout CheckLedger) {
    var (unfit, reasons): ([ChartElement], [String]) = ([], [])
    for element in chart.elements {
      guard let reason = reason(element) else { continue }
      unfit.append(element)
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    guard let first = reasons.first else { return ledger.pass() }
    let others = unfit.count > 1 ? " (and \(unfit.count - 1) more)" : ""
    ledger.report(elementFinding(level, "\(first)\(others).", unfit, remedy: "leave the trait out"))
  }

  private static func reason(_ element: ChartElement) -> String? {
    let name = quoted(element.label ?? element.role.rawValue)
    if let trait = element.traits.first(where: { !(fitting[element.role]?.contains($0) ?? true) }) {
      return "\(name) is a \(element.role.rawValue) of a chart and says that it is \(quoted(trait))"
    }
    if element.traits.contains("button"), element.hint.isBlank {
      return "\(name) says that it is a button and not what pressing it does"
    }
    return nil
  }
}

extension ElementTraitUnfit {
  static let page = RulePage(
    measures: """
      Whether traits fit what a part is for. Readers act on them: they press a button, turn what is adjustable, follow a link. \
      A point of a chart is text with a place; it is a button only where pressing it does something, and then the hint says what.
      """,
    formula: """
      No number: traits are looked up by the role of the part.
      """,
    threshold: """
      One trait that does not fit.
      """,
    affects: PageSentences.screenReaders,
    remedies: [
      "Leave the trait out: a point needs none, or `staticText`.",
      "Where pressing does something, keep `button` and say in the hint what.",
    ],
    sources: [.nameRoleValue, .chartDescriptor],
    bad: [
      RuleExample(
        "a point that says it is a link",
        chart: """
          {
            "elements": [
              { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
              {
                "role": "point", "isElement": true, "series": "Coast", "label": "January", "traits": ["link"],
                "value": "234 millimetres",
                "frame": { "x": 0, "y": 0, "width": 48, "height": 60 }
              }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "a point that is text",
        chart: """
          {
            "elements": [
              { "role": "chart", "isElement": false, "label": "Rain", "frame": { "x": 0, "y": 0, "width": 96, "height": 60 } },
              {
                "role": "point", "isElement": true, "series": "Coast", "label": "January", "traits": ["staticText"],
                "value": "234 millimetres",
                "frame": { "x": 0, "y": 0, "width": 48, "height": 60 }
              }
            ]
          }
          """)
    ])
}
