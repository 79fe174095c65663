import Colorimetry

/// Reports marks and text of a mode for more contrast that stay at everyone's level.
///
/// Source: WCAG 2.2 SC 1.4.6, level AAA, for text; for marks the 4.5:1 of Apple's session on charts and its Human
/// Interface Guidelines.
enum IncreaseContrastTooLow: ModeRule {
  static let key = RuleKey.increaseContrastTooLow
  static let summary = "modes for more contrast reach 4.5:1 for marks, 7:1 for text"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.purpose.increasesContrast else { return }
    var faint = FaintColors(key, mode, at: level)
    for check in ContrastCheck.marks(mode) + ContrastCheck.texts(mode) {
      // What PC101, PC102 and PC401, where they are on, report as too faint for everyone is not repeated.
      guard let measured = check.measured, let visible = check.visible,
        visible >= check.required || !mode.settings.isOn(check.rule)
      else { continue }
      var raised = check.raised
      raised.outline = nil
      guard measured.ratio >= raised.required || visible < raised.required else {
        ledger.pass(1, [check.series ?? check.token])
        continue
      }
      faint.judge(raised, into: &ledger) {
        "\(check.spoken) stands out too little from \($1) for a mode that increases contrast: \($0), needs "
          + "\(Figures.plain(raised.required)):1."
      }
    }
    faint.report(into: &ledger) {
      "\($0) colours stand out too little from \($2) for a mode that increases contrast: \($1); each needs \($3)."
    }
  }
}

extension IncreaseContrastTooLow {
  static let page = RulePage(
    measures: """
      Whether a mode for more contrast keeps its promise. People turn on Increase Contrast, or ask a browser for \
      more contrast, because they cannot read what everyone else can; a mode that repeats the colours of the default \
      does nothing for them. The rule measures marks and text as PC101, PC102 and PC401 do, against higher figures. \
      It skips what those rules already report.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(Thresholds.raisedMarks)):1 for series, \(Figures.plain(WCAG.enhancedForText)):1 for text and \
      \(Figures.plain(WCAG.enhancedForLargeText)):1 for large text. The figures for text are level AAA of WCAG 2.2, \
      which has no such figure for marks; they get the figure of level AA for text. The rule applies to modes named \
      `increaseContrast`, `high-contrast`, `contrast=more` and the like, alone or in a combination such as \
      `dark+increaseContrast`; to the High Contrast appearance of a colour set; and to `prefers-contrast: more` in \
      CSS.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Use the colour in the finding: it has the same hue and is just dark or light enough.",
      "A wider line helps as well, but this rule does not measure width; then lower its level.",
    ],
    sources: [.enhancedContrast, .systemSettings, .charts, .userPreferences],
    bad: [
      RuleExample(
        "a blue visible to everyone, repeated in a mode for more contrast",
        onWhite: """
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": { "increaseContrast": {} }
          """),
      RuleExample(
        "grey text that suffices for everyone, but not in the dark mode for more contrast",
        onWhite: """
          "text": "#333333",
          "series": [{ "name": "Rain", "color": "#0b4f8a" }],
          "modes": {
            "dark": { "background": "#14181d", "text": "#d0d0d0", "series": { "Rain": { "color": "#8ec5f5" } } },
            "dark+increaseContrast": { "text": "#8c8c8c" }
          }
          """),
    ],
    good: [
      RuleExample(
        "a darker blue and black text in the mode for more contrast",
        onWhite: """
          "text": "#595959",
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": {
            "increaseContrast": { "text": "#000000", "series": { "Rain": { "color": "#0b4f8a" } } }
          }
          """)
    ])
}
