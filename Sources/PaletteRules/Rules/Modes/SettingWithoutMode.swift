import Colorimetry

extension Rule {
  /// Colours that people cannot change though their system has a setting for it: too little contrast, or translucent
  /// colours, in a theme without a mode for the setting; and translucent colours in a mode that promises none.
  ///
  /// Information where the mode is missing, a warning where it exists and fails to do what its name says.
  static let settingWithoutMode = Rule(
    .settingWithoutMode, "modes offer more contrast and no translucent colours where the default needs them",
    page: RulePage(
      measures: """
        Whether people who ask their system or browser for more contrast or for less transparency get it; a theme \
        responds with a mode. For contrast, the rule applies where the default can improve: a mark below \
        \(Figures.plain(Thresholds.raisedMarks)):1, or text below \(Figures.plain(WCAG.enhancedForText)):1. For \
        transparency, it applies where a series, a text or a background of the default is translucent: such a colour \
        changes with what is behind it, and where areas overlap, colours appear that no legend shows. A mode that \
        promises no transparency may not have any.
        """,
      formula: """
        \(PageSentences.contrastFormula)
        The alpha of a colour times the opacity of its series:
        above 0 and below 1 is translucent.
        """,
      threshold: """
        No mode whose name means more contrast or less transparency, alone or in a combination: `increaseContrast`, \
        `dark-high-contrast`, `reduceTransparency`. The rule applies to formats that can express such a mode: themes of \
        this project, style sheets, and design tokens that already have modes; asset catalogs for contrast only. It does \
        not apply to lists of colours. A translucent colour in a mode that promises none is a warning.
        """,
      affects: """
        People who see details only with effort, and people who get dizzy from layered pictures. \
        \(PageSentences.lowVisionReaders)
        """,
      remedies: [
        "Add a mode for more contrast, with darker colours on light backgrounds and lighter ones on dark; PC505 checks "
          + "how far.",
        "Add a mode without transparency, with the colours as they appear on the background; `palettecheck inspect` "
          + "prints both.",
        "Or give the default that much contrast, and opaque colours: outlines, dots and smaller marks show overlaps as well.",
      ],
      adjusting: ["A configured level applies to all cases."],
      sources: [.systemSettings, .userPreferences, .enhancedContrast],
      RuleExample(
        .bad("a blue with 3.4:1 on white, without a mode for more contrast"),
        text: "#000000", series: [.named("Rain", "#3a8fd0")]),
      RuleExample(
        .bad("a mode that promises no translucent colours and repeats one of the default"), level: .warning,
        onWhite: """
          "series": [{ "name": "Rain", "color": "#0b4f8a", "opacity": 0.8 }],
          "modes": { "reduceTransparency": {}, "increaseContrast": { "series": { "Rain": { "opacity": 1 } } } }
          """),
      RuleExample(
        .bad("a translucent blue, without a mode for opaque colours"),
        series: [.named("Rain", "#002040", opacity: 0.9)]),
      RuleExample(
        .good("the same blue, darker in a mode for more contrast"),
        onWhite: """
          "text": "#000000",
          "series": [{ "name": "Rain", "color": "#3a8fd0" }],
          "modes": { "increaseContrast": { "series": { "Rain": { "color": "#0b4f8a" } } } }
          """),
      RuleExample(
        .good("an opaque blue in a mode for readers who ask for it"),
        onWhite: """
          "series": [{ "name": "Rain", "color": "#002040", "opacity": 0.9 }],
          "modes": { "reduceTransparency": { "series": { "Rain": { "opacity": 1 } } } }
          """)),
    .modes { modes, level, ledger in
      for (index, mode) in modes.enumerated() {
        func isMissing(_ setting: ModeOffer) -> Bool { index == 0 && setting.isMissing(in: mode.theme) }
        if isMissing(.increaseContrast) { judgeContrast(mode, at: level, into: &ledger) }
        let isPromised = mode.purpose.reducesTransparency
        guard isPromised || isMissing(.reduceTransparency) else { continue }
        judgeTransparency(mode, isPromised: isPromised, at: level, into: &ledger)
      }
    })
}

