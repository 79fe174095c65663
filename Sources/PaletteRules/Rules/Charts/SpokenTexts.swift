import SourceText

// Whether what a chart says is worth hearing: one table of predicates over its texts.

extension Rule {
  static let textUnfit = Rule(
    .textUnfit, "every text of the chart is worth hearing",
    page: RulePage(
      measures: """
        Whether a text says something, once, and in words for ears. A placeholder is read aloud like any name; what repeats costs \
        the time of each point; "as you can see above" shuts listeners out, and "Tap to hear" tells people to do what they cannot.
        """,
      formula: """
        Placeholders (Untitled, Series 1, chart.png, point 3 btn, NaN);
        a value that is the label again, a summary that is the title;
        labels over 100 characters, summaries over 100 words;
        decimals beyond a thousandth of what the values span;
        units that differ within a series, '1 cups';
        words for the eye, gestures; a summary that the values contradict;
        a range of which the values take less than a hundredth.
        """,
      threshold: "One text is enough. The lengths are engineering choices: seven seconds of speech, and forty.",
      affects: PageSentences.screenReaders,
      remedies: [
        "Say what differs from point to point, in a few words: label `January`, value `234 millimetres`.",
        "`palettecheck describe` writes such texts from the figures.",
      ],
      sources: [.accessibilityLabel, .nameRoleValue, .chartability],
      RuleExample(
        .bad("a point with the name of a variable"), chart: ExampleChart.rain(RainPoint(label: #""point_3_btn""#))),
      RuleExample(.good("a point called 'January'"), chart: ExampleChart.rain(RainPoint()))),
    .chart { chart in
      let texts = SpokenPart.all(chart)
      return TextFault.table.map { fault in
        let found = texts.filter { fault.roles.contains($0.role) && fault.applies($0, chart) }
        return ChartAnswer(nil, found.isEmpty) {
          var result = ChartFault(
            "\(quoted(found[0].text)) \(fault.says)\(ChartFault.others(found.count, "text")).", of: found[0].token,
            series: found[0].series, remedy: fault.remedy, at: found[0].origin)
          result.tokens = found.prefix(100).map(\.token).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
          return result
        }
      } + ofValues(chart)
    })

  /// What only the values of a series together tell.
  private static func ofValues(_ chart: AuditedChart) -> [ChartAnswer] {
    chart.stopsBySeries.flatMap { series, stops -> [ChartAnswer] in
      let owner = ChartFault.owner(series)
      let values = stops.compactMap { stop in stop.value.flatMap(SpokenValue.init) }
      let units = Dictionary(grouping: values.filter { !$0.unit.isEmpty }, by: \.kind).compactMap { $1.first?.unit }
        .sorted()
      let span = (values.map(\.number).max() ?? 0) - (values.map(\.number).min() ?? 0)
      let decimals = values.map(\.decimals).max() ?? 0
      // A step of a thousandth of the span is a pixel or less.
      var (needed, step) = (0, 1.0)
      while needed < 12, span > 0, step * 1000 > span { (step, needed) = (step / 10, needed + 1) }
      return [
        ChartAnswer(series, units.count < 2) {
          ChartFault(
            "the values\(owner) have several units: \(units.prefix(3).map(quoted).joined(separator: ", ")).",
            Array(stops.prefix(1)), remedy: "give all values of a series one unit")
        },
        ChartAnswer(series, decimals <= max(needed, 2) + 1) {
          ChartFault(
            "the values\(owner) have up to \(decimals) decimals, which tell nothing apart.", Array(stops.prefix(1)),
            remedy: "round them to \(max(needed, 2)) decimals at most")
        },
      ]
    }
  }
}

/// A text of a chart, and what it is.
private struct SpokenPart {
  enum Role: CaseIterable { case title, summary, axis, series, label, value, hint }

  let role: Role
  let text: String
  let token: String
  var series: String?
  let origin: TokenOrigin?
  /// What it must not repeat.
  var other: String?

  static func all(_ chart: AuditedChart) -> [SpokenPart] {
    var parts: [SpokenPart] = []
    func add(
      _ role: Role, _ text: String?, _ token: String, _ origin: TokenOrigin?, series: String? = nil,
      other: String? = nil
    ) {
      guard let text, !String?.some(text).isBlank else { return }
      parts.append(SpokenPart(role: role, text: text, token: token, series: series, origin: origin, other: other))
    }
    add(.title, chart.title, "title", chart.origin)
    add(.summary, chart.summary, "summary", chart.origin, other: chart.title)
    for axis in chart.axes { add(.axis, axis.title, axis.name, axis.origin) }
    for series in chart.series {
      add(.series, series.name, "series.\(series.name)", series.origin, series: series.name)
    }
    for element in chart.elements {
      let token = element.series.map { "series.\($0)\(element.index.map { ".\($0)" } ?? "")" } ?? element.role.rawValue
      let isStop = element.role == .point || element.role == .interval
      if chart.isElementList, element.role == .series {
        add(.series, element.series, token, element.origin, series: element.series)
      }
      if isStop || element.role == .series {
        add(.label, element.label, token, element.origin, series: element.series, other: element.hint)
      }
      add(.value, element.value, token, element.origin, series: element.series, other: element.label)
      add(.hint, element.hint, token, element.origin, series: element.series)
    }
    return parts
  }
}

/// A row: which texts it asks, what is wrong with one, and what to do.
private struct TextFault: Sendable {
  let roles: Set<SpokenPart.Role>
  let says: String
  let remedy: String
  let applies: @Sendable (SpokenPart, AuditedChart) -> Bool

  init(
    _ roles: Set<SpokenPart.Role>, _ says: String, remedy: String,
    _ applies: @escaping @Sendable (SpokenPart, AuditedChart) -> Bool
  ) {
    (self.roles, self.says, self.remedy, self.applies) = (roles, says, remedy, applies)
  }

  private static let names: Set<SpokenPart.Role> = [.title, .axis, .series, .label]

  static let table = [
    TextFault(names.union([.value, .summary]), "is a placeholder", remedy: "say what it stands for") { part, _ in
      isPlaceholder(part.text)
    },
    TextFault([.value, .label, .summary], "says the same again", remedy: "say it once") { part, _ in
      part.other.map { $0.words == part.text.words && !$0.words.isEmpty } ?? false
    },
    TextFault(names, "is longer than 100 characters", remedy: "name it in a few words") { part, _ in
      part.text.count > 100
    },
    TextFault([.summary, .value, .hint], "is longer than 100 words", remedy: "say the finding in a sentence or two") {
      part, _ in
      part.text.split(whereSeparator: \.isWhitespace).count > 100
    },
    TextFault(Set(SpokenPart.Role.allCases), "speaks to people who see the chart", remedy: "say what it shows") {
      part, _ in
      let words = " " + part.text.words.joined(separator: " ") + " "
      return forTheEye.contains { words.contains(" \($0) ") }
    },
    TextFault(
      [.label, .value, .hint, .summary], "names a gesture, which differs from reader to reader",
      remedy: "say what happens, such as 'Shows the month'"
    ) { part, _ in
      let words = " " + part.text.words.joined(separator: " ")
      return gestures.contains { words.contains(" \($0) ") || words.hasSuffix(" \($0)") }
    },
    TextFault([.value, .label], "counts one of several", remedy: "write '1 cup' beside '2 cups'") { part, _ in
      let words = part.text.split(separator: " ")
      guard let place = words.firstIndex(where: { ["1", "-1", "−1"].contains($0) }), words.indices.contains(place + 1)
      else { return false }
      let unit = words[place + 1].prefix { $0.isLetter }
      return unit.count > 3 && unit.hasSuffix("s") && !unit.hasSuffix("ss") && unit.first?.isLowercase == true
        && !["series", "degrees", "lens", "news", "celsius", "species", "gauss", "minus", "plus"].contains(String(unit))
    },
    TextFault([.summary], "is contradicted by the values", remedy: "say what the values show") { _, chart in
      chart.contradiction != nil
    },
    TextFault(
      [.axis], "has a range of which the values take less than a hundredth, so all sound alike",
      remedy: "let the range end near the values"
    ) { part, chart in
      chart.axes.contains { $0.name == part.token && $0.reach.map { $0 < 0.01 } ?? false }
    },
  ]

  private static let placeholders: Set<String> = [
    "chart", "graph", "plot", "figure", "image", "picture", "untitled", "untitled chart", "title", "chart title",
    "my chart",
    "label", "axis", "axis title", "x axis", "y axis", "value axis", "data", "series", "dataset", "nan",
    "undefined", "null",
    "nil", "inf", "infinity", "object object", "lorem ipsum", "todo", "tbd", "foo", "bar",
    "placeholder",
    "summary", "description", "optional nil", "data point", "point", "unnamed", "no title",
  ]
  private static let numbered: Set<String> = [
    "series", "chart", "graph", "figure", "dataset", "data", "column", "element", "sheet", "unnamed", "item",
  ]
  private static let endings = [".png", ".jpg", ".jpeg", ".svg", ".gif"]
  private static let forTheEye = [
    "as you can see", "you can see", "we can see", "can be seen", "see above", "see below", "shown above",
    "shown below", "as shown",
    "as pictured", "pictured here", "top left", "bottom right",
    "the chart above", "the chart below", "the graph above", "the figure above", "hover over",
  ]
  private static let gestures = [
    "tap", "taps", "double tap", "swipe", "click to", "click on", "click here", "pinch", "long press", "press and hold",
    "drag", "touch and hold",
    "hover",
  ]

  private static func isPlaceholder(_ text: String) -> Bool {
    let words = text.words
    let lower = text.lowercased()
    if placeholders.contains(words.joined(separator: " ")) { return true }
    if words.contains("btn") || words.contains("lbl") { return true }
    if words.count == 2, numbered.contains(words[0]), Int(words[1]) != nil { return true }
    if endings.contains(where: lower.hasSuffix)
      || ["%@", "%d", "{{", "${", "lorem ipsum"].contains(where: lower.contains)
    {
      return true
    }
    // point_3_btn, lblRevenue: the name of a variable and no word.
    let parts = lower.split(separator: "_")
    let isName = !text.contains(" ") && parts.count > 1 && lower.allSatisfy { $0.isASCII }
    return isName
      && ["label", "view", "img", "chart", "point", "bar", "elem", "element", "cell"].contains { word in
        parts.contains { $0 == word }
      }
  }
}

/// A value that is a number with its unit.
private struct SpokenValue {
  let number: Double
  let decimals: Int
  let unit: String

  /// Of ordinal numbers and hours, which are no units.
  private static let endings: Set<String> = ["st", "nd", "rd", "th", "am", "pm", "a.m.", "p.m."]

  /// What is the same of the forms of a word: `foot` and `feet`, `country` and `countries`.
  var kind: String {
    unit.count > 2 && unit.allSatisfy { $0.isLetter || $0 == " " } ? unit.prefix(1).lowercased() : unit
  }

  /// Nil for a text of several parts.
  init?(_ text: String) {
    var rest = text[...]
    let before = rest.prefix { "-−$€£¥".contains($0) }
    rest = rest.dropFirst(before.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
    guard let number = Double(digits.filter { $0 != "," }) else { return nil }
    rest = rest.dropFirst(digits.count)
    var words = rest.split(separator: " ").map(String.init)
    let scales = ["thousand", "million", "billion", "trillion"]
    let isScaled = words.first.map(scales.contains) ?? false
    if isScaled { words.removeFirst() }
    guard !words.contains(where: { $0.contains(where: \.isNumber) || $0.contains(",") }), words.count < 4 else {
      return nil
    }
    let power = isScaled ? 0 : digits.lastIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    (self.number, decimals) = (before.contains("-") || before.contains("−") ? -number : number, power)
    let name = before.filter { !"-−".contains($0) } + words.joined(separator: " ")
    unit = Self.endings.contains(name) ? "" : String(name)
  }
}
