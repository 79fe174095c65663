import Colorimetry

/// Reports red beside green, by the names of the hues: an error where readers with a red-green deficiency hardly tell
/// the two apart, a warning where they keep too little of the difference, otherwise information.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid red and green together, add symbols.
enum RedGreenHues: ModeRule {
  static let key = RuleKey.redGreenHues
  static let summary = "red and green differ in more than hue: ΔE00 15 under protan and deutan"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .red, .green, under: [.deutan, .protan], mode, at: level, into: &ledger) { group in
      let subject = group.subject(.red, .green)
      switch group.worst.verdict {
      case .confused: return "\(subject) are hard to tell apart: \(group.remainder)\(group.need)."
      case .close:
        return "\(subject) differ only in colour: \(group.remainder)\(group.need); Apple advises against red with "
          + "green."
      case .clear:
        return "\(subject) differ only in colour: \(group.remainder), enough to tell them apart; Apple advises against "
          + "red with green."
      }
    }
  }
}

extension RedGreenHues {
  static let page = RulePage(
    measures: """
      Whether a red and a green differ only in colour. The rule goes by the names of the hues and measures what \
      readers with a red-green deficiency keep of the difference: a light and a dark one often stay clearly apart, two \
      of a similar lightness do not. Red with green is the mistake that every guide to charts warns of, so the rule \
      is stricter here than PC201: a pair that one family of simulation finds confused and the other only just \
      separates is an error. The rule reports the pairs of a mode together, and skips those that PC201 or PC203 \
      reports.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The remaining ΔE00 is the least under protan and deutan, as in PC201,
      and once more by Machado 2009, as in PC209.
      """,
    threshold: """
      Below ΔE00 \(Figures.plain(MarkFloor.unstated)), or below \(Figures.plain(Thresholds.pair)) by Machado's \
      simulation, the finding is an error: the ends of ColorBrewer's RdYlGn keep 8.1 with five classes and 10.1 with \
      seven, and `red` with `green` keeps 10.6, or 7.7 by Machado. Below \(Figures.plain(MarkFloor.small)), whatever \
      the marks, it is a warning, otherwise information. The figures are our choice: Apple's talk on charts advises \
      against red with green, and for symbols; Tol's bright and muted palettes keep 15.7 and 19.5. Other hues that only \
      one family finds confused stay a warning (PC209). \(PageSentences.difference)
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
        "a pure red and a green of about the same lightness, hard to tell apart with protanopia: an error",
        level: .error,
        series: [.named("Profit", "green"), .named("Loss", "red")]),
      RuleExample(
        "a red and a lighter green, close with protanopia",
        series: [.named("Profit", "#48a068"), .named("Loss", "#c8202a")]),
      RuleExample(
        "a dark red and a middle green, which stay distinct: information", level: .info,
        series: [.named("Profit", "#3a9a3a"), .named("Loss", "#8b0000")]),
    ],
    good: [
      RuleExample(
        "the dark red and the middle green with symbols",
        series: [.named("Profit", "#3a9a3a", symbol: "circle"), .named("Loss", "#8b0000", symbol: "cross")])
    ])
}
