import Colorimetry

/// Series that people would call by another colour in another mode: "the blue line" is then another line.
enum ModeIdentitySwap: Rule {
  static let id = "PC506"
  static let name = "mode-identity-swap"
  static let defaultLevel: Level? = .warning
  static let summary = "a series keeps the name of its colour in every mode"

  /// Degrees of OKLCh hue within which two names are shades of one hue, as brown and orange are. An engineering choice.
  private static let sameHue = 30.0

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    guard let base = modes.first, modes.count > 1 else { return }
    var indices: [String: Int] = [:]
    for (index, series) in base.series.enumerated().reversed() { indices[series.name] = index }
    for mode in modes.dropFirst() {
      let swapped = mode.series.indices.compactMap { index -> (index: Int, from: SRGB, to: SRGB)? in
        guard let match = indices[mode.series[index].name], let from = base.shown[match], let to = mode.shown[index],
          isSwap(from, to)
        else { return nil }
        return (index, from, to)
      }
      guard let first = swapped.first else {
        ledger.pass()
        continue
      }
      let words = swapped.prefix(NamedList.shown).map { item in
        "\(quoted(mode.series[item.index].name)) is \(ColorName(item.from).rawValue) and becomes "
          + ColorName(item.to).rawValue
      }
      var finding = finding(
        level,
        "in mode \(quoted(mode.mode.name)) series change the name of their colour: \(NamedList.text(words, of: swapped.count)).",
        at: mode.series[first.index].color.origin)
      finding.tokens = swapped.map { mode.series[$0.index].token }
      finding.series = swapped.map { mode.series[$0.index].name }
      finding.mode = mode.mode.name
      finding.measured = Double(swapped.count)
      finding.required = 0
      finding.unit = .count
      finding.colors = swapped.map { mode.findingColor($0.index) }
      ledger.report(finding)
    }
  }

  private static func isSwap(_ from: SRGB, _ to: SRGB) -> Bool {
    let greys: Set<ColorName> = [.black, .grey, .white]
    let (before, after) = (ColorName(from), ColorName(to))
    guard before != after, !(greys.contains(before) && greys.contains(after)) else { return false }
    guard !greys.contains(before), !greys.contains(after) else { return true }
    let turn = (OKLCh(OKLab(LinearSRGB(from))).hue - OKLCh(OKLab(LinearSRGB(to))).hue).magnitude
    return min(turn, 360 - turn) > sameHue
  }
}

extension ModeIdentitySwap {
  static let page = RulePage(
    measures: """
      Whether people who talk about "the blue line" mean the same line in every mode. The names are everyday words for \
      colours; a mode may make a colour lighter or darker, and even call brown what was orange, as long as the hue stays. \
      Black, grey and white may change places.
      """,
    formula: """
      the everyday name of the colour in the default and in the mode, and
      the difference of their OKLCh hues
      """,
    threshold: """
      Another name, and a hue that turned by more than \(Figures.plain(sameHue)) degrees, our choice; or a colour that turned \
      grey, or a grey that turned coloured.
      """,
    affects: "Everyone who talks or writes about a chart to somebody who sees it in another mode.",
    remedies: ["Change the lightness and keep the hue."],
    sources: [.charts],
    bad: [
      RuleExample(
        "a blue line that is green in the dark",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#1f5fa8" }],
            "modes": { "dark": { "background": "#14181d", "series": { "Rain": { "color": "#57c06a" } } } }
          }
          """)
    ],
    good: [
      RuleExample(
        "a blue line that is a lighter blue in the dark",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#1f5fa8" }],
            "modes": { "dark": { "background": "#14181d", "series": { "Rain": { "color": "#7fb2f0" } } } }
          }
          """)
    ])
}
