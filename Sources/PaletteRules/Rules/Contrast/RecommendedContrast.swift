import Colorimetry

/// Reports lines that reach 3:1 but not the 4.5:1 of text: a thin line shows as little of its colour as a letter does.
enum RecommendedContrast: ModeRule {
  static let key = RuleKey.recommendedContrast
  static let summary = "lines stand out from the plot background as text would: 4.5:1"
  static let threshold: RuleThreshold? = .ratio(\.lines, "lines on the plot")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    // PC505 requires as much of every mark in a mode for more contrast.
    guard !mode.purpose.increasesContrast || !mode.settings.isOn(.increaseContrastTooLow) else { return }
    let required = mode.settings.thresholds.lines
    var isJudged = false
    var faint: [(index: Int, shown: SRGB, background: SRGB, ratio: Double)] = []
    for (index, series) in mode.series.enumerated() where !series.isContext && series.mark ?? .line == .line {
      let check = ContrastCheck(series, onPlot: mode.mode.plotBackground != nil, of: mode, required: required)
      // PC102 and PC401 report lines below their own thresholds.
      guard case .measured(let shown, let background, let ratio) = check.outcome,
        ratio >= mode.settings.thresholds.marks
      else { continue }
      let outline = VisibleOutline(
        series, in: mode.mode, on: check.grounds, required: required, flare: mode.settings.flare)
      isJudged = true
      if ratio < required, outline == nil { faint.append((index, shown, background, ratio)) }
    }
    guard isJudged else { return }
    faint.sort { ($0.ratio, $0.index) < ($1.ratio, $1.index) }
    guard let worst = faint.first else { return ledger.pass() }

    let names = faint.map { quoted(mode.series[$0.index].name) }
    let least = Figures.ratio(worst.ratio, required: required)
    var finding = finding(
      level, message(names, least, on: worst.background.hex, required), at: mode.series[worst.index].color.origin)
    mode.name(faint.map { mode.series[$0.index] }, in: &finding)
    finding.parts = faint.map { FindingPart(tokens: [mode.series[$0.index].token], measured: $0.ratio) }
    finding.measure = Measure(worst.ratio, of: required, .ratio)
    finding.colors = faint.map { mode.findingColor($0.index) }
    finding.evidence = faint.prefix(NamedList.shown).map { item in
      Evidence(
        label: "on \(item.background.hex)", hexes: [item.shown.hex, item.background.hex],
        figure: Figures.ratio(item.ratio, required: required), fails: true)
    }
    ledger.report(finding)
  }
}

private func message(_ names: [String], _ least: String, on background: String, _ required: Double) -> String {
  let advice = "\(Figures.plain(required)):1 is recommended."
  return names.count == 1
    ? "\(NamedList.text(names)) is faint for a line on \(background): \(least), \(advice)"
    : "\(NamedList.text(names)) are faint for lines on \(background): \(least) for the faintest, \(advice)"
}

extension RecommendedContrast {
  static let page = RulePage(
    measures: """
      Whether lines stand out as well as text does. A thin line shows as little of its colour as a letter, so a \
      colour that is too faint for text is too faint for a line. The rule applies to lines and to series whose mark \
      the theme does not state. \(PageSentences.ratio)
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(WCAG.minimumForText)):1, WCAG's figure for text. WCAG requires less of graphics (PC102, 3:1), \
      while a draft of its Low Vision Task Force required 4.5:1 of graphics thinner than 3 px. So the finding is \
      advice: the rule skips series that PC102 or PC401 reports, and reports once per mode.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Darken the line on a light background, lighten it on a dark one.",
      "Or draw it thicker, and give it symbols.",
    ],
    adjusting: ["`\"mark\": \"bar\"`, `\"area\"` or `\"point\"` on a series excludes it from this rule."],
    sources: [.textContrast, .thinGraphics, .charts, .contrastRatio, .worldVision],
    bad: [
      RuleExample("a middle grey line on white", series: [.named("Average", "#858585", mark: "line")])
    ],
    good: [
      RuleExample("a darker grey line on white", series: [.named("Average", "#5f5f5f", mark: "line")]),
      RuleExample("the middle grey as a bar", series: [.named("Average", "#858585", mark: "bar")]),
    ])
}
