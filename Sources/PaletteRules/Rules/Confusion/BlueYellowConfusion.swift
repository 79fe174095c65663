import Colorimetry

/// Reports pairs that people with a tritan deficiency confuse.
///
/// A warning, because the deficiency is rare and its models are not validated. Blue and yellow stay apart; blue and
/// green do not.
enum BlueYellowConfusion: ModeRule {
  static let key = RuleKey.blueYellowConfusion
  static let summary = "no two series look alike with a tritan deficiency: ΔE00 8 under tritan"
  static let threshold: RuleThreshold? = .difference(\.blueYellow, "series under tritan vision")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    ConfusionCheck.judge(key, under: [.tritan], mode, at: level, into: &ledger)
  }
}

extension BlueYellowConfusion {
  static let page = RulePage(
    measures: """
      Whether people with a tritan deficiency confuse two series. Its usual name, blue-yellow, misleads: blue and \
      yellow stay apart. These people confuse blue with green, orange with pink, and yellow with light violet.
      """,
    formula: PageSentences.confusionFormula("tritan (blue-weak)", by: "Brettel 1997"),
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)), as for PC201; our choice. The finding is a warning, not an error, \
      because few people are born with this deficiency and because the simulation has hardly been tested with them. \
      \(PageSentences.difference)
      """,
    affects: PageSentences.tritanReaders,
    remedies: [
      "Give the two a second difference: the symbol, dash or pattern that the finding names, or a label on the line.",
      "Make one of the two clearly darker than the other.",
      "Replace one hue: blue with red works where blue with green does not.",
    ],
    adjusting: [
      PageSentences.secondChannel,
      "In a mode named after these readers (`tritanopia`) the finding is an error, independently of other modes; in a mode for other readers it stays a warning.",
      "`--vision` chooses whose vision the rule checks; in the configuration, `vision.severity` chooses how strong a deficiency is, and `vision.flare` the light of the room.",
    ],
    sources: [.tritanPrevalence, .brettel1997, .ciede2000, .useOfColor],
    bad: [
      RuleExample(
        "a blue and a green of the same lightness",
        series: [.named("Coast", "#4477aa"), .named("Valley", "#228833")])
    ],
    good: [
      RuleExample(
        "a blue and a yellow, on a dark background",
        background: "#14181d", series: [.named("Coast", "#3b8eea"), .named("Valley", "#ffcc00")]),
      RuleExample("a blue and a light red", series: [.named("Coast", "#4477aa"), .named("Valley", "#ee6677")]),
    ])
}
