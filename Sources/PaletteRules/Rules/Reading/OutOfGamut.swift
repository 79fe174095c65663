import Colorimetry

/// Colours outside sRGB, which every screen of sRGB shows as another colour.
enum OutOfGamut: Rule {
  static let key = RuleKey.outOfGamut
  static let summary = "colours lie inside sRGB, or so near that nobody sees the difference: ΔE00 at most 1"

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
  "\(quoted(token)) lies outside sRGB and is judged as \(hex), \(DoubtfulReading.figure(difference)) away."
}

extension OutOfGamut {
  static let page = RulePage(
    measures: """
      Colours that an ordinary screen cannot show. Themes may be written for wide-gamut screens, in Display P3 for \
      instance. Most screens, projectors and printers show less and put another colour in its place. Every rule judges \
      that other colour, in sRGB, so it should be one that the designer has seen.
      """,
    formula: """
      ΔE00 between the colour as written and as sRGB can show it.
      It is moved into sRGB at the same hue and lightness, with less chroma.
      """,
    threshold: """
      At most \(Figures.plain(DoubtfulReading.mostDifference)), so little that hardly anyone sees it even side by side; \
      our choice. \(PageSentences.difference)
      """,
    affects: "Everyone without a wide-gamut screen, and everyone who sees the chart printed or projected.",
    remedies: [
      "Take the colour in sRGB that the finding names, if you like it.",
      "Or pick a less vivid colour of the same hue, and judge it on an ordinary screen.",
    ],
    sources: [.gamutMapping, .ciede2000],
    bad: [
      RuleExample(
        "the most vivid green of Display P3",
        theme: """
          {
            "palettecheck": 1,
            "background": "#000000",
            "series": [{ "name": "Forest", "color": "color(display-p3 0 1 0)" }]
          }
          """)
    ],
    good: [
      RuleExample(
        "a green written in Display P3 that sRGB holds as well",
        theme: """
          {
            "palettecheck": 1,
            "background": "#000000",
            "series": [{ "name": "Forest", "color": "color(display-p3 0.4 0.75 0.4)" }]
          }
          """)
    ])
}
