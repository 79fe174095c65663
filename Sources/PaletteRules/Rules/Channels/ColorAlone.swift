/// Series that nothing but colour tells apart.
///
/// Source: WCAG 2.2 SC 1.4.1: colour is not the only visual means of conveying information. A hint while the theme says
/// nothing of marks, since the chart may add symbols or labels; a warning where it states marks and leaves them out. One
/// level more in a mode that differentiates without colour: it promises to.
enum ColorAlone: Rule {
  static let key = RuleKey.colorAlone
  static let summary = "series differ in more than colour: a symbol, dash, pattern or direct label (WCAG 2.2 SC 1.4.1)"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.judgedCount > 1 else { return }
    let isPromised = mode.purpose.differentiatesWithoutColor
    // Series with the same channels, whatever their colour, are told apart by it alone.
    var pairs: [(first: Int, second: Int)] = []
    var alone: Set<Int> = []
    var isPassed = false
    for i in 0..<mode.judgedCount {
      for j in (i + 1)..<max(mode.judgedCount, i + 1) {
        if mode.differ(i, j) {
          isPassed = isPassed || isPromised || !mode.isJudgedEarlier(i, j)
          continue
        }
        guard isPromised || !mode.isColorAloneEarlier(i, j) else { continue }
        alone.formUnion([i, j])
        if pairs.isEmpty { pairs.append((i, j)) }
      }
    }
    guard !pairs.isEmpty else {
      if isPassed { ledger.pass() }
      return
    }

    let statesMarks = alone.contains { mode.series[$0].mark != nil }
    let stated: Level = isPromised ? (statesMarks ? .error : .warning) : statesMarks ? .warning : level
    let level = mode.settings.isSet(key) ? level : stated
    let indices = alone.sorted()
    let names = indices.map { quoted(mode.series[$0].name) }
    var finding = GroupedFinding(mode: mode, pairs: pairs).finding(
      key, level, message(names, isPromised: isPromised))
    finding.parts = parts(mode, isPromised: isPromised)
    // It stands at the series that is named first.
    finding.origin = mode.series[indices[0]].color.origin
    finding.tokens = indices.map { mode.series[$0].token }
    finding.series = indices.map { mode.series[$0].name }
    finding.colors = indices.map { mode.findingColor($0) }
    finding.measure = Measure(Double(indices.count), .count)
    finding.related = []
    if mode.settings.isOn(.differentiateWithoutColorMissing), mode.mode.name == mode.theme.modes.first?.name,
      ModeOffer.isMissing(.differentiateWithoutColor, in: mode.theme)
    {
      finding.suggestions = [
        Suggestion(
          token: mode.series[indices[0]].token, series: nil,
          text: "give each a symbol, dash or pattern: for everyone, or in a mode 'differentiateWithoutColor'")
      ]
    }
    ledger.report(finding)
  }

  /// The pairs of the finding; ``PairMeasurements/limit`` at most.
  private static func parts(_ mode: JudgedMode, isPromised: Bool) -> [FindingPart] {
    var parts: [FindingPart] = []
    for i in 0..<mode.judgedCount {
      for j in (i + 1)..<max(mode.judgedCount, i + 1)
      where !mode.differ(i, j) && (isPromised || !mode.isColorAloneEarlier(i, j)) {
        parts.append(FindingPart(tokens: [mode.series[i].token, mode.series[j].token]))
        guard parts.count < PairMeasurements.limit else { return parts }
      }
    }
    return parts
  }

  /// The series of a mode that share everything but colour with another one, in drawing order.
  static func seriesAlone(in mode: JudgedMode) -> [Int] {
    var alone: Set<Int> = []
    for i in 0..<mode.judgedCount {
      for j in (i + 1)..<max(mode.judgedCount, i + 1) where !mode.differ(i, j) { alone.formUnion([i, j]) }
    }
    return alone.sorted()
  }
}

private func message(_ names: [String], isPromised: Bool) -> String {
  "\(NamedList.text(names)) are told apart by colour alone"
    + (isPromised ? " in a mode that is to differentiate without it" : "")
    + "; add symbols, dashes, patterns or direct labels."
}

extension ColorAlone {
  static let page = RulePage(
    measures: """
      Series that differ in nothing but colour. However well colours are chosen, some readers will not see them as you \
      do: in print, on a dim screen, with a deficiency that no one simulated. A second difference works for everyone: a \
      symbol on the points, a dash of the line, a pattern in the bar, or the name written at the mark.
      """,
    formula: """
      No number: two series are told apart when symbol, dash or pattern differ,
      as far as their mark can carry them, or when one has a direct label.
      """,
    threshold: """
      Two series that share everything else. It is information while the theme does not say what is drawn, since the \
      chart may add symbols; it is a warning where a series states its `mark` and still has nothing beside colour. In a mode \
      called `differentiateWithoutColor`, alone or with others, it is a warning and an error: that is what the mode \
      is for, so it is judged there whatever the other modes do.
      """,
    affects: """
      Everyone who prints the chart in grey. About 1 in 12 men of European descent with a red-green deficiency (Birch \
      2012). The few people who see no colours at all.
      """,
    remedies: [
      "Add `\"symbol\"`, `\"dash\"` or `\"pattern\"` to each series; up to eight symbols come in the order circle, "
        + "cross, triangle, plus, square, diamond, asterisk, ring.",
      "Write the names at the marks, and say so with `\"label\": \"direct\"`.",
    ],
    adjusting: ["A level that is set holds for all cases."],
    sources: [.useOfColor, .charts, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a blue and an orange line, both solid: a warning, since the theme says that they are lines", level: .warning,
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "line" },
              { "name": "Valley", "color": "#d55e00", "mark": "line" }
            ]
          }
          """),
      RuleExample(
        "a blue and an orange, and no word of what is drawn",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": ["#0072b2", "#d55e00"]
          }
          """),
    ],
    good: [
      RuleExample(
        "one line solid, one dashed",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "line" },
              { "name": "Valley", "color": "#d55e00", "mark": "line", "dash": [6, 3] }
            ]
          }
          """),
      RuleExample(
        "two bars, one with a pattern",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2", "mark": "bar" },
              { "name": "Valley", "color": "#d55e00", "mark": "bar", "pattern": "diagonal" }
            ]
          }
          """),
    ])
}
