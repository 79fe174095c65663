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
      remedies: [
        "Say what differs from point to point, in a few words: label `January`, value `234 millimetres`.",
        "`palettecheck describe` writes such texts from the figures.",
      ],
      sources: [.accessibilityLabel, .nameRoleValue, .chartability],
      .rain(.bad("a point with the name of a variable"), RainPoint(label: "point_3_btn")),
      .rain(.good("a point called 'January'"), RainPoint())),
    .chart(
      unfitTexts.map { roles, fault in
        ChartCheck(scope: ChartScope { [(nil, ChartPart.texts($0, roles))] }, faults: [fault])
      } + unfitValues.map { ChartCheck(scope: .stops(), faults: [$0]) }))
}

private let names: Set<ChartPart.Role> = [.title, .axis, .series, .label]

/// Which texts are asked, what is wrong with one, and what to do.
private let unfitTexts: [(roles: Set<ChartPart.Role>, fault: ChartFault)] = [
  (
    names.union([.value, .summary]),
    unfit("is a placeholder", remedy: "say what it stands for") { isPlaceholder($0.text ?? "") }
  ),
  (
    [.value, .label, .summary],
    unfit("says the same again", remedy: "say it once") { part in
      part.other.map { $0.words == part.words && !$0.words.isEmpty } ?? false
    }
  ),
  (
    names,
    unfit("is longer than 100 characters", remedy: "name it in a few words") { ($0.text ?? "").count > 100 }
  ),
  (
    [.summary, .value, .hint],
    unfit("is longer than 100 words", remedy: "say the finding in a sentence or two") {
      ($0.text ?? "").split(whereSeparator: \.isWhitespace).count > 100
    }
  ),
  (
    Set(ChartPart.Role.allCases),
    unfit("speaks to people who see the chart", remedy: "say what it shows") { $0.says(oneOf: forTheEye) }
  ),
  (
    [.label, .value, .hint, .summary],
    unfit("names a gesture, which differs from reader to reader", remedy: "say what happens, such as 'Shows the month'")
    {
      $0.says(oneOf: gestures)
    }
  ),
  (
    [.value, .label],
    unfit("counts one of several", remedy: "write '1 cup' beside '2 cups'") { countsOneOfSeveral($0.text ?? "") }
  ),
  (
    [.summary],
    ChartFault("‹@› is contradicted by the values.", remedy: "say what the values show") { $1.contradiction != nil }
  ),
  (
    [.axis],
    unfit(
      "has a range of which the values take less than a hundredth, so all sound alike",
      remedy: "let the range end near the values"
    ) { $0.axis?.reach.map { $0 < 0.01 } ?? false }
  ),
]

/// A row about a text by itself.
private func unfit(_ says: String, remedy: String, _ fails: @escaping @Sendable (ChartPart) -> Bool) -> ChartFault {
  ChartFault("‹@› \(says)‹more text›.", remedy: remedy) { part, _ in fails(part) }
}

/// What only the values of a series together tell.
private let unfitValues = [
  ChartFault { group, _ in
    let values = SpokenValue.all(group).filter { !$0.unit.isEmpty }
    let units = Dictionary(grouping: values, by: \.kind).compactMap { $1.first?.unit }.sorted()
    guard units.count > 1 else { return nil }
    return ChartFinding(
      message: "the values\(ChartFault.owner(group.subject)) have several units: "
        + "\(units.prefix(3).map(quoted).joined(separator: ", ")).",
      parts: [group.parts[0]], remedy: "give all values of a series one unit")
  },
  ChartFault { group, _ in
    let values = SpokenValue.all(group)
    let span = (values.map(\.number).max() ?? 0) - (values.map(\.number).min() ?? 0)
    let decimals = values.map(\.decimals).max() ?? 0
    // A step of a thousandth of the span is a pixel or less.
    var (needed, step) = (0, 1.0)
    while needed < 12, span > 0, step * 1000 > span { (step, needed) = (step / 10, needed + 1) }
    guard decimals > max(needed, 2) + 1 else { return nil }
    return ChartFinding(
      message:
        "the values\(ChartFault.owner(group.subject)) have up to \(decimals) decimals, which tell nothing apart.",
      parts: [group.parts[0]], remedy: "round them to \(max(needed, 2)) decimals at most")
  },
]

