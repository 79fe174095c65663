import Colorimetry

/// Themes that people who need more contrast could use a mode of, and that have none.
enum IncreaseContrastMissing: Rule {
  static let key = RuleKey.increaseContrastMissing
  static let summary =
    "there is a mode for more contrast where the default has less than 4.5:1 for marks or 7:1 for text"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    guard let mode = modes.first, ModeOffer.isMissing(.increaseContrast, in: mode.theme) else { return }
    let all = RaisedContrast.all(mode)
    let short = all.filter(\.fails).sorted { $0.ratio / $0.check.required < $1.ratio / $1.check.required }
    guard let worst = short.first else { return ledger.pass(all.isEmpty ? 0 : 1) }
    var finding = finding(level, message(short.count, worst), at: worst.check.color.origin)
    finding.tokens = short.map(\.check.token)
    finding.parts = short.map { FindingPart(tokens: [$0.check.token], measured: $0.ratio) }
    finding.series = short.compactMap(\.check.series)
    finding.mode = mode.mode.name
    finding.measure = Measure(worst.ratio, of: worst.check.required, .ratio)
    finding.evidence = short.prefix(NamedList.shown).map { item in
      Evidence(
        label: item.check.subject, hexes: [item.check.color.srgb.hex],
        figure: Figures.ratio(item.ratio, required: item.check.required), fails: true)
    }
    finding.suggestions = [
      Suggestion(token: worst.check.token, series: nil, text: ModeOffer.remedy(.increaseContrast, in: mode.theme))
    ]
    ledger.report(finding)
  }
}

private func message(_ count: Int, _ worst: RaisedContrast) -> String {
  let figure = Figures.ratio(worst.ratio, required: worst.check.required)
  let rest = count > 1 ? " and \(count - 1) more" : ""
  return "no mode for people who need more contrast: \(worst.check.spoken)\(rest) "
    + "\(count == 1 ? "stays" : "stay") below what they need (\(figure), needs \(Figures.plain(worst.check.required)):1)."
}

extension IncreaseContrastMissing {
  static let page = RulePage(
    measures: """
      Whether people who ask for more contrast get any. Systems have a setting for it, and so have browsers; a theme \
      answers with a mode. It is asked for only where the default has something to gain: a mark below \
      \(Figures.plain(Thresholds.raisedMarks)):1, or text below \(Figures.plain(WCAG.enhancedForText)):1.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      No mode whose name speaks of more contrast, alone or with others: `increaseContrast`, `dark-high-contrast`. It \
      is asked of formats that can spell it: themes of this project, style sheets, asset catalogs, and design tokens \
      that have modes already. A list of colours is not asked.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Add the mode, with darker colours on light backgrounds and lighter ones on dark; PC505 says how far.",
      "Or give the default what the mode would have.",
    ],
    sources: [.systemSettings, .userPreferences, .enhancedContrast],
    bad: [
      RuleExample(
        "a blue with 3.4:1 on white, and no mode for more",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "text": "#000000",
            "series": [{ "name": "Rain", "color": "#3a8fd0" }]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same blue, darker where more contrast is asked",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "text": "#000000",
            "series": [{ "name": "Rain", "color": "#3a8fd0" }],
            "modes": { "increaseContrast": { "series": { "Rain": { "color": "#0b4f8a" } } } }
          }
          """),
      RuleExample(
        "a dark blue and black text: nothing to gain",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "text": "#000000",
            "series": [{ "name": "Rain", "color": "#0b4f8a" }]
          }
          """),
    ])
}
