import Colorimetry

/// Blue beside yellow, by name. Advice only: people with a tritan deficiency do not confuse blue with yellow.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid blue and yellow together, add symbols.
enum BlueYellowHues: Rule {
  static let key = RuleKey.blueYellowHues
  static let summary = "blue and yellow are not told apart by hue alone"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .blue, .yellow, under: [.tritan], mode, at: level, into: &ledger)
  }
}

extension BlueYellowHues {
  static let page = RulePage(
    measures: """
      Whether a blue stands beside a yellow and nothing but colour tells them apart. It goes by the names of the hues \
      and is advice, no more: people with a tritan deficiency tell blue from yellow, and confuse blue with green \
      (PC202). The finding says what is left of the difference. It is said once a mode, for all pairs.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The ΔE00 that is left is the least over tritan, as in PC202.
      """,
    threshold: "No number. Apple's talk on charts advises to avoid blue with yellow, and to add symbols.",
    affects: PageSentences.tritanReaders,
    remedies: [
      "Give the two series different symbols, dashes or patterns, or a label each.",
      "Or leave it: with the far more common red-green deficiencies, blue and yellow stay well apart.",
    ],
    adjusting: ["It keeps silent about pairs that a second difference in the theme tells apart."],
    sources: [.charts, .useOfColor, .tritanPrevalence],
    bad: [
      RuleExample(
        "a blue and a yellow on a dark background",
        theme: """
          {
            "palettecheck": 1,
            "background": "#14181d",
            "series": [
              { "name": "Rain", "color": "#3b8eea" },
              { "name": "Sun", "color": "#ffcc00" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same with a label on each line",
        theme: """
          {
            "palettecheck": 1,
            "background": "#14181d",
            "series": [
              { "name": "Rain", "color": "#3b8eea", "label": "direct" },
              { "name": "Sun", "color": "#ffcc00", "label": "direct" }
            ]
          }
          """)
    ])
}
