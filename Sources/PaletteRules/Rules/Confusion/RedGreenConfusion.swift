import Colorimetry

/// Reports pairs that people with a red-green deficiency confuse.
///
/// Simulation decides, never hue: people also confuse orange with green and purple with blue. The rule takes the least
/// CIEDE2000 over protan, deutan and every severity of the sweep, for pairs that differ as designed.
enum RedGreenConfusion: ModeRule {
  static let key = RuleKey.redGreenConfusion
  static let summary = "no two series look alike with a red-green deficiency: ΔE00 8 under protan and deutan"
  static let threshold: RuleThreshold? = .difference(\.redGreen, "series under protan and deutan vision")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    ConfusionCheck.judge(key, under: [.protan, .deutan], mode, at: level, into: &ledger)
  }
}

extension RedGreenConfusion {
  static let page = RulePage(
    measures: """
      Whether people with a red-green deficiency confuse two series. The rule simulates the colours as these people \
      see them, from slight to full deficiency, and measures the remaining difference. Names of hues do not decide: \
      purple with blue, pink with grey, or green with orange can look alike as well, while a dark red and a light \
      green stay apart.
      """,
    formula: PageSentences.confusionFormula("protan (red-weak) and deutan (green-weak)", by: "Viénot 1999"),
    threshold: """
      ΔE00 \(PageSentences.differenceThreshold) \(PageSentences.difference) Pairs that look alike to everyone are PC203.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Give the two a second difference: the symbol, dash or pattern that the finding names, or a label on the line.",
      "Make one of the two clearly darker than the other. Everyone sees lightness.",
      "Replace one hue: blue with orange works where green with orange does not.",
    ],
    adjusting: [
      PageSentences.secondChannel,
      "In a mode named after these readers (`protanopia`, `deuteranopia`, `colorblind`) the finding is an error, independently of other modes; in a mode for tritan readers it is a warning.",
      "`--vision` chooses whose vision the rule checks; in the configuration, `vision.severity` chooses how strong a deficiency is, and `vision.flare` the light of the room.",
    ],
    sources: [.redGreenPrevalence, .vienot1999, .ciede2000, .useOfColor],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness",
        series: [.named("Profit", "#5b8c2a"), .named("Loss", "#b8602f")]),
      RuleExample(
        "a purple and a blue, without any red or green",
        series: [.named("North", "#9467bd"), .named("South", "#1f77b4")]),
      RuleExample(
        "the green and the orange-brown with symbols: information only, because the symbols differ",
        level: .info,
        series: [.named("Profit", "#5b8c2a", symbol: "circle"), .named("Loss", "#b8602f", symbol: "cross")]),
    ],
    good: [
      RuleExample("a blue and an orange", series: [.named("Profit", "#0072b2"), .named("Loss", "#d55e00")]),
      RuleExample(
        "a green and a red, the red much darker",
        series: [.named("Profit", "#3a9a3a"), .named("Loss", "#8b0000")]),
    ])
}
