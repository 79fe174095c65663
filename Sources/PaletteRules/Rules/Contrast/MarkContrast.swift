import Colorimetry

/// The contrast of grey context, which need not stand out and has to be there. An engineering choice: newspapers draw it
/// down to a light grey of 1.3:1.
private let leastOfContext = 1.3

extension Rule {
  /// Of opaque series; PC401 judges translucent ones.
  ///
  /// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1 against adjacent colours; for a line chart, each line against the
  /// background (Understanding SC 1.4.11); values are not rounded.
  static let markContrast = Rule(
    .markContrast, "each series stands out from the plot background: 3:1",
    RuleThreshold(.ratio, \.marks, "opaque series on the plot"),
    page: RulePage(
      measures: """
        Whether readers can see a line, point, bar or area on the plot at all. The rule compares each series with the \
        plot background, or with the background when the theme has no plot background, and reports once per background. \(PageSentences.ratio) Lines \
        need not contrast with each other for this rule. PC401 judges translucent series.
        """,
      formula: PageSentences.contrastFormula,
      threshold: """
        \(Figures.plain(Thresholds.standard.marks)):1, from WCAG 2.2, which requires it of the parts of a graphic that \
        readers need to understand it. WCAG uses the same figure for large text, and W3C gives the same reasons for \
        it. A bar, area or point is visible by an outline that reaches this ratio; the finding is then a note.
        """,
      affects: PageSentences.lowVisionReaders,
      remedies: [
        "Use the colour in the finding: it has the same hue and is just dark or light enough.",
        "A yellow that is dark enough for white is no longer yellow. Keep yellow for dark backgrounds, or give the bars a "
          + "dark outline, with `\"stroke\": \"black\"`.",
      ],
      adjusting: [
        "WCAG exempts a mark whose values also appear beside it as text. The rule cannot see that; lower its level."
      ],
      sources: [.nonTextContrast, .nonTextContrastUnderstood, .contrastRatio, .worldVision],
      RuleExample(.bad("a yellow line on white"), series: [.named("Sun", "#f0e442", mark: "line")]),
      RuleExample(
        .bad("a dark blue line on a nearly black plot"),
        plotBackground: "#14181d", series: [.named("Rain", "#2c3e70", mark: "line")]),
      RuleExample(
        .bad("a yellow bar on white with a dark outline: a note"), level: .info,
        series: [.named("Sun", "#f0e442", stroke: "#333333", mark: "bar")]),
      RuleExample(
        .good("the yellow line on a nearly black plot"),
        plotBackground: "#14181d", series: [.named("Sun", "#f0e442", mark: "line")]),
      RuleExample(.good("a dark blue line on white"), series: [.named("Rain", "#2c3e70", mark: "line")])),
    .mode { mode, level, ledger in
      for (isContext, required) in [(false, mode.settings.thresholds.marks), (true, leastOfContext)] {
        let marks = ContrastCheck.marks(mode, required: required) { $0.alpha >= 1 && $0.isContext == isContext }
        mode.judge(marks.map { $0.requiring(required) }, by: .markContrast, at: level, into: &ledger) {
          "\($0.spoken) is too faint on \($2): \($1), needs \(Figures.plain(required)):1."
        } several: {
          "\($0) series are too faint on \($2): \($1); each needs \($3)."
        }
      }
    })

