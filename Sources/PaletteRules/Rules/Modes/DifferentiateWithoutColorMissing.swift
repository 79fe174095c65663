/// Reports themes whose default distinguishes series by colour alone, and that have no mode with another difference.
enum DifferentiateWithoutColorMissing: ModesRule {
  static let key = RuleKey.differentiateWithoutColorMissing
  static let summary = "a mode works without colour where series of the default differ only in colour"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    // One root cause is one finding: PC301, where it is on, reports it and suggests such a mode.
    guard let mode = modes.first, mode.judgedCount > 1, !mode.settings.isOn(.colorAlone),
      ModeOffer.isMissing(.differentiateWithoutColor, in: mode.theme)
    else { return }
    let alone = ColorAlone.seriesAlone(in: mode)
    guard let first = alone.first else { return ledger.pass() }
    let series = alone.map { mode.series[$0] }
    var finding = finding(level, message(series.map { quoted($0.name) }), at: series.first?.color.origin)
    mode.name(series, in: &finding)
    finding.parts = series.map { FindingPart(tokens: [$0.token]) }
    finding.measure = Measure(Double(series.count), .count)
    finding.suggestions = [
      Suggestion(
        token: mode.series[first].token, series: nil,
        action: ModeOffer.remedy(.differentiateWithoutColor, in: mode.theme)
          + " with a symbol, dash or pattern for each")
    ]
    ledger.report(finding)
  }
}

private func message(_ names: [String]) -> String {
  "the theme has no mode that works without colour: \(NamedList.text(names)) differ only in colour."
}

extension DifferentiateWithoutColorMissing {
  static let page = RulePage(
    measures: """
      Whether people who ask their system to differentiate without colour get a chart that does. The rule applies \
      only where series of the default differ only in colour. PC301 reports that already and suggests such a mode, \
      so this rule applies only where PC301 is off: it serves teams that show symbols only on request. There are two \
      remedies: symbols, dashes and patterns for everyone, or a mode for those who ask.
      """,
    formula: """
      No number: series with the same symbol, dash and pattern and without
      direct labels, in the first mode; and no mode whose name contains
      differentiate without color.
      """,
    threshold: """
      Two series that share everything but colour. The rule applies only to themes of this project: asset catalogs, \
      style sheets and design tokens cannot hold symbols in a mode, so the chart itself has to respond to the \
      setting.
      """,
    affects: """
      About 1 in 12 men of European descent, who have a red-green deficiency (Birch 2012), and everyone else who \
      turns the setting on: Apple's systems call it Differentiate Without Color.
      """,
    remedies: [
      "Give every series a `\"symbol\"`, `\"dash\"` or `\"pattern\"` in the default; then nobody has to ask.",
      "Add a mode `\"differentiateWithoutColor\"` with such differences; PC301 judges whether it has them.",
    ],
    sources: [.systemSettings, .useOfColor, .charts, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a blue and an orange that differ only in colour, with `--rule PC301=off`", settings: [.colorAlone: .off],
        onWhite: """
          "series": [{ "name": "Coast", "color": "#0072b2" }, { "name": "Valley", "color": "#c04e01" }]
          """)
    ],
    good: [
      RuleExample(
        "a cross for one of them in a mode for readers who ask for it, with `--rule PC301=off`",
        settings: [.colorAlone: .off],
        onWhite: """
          "series": [{ "name": "Coast", "color": "#0072b2" }, { "name": "Valley", "color": "#c04e01" }],
          "modes": { "differentiateWithoutColor": { "series": { "Valley": { "symbol": "cross" } } } }
          """),
      RuleExample(
        "a cross for everyone",
        series: [.named("Coast", "#0072b2"), .named("Valley", "#c04e01", symbol: "cross")]),
    ])
}
