import Colorimetry

extension Rule {
  /// Modes that come close to failing where the default is far from it; the rule that fails reports a failure.
  static let modeRegression = Rule(
    .modeRegression, "no mode is much worse than the default",
    page: RulePage(
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
      RuleExample(
        .bad("a blue that stands out well from white, unchanged on black"),
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b62a4" }],
          "modes": { "dark": { "background": "#000000" } }
          """),
      RuleExample(
        .good("a lighter blue in the dark mode"),
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b62a4" }],
          "modes": { "dark": { "background": "#000000", "series": { "Rain": { "color": "#4a9fe0" } } } }
          """)),
    .modes { modes, level, ledger in
      // Charts and palettes of one file are no modes of each other.
      guard let base = modes.first, modes.count > 1, base.theme.modeWord == .mode else { return }
      for (index, mode) in modes.enumerated().dropFirst() where mode.looks(unlike: base) {
        let found = regressions(mode, base, between: modes[1..<index])
        if found.isEmpty { ledger.pass() } else { ledger.report(finding(found, mode, base, level, &ledger)) }
      }
    })
}

/// A figure beyond this multiple of the threshold has room to spare. For marks that is 4.5:1, the recommendation for
/// lines; for pairs ΔE00 12. An engineering choice.
private let margin = 1.5
/// The share of the default's figure that a mode has to keep. An engineering choice.
private let share = 2.0 / 3

private typealias Regression = (before: ModeFigure, after: ModeFigure)

/// Figures that still pass but are much worse than the default's, the greatest loss first.
private func regressions(
  _ mode: JudgedMode, _ base: JudgedMode, between: ArraySlice<JudgedMode>
) -> [Regression] {
  let found = ModeFigure.Kind.allCases.compactMap { kind -> Regression? in
    guard let after = ModeFigure(kind, of: mode, asIn: mode, below: margin), after.margin >= 1,
      let before = ModeFigure(kind, of: base, asIn: mode, below: .infinity),
      after.margin < before.margin * share
    else { return nil }
    // The dark mode already has the finding, and dark with more contrast is not worse.
    let isReported = between.contains { earlier in
      ModeFigure(kind, of: earlier, asIn: mode, below: margin).map { $0.margin <= after.margin } ?? false
    }
    return isReported ? nil : (before, after)
  }
  return found.sorted { $0.after.margin / $0.before.margin < $1.after.margin / $1.before.margin }
}

private func finding(
  _ found: [Regression], _ mode: JudgedMode, _ base: JudgedMode, _ level: Level, _ ledger: inout CheckLedger
) -> Finding {
  let (before, after) = found[0]
  let names = NamedList.text(after.parts.map(\.spoken))
  let subject = after.kind == .pairs ? "\(names) are the \(after.kind.noun)" : "\(names) is the \(after.kind.noun)"
  var finding = mode.finding(
    .modeRegression, level,
    "mode \(mode.mode.name) does worse than \(base.mode.name): \(subject) with \(after.text)\(after.who), where the "
      + "\(after.kind.noun) of \(base.mode.name) has \(before.text).",
    about: after.parts.map { FindingSubject($0.color, $0.token, series: $0.series) })
  finding.parts = found.map { FindingPart(tokens: $0.after.parts.map(\.token), measured: $0.after.margin) }
  let required = min(margin * after.required, share * before.margin * after.required)
  finding.measure = Measure(
    after.value, of: required, after.kind == .pairs ? .deltaE00 : .ratio, by: after.observer)
  finding.evidence = found.flatMap { item in
    [(base, item.before, false), (mode, item.after, true)].map { mode, figure, fails in
      Evidence(
        label: "\(figure.kind.noun) in \(mode.mode.name)", hexes: figure.parts.map(\.color.srgb.hex),
        figure: figure.text, fails: fails)
    }
  }
  finding.suggestions = [after.remedy(reaching: required, in: mode, at: finding.level, &ledger)].compactMap(\.self)
  finding.related = before.parts.map {
    RelatedPlace(label: "\($0.spoken) in mode \(base.mode.name)", origin: $0.color.origin)
  }
  return finding
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

/// The worst figure of a mode for one kind of check, so that modes can be compared.
private struct ModeFigure {
  enum Kind: CaseIterable {
    case pairs, marks, texts

    /// What sentences call the worst one.
    var noun: String {
      switch self {
      case .pairs: "closest pair"
      case .marks: "faintest series"
      case .texts: "faintest text"
      }
    }
  }

  /// A colour of the pair, series or text that has this figure, and what sentences call it: `'growth'`, `the text`.
  typealias Part = (spoken: String, token: String, series: String?, color: ThemeColor)

  let kind: Kind
  /// CIEDE2000 or a contrast ratio.
  let value: Double
  let required: Double
  /// Two for a pair, the one to change first.
  let parts: [Part]
  /// The observer who sees the pair with this difference.
  var observer: Observer?
  /// The background of an opaque mark or text.
  var background: SRGB?

  /// The value as a multiple of the required one.
  var margin: Double { value / required }

  /// `ΔE00 9.1`, `3.20:1`.
  var text: String {
    kind == .pairs ? Figures.difference(value, required: required) : Figures.ratio(value, required: required)
  }

  /// ` with deuteranopia`; empty for everyone.
  var who: String { observer.map { $0.vision == .normal ? "" : " \($0.who)" } ?? "" }

  /// What would bring the figure to a value.
  func remedy(
    reaching value: Double, in mode: JudgedMode, at level: Level, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    let (part, other) = (parts[0], parts[parts.count - 1])
    if let background {
      return ledger.contrastRemedy(
        of: part.color, in: mode, part.color.srgb, on: background, required: value, at: level,
        token: part.token, spoken: part.spoken, series: part.series)
    }
    return kind != .pairs
      ? nil
      : Suggestion(token: part.token, series: part.series, action: "move \(part.spoken) further from \(other.spoken)")
  }

  /// The worst figure of a mode; nil without one, or when it reaches `limit` times the required figure.
  ///
  /// - Parameter compared: The mode to compare: it decides whose vision counts, and what other rules judge.
  init?(_ kind: Kind, of mode: JudgedMode, asIn compared: JudgedMode, below limit: Double) {
    self.kind = kind
    switch kind {
    case .pairs:
      let asked = compared.purpose.deficiencies.isEmpty ? [Vision.protan, .deutan] : compared.purpose.deficiencies
      required = mode.settings.thresholds[asked.first ?? .normal]
      guard
        let closest = mode.pairs.closest(
          under: asked, below: limit * required, where: { !mode.isDistinct($0, $1) })
      else { return nil }
      let (changed, kept) = mode.laterFirst(closest.first, closest.second)
      value = closest.weakest.value
      parts = [changed, kept].map { mode.series[$0] }.map { (quoted($0.name), $0.token, $0.name, $0.color) }
      observer = Observer(closest.vision, severity: closest.weakest.severity)
    case .marks, .texts:
      // PC505 requires more of a mode for more contrast.
      guard !compared.purpose.increasesContrast || !compared.settings.isOn(.increaseContrastTooLow) else { return nil }
      let checks = kind == .marks ? ContrastCheck.marks(mode) : ContrastCheck.texts(mode)
      let measured = checks.compactMap { check in check.visible.map { (check: check, ratio: $0) } }
      guard let (check, ratio) = measured.min(by: { $0.ratio / $0.check.required < $1.ratio / $1.check.required }),
        ratio < limit * check.required
      else { return nil }
      (value, required) = (ratio, check.required)
      parts = [(check.spoken, check.token, check.series, check.color)]
      background = check.alpha >= 1 ? check.surface.color : nil
    }
  }
}
