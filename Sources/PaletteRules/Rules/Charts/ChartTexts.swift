// What a chart says of itself: its title, summary and axes, and the words it uses.

extension Rule {
  static let chartTitleMissing = Rule(
    .chartTitleMissing, "the chart has a title",
    page: RulePage(
      measures: """
        Whether the chart has a title. A screen reader reads it first, and people find the chart among others by it. Without \
        a title they hear "chart" or "image" and nothing else.
        """,
      formula: """
        Nothing is calculated: the chart has a title or lacks one;
        in a list of elements, the label of the chart is the title.
        """,
      threshold: "A title of white space counts as missing.",
      remedies: [
        "Name what is measured, where and by what: `Births in the United States by year`.",
        "Set `title` of the `AXChartDescriptor`, or give `--title` to `palettecheck describe`.",
      ],
      sources: [.chartDescriptor, .nonTextContent, .chartability],
      .coffee(.bad("lines of code by cups of coffee, without a title"), title: nil),
      .rain(.bad("elements in a container without a label"), RainPoint(), container: ""),
      .coffee(.good("the same chart with a title"))),
    .chart(
      .whole { chart in
        let container = chart.elements.first { $0.role == .chart }
        // Elements without a container are another finding.
        let isAsked = !chart.isElementList || container != nil
        let origin = chart.isElementList ? container?.origin : chart.origin
        return isAsked ? ChartPart(token: "title", text: chart.title, origin: origin) : nil
      },
      ChartFault(untitled, remedy: "label the container with the chart's title") { part, chart in
        chart.isElementList && part.text.isBlank
      },
      ChartFault(untitled, remedy: "give the chart a title in the file, or with 'describe --title'") { part, chart in
        !chart.isElementList && part.text.isBlank
      }))

  static let chartSummaryMissing = Rule(
    .chartSummaryMissing, "the author sums up the chart",
    page: RulePage(
      measures: """
        Whether the author sums up the chart. A program can describe how the values change; only the author knows why they \
        do and what matters. Readers hear the author's sentences first, then those that palettecheck writes from the figures.
        """,
      formula: "Nothing is calculated: the chart has a summary or lacks one.",
      threshold: """
        None. The finding is a note: `palettecheck describe` writes a summary from the figures in any case.
        """,
      remedies: [
        "Say in one or two sentences what a reader should take away: `Births fell in the Depression and peaked in 1957`.",
        "Set `summary` of the `AXChartDescriptor`, or give `--summary` to `palettecheck describe`.",
      ],
      sources: [.chartDescriptor, .fourLevels],
      .coffee(.bad("lines of code by cups of coffee, without a summary"), summary: nil),
      .coffee(.good("the same chart with a sentence by its author"))),
    .chart(
      .whole { $0.isElementList ? nil : ChartPart(token: "summary", text: $0.summary, origin: $0.origin) },
      ChartFault(
        "the chart has no summary by its author; palettecheck writes one from the figures alone.",
        remedy: "sum up the chart in a sentence in the file, or with 'describe --summary'"
      ) { part, _ in part.text.isBlank }))

  static let axisTitleMissing = Rule(
    .axisTitleMissing, "every axis has a title",
    page: RulePage(
      measures: """
        Whether every axis has a title. A reader who does not see the axis hears one value after another, and only the \
        titles say what they measure. VoiceOver reads the titles before it plays the audio graph.
        """,
      formula: "Nothing is calculated: an axis has a title or lacks one.",
      threshold: "A title of white space counts as missing.",
      remedies: [
        "Name what is measured, not how it is drawn: `Rainfall`, not `Bar height`.",
        "Set `title` of the axis, or name the column of the table; `palettecheck describe --y-title TEXT` names the y axis.",
      ],
      sources: [.chartDescriptor, .chartability],
      .coffee(.bad("an x axis of cups without a title"), xTitle: ""),
      .coffee(.good("the same axis with its title"))),
    .chart(
      .axes,
      ChartFault(
        "the ‹token› has no title: a reader who hears ‹@› does not know what it measures.",
        remedy: "name what the ‹token› shows"
      ) { part, _ in (part.axis?.title).isBlank }))

  static let valueWithoutUnit = Rule(
    .valueWithoutUnit, "every value has a unit",
    page: RulePage(
      measures: """
        Whether values have a unit. A picture shows the unit once, beside the axis; a reader who hears a value does not see \
        it. Every value needs its unit: `234 millimetres`, and `1 cup` beside `2 cups`.
        """,
      formula: """
        Nothing is calculated: an axis describes its values with a unit or without.
        In a list of elements: a value that consists of a number alone has no unit.
        """,
      threshold: "One axis is enough. Names and dates need no unit.",
      remedies: [
        "Set `one` and `other` in `valueDescriptionProvider` of the axis: `%@ cup` and `%@ cups`.",
        "Or give `--x-unit` and `--y-unit` to `palettecheck describe`: `--x-unit cup,cups`.",
      ],
      adjusting: [
        "If values have no unit, such as ratios, state it: `\"other\": \"%@\"`, or `--y-unit %@`; in a list of elements, "
          + "`\"isUnitless\": true`.",
        "A title that holds the unit, `Pressure (mm Hg)`, `Miles per gallon`, or names what has none, `pH`, `ratio`, is enough.",
      ],
      sources: [.chartDescriptor, .chartability],
      .coffee(.bad("lines of code as numbers without a unit"), yForms: ""),
      .coffee(.good("the same values in lines"))),
    .chart([
      ChartCheck(
        scope: .axes,
        faults: [
          ChartFault(
            "values of the ‹token› have no unit: ‹@› could be anything.", remedy: "give the ‹token› a unit"
          ) { part, _ in part.axis.map { !$0.hasUnit && !statesUnit($0.title) } ?? false }
        ]),
      ChartCheck(
        scope: .stops { $1.isElementList },
        faults: [
          ChartFault(
            "‹a value|# values›‹owner› ‹has|have› no unit: ‹value›.", remedy: "write the unit with every value",
            among: { stops, chart in
              chart.isUnitless || statesUnit(chart.title ?? "")
                ? [] : stops.filter { $0.element?.value.map(isBareNumber) ?? false }
            })
        ]),
    ]))

