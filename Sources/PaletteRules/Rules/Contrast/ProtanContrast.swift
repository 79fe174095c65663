import Colorimetry

extension Rule {
  /// For people with protanopia reds look dark; only where the brighter of the two colours darkens: ``DarkenedPair``.
  static let protanContrast = Rule(
    .protanContrast, "marks and text stand out with protanopia too, which makes reds darker: 3:1 and 4.5:1",
    page: RulePage(
      measures: """
        Whether marks and text also stand out for readers with protanopia. Their eyes lack the cones that see the red end \
        of the spectrum, so reds, and the red in purples and browns, look much darker to them than to others: a red that \
        glows on black for most readers nearly vanishes for them, and so does black text on red. The rule judges what \
        passes PC101, PC102 and PC401, and reports once per mode. WCAG does not ask for this: its ratio assumes normal \
        vision.
        """,
      formula: """
        1. Simulate the colour and its background under protanopia, by
           Viénot 1999 and by Machado 2009.
        2. The contrast ratio of the two simulated colours, as in PC102:
           both have to be too low. The finding gives Viénot's.
        3. Only where the brighter of the two looks darker than designed.
        """,
      threshold: """
        The thresholds of PC102 and PC401 for marks and of PC101 for text: 3:1, 4.5:1, and 3:1 for large text. That they \
        also apply to simulated colours is our choice. What is modelled is only how bright the colours look to somebody \
        without L cones; how well that person reads is not. \(PageSentences.ratio)
        """,
      affects:
        "About 1 % of men have protanopia, and another 1 % a weaker form of it (Birch 2012), to whom reds look less dark.",
      remedies: [
        "Lighten the red on a dark background, or turn it towards orange.",
        "Write in white on a red, not in black.",
        "Give the mark a light outline, with `\"stroke\": \"white\"`.",
      ],
      adjusting: [
        "`--vision` chooses whose vision the rule checks, `vision.severity` in the configuration how strong a deficiency is."
      ],
      sources: [
        .textContrast, .nonTextContrast, .contrastRatio, .redGreenPrevalence, .vienot1999, .machado2009,
      ],
      RuleExample(
        .bad("a red on a nearly black plot"), background: "#121212", series: [.named("Loss", "#d62728", mark: "bar")]),
      RuleExample(
        .bad("a black label on a red bar"),
        onWhite: """
          "texts": [{ "name": "bar label", "color": "#000000", "on": "Loss" }],
          "series": [{ "name": "Loss", "color": "#f02020", "mark": "bar" }]
          """),
      RuleExample(
        .good("an orange on the nearly black plot"),
        background: "#121212", series: [.named("Loss", "#ff7f0e", mark: "bar")]),
      RuleExample(.good("the red on white"), series: [.named("Loss", "#d62728", mark: "bar")])),
    .mode { mode, level, ledger in
      guard mode.settings.deficiencies.contains(.protan), mode.settings.judgesDeficiency else { return }
      // The marks that no outline makes visible.
      let marks = mode.series.filter { series in
        let check = ContrastCheck.onPlot(series, of: mode)
        return !series.isContext
          && VisibleOutline(
            series, in: mode.mode, on: check.grounds, required: check.required, flare: mode.settings.flare) == nil
      }
      // PC101, PC102 and PC401 report what is too faint for everyone.
      let visible = (marks.map { ContrastCheck.onPlot($0, of: mode) } + ContrastCheck.texts(mode)).filter { check in
        check.measured.map { $0.ratio >= check.required } ?? false
      }
      guard !visible.isEmpty else { return }
      let dark = visible.compactMap { Darkened($0, mode.settings) }.enumerated()
        .sorted { ($0.element.share, $0.offset) < ($1.element.share, $1.offset) }.map(\.element)
      if dark.isEmpty { ledger.pass() } else { ledger.report(finding(dark, mode, level)) }
    })
}

private func finding(_ dark: [Darkened], _ mode: JudgedMode, _ level: Level) -> Finding {
  let (worst, reader) = (dark[0], Observer(.protan, severity: mode.settings.highestSeverity))
  var finding = mode.finding(
    .protanContrast, level, message(dark, reader),
    about: dark.map {
      FindingSubject(
        $0.check, hex: $0.pair.designed.first.hex, simulatedHex: $0.pair.first.hex, measured: $0.pair.ratio)
    })
  finding.measure = Measure(worst.pair.ratio, of: worst.check.required, .ratio, by: reader)
  finding.evidence = dark.prefix(NamedList.shown).flatMap { item in
    let (designed, pair) = (item.pair.designed, item.pair)
    return [
      Evidence(
        label: "designed", hexes: [designed.first.hex, designed.second.hex], figure: item.figure(item.designed),
        fails: false),
      Evidence(
        label: reader.label, hexes: [pair.first.hex, pair.second.hex], figure: item.figure(pair.ratio)),
    ]
  }
  let (mark, ground) = worst.pair.designed
  finding.suggestions = [
    Suggestion(
      token: worst.check.token, series: worst.check.series,
      action: WCAG.relativeLuminance(ground) > WCAG.relativeLuminance(mark)
        ? "lighten what is behind \(worst.check.spoken), or write in white on it"
        : "lighten \(worst.check.spoken), or turn it towards orange")
  ]
  finding.related = worst.check.groundPlace
  return finding
}

/// A colour and its ground whose contrast suffices as designed and not as people with protanopia see it.
private struct Darkened {
  let check: ContrastCheck
  let pair: DarkenedPair
  /// The contrast ratio as designed.
  let designed: Double

  /// The ratio as seen, as a share of the required one, below 1.
  var share: Double { pair.ratio / check.required }

  /// The worst of the grounds behind the colour; nil where one of the simulations finds enough contrast on each.
  init?(_ check: ContrastCheck, _ settings: JudgementSettings) {
    let pairs = check.grounds.compactMap { ground -> DarkenedPair? in
      guard let below = ground.color, let shown = Surfaces.shown(check.color.srgb, alpha: check.alpha, on: ground),
        let pair = DarkenedPair(shown, below, settings), pair.fails(check.required)
      else { return nil }
      return pair
    }
    guard let worst = pairs.min(by: { $0.ratio < $1.ratio }) else { return nil }
    (self.check, pair) = (check, worst)
    designed = settings.flare.contrastRatio(worst.designed.first, worst.designed.second)
  }

  func figure(_ ratio: Double) -> String { Figures.ratio(ratio, required: check.required) }
}

private func message(_ dark: [Darkened], _ reader: Observer) -> String {
  let worst = dark[0]
  let figures = "\(worst.figure(worst.designed)) as designed, \(worst.figure(worst.pair.ratio)) as seen"
  let needs = "\(figures), needs \(Figures.plain(worst.check.required)):1."
  guard dark.count > 1 else {
    return "\(worst.check.spoken) stands out too little from \(worst.pair.designed.second.hex) \(reader.who), which "
      + "makes reds darker: \(needs)"
  }
  let names = dark.prefix(NamedList.shown).map(\.check.spoken)
  return "\(dark.count) colours stand out too little \(reader.who), which makes reds darker: "
    + "\(NamedList.text(Array(names), of: dark.count)); the faintest has \(needs)"
}
