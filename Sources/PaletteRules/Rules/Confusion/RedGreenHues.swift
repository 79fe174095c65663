import Colorimetry

/// Reports red beside green, by the names of the hues. Advice, never a verdict: the finding gives the measured
/// difference.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
enum RedGreenHues: Rule {
  static let key = RuleKey.redGreenHues
  static let summary = "red and green differ in more than hue"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .red, .green, under: [.deutan, .protan], mode, at: level, into: &ledger)
  }
}

extension RedGreenHues {
  static let page = RulePage(
    measures: """
      Whether a red and a green differ only in colour. The rule goes by the names of the hues and gives advice. It \
      also measures whether people really confuse the two: a light and a dark one often stay apart. The rule reports \
      all pairs of a mode in one finding.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The remaining ΔE00 is the least under protan and deutan, as in PC201.
      """,
    threshold: "No number. Apple's talk on charts advises against red with green, and for symbols.",
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Give the two series different symbols, dashes or patterns, or a label each.",
      "Use blue for one of the two.",
      "Where red and green mean bad and good, add words or a sign.",
    ],
    adjusting: ["The rule skips pairs with a second difference in the theme."],
    sources: [.charts, .useOfColor, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a dark red and a middle green, which stay distinct",
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
      RuleExample(
        "a red and a green of the same lightness, which look alike", alongside: ["PC201"],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#2ca02c" },
              { "name": "Loss", "color": "#d62728" }
            ]
          }
          """),
    ],
    good: [
      RuleExample(
        "the dark red and the middle green with symbols",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#3a9a3a", "symbol": "circle" },
              { "name": "Loss", "color": "#8b0000", "symbol": "cross" }
            ]
          }
          """)
    ])
}
