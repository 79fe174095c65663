/// Texts that point at marks by their colour.
enum NamedByColor: ChartRule {
  static let key = RuleKey.namedByColor
  static let summary = "no text points at a mark by its colour"

  /// The basic colour terms of English. Source: B. Berlin, P. Kay, Basic Color Terms, 1969.
  private static let colors: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "pink", "brown", "black", "white", "grey", "gray",
  ]
  /// What a chart is drawn with. Only in small letters: `Red Line` and `Red Square` are places.
  private static let marks: Set<String> = [
    "line", "curve", "bar", "column", "area", "band", "dot", "point", "circle", "square", "triangle", "diamond",
    "slice",
    "segment", "symbol", "marker", "one",
  ]
  private static let between: Set<String> = ["dashed", "dotted", "solid", "thick", "thin"]

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let texts: [(text: String?, token: String, series: String?, origin: TokenOrigin?)] =
      [(chart.title, "title", nil, chart.origin), (chart.summary, "summary", nil, chart.origin)]
      + chart.series.map { ($0.name, "series.\($0.name)", $0.name, $0.origin) }
      + chart.elements.flatMap { element in
        [element.series, element.label, element.hint].map {
          ($0, element.series.map { "series.\($0)" } ?? element.role.rawValue, element.series, element.origin)
        }
      }
    var seen: Set<String> = []
    let found = texts.filter { text in text.text.map { pointsByColor($0) && seen.insert($0).inserted } ?? false }
    return [
      ChartAnswer(nil, found.isEmpty) {
        var fault = ChartFault(
          "\(quoted(found[0].text ?? "")) points at a mark by its colour, which some readers do not see"
            + "\(others(found.count, nil, nil)).", of: found[0].token, series: found[0].series,
          remedy: "name what the mark shows, as the legend does", at: found[0].origin)
        fault.tokens = found.map(\.token).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return fault
      }
    ]
  }

  private static func pointsByColor(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.indices.contains { index in
      guard colors.contains(words[index].lowercased()) else { return false }
      let next = words[(index + 1)...].drop { between.contains($0) }.first ?? ""
      return marks.contains(next) || next.hasSuffix("s") && marks.contains(String(next.dropLast()))
    }
  }
}

extension NamedByColor {
  static let page = RulePage(
    measures: """
      Whether a name, the title or the summary points at a mark by its colour. "The red line" says nothing to readers who \
      hear the chart, and little to those who do not tell red from green. A name says what the series is: `Coast`.
      """,
    formula: """
      A basic colour term, then a mark in small letters: 'the red line',
      'Blue dashed line', 'green dots'. 'Red Line' is a proper name.
      """,
    threshold: "One text is enough.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Name the series by what it shows, and let the legend show its colour and symbol.",
      "In a summary, write the name: `Coast rises until July`.",
    ],
    sources: [.useOfColor, .charts],
    bad: [RuleExample("a series called 'the red line'", chart: ExampleChart.rain(RainPoint(series: "the red line")))],
    good: [RuleExample("a series called 'Coast'", chart: ExampleChart.rain(RainPoint()))])
}
