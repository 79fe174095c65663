import Colorimetry

/// Reports themes without a mode for more contrast that would benefit from one.
enum IncreaseContrastMissing: ModesRule {
  static let key = RuleKey.increaseContrastMissing
  static let summary =
    "a mode offers more contrast where the default has less than 4.5:1 for marks or 7:1 for text"

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
      Suggestion(token: worst.check.token, series: nil, action: ModeOffer.remedy(.increaseContrast, in: mode.theme))
    ]
    ledger.report(finding)
  }
}

private func message(_ count: Int, _ worst: RaisedContrast) -> String {
  let figure = Figures.ratio(worst.ratio, required: worst.check.required)
  let rest = count > 1 ? " and \(count - 1) more" : ""
  return "the theme has no mode for more contrast: \(worst.check.spoken)\(rest) "
    + "\(count == 1 ? "stays" : "stay") below its ratio (\(figure), needs \(Figures.plain(worst.check.required)):1)."
}

extension IncreaseContrastMissing {
  static let page = RulePage(
    measures: """
      Whether people who ask for more contrast get it. Systems and browsers have a setting for it; a theme responds \
      with a mode. The rule applies only where the default can improve: a mark below \
      \(Figures.plain(Thresholds.raisedMarks)):1, or text below \(Figures.plain(WCAG.enhancedForText)):1.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      No mode whose name means more contrast, alone or in a combination: `increaseContrast`, `dark-high-contrast`. \
      The rule applies to formats that can express such a mode: themes of this project, style sheets, asset \
      catalogs, and design tokens that already have modes. It does not apply to lists of colours.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Add the mode, with darker colours on light backgrounds and lighter ones on dark; PC505 checks how far.",
      "Or give the default that much contrast.",
    ],
    sources: [.systemSettings, .userPreferences, .enhancedContrast],
    bad: [
      RuleExample(
        "a blue with 3.4:1 on white, without a mode for more contrast",
        text: "#000000", series: [.named("Rain", "#3a8fd0")])
    ],
    good: [
      RuleExample(
        "the same blue, darker in a mode for more contrast",
        onWhite: """
          "text": "#000000",
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": { "increaseContrast": { "series": { "Rain": { "color": "#0b4f8a" } } } }
          """),
      RuleExample(
        "a dark blue and black text, which already reach both ratios",
        text: "#000000", series: [.named("Rain", "#0b4f8a")]),
    ])
}
