import Colorimetry

/// Reports lines that reach 3:1 but not the 4.5:1 of text: a thin line shows as little of its colour as a letter does.
enum RecommendedContrast: ModeRule {
  static let key = RuleKey.recommendedContrast
  static let summary = "lines stand out from the plot background as text would: 4.5:1"
  static let threshold: RuleThreshold? = .ratio(\.lines, "lines on the plot")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    // PC505 requires as much of every mark in a mode for more contrast.
    guard !mode.purpose.increasesContrast || !mode.settings.isOn(.increaseContrastTooLow) else { return }
    let required = mode.settings.thresholds.lines
    var faint = FaintColors(key, mode, at: level)
    for series in mode.series where !series.isContext && series.mark ?? .line == .line {
      let check = ContrastCheck.onPlot(series, of: mode).requiring(required)
      // PC102 and PC401 report lines below their own thresholds.
      guard let ratio = check.measured?.ratio, ratio >= mode.settings.thresholds.marks else { continue }
      guard
        VisibleOutline(series, in: mode.mode, on: check.grounds, required: required, flare: mode.settings.flare) == nil
      else {
        ledger.pass(1, [series.name])
        continue
      }
      faint.judge(check, into: &ledger) {
        "\(check.spoken) is faint for a line on \($1): \($0), \(Figures.plain(required)):1 is recommended."
      }
    }
    faint.report(into: &ledger) { "\($0) lines are faint on \($2): \($1); \($3) is recommended." }
  }
}

extension RecommendedContrast {
  static let page = RulePage(
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
    bad: [
      RuleExample("a middle grey line on white", series: [.named("Average", "#858585", mark: "line")])
    ],
    good: [
      RuleExample("a darker grey line on white", series: [.named("Average", "#5f5f5f", mark: "line")]),
      RuleExample("the middle grey as a bar", series: [.named("Average", "#858585", mark: "bar")]),
    ])
}