  static let namedByColor = Rule(
    .namedByColor, "no text points at a mark by its colour",
    page: RulePage(
      measures: """
        Whether a name, the title or the summary points at a mark by its colour. "The red line" says nothing to readers who \
        hear the chart, and little to those who do not tell red from green. A name says what the series is: `Coast`.
        """,
      formula: """
        A basic colour term, then a mark in small letters: 'the red line',
        'Blue dashed line', 'green dots'. 'Red Line' is a proper name.
        """,
      threshold: "One text is enough.",
      remedies: [
        "Name the series by what it shows, and let the legend show its colour and symbol.",
        "In a summary, write the name: `Coast rises until July`.",
      ],
      sources: [.useOfColor, .charts],
      .rain(.bad("a series called 'the red line'"), RainPoint(series: "the red line")),
      .rain(.good("a series called 'Coast'"), RainPoint())),
    .chart(
      ChartScope { chart in
        var seen: Set<String> = []
        let texts = ChartPart.texts(chart, [.title, .summary, .series, .label, .hint])
        let own = texts.filter { seen.insert($0.text ?? "").inserted }.map { text in
          ChartPart(
            token: text.series.map { "series.\($0)" } ?? text.token, text: text.text, series: text.series,
            origin: text.origin)
        }
        return [(nil, own)]
      },
      ChartFault(
        "‹@› points at a mark by its colour, which some readers do not see‹more›.",
        remedy: "name what the mark shows, as the legend does",
        among: { texts, _ in
          // A legend of colours alone; `White` and `Black` are also people.
          let names = Set(texts.compactMap(\.series))
          let areColors =
            names.isSubset(of: ["White", "Black"]) ? false : names.allSatisfy { colorTerms.contains($0.lowercased()) }
          return texts.filter { part in
            part.text.map { pointsByColor($0) || areColors && names.contains($0) } ?? false
          }
        })))
}

private let untitled = "the chart has no title: a reader who hears it does not learn what it shows."

/// Whether a title says what its numbers are counted in, or names a quantity that has no unit.
package func statesUnit(_ title: String) -> Bool {
  let words = Set(title.words)
  let holdsUnit = title.contains("(") && title.contains(")") || title.contains("%") || words.contains("per")
  return holdsUnit || !words.isDisjoint(with: unitless) || title.lowercased().hasPrefix("number of ")
}

/// Quantities without a unit (ISO 80000-1, quantities of dimension one), and units that stand in titles.
private let unitless: Set<String> = [
  "ph", "ratio", "index", "score", "scores", "rank", "ranking", "count", "counts", "percent", "percentage",
  "probability",
  "correlation", "coefficient", "odds", "magnitude", "rating", "grade", "dollars", "euros", "pounds", "metres",
  "meters",
  "kilometres", "millimetres", "degrees", "celsius", "seconds", "minutes", "hours", "days", "people", "inhabitants",
]

/// Whether a value is nothing but a number.
private func isBareNumber(_ value: String) -> Bool {
  value.contains(where: \.isNumber)
    && value.unicodeScalars.allSatisfy { "0123456789.,' +-−\u{a0}\u{202f}".unicodeScalars.contains($0) }
}

/// The basic colour terms of English. Source: B. Berlin, P. Kay, Basic Color Terms, 1969.
private let colorTerms: Set<String> = [
  "red", "green", "blue", "yellow", "orange", "purple", "pink", "brown", "black", "white", "grey", "gray",
]
/// What a chart is drawn with. Only in small letters: `Red Line` and `Red Square` are places.
private let marks: Set<String> = [
  "line", "curve", "bar", "column", "area", "band", "dot", "point", "circle", "square", "triangle", "diamond",
  "slice", "segment", "symbol", "marker", "one",
]
private let between: Set<String> = ["dashed", "dotted", "solid", "thick", "thin"]

private func pointsByColor(_ text: String) -> Bool {
  let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  return words.indices.contains { index in
    guard colorTerms.contains(words[index].lowercased()) else { return false }
    // `Values in red`, but `Men in Black`.
    if index > 1, words[index - 1] == "in", colorTerms.contains(words[index]) { return true }
    let next = words[(index + 1)...].drop { between.contains($0) }.first ?? ""
    return marks.contains(next) || next.hasSuffix("s") && marks.contains(String(next.dropLast()))
  }
}
