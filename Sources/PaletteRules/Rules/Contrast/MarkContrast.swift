/// Reports opaque series that do not stand out from the plot background. PC401 judges translucent ones.
///
/// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1 against adjacent colours; for a line chart, each line against the
/// background (Understanding SC 1.4.11); values are not rounded.
enum MarkContrast: ModeRule {
  static let key = RuleKey.markContrast
  static let summary = "each series stands out from the plot background: 3:1 (WCAG 2.2 SC 1.4.11)"
  static let threshold: RuleThreshold? = .ratio(\.marks, "opaque series on the plot")

  /// The contrast of grey context, which need not stand out and has to be there. An engineering choice: newspapers draw it
  /// down to a light grey of 1.3:1.
  private static let leastOfContext = 1.3

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for (isContext, required) in [(false, mode.settings.thresholds.marks), (true, leastOfContext)] {
      var faint = FaintColors(key, mode, at: level)
      for check in ContrastCheck.marks(
        mode, required: required, where: { $0.alpha >= 1 && $0.isContext == isContext })
      {
        faint.judge(check.requiring(required), into: &ledger) {
          "\(check.spoken) is too faint on \($1): \($0), needs \(Figures.plain(required)):1."
        }
      }
      faint.report(into: &ledger) { "\($0) series are too faint on \($2): \($1); each needs \($3)." }
    }
  }
}

extension MarkContrast {
  static let page = RulePage(
    measures: """
      Whether readers can see a line, point, bar or area on the plot at all. The rule compares each series with the \
      plot background, or with the background when the theme has no plot background, and reports once per background. \(PageSentences.ratio) Lines \
      need not contrast with each other for this rule. PC401 judges translucent series.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(Thresholds.standard.marks)):1, from WCAG 2.2, which requires it of the parts of a graphic that \
      readers need to understand it. WCAG uses the same figure for large text, and W3C gives the same reasons for \
      it. A bar, area or point is visible by an outline that reaches this ratio; the finding is then information.
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
    bad: [
      RuleExample("a yellow line on white", series: [.named("Sun", "#f0e442", mark: "line")]),
      RuleExample(
        "a dark blue line on a nearly black plot",
        plotBackground: "#14181d", series: [.named("Rain", "#2c3e70", mark: "line")]),
      RuleExample(
        "a yellow bar on white with a dark outline: information", level: .info,
        series: [.named("Sun", "#f0e442", stroke: "#333333", mark: "bar")]),
    ],
    good: [
      RuleExample(
        "the yellow line on a nearly black plot",
        plotBackground: "#14181d", series: [.named("Sun", "#f0e442", mark: "line")]),
      RuleExample("a dark blue line on white", series: [.named("Rain", "#2c3e70", mark: "line")]),
    ])
}
