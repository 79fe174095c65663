import Colorimetry

/// Reports modes that come close to failing where the default is far from it; the rule that fails reports a failure.
enum ModeRegression: ModesRule {
  static let key = RuleKey.modeRegression
  static let summary = "no mode is much worse than the default"

  /// A figure beyond this multiple of the threshold has room to spare. For marks that is 4.5:1, the recommendation for
  /// lines; for pairs ΔE00 12. An engineering choice.
  static let margin = 1.5
  /// The share of the default's figure that a mode has to keep. An engineering choice.
  static let share = 2.0 / 3

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    guard let base = modes.first, modes.count > 1 else { return }
    for (index, mode) in modes.enumerated().dropFirst() where mode.looks(unlike: base) {
      let found = regressions(mode, base, between: modes[1..<index])
      guard let worst = found.first else {
        ledger.pass()
        continue
      }
      let finding = fading(worst, of: found, mode, base, at: level, &ledger)
      ledger.report(finding)
    }
  }

  /// Figures that still pass but are much worse than the default's, the greatest loss first.
  private static func regressions(
    _ mode: JudgedMode, _ base: JudgedMode, between: ArraySlice<JudgedMode>
  ) -> [Regression] {
    var found: [Regression] = []
    for kind in ModeFigure.Kind.allCases {
      guard let after = ModeFigure(kind, of: mode, asIn: mode, below: margin), after.isFloorKept,
        let before = ModeFigure(kind, of: base, asIn: mode, below: .infinity),
        after.margin < before.margin * share
      else { continue }
      // The dark mode already has the finding, and dark with more contrast is not worse.
      let isReported = between.contains { earlier in
        ModeFigure(kind, of: earlier, asIn: mode, below: margin).map { $0.margin <= after.margin } ?? false
      }
      if !isReported { found.append(Regression(before: before, after: after)) }
    }
    return found.sorted { $0.after.margin / $0.before.margin < $1.after.margin / $1.before.margin }
  }

  private static func fading(
    _ worst: Regression, of found: [Regression], _ mode: JudgedMode, _ base: JudgedMode, at level: Level,
    _ ledger: inout CheckLedger
  ) -> Finding {
    let (before, after) = (worst.before, worst.after)
    var finding = finding(level, message(worst, mode, base), at: after.parts.first?.color.origin)
    finding.tokens = after.parts.map(\.token)
    finding.parts = found.map { FindingPart(tokens: $0.after.parts.map(\.token), measured: $0.after.margin) }
    finding.series = after.parts.compactMap(\.series)
    finding.mode = mode.mode.name
    let required = min(margin * after.required, share * before.margin * after.required)
    finding.measure = Measure(
      after.value, of: required, after.kind == .pairs ? .deltaE00 : .ratio, by: after.observer)
    finding.colors = after.parts.map { FindingColor(token: $0.token, hex: $0.color.srgb.hex) }
    finding.evidence = found.flatMap { item in
      [(base, item.before, false), (mode, item.after, true)].map { mode, figure, fails in
        Evidence(
          label: "\(figure.kind.noun) in \(mode.mode.name)", hexes: figure.parts.map(\.color.srgb.hex),
          figure: figure.text, fails: fails)
      }
    }
    finding.suggestions = [
      after.remedy(reaching: required, in: mode, &ledger)
    ].compactMap(\.self)
    finding.related = before.parts.map {
      RelatedPlace(label: "\($0.spoken) in mode \(base.mode.name)", origin: $0.color.origin)
    }
    return finding
  }

  fileprivate struct Regression {
    let before, after: ModeFigure
  }
}

extension JudgedMode {
  /// Whether any judged colour or any second channel differs.
  fileprivate func looks(unlike base: JudgedMode) -> Bool {
    func texts(_ mode: ThemeMode) -> [SRGB] { ([mode.text] + mode.texts.map(\.color)).compactMap { $0?.srgb } }
    return shown != base.shown || surfaces.plots != base.surfaces.plots
      || surfaces.backgrounds != base.surfaces.backgrounds || texts(mode) != texts(base.mode)
      || series.count != base.series.count
      || zip(channels, base.channels).contains { $0.isDistinct(from: $1) }
  }
}

private func message(_ worst: ModeRegression.Regression, _ mode: JudgedMode, _ base: JudgedMode) -> String {
  let (before, after) = (worst.before, worst.after)
  let names = NamedList.text(after.parts.map(\.spoken))
  let subject = after.kind == .pairs ? "\(names) are the \(after.kind.noun)" : "\(names) is the \(after.kind.noun)"
  return
    "mode \(mode.mode.name) does worse than \(base.mode.name): \(subject) with \(after.text)\(after.who), where the "
    + "\(after.kind.noun) of \(base.mode.name) has \(before.text)."
}

extension ModeRegression {
  static let page = RulePage(
    measures: """
      Whether a mode is much worse than the default. Nobody looks at the dark mode as long as at the light one, and \
      colours chosen with care for white carry over unchanged. The rule compares three figures: the difference of \
      the closest pair, the contrast of the faintest series, and the contrast of the faintest text. A failure in a \
      mode belongs to the rule that fails.
      """,
    formula: """
      1. The least over the pairs that only colour tells apart: ΔE00 as
         designed and under protan and deutan vision at every severity.
      2. The least contrast ratio over the series, on what is behind them.
      3. The least over the texts, each as a share of what PC101 asks.
      Each in the mode and in the first mode of the theme.
      """,
    threshold: """
      All three together: the figure keeps less than two thirds of the default's; it is below \
      \(Figures.plain(margin)) times the rule's threshold, so below ΔE00 \(Figures.plain(margin * Thresholds.pair)), \
      \(Figures.plain(margin * Thresholds.standard.marks)):1 for series and \
      \(Figures.plain(margin * WCAG.minimumForText)):1 for text; and it still passes. Our choice. The rule makes one \
      finding per mode, for the figure with the greatest loss. In modes for more contrast PC505 judges contrast; in \
      modes for a deficiency of colour vision the rule considers only that deficiency.
      """,
    affects: "Everyone who uses the mode: at night, in the sun, or because their eyes need it.",
    remedies: [
      "Choose the colours of the mode on its own background; a lighter background needs darker colours, and the "
        + "other way round.",
      "Compare the figures of all modes with `palettecheck pairs` and `palettecheck contrast`.",
    ],
    sources: [.textContrast, .nonTextContrast, .charts, .userPreferences],
    bad: [
      RuleExample(
        "a blue that stands out well from white, unchanged on black",
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b62a4" }],
          "modes": { "dark": { "background": "#000000" } }
          """)
    ],
    good: [
      RuleExample(
        "a lighter blue in the dark mode",
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b62a4" }],
          "modes": { "dark": { "background": "#000000", "series": { "Rain": { "color": "#4a9fe0" } } } }
          """)
    ])
}
