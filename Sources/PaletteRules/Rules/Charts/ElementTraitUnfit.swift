/// Elements whose traits promise another behaviour.
enum ElementTraitUnfit: ChartRule {
  static let key = RuleKey.elementTraitUnfit
  static let summary = "the traits of every element match its behaviour"

  /// The traits that suit each role, by Apple's names.
  private static let fitting: [ChartElement.Role: Set<String>] = [
    .chart: ["image", "header", "summaryElement", "playsSound", "allowsDirectInteraction", "updatesFrequently"],
    .series: ["header", "image", "playsSound", "updatesFrequently", "selected", "notEnabled"],
    .point: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
    .interval: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
  ]

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let unfit = chart.elements.compactMap { element in reason(element).map { (element, $0) } }
    return [
      ChartAnswer(nil, unfit.isEmpty) {
        ChartFault(
          "\(unfit[0].1)\(others(unfit.count, "element", "elements")).", unfit.map(\.0), remedy: "remove the trait")
      }
    ]
  }

  private static func reason(_ element: ChartElement) -> String? {
    let name = quoted(element.label ?? element.role.rawValue)
    if let trait = element.traits.first(where: { !(fitting[element.role]?.contains($0) ?? true) }) {
      return "\(name) has the trait \(quoted(trait)), which does not suit \(element.role.phrase)"
    }
    if element.traits.contains("button"), element.hint.isBlank {
      return "\(name) has the trait 'button', but no hint that says what pressing it does"
    }
    return nil
  }
}

extension ChartElement.Role {
  /// The role with its article.
  fileprivate var phrase: String { self == .interval ? "an interval" : "a \(rawValue)" }
}

extension ElementTraitUnfit {
  static let page = RulePage(
    measures: """
      Whether the traits of an element suit its role. Readers act on traits: they press a button, adjust a slider, follow a \
      link. A point of a chart is text with a position. It is a button only if pressing it does something, and then its hint says what.
      """,
    formula: "Nothing is calculated: each role has a list of traits that suit it.",
    threshold: "One trait that does not suit.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Remove the trait: a point needs `staticText` or none.",
      "If pressing the point does something, keep `button` and say in the hint what.",
    ],
    sources: [.nameRoleValue, .chartDescriptor],
    bad: [RuleExample("a point with the trait of a link", chart: ExampleChart.rain(RainPoint(traits: #""link""#)))],
    good: [
      RuleExample("a point with the trait of text", chart: ExampleChart.rain(RainPoint(traits: #""staticText""#)))
    ])
}