extension ChartPart {
  /// The texts of a chart that people hear, in the order of the file.
  static func texts(_ chart: AuditedChart, _ roles: Set<Role>) -> [ChartPart] {
    var parts: [ChartPart] = []
    func add(_ role: Role, _ text: String?, of part: ChartPart, other: String? = nil) {
      guard roles.contains(role), !text.isBlank else { return }
      var part = part
      (part.text, part.other, part.element) = (text, other, nil)
      parts.append(part)
    }
    add(.title, chart.title, of: ChartPart(token: "title", origin: chart.origin))
    add(.summary, chart.summary, of: ChartPart(token: "summary", origin: chart.origin), other: chart.title)
    for axis in chart.axes { add(.axis, axis.title, of: ChartPart(axis)) }
    for series in chart.series { add(.series, series.name, of: ChartPart(series: series.name, at: series.origin)) }
    var heard = Set(chart.series.map(\.name))
    for element in chart.elements {
      let part = ChartPart(element)
      if let series = element.series, heard.insert(series).inserted {
        add(.series, series, of: ChartPart(series: series, at: element.origin))
      }
      if element.role != .chart { add(.label, element.label, of: part, other: element.hint) }
      add(.value, element.value, of: part, other: element.label)
      add(.hint, element.hint, of: part)
    }
    return parts
  }

  var words: [String] { (text ?? "").words }

  /// Whether its words hold one of these phrases.
  func says(oneOf phrases: [String]) -> Bool {
    let words = " " + words.joined(separator: " ") + " "
    return phrases.contains { words.contains(" \($0) ") }
  }
}

private func countsOneOfSeveral(_ text: String) -> Bool {
  let words = text.split(separator: " ")
  guard let place = words.firstIndex(where: { ["1", "-1", "−1"].contains($0) }), words.indices.contains(place + 1)
  else { return false }
  let unit = words[place + 1].prefix { $0.isLetter }
  return unit.count > 3 && unit.hasSuffix("s") && !unit.hasSuffix("ss") && unit.first?.isLowercase == true
    && !["series", "degrees", "lens", "news", "celsius", "species", "gauss", "minus", "plus"].contains(String(unit))
}

private let placeholders: Set<String> = [
  "chart", "graph", "plot", "figure", "image", "picture", "untitled", "untitled chart", "title", "chart title",
  "my chart",
  "label", "axis", "axis title", "x axis", "y axis", "value axis", "data", "series", "dataset", "nan",
  "undefined", "null",
  "nil", "inf", "infinity", "object object", "lorem ipsum", "todo", "tbd", "foo", "bar",
  "placeholder",
  "summary", "description", "optional nil", "data point", "point", "unnamed", "no title",
]
private let numbered: Set<String> = [
  "series", "chart", "graph", "figure", "dataset", "data", "column", "element", "sheet", "unnamed", "item",
]
private let endings = [".png", ".jpg", ".jpeg", ".svg", ".gif"]
private let forTheEye = [
  "as you can see", "you can see", "we can see", "can be seen", "see above", "see below", "shown above",
  "shown below", "as shown",
  "as pictured", "pictured here", "top left", "bottom right",
  "the chart above", "the chart below", "the graph above", "the figure above", "hover over",
]
private let gestures = [
  "tap", "taps", "double tap", "swipe", "click to", "click on", "click here", "pinch", "long press", "press and hold",
  "drag", "touch and hold",
  "hover",
]

private func isPlaceholder(_ text: String) -> Bool {
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

  /// Of the stops that say one.
  static func all(_ group: ChartGroup) -> [SpokenValue] {
    group.parts.compactMap { $0.element?.value.flatMap(SpokenValue.init) }
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
