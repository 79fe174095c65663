import Colorimetry

/// Reports text that reaches level AA and not level AAA. Off by default.
///
/// Source: WCAG 2.2 SC 1.4.6, level AAA: 7:1, large text 4.5:1; values are not rounded.
enum EnhancedContrast: ModeRule {
  static let key = RuleKey.enhancedContrast
  static let summary =
    "text stands out from its surface at level AAA: 7:1, large text 4.5:1 (WCAG 2.2 SC 1.4.6)"
  static let threshold: RuleThreshold? = .ratio(\.enhancedText, "text; large text needs nine fourteenths of it")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    // PC505 requires as much of a mode for more contrast.
    guard !mode.purpose.increasesContrast || !mode.settings.isOn(.increaseContrastTooLow) else { return }
    // PC101 reports text below level AA and counts unknown backgrounds as not checked.
    var faint = FaintColors(key, mode, at: level)
    for text in ContrastCheck.texts(mode) {
      guard let ratio = text.measured?.ratio, ratio >= text.required else { continue }
      let required = mode.settings.thresholds.enhancedContrast(of: text.size)
      let falls =
        required == Thresholds.standard.enhancedContrast(of: text.size) ? "does not reach level AAA" : "is hard to read"
      faint.judge(text.requiring(required), into: &ledger) {
        "\(text.spoken) \(falls) on \($1): \($0), needs \(Figures.plain(required)):1."
      }
    }
    faint.report(into: &ledger) {
      "\($0) texts stand out too little for level AAA from \($2): \($1); each needs \($3)."
    }
  }
}

extension EnhancedContrast {
  static let page = RulePage(
    measures: """
      Whether text reaches the stricter level AAA of WCAG. Most sites and apps aim for AA, so this rule is off by \
      default; switch it on where you promise more. It applies to the theme's `text` and to every entry of `texts` \
      that passes PC101. \(PageSentences.ratio)
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(WCAG.enhancedForText)):1, and \(Figures.plain(WCAG.enhancedForLargeText)):1 for large text. \
      W3C chose 7:1 because it makes up for the loss of contrast with a visual acuity of about 20/80.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: ["Use the colour in the finding: it has the same hue and is just dark or light enough."],
    sources: [.enhancedContrast, .contrastRatio, .worldVision],
    bad: [
      RuleExample(
        "a middle grey on white, with `--rule PC105=warning`", level: .warning, settings: [.enhancedContrast: .warning],
        text: "#6a6a6a", series: ["#0072b2"])
    ],
    good: [
      RuleExample(
        "a dark grey on white, with `--rule PC105=warning`", settings: [.enhancedContrast: .warning],
        text: "#444444", series: ["#0072b2"])
    ])
}
