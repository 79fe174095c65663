import Colorimetry

/// Reports text that does not stand out from its surface.
///
/// Source: WCAG 2.2 SC 1.4.3, level AA: 4.5:1, large text 3:1; values are not rounded.
enum TextContrast: ModeRule {
  static let key = RuleKey.textContrast
  static let summary = "text stands out from its surface: 4.5:1, large text 3:1 (WCAG 2.2 SC 1.4.3)"
  static let threshold: RuleThreshold? = .ratio(\.text, "text; large text needs two thirds of it")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    var lost: [NotChecked] = []
    var faint = FaintColors(key, mode, at: level)
    for text in ContrastCheck.texts(mode, lost: { lost.append($0) }) {
      faint.judge(text, into: &ledger) { message(text.spoken, $0, on: $1, text.required) }
    }
    faint.report(into: &ledger) { "\($0) texts are hard to read on \($2): \($1); each needs \($3)." }
    for reason in lost { ledger.leave(reason) }
    for (index, pair) in mode.mode.pairs.enumerated() {
      var faint = FaintColors(key, mode, at: level)
      faint.judge(check(pair, "pair \(index + 1)", mode), into: &ledger) { ratio, ground in
        let reason = pair.reason.map { " (\($0))" } ?? ""
        return pair.text.map { message(quoted($0), ratio, on: "its ground \(ground)", pair.minimum) }
          ?? "pair \(index + 1) of the theme's contrast pairs\(reason) falls short on \(ground): \(ratio), needs "
          + "\(Figures.plain(pair.minimum)):1."
      }
      faint.report(into: &ledger) { "\($0) pairs fall short on \($2): \($1); each needs \($3)." }
    }
  }

  private static func check(_ pair: ContrastPair, _ name: String, _ mode: JudgedMode) -> ContrastCheck {
    let behind = pair.background
    let surface = Surfaces.shown(behind.srgb, alpha: behind.alpha, on: mode.surfaces.background)
    // A position in the list changes when another pair goes, so a pair without a name goes by its colour.
    return ContrastCheck(
      rule: key, subject: name,
      spoken: pair.text.map(quoted) ?? "the foreground \(pair.foreground.srgb.hex) of \(name)",
      token: pair.foreground.tokenName(role: pair.foreground.srgb.hex), color: pair.foreground,
      alpha: pair.foreground.alpha, surfaceName: pair.text == nil ? "background of the pair" : "ground of the text",
      grounds: [surface.map { Surfaces.Surface.opaque($0) } ?? .unknown], ground: behind, required: pair.minimum,
      flare: mode.settings.flare, against: behind.tokenName(role: behind.srgb.hex))
  }
}

private func message(_ subject: String, _ ratio: String, on background: String, _ required: Double) -> String {
  "\(subject) is hard to read on \(background): \(ratio), needs \(Figures.plain(required)):1."
}

extension TextContrast {
  static let page = RulePage(
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
    bad: [
      RuleExample("light grey axis text on white", text: "#999999", series: ["#2166ac"]),
      RuleExample(
        "a white label on an orange bar",
        onWhite: """
          "texts": [{ "name": "bar label", "color": "#ffffff", "on": "Sales" }],
          "series": [{ "name": "Sales", "color": "#d55e00", "mark": "bar" }]
          """),
    ],
    good: [
      RuleExample(
        "dark grey axis text on white, and a large title in a lighter grey",
        onWhite: """
          "text": "#595959",
          "texts": [{ "name": "title", "color": "#808080", "size": "large" }],
          "series": ["#2166ac"]
          """),
      RuleExample(
        "a black label on a slightly lighter orange",
        onWhite: """
          "texts": [{ "name": "bar label", "color": "#000000", "on": "Sales" }],
          "series": [{ "name": "Sales", "color": "#d96200", "mark": "bar" }]
          """),
    ])
}
