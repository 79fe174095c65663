import Colorimetry

/// Reports colours outside sRGB, which an sRGB screen shows as another colour.
enum OutOfGamut: ThemeRule {
  static let key = RuleKey.outOfGamut
  static let summary = "colours are inside sRGB, or so close that nobody sees the difference: ΔE00 at most 1"

  static func check(_ theme: Theme, at level: Level, into ledger: inout CheckLedger) {
    for remark in theme.remarks {
      guard case .outOfGamut(let difference, let mapped) = remark.kind else { continue }
      var finding = remark.finding(
        key, level, message(remark.token, mapped.hex, difference), difference: difference)
      finding.colors = [FindingColor(token: remark.token, hex: mapped.hex)]
      ledger.report(finding)
    }
  }
}

private func message(_ token: String, _ hex: String, _ difference: Double) -> String {
  "\(quoted(token)) is outside sRGB; the rules judge \(hex), \(DoubtfulReading.figure(difference)) away."
}

extension OutOfGamut {
  static let page = RulePage(
    measures: """
      Colours that an ordinary screen cannot show. A theme may target wide-gamut screens, for example in Display P3. \
      Most screens, projectors and printers show fewer colours and substitute another one. Every rule judges that \
      substitute, in sRGB, so its designer should have seen it.
      """,
    formula: """
      ΔE00 between the colour as written and as sRGB can show it.
      The substitute keeps hue and lightness, with less chroma.
      """,
    threshold: """
      At most \(Figures.plain(DoubtfulReading.mostDifference)), which hardly anyone sees even side by side; our \
      choice. \(PageSentences.difference)
      """,
    affects: "Everyone without a wide-gamut screen, and everyone who sees the chart printed or projected.",
    remedies: [
      "Use the sRGB colour that the finding names, if you like it.",
      "Or pick a less vivid colour of the same hue, and judge it on an ordinary screen.",
    ],
    sources: [.gamutMapping, .ciede2000],
    bad: [
      RuleExample(
        "the most vivid green of Display P3",
        background: "#000000", series: [.named("Forest", "color(display-p3 0 1 0)")])
    ],
    good: [
      RuleExample(
        "a green in Display P3 that is also inside sRGB",
        background: "#000000", series: [.named("Forest", "color(display-p3 0.4 0.75 0.4)")])
    ])
}
