/// Themes whose default tells series apart by colour alone, and that have no mode which does without.
enum DifferentiateWithoutColorMissing: Rule {
  static let key = RuleKey.differentiateWithoutColorMissing
  static let summary = "there is a mode that does without colour where the default tells series apart by colour alone"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    // One root cause is one finding: where PC301 is on, it says so, and that a mode would do.
    guard let mode = modes.first, mode.judgedCount > 1, !mode.settings.isOn(.colorAlone),
      ModeOffer.isMissing(.differentiateWithoutColor, in: mode.theme)
    else { return }
    let alone = ColorAlone.seriesAlone(in: mode)
    guard let first = alone.first else { return ledger.pass() }
    let series = alone.map { mode.series[$0] }
    var finding = finding(level, message(series.map { quoted($0.name) }), at: series.first?.color.origin)
    finding.tokens = series.map(\.token)
    finding.parts = series.map { FindingPart(tokens: [$0.token]) }
    finding.series = series.map(\.name)
    finding.mode = mode.mode.name
    finding.measure = Measure(Double(series.count), .count)
    finding.suggestions = [
      Suggestion(
        token: mode.series[first].token, series: nil,
        text: ModeOffer.remedy(.differentiateWithoutColor, in: mode.theme)
          + " with a symbol, dash or pattern for each")
    ]
    ledger.report(finding)
  }
}

private func message(_ names: [String]) -> String {
  "no mode that does without colour: \(NamedList.text(names)) differ in nothing else."
}

extension DifferentiateWithoutColorMissing {
  static let page = RulePage(
    measures: """
      Whether people who ask their system to differentiate without colour get a chart that does. It is asked for only \
      where the default tells series apart by colour alone. PC301 says that already, and names a mode as one remedy: this \
      rule speaks only where PC301 is off, for teams that leave symbols to those who ask for them. There are two ways out: \
      symbols, dashes and patterns for everyone, or a mode for those who ask.
      """,
    formula: """
      No number: series with the same symbol, dash and pattern and without
      direct labels, in the first mode; and no mode whose name says
      differentiate without color.
      """,
    threshold: """
      Two series that share everything but colour. It is asked of themes of this project alone: asset catalogs, style \
      sheets and design tokens have no place for symbols in a mode, so the chart itself has to answer the setting.
      """,
    affects: """
      About 1 in 12 men of European descent with a red-green deficiency (Birch 2012), and everyone else who turns the \
      setting on: on Apple's systems it is called Differentiate Without Color.
      """,
    remedies: [
      "Give every series a `\"symbol\"`, `\"dash\"` or `\"pattern\"` in the default; nobody has to ask then.",
      "Add a mode `\"differentiateWithoutColor\"` that does; PC301 holds it to its name.",
    ],
    sources: [.systemSettings, .useOfColor, .charts, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a blue and an orange, and nothing else to tell them by, with `--rule PC301=off`", settings: ["PC301": .off],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Coast", "color": "#0072b2" }, { "name": "Valley", "color": "#c04e01" }]
          }
          """)
    ],
    good: [
      RuleExample(
        "a cross for one of them where the reader asks for it, with `--rule PC301=off`", settings: ["PC301": .off],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Coast", "color": "#0072b2" }, { "name": "Valley", "color": "#c04e01" }],
            "modes": { "differentiateWithoutColor": { "series": { "Valley": { "symbol": "cross" } } } }
          }
          """),
      RuleExample(
        "a cross for everyone",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#0072b2" },
              { "name": "Valley", "color": "#c04e01", "symbol": "cross" }
            ]
          }
          """),
    ])
}