  /// A thin line shows as little of its colour as a letter does.
  static let recommendedContrast = Rule(
    .recommendedContrast, "lines stand out from the plot background as text would: 4.5:1",
    RuleThreshold(.ratio, \.lines, "lines on the plot"),
    page: RulePage(
      measures: """
        Whether lines stand out as well as text does. A thin line shows as little of its colour as a letter, so a \
        colour that is too faint for text is too faint for a line. The rule applies to lines and to series whose mark \
        the theme does not state. \(PageSentences.ratio)
        """,
      formula: PageSentences.contrastFormula,
      threshold: """
        \(Figures.plain(WCAG.minimumForText)):1, WCAG's figure for text. WCAG requires less of graphics (PC102, 3:1), \
        while a draft of its Low Vision Task Force required 4.5:1 of graphics thinner than 3 px. So the finding is \
        advice: the rule skips series that PC102 or PC401 reports, and reports once per background.
        """,
      affects: PageSentences.lowVisionReaders,
      remedies: [
        "Darken the line on a light background, lighten it on a dark one.",
        "Or draw it thicker, and give it symbols.",
      ],
      adjusting: ["`\"mark\": \"bar\"`, `\"area\"` or `\"point\"` on a series excludes it from this rule."],
      sources: [.textContrast, .thinGraphics, .charts, .contrastRatio, .worldVision],
      RuleExample(.bad("a middle grey line on white"), series: [.named("Average", "#858585", mark: "line")]),
      RuleExample(.good("a darker grey line on white"), series: [.named("Average", "#5f5f5f", mark: "line")]),
      RuleExample(.good("the middle grey as a bar"), series: [.named("Average", "#858585", mark: "bar")])),
    .mode { mode, level, ledger in
      // PC505 requires as much of every mark in a mode for more contrast.
      guard !mode.purpose.increasesContrast || !mode.settings.isOn(.increaseContrastTooLow) else { return }
      let required = mode.settings.thresholds.lines
      let lines = mode.series.filter { !$0.isContext && $0.mark ?? .line == .line }.compactMap { series in
        var check = ContrastCheck.onPlot(series, of: mode).requiring(required)
        check.outline = VisibleOutline(
          series, in: mode.mode, on: check.grounds, required: required, flare: mode.settings.flare)
        // PC102 and PC401 report lines below their own thresholds.
        return check.measured.map { $0.ratio >= mode.settings.thresholds.marks } ?? false ? check : nil
      }
      mode.judge(lines, by: .recommendedContrast, at: level, into: &ledger, outlinesPass: true) {
        "\($0.spoken) is faint for a line on \($2): \($1), \(Figures.plain(required)):1 is recommended."
      } several: {
        "\($0) lines are faint on \($2): \($1); \($3) is recommended."
      }
    })

  /// Marks and text of a mode for more contrast that stay at everyone's level.
  ///
  /// Source: WCAG 2.2 SC 1.4.6, level AAA, for text; for marks the 4.5:1 of Apple's session on charts and its Human
  /// Interface Guidelines.
  static let increaseContrastTooLow = Rule(
    .increaseContrastTooLow, "modes for more contrast reach 4.5:1 for marks, 7:1 for text",
    page: RulePage(
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
      RuleExample(
        .bad("a blue visible to everyone, repeated in a mode for more contrast"),
        onWhite: """
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": { "increaseContrast": {} }
          """),
      RuleExample(
        .bad("grey text that suffices for everyone, but not in the dark mode for more contrast"),
        onWhite: """
          "text": "#333333",
          "series": [{ "name": "Rain", "color": "#0b4f8a" }],
          "modes": {
            "dark": { "background": "#14181d", "text": "#d0d0d0", "series": { "Rain": { "color": "#8ec5f5" } } },
            "dark+increaseContrast": { "text": "#8c8c8c" }
          }
          """),
      RuleExample(
        .good("a darker blue and black text in the mode for more contrast"),
        onWhite: """
          "text": "#595959",
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": {
            "increaseContrast": { "text": "#000000", "series": { "Rain": { "color": "#0b4f8a" } } }
          }
          """)),
    .mode { mode, level, ledger in
      guard mode.purpose.increasesContrast else { return }
      // What PC101, PC102 and PC401, where they are on, report as too faint for everyone is not repeated.
      let asked = (ContrastCheck.marks(mode) + ContrastCheck.texts(mode)).filter { check in
        check.visible.map { $0 >= check.required || !mode.settings.isOn(check.rule) } ?? false
      }
      mode.judge(
        asked.map(\.raised), by: .increaseContrastTooLow, at: level, into: &ledger, outlinesPass: true
      ) {
        "\($0.spoken) stands out too little from \($2) for a mode that increases contrast: \($1), needs "
          + "\(Figures.plain($0.required)):1."
      } several: {
        "\($0) colours stand out too little from \($2) for a mode that increases contrast: \($1); each needs \($3)."
      }
    })
}
