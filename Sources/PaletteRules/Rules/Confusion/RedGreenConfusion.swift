import Colorimetry

/// Pairs that people with a red-green deficiency take for one colour.
///
/// Decided by simulation, never by hue: orange and green or purple and blue are confused as well. The least CIEDE2000
/// over protan and deutan and every severity of the sweep, of pairs that differ as designed.
enum RedGreenConfusion: Rule {
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
      Whether people with a red-green deficiency take two series for one. The colours are simulated as these people \
      see them, from slight deficiency to full, and the difference that is left is measured. Names of hues do not \
      decide: purple and blue, pink and grey, or green and orange are confused as well, and a dark red with a light \
      green is not.
      """,
    formula: PageSentences.confusionFormula("protan (red-weak) and deutan (green-weak)", by: "Viénot 1999"),
    threshold: """
      ΔE00 \(PageSentences.differenceThreshold) \(PageSentences.difference) Pairs that look alike to everyone are PC203.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Give the two a second difference: the symbol, dash or pattern that the finding names, or a label on the line.",
      "Make one of the two clearly darker than the other. Lightness is seen by everyone.",
      "Swap one hue for another: blue with orange works where green with orange does not.",
    ],
    adjusting: [
      PageSentences.secondChannel,
      "It is an error in a mode called after its readers (`protanopia`, `deuteranopia`, `colorblind`), and there whatever other modes do; a warning in a mode made for tritan readers.",
      "`--vision` and `--severity` choose who is looked for.",
    ],
    sources: [.redGreenPrevalence, .vienot1999, .ciede2000, .useOfColor],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a" },
              { "name": "Loss", "color": "#b8602f" }
            ]
          }
          """),
      RuleExample(
        "a purple and a blue: no red and no green in sight",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "North", "color": "#9467bd" },
              { "name": "South", "color": "#1f77b4" }
            ]
          }
          """),
      RuleExample(
        "the green and the orange-brown with symbols: information only, since the symbols tell them apart",
        level: .info,
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a", "symbol": "circle" },
              { "name": "Loss", "color": "#b8602f", "symbol": "cross" }
            ]
          }
          """),
    ],
    good: [
      RuleExample(
        "a blue and an orange",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#0072b2" },
              { "name": "Loss", "color": "#d55e00" }
            ]
          }
          """),
      RuleExample(
        "a green and a red, the red much darker",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#3a9a3a" },
              { "name": "Loss", "color": "#8b0000" }
            ]
          }
          """),
    ])
}