private func judgeContrast(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
  let all = (ContrastCheck.marks(mode) + ContrastCheck.texts(mode)).compactMap { check in
    check.visible.map { (check: check.raised, ratio: $0) }
  }
  let short = all.filter { $0.ratio < $0.check.required }
    .sorted { $0.ratio / $0.check.required < $1.ratio / $1.check.required }
  guard let (worst, ratio) = short.first else { return ledger.pass(all.isEmpty ? 0 : 1) }
  let figure = Figures.ratio(ratio, required: worst.required)
  let (rest, verb) = short.count > 1 ? (" and \(short.count - 1) more", "stay") : ("", "stays")
  let subjects = short.map { FindingSubject($0.check, hex: $0.check.color.srgb.hex, measured: $0.ratio) }
  var finding = mode.finding(
    .settingWithoutMode, level,
    "the theme has no mode for more contrast: \(worst.spoken)\(rest) \(verb) below its ratio (\(figure), needs "
      + "\(Figures.plain(worst.required)):1).", about: subjects)
  finding.parts = subjects.map(\.part)
  finding.measure = Measure(ratio, of: worst.required, .ratio)
  finding.evidence = short.prefix(NamedList.shown).map { check, ratio in
    Evidence(
      label: check.subject, hexes: [check.color.srgb.hex], figure: Figures.ratio(ratio, required: check.required))
  }
  finding.suggestions = [
    Suggestion(token: worst.token, action: ModeOffer.increaseContrast.remedy(in: mode.theme))
  ]
  ledger.report(finding)
}

private func judgeTransparency(
  _ mode: JudgedMode, isPromised: Bool, at level: Level, into ledger: inout CheckLedger
) {
  let painted = painted(mode.mode)
  let translucent = painted.filter { $0.alpha > 0 && $0.alpha < 1 }
  guard let first = translucent.first else { return ledger.pass(painted.isEmpty ? 0 : 1) }
  let (verb, list) = (translucent.count == 1 ? "is" : "are", NamedList.text(translucent.map(\.spoken)))
  let subjects = translucent.map { FindingSubject($0.color, $0.token, series: $0.series, measured: $0.alpha) }
  var finding = mode.finding(
    .settingWithoutMode, mode.settings.isSet(.settingWithoutMode) || !isPromised ? level : .warning,
    isPromised
      ? "\(list) \(verb) still translucent in mode \(mode.mode.name), which promises none."
      : "the theme has no mode without transparency: \(list) \(verb) translucent.",
    about: subjects)
  finding.parts = subjects.map(\.part)
  finding.measure = Measure(Double(translucent.count), .count)
  let remedy =
    isPromised ? "make them opaque in this mode" : ModeOffer.reduceTransparency.remedy(in: mode.theme)
  finding.suggestions = [Suggestion(token: first.token, action: remedy)]
  ledger.report(finding)
}

private typealias Painted = (spoken: String, token: String, series: String?, color: ThemeColor, alpha: Double)

/// What a mode paints: marks, surfaces, texts, each with its opacity. A wholly transparent colour paints nothing.
private func painted(_ mode: ThemeMode) -> [Painted] {
  let roles = [("background", mode.background), ("plot background", mode.plotBackground), ("text", mode.text)]
  let marks = mode.series.map { Painted(quoted($0.name), $0.token, $0.name, $0.color, $0.alpha) }
  let surfaces = roles.compactMap { role, color in
    color.map { Painted("the \(role)", $0.tokenName(role: role), nil, $0, $0.alpha) }
  }
  let texts = mode.texts.enumerated().map { index, text in
    let name = text.name ?? "text \(index + 1)"
    return Painted(quoted(name), text.color.tokenName(role: name), nil, text.color, text.color.alpha)
  }
  return marks + surfaces + texts
}
