/// Opaque series against the plot background. Translucent ones are PC401's.
///
/// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1 against adjacent colours; for a line chart, each line against the
/// background (Understanding SC 1.4.11); values are not rounded.
enum MarkContrast: Rule {
  static let key = RuleKey.markContrast
  static let summary = "each series stands out from the plot background: 3:1 (WCAG 2.2 SC 1.4.11)"
  static let threshold: RuleThreshold? = .ratio(\.marks, "opaque series on the plot")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let required = mode.settings.thresholds.marks
    for series in mode.series where series.alpha >= 1 {
      let check = ContrastCheck(series, onPlot: mode.mode.plotBackground != nil, of: mode)
      let outline = VisibleOutline(series, in: mode.mode, on: mode.surfaces.plots, required: required)
      check.judge(key, mode, at: level, into: &ledger, outline: outline) {
        message(series.name, $0, on: $1, required)
      }
    }
  }
}

private func message(_ name: String, _ ratio: String, on background: String, _ required: Double) -> String {
  "\(quoted(name)) is too faint on \(background): \(ratio), needs \(Figures.plain(required)):1."
}

extension MarkContrast {
  static let page = RulePage(
    measures: """
      Whether a line, point, bar or area can be seen at all on the plot. Each series is held against the plot \
      background, or the background when there is no other. \(PageSentences.ratio) Lines need not contrast with each \
      other for this rule. Translucent series are judged by PC401.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(Thresholds.standard.marks)):1, from WCAG 2.2: parts of a graphic that are needed to understand it. It is the \
      figure for large text, and W3C gives the same reasons for it. A bar, area or point with an outline that reaches as \
      much is seen by its outline, and the finding is information.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Take the colour of the finding: it has the same hue, and is just dark or light enough.",
      "A yellow that is dark enough for white is no longer yellow. Keep yellow for dark backgrounds, or give the bars a "
        + "dark outline, with `\"stroke\": \"black\"`.",
    ],
    adjusting: [
      "A mark whose values also stand beside it as text is excused by WCAG. The rule cannot see that; lower its level."
    ],
    sources: [.nonTextContrast, .nonTextContrastUnderstood, .contrastRatio, .worldVision],
    bad: [
      RuleExample(
        "a yellow line on white",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Sun", "color": "#f0e442", "mark": "line" }]
          }
          """),
      RuleExample(
        "a dark blue line on a nearly black plot",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "plotBackground": "#14181d",
            "series": [{ "name": "Rain", "color": "#2c3e70", "mark": "line" }]
          }
          """),
      RuleExample(
        "a yellow bar on white with a dark outline: information", level: .info,
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Sun", "color": "#f0e442", "stroke": "#333333", "mark": "bar" }]
          }
          """),
    ],
    good: [
      RuleExample(
        "the yellow line on a nearly black plot",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "plotBackground": "#14181d",
            "series": [{ "name": "Sun", "color": "#f0e442", "mark": "line" }]
          }
          """),
      RuleExample(
        "a dark blue line on white",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#2c3e70", "mark": "line" }]
          }
          """),
    ])
}
