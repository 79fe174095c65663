import Colorimetry

// What of a theme could be read, and what of it is doubtful.

extension Rule {
  /// Syntax errors, cycles, unresolved references, unsupported colours.
  static let unreadableInput = Rule(
    .unreadableInput, "every value in the file is readable",
    page: RulePage(
      measures: """
        Whether everything in the file is readable: the JSON itself, every key, every colour, every reference from one \
        token to another. The rules cannot judge an unreadable colour, and skipping it silently would look like \
        passing. In plain lists of colours, palettecheck skips other values, names them by line, and counts them as \
        not checked.
        """,
      formula: "No number: a value is readable, or it is not.",
      threshold: """
        One unreadable value is enough. The command then ends with exit code 2, whatever else it finds, and still \
        judges the rest of the file.
        """,
      affects: "Everyone who relies on the check: an unreadable value may break any of the other rules.",
      remedies: [
        "Go to the line and column of the finding. It quotes the text there and says what would be right.",
        "Run `palettecheck inspect FILE` to see what palettecheck reads from the rest.",
        "If the file is not a theme, pass the themes instead.",
      ],
      adjusting: ["The finding is always an error; you cannot change its level."],
      sources: [.json, .cssColor, .designTokens],
      RuleExample(
        .bad("a reference to a token with a misspelt name"),
        theme: """
          {
            "palettecheck": 1,
            "colors": { "ocean": "#2166ac" },
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "{ocaen}" }]
          }
          """),
      RuleExample(.bad("an unknown colour name"), series: [.named("Rain", "darkbleu")]),
      RuleExample(
        .good("the same theme with the name spelt right"),
        theme: """
          {
            "palettecheck": 1,
            "colors": { "ocean": "#2166ac" },
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "{ocean}" }]
          }
          """)),
    .theme { theme, _, ledger in
      for problem in theme.problems { ledger.report(Finding(unreadable: problem)) }
    })

  /// An sRGB screen shows such a colour as another one.
  static let outOfGamut = Rule(
    .outOfGamut, "colours are inside sRGB, or so close that nobody sees the difference: ΔE00 at most 1",
    page: RulePage(
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
      RuleExample(
        .bad("the most vivid green of Display P3"),
        background: "#000000", series: [.named("Forest", "color(display-p3 0 1 0)")]),
      RuleExample(
        .good("a green in Display P3 that is also inside sRGB"),
        background: "#000000", series: [.named("Forest", "color(display-p3 0.4 0.75 0.4)")])),
    .theme { theme, level, ledger in
      for remark in theme.remarks {
        guard case .outOfGamut(let difference, let mapped) = remark.kind else { continue }
        ledger.report(
          remark.finding(
            level,
            "\(quoted(remark.token)) is outside sRGB; the rules judge \(mapped.hex), \(figure(difference)) away.",
            difference, most: DoubtfulReading.mostDifference, [mapped.hex]))
      }
    })

  static let hexDisagrees = Rule(
    .hexDisagrees, "a fallback hex is the colour of the components beside it: ΔE00 at most 1",
    page: RulePage(
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
      RuleExample(
        .bad("blue components beside the hex of a red"),
        onWhite: """
          "series": [
            {
              "name": "Rain",
              "color": { "colorSpace": "srgb", "components": [0.13, 0.4, 0.67], "hex": "#b2182b" }
            }
          ]
          """),
      RuleExample(
        .good("the same components beside their own hex"),
        onWhite: """
          "series": [
            {
              "name": "Rain",
              "color": { "colorSpace": "srgb", "components": [0.13, 0.4, 0.67], "hex": "#2166ab" }
            }
          ]
          """)),
    .theme { theme, level, ledger in
      for remark in theme.remarks {
        guard case .hexDisagrees(let difference, let hex, let computed, let isOutside) = remark.kind else { continue }
        let most = isOutside ? DoubtfulReading.mostDifferenceOutside : DoubtfulReading.mostDifference
        ledger.report(
          remark.finding(
            level,
            "\(quoted(remark.token)) has the fallback \(hex) beside components that make \(computed): "
              + "\(figure(difference)), allowed \(Figures.plain(most)). The components count.",
            difference, most: most, [hex, computed]))
      }
    })

  /// The last value wins, and people edit the first in vain.
  static let duplicateKey = Rule(
    .duplicateKey, "no object repeats a key",
    page: RulePage(
      measures: """
        Keys that appear twice between the same pair of braces. Programs keep one of the two, and not all of them keep \
        the same one. Sooner or later somebody edits the other one and wonders why nothing changes.
        """,
      formula: "No number: the keys of an object are compared letter by letter.",
      threshold:
        "One repeated key. RFC 8259 says that names should be unique, and that programs treat repeated names differently.",
      affects:
        "The next editor of the file, and everyone who sees the chart through a program that keeps the other value.",
      remedies: ["Delete the wrong one. The finding names both places; palettecheck uses the last one."],
      sources: [.json],
      RuleExample(
        .bad("one series with two colours, red and blue"),
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#b2182b", "color": "#2166ac" }
          ]
          """),
      RuleExample(
        .good("one series with one colour"),
        onWhite: """
          "series": [
            { "name": "Rain", "color": "#2166ac" }
          ]
          """)),
    .theme { theme, level, ledger in
      for remark in theme.remarks {
        guard case .duplicateKey(let name, let first) = remark.kind else { continue }
        var finding = remark.finding(level, "\(quoted(name)) appears twice in one object; the last value counts.")
        finding.related = [RelatedPlace(label: "the first \(quoted(name))", origin: first)]
        ledger.report(finding)
      }
    })
}

extension Finding {
  /// The finding for a problem (PC001). Always an error, because the command could not do its job.
  package init(unreadable problem: ThemeProblem) {
    self = RuleKey.unreadableInput.finding(
      .error, problem.help.map { "\(problem.message); \($0)" } ?? problem.message, at: problem.origin)
    tokens = problem.token.map { [$0] } ?? []
    related = problem.related
    self.problem = problem.sentence.id
  }
}

/// Shared by the rules about readable but doubtful colours.
package enum DoubtfulReading {
  /// The greatest ΔE00 between a colour as written and as shown. An engineering choice: one unit is about the least
  /// that a careful eye sees side by side, and more than rounding to hex causes.
  package static let mostDifference = 1.0
  /// The greatest ΔE00 between a fallback hex and components outside sRGB. An author may choose a substitute
  /// that differs from gamut mapping's; beyond this difference it is a different colour. An engineering choice.
  package static let mostDifferenceOutside = 10.0
}

private func figure(_ difference: Double) -> String { "ΔE00 " + Figures.atMost(difference, digits: 1) }

extension ThemeRemark {
  fileprivate func finding(_ level: Level, _ message: String) -> Finding {
    var finding = kind.rule.finding(level, message, at: origin)
    finding.tokens = [token]
    return finding
  }

  /// A finding about a difference that is too large.
  fileprivate func finding(
    _ level: Level, _ message: String, _ difference: Double, most: Double, _ hexes: [String]
  ) -> Finding {
    var finding = finding(level, message)
    finding.measure = Measure(difference, of: most, .deltaE00)
    finding.colors = hexes.map { FindingColor(token: token, hex: $0) }
    return finding
  }
}
