import Colorimetry

extension Rule {
  /// Source: WCAG 2.2 SC 1.4.3, level AA: 4.5:1, large text 3:1; values are not rounded.
  static let textContrast = Rule(
    .textContrast, "text stands out from its surface: 4.5:1, large text 3:1",
    RuleThreshold(.ratio, \.text, "text; large text needs two thirds of it"),
    page: RulePage(
      measures: """
        Whether text is readable on its surface: the theme's `text` on its background, every entry of `texts` on the \
        surface it names, and every pair that the theme lists under `pairs`. \(PageSentences.ratio)
        """,
      formula: PageSentences.contrastFormula,
      threshold: """
        4.5:1, and 3:1 for large text, from 24 px or from 18.5 px in bold; for `pairs`, the ratio that the theme \
        states. W3C chose 4.5:1 because it makes up for the loss of contrast with a visual acuity of about 20/40 \
        (seeing at 20 feet what others see at 40), which is common at the age of 80.
        """,
      affects: PageSentences.lowVisionReaders,
      remedies: [
        "Use the colour in the finding: it has the same hue and is just dark or light enough.",
        "On coloured marks, write in black or white, whichever has more contrast; `palettecheck contrast` shows both.",
        "Set the text larger, and declare that in the theme.",
      ],
      adjusting: ["`\"size\": \"large\"` on an entry of `texts` lowers the threshold from 4.5:1 to 3:1."],
      sources: [.textContrast, .textContrastUnderstood, .contrastRatio, .worldVision],
      RuleExample(.bad("light grey axis text on white"), text: "#999999", series: ["#2166ac"]),
      RuleExample(
        .bad("a white label on an orange bar"),
        onWhite: """
          "texts": [{ "name": "bar label", "color": "#ffffff", "on": "Sales" }],
          "series": [{ "name": "Sales", "color": "#d55e00", "mark": "bar" }]
          """),
      RuleExample(
        .good("dark grey axis text on white, and a large title in a lighter grey"),
        onWhite: """
          "text": "#595959",
          "texts": [{ "name": "title", "color": "#808080", "size": "large" }],
          "series": ["#2166ac"]
          """),
      RuleExample(
        .good("a black label on a slightly lighter orange"),
        onWhite: """
          "texts": [{ "name": "bar label", "color": "#000000", "on": "Sales" }],
          "series": [{ "name": "Sales", "color": "#d96200", "mark": "bar" }]
          """)),
    .mode { mode, level, ledger in
      var lost: [NotChecked] = []
      mode.judge(
        ContrastCheck.texts(mode) { lost.append($0) }, by: .textContrast, at: level, into: &ledger
      ) {
        "\($0.spoken) is hard to read on \($2): \($1), needs \(Figures.plain($0.required)):1."
      } several: {
        "\($0) texts are hard to read on \($2): \($1); each needs \($3)."
      }
      for reason in lost { ledger.leave(reason) }
      for (index, pair) in mode.mode.pairs.enumerated() {
        mode.judge(
          [ContrastCheck(pair, "pair \(index + 1)", mode)], by: .textContrast, at: level, into: &ledger
        ) { check, ratio, ground in
          let needs = "\(ratio), needs \(Figures.plain(pair.minimum)):1."
          return pair.text.map { "\(quoted($0)) is hard to read on its ground \(ground): \(needs)" }
            ?? "pair \(index + 1) of the theme's contrast pairs\(pair.reason.map { " (\($0))" } ?? "") falls short on "
            + "\(ground): \(needs)"
        } several: {
          "\($0) pairs fall short on \($2): \($1); each needs \($3)."
        }
      }
    })

  /// Off by default. Source: WCAG 2.2 SC 1.4.6, level AAA: 7:1, large text 4.5:1; values are not rounded.
  static let enhancedContrast = Rule(
    .enhancedContrast, "text stands out from its surface at level AAA: 7:1, large text 4.5:1",
    RuleThreshold(.ratio, \.enhancedText, "text; large text needs nine fourteenths of it"),
    page: RulePage(
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
      RuleExample(
        .bad("a middle grey on white, with `--rule PC105=warning`"), level: .warning,
        settings: [.enhancedContrast: .warning],
        text: "#6a6a6a", series: ["#0072b2"]),
      RuleExample(
        .good("a dark grey on white, with `--rule PC105=warning`"), settings: [.enhancedContrast: .warning],
        text: "#444444", series: ["#0072b2"])),
    .mode { mode, level, ledger in
      // PC505 requires as much of a mode for more contrast.
      guard !mode.purpose.increasesContrast || !mode.settings.isOn(.increaseContrastTooLow) else { return }
      // PC101 reports text below level AA and counts unknown backgrounds as not checked.
      let readable = ContrastCheck.texts(mode).filter { text in text.measured.map { $0.ratio >= text.required } ?? false
      }
      mode.judge(
        readable.map { $0.requiring(mode.settings.thresholds.enhancedContrast(of: $0.size)) }, by: .enhancedContrast,
        at: level, into: &ledger
      ) { text, ratio, ground in
        let isStandard = text.required == Thresholds.standard.enhancedContrast(of: text.size)
        return "\(text.spoken) \(isStandard ? "does not reach level AAA" : "is hard to read") on \(ground): \(ratio), "
          + "needs \(Figures.plain(text.required)):1."
      } several: {
        "\($0) texts stand out too little for level AAA from \($2): \($1); each needs \($3)."
      }
    })
}

extension ContrastCheck {
  fileprivate init(_ pair: ContrastPair, _ name: String, _ mode: JudgedMode) {
    let behind = pair.background
    let surface = Surfaces.shown(behind.srgb, alpha: behind.alpha, on: mode.surfaces.background)
    // A position in the list changes when another pair goes, so a pair without a name goes by its colour.
    self.init(
      rule: .textContrast, subject: name,
      spoken: pair.text.map(quoted) ?? "the foreground \(pair.foreground.srgb.hex) of \(name)",
      token: pair.foreground.tokenName(role: pair.foreground.srgb.hex), color: pair.foreground,
      alpha: pair.foreground.alpha, surfaceName: pair.text == nil ? "background of the pair" : "ground of the text",
      grounds: [surface.map { Surfaces.Surface.opaque($0) } ?? .unknown], ground: behind, required: pair.minimum,
      flare: mode.settings.flare, against: behind.tokenName(role: behind.srgb.hex))
  }
}
