import Colorimetry

/// Reports red beside green, by the names of the hues: a warning where readers with a red-green deficiency keep too
/// little of the difference, otherwise information.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
enum RedGreenHues: ModeRule {
  static let key = RuleKey.redGreenHues
  static let summary = "red and green differ in more than hue: ΔE00 15 under protan and deutan"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .red, .green, under: [.deutan, .protan], mode, at: level, into: &ledger) { group in
      "\(group.subject(.red, .green)) differ only in colour: \(group.remainder)"
        + "\(group.worst.isClose ? group.need : ", enough to tell them apart"); Apple advises against red with green."
    }
  }
}

extension RedGreenHues {
  static let page = RulePage(
    measures: """
      Whether a red and a green differ only in colour. The rule goes by the names of the hues and measures what \
      readers with a red-green deficiency keep of the difference: a light and a dark one often stay clearly apart, two \
      of a similar lightness do not. The rule reports the pairs of a mode together, and skips those that PC201 or \
      PC203 reports.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The remaining ΔE00 is the least under protan and deutan, as in PC201,
      and once more by Machado 2009, as in PC209.
      """,
    threshold: """
      ΔE00 \(Figures.plain(MarkFloor.small)), whatever the marks; our choice: Apple's talk on charts advises against \
      red with green, and for symbols. Below it, or where Machado's simulation finds the two confused, the finding is a \
      warning, otherwise information. Tol's bright and muted palettes keep 15.7 and 19.5. \(PageSentences.difference)
      """,
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
        "a pure red and a green of about the same lightness, close with protanopia",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "green" },
              { "name": "Loss", "color": "red" }
            ]
          }
          """),
      RuleExample(
        "a dark red and a middle green, which stay distinct: information", level: .info,
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
