import Colorimetry

/// Reports blue beside yellow, by the names of the hues. Advice only: people with a tritan deficiency do not confuse
/// blue with yellow.
///
/// Source: Apple, WWDC21 session 10122, Bring accessibility to charts in your app: avoid blue and yellow together, add symbols.
enum BlueYellowHues: ModeRule {
  static let key = RuleKey.blueYellowHues
  static let summary = "blue and yellow differ in more than hue; off by default"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    HueAdvice.advise(key, .blue, .yellow, under: [.tritan], mode, at: level, into: &ledger) { group in
      "\(group.subject(.blue, .yellow)) differ only in colour: \(group.remainder)"
        + (group.worst.isClose ? "\(group.need)." : ", so nobody confuses them; Apple still advises symbols.")
    }
  }
}

extension BlueYellowHues {
  static let page = RulePage(
    measures: """
      Whether a blue and a yellow differ only in colour. The rule goes by the names of the hues and gives advice: \
      people with a tritan deficiency can tell blue from yellow, and confuse blue with green (PC202). We know no blue \
      and yellow that anyone confuses. The finding gives the remaining difference, for all pairs of a mode together.
      """,
    formula: """
      Hue names by OKLCh lightness, chroma and hue angle.
      The remaining ΔE00 is the least under tritan vision, as in PC202.
      """,
    threshold: """
      None is needed: a blue and a yellow keep far more than ΔE00 \(Figures.plain(MarkFloor.small)), and the finding is \
      information. Apple's talk on charts advises against blue with yellow, and for symbols; Okabe and Ito's palette, \
      the one experts name first, has both, so the rule is off unless you turn it on.
      """,
    affects: PageSentences.tritanReaders,
    remedies: [
      "Give the two series different symbols, dashes or patterns, or a label each.",
      "Or leave it: with the far more common red-green deficiencies, blue and yellow stay well apart.",
    ],
    adjusting: ["The rule skips pairs with a second difference in the theme."],
    sources: [.charts, .useOfColor, .tritanPrevalence],
    bad: [
      RuleExample(
        "a blue and a yellow on a dark background, with `--rule PC206=info`", level: .info,
        settings: [.blueYellowHues: .info],
        background: "#14181d", series: [.named("Rain", "#3b8eea"), .named("Sun", "#ffcc00")])
    ],
    good: [
      RuleExample(
        "the same with a label on each line",
        background: "#14181d",
        series: [.named("Rain", "#3b8eea", label: "direct"), .named("Sun", "#ffcc00", label: "direct")])
    ])
}
