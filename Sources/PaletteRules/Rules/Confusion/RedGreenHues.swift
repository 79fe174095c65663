import Colorimetry

/// Red beside green, by name. Advice, never a verdict: whether the pair is confused is measured, and said.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
enum RedGreenHues: Rule {
  static let key = RuleKey.redGreenHues
  static let summary = "red and green are not told apart by hue alone"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .red, .green, under: [.deutan, .protan], mode, at: level, into: &ledger)
  }
}

extension RedGreenHues {
  static let page = RulePage(
    measures: """
      Whether a red stands beside a green and nothing but colour tells them apart. It goes by the names of the hues \
      and is advice. Whether the two are really confused is measured, and the finding says so: a light and a dark one \
      often stay apart. It is said once a mode, for all pairs.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The ΔE00 that is left is the least over protan and deutan, as in PC201.
      """,
    threshold: "No number. Apple's talk on charts advises to avoid red with green, and to add symbols.",
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Give the two series different symbols, dashes or patterns, or a label each.",
      "Take blue for one of the two.",
      "Where red and green mean bad and good, say it in words or with a sign as well.",
    ],
    adjusting: ["It keeps silent about pairs that a second difference in the theme tells apart."],
    sources: [.charts, .useOfColor, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a dark red and a middle green, which stay apart",
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
        "a red and a green of the same lightness, which are confused", alongside: ["PC201"],
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
