import Colorimetry

/// Reports a fallback hex that is another colour than the components beside it.
enum HexDisagrees: ThemeRule {
  static let key = RuleKey.hexDisagrees
  static let summary = "a fallback hex is the colour of the components beside it: ΔE00 at most 1"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .hexDisagrees(let difference, let hex, let computed, let isOutside) = remark.kind else { continue }
      let most = isOutside ? DoubtfulReading.mostDifferenceOutside : DoubtfulReading.mostDifference
      var finding = remark.finding(
        key, level, message(remark.token, hex, computed, difference, most: most), difference: difference,
        most: most)
      finding.colors = [FindingColor(token: remark.token, hex: hex), FindingColor(token: remark.token, hex: computed)]
      ledger.report(finding)
    }
  }
}

private func message(
  _ token: String, _ hex: String, _ computed: String, _ difference: Double, most: Double
) -> String {
  "\(quoted(token)) has the fallback \(hex) beside components that make \(computed): \(DoubtfulReading.figure(difference)), "
    + "allowed \(Figures.plain(most)). The components count."
}

extension HexDisagrees {
  static let page = RulePage(
    measures: """
      Colours with two definitions that differ. A design token gives a colour by its components and may add a hex \
      for programs that cannot read them. When somebody changes one and forgets the other, two programs show two \
      colours. The rules judge the components.
      """,
    formula: "ΔE00 between the hex and the components, both in sRGB.",
    threshold: """
      At most \(Figures.plain(DoubtfulReading.mostDifference)), which leaves room only for rounding to a hex; our \
      choice. Components outside sRGB are first mapped into it (PC011), and the limit is then \
      \(Figures.plain(DoubtfulReading.mostDifferenceOutside)): the author may have chosen another substitute on \
      purpose, but hardly another colour. \(PageSentences.difference)
      """,
    affects: "Everyone who sees the chart through a program that uses the hex.",
    remedies: [
      "Find out which of the two is right, and change the other.",
      "Or leave the hex out: it is optional.",
    ],
    sources: [.designTokens, .ciede2000],
    bad: [
      RuleExample(
        "blue components beside the hex of a red",
        onWhite: """
          "series": [
            {
              "name": "Rain",
              "color": { "colorSpace": "srgb", "components": [0.13, 0.4, 0.67], "hex": "#b2182b" }
            }
          ]
          """)
    ],
    good: [
      RuleExample(
        "the same components beside their own hex",
        onWhite: """
          "series": [
            {
              "name": "Rain",
              "color": { "colorSpace": "srgb", "components": [0.13, 0.4, 0.67], "hex": "#2166ab" }
            }
          ]
          """)
    ])
}
