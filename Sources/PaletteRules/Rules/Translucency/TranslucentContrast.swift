import Colorimetry

/// Reports translucent series that are too faint on a background of the mode, as composited: the worst background
/// counts. PC102 skips these series.
///
/// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1; source-over in encoded sRGB, on floats.
enum TranslucentContrast: ModeRule {
  static let key = RuleKey.translucentContrast
  static let summary = "each translucent series stands out from every background it lies on: 3:1"
  static let threshold: RuleThreshold? = .ratio(\.translucentMarks, "translucent series on every background")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    var faint = FaintColors(key, mode, at: level)
    for (series, check) in zip(
      mode.series.filter { $0.alpha < 1 }, ContrastCheck.marks(mode, where: { $0.alpha < 1 }))
    {
      faint.judge(check, into: &ledger, remedy: { opacity(series, mode, &$0) }) {
        "\(check.spoken) at \(percent(series.alpha)) opacity is too faint on \($1): \($0), "
          + "needs \(Figures.plain(check.required)):1."
      }
    }
    faint.report(into: &ledger) { "\($0) translucent series are too faint on \($2): \($1); each needs \($3)." }
  }

  /// The least opacity in whole percents that passes on every background and breaks nothing else; another colour when
  /// even the opaque one fails.
  private static func opacity(
    _ series: Series, _ mode: JudgedMode, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    let grounds = ContrastCheck.surfaces(of: series, in: mode.mode, mode.surfaces, mode.settings).flatMap(\.grounds)
    let backgrounds = grounds.compactMap(\.color)
    guard backgrounds.count == grounds.count else { return nil }
    var moved = ledger.moved(series.color, in: mode)
    defer { if let moved { ledger.keep(moved) } }
    let required = mode.settings.thresholds.translucentMarks
    var isReached = false
    for percent in 1...100 where Double(percent) / 100 > series.alpha {
      let ratios = backgrounds.map { background in
        let shown = series.color.srgb.composited(alpha: Double(percent) / 100, over: background)
        return mode.settings.flare.contrastRatio(shown, background)
      }
      guard let least = ratios.min(), least >= required else { continue }
      isReached = true
      guard moved?.spoils(series.color.srgb, opacity: Double(percent) / 100) != true else { continue }
      let suggestion = Suggestion(
        token: series.token, series: series.name, opacity: Double(percent) / 100, measured: least,
        action: "raise the opacity of \(quoted(series.name)) to \(percent) %", gain: Figures.ratio(least))
      return moved == nil ? suggestion.unchecked : suggestion
    }
    let together =
      mode.settings.canWrite(series.color)
      ? Suggestion.fixTogether(series.token, spoken: quoted(series.name), series: series.name, in: mode) : nil
    if isReached { return together }
    let opaque = opaqueColor(series, backgrounds, required, mode.settings.flare)
    guard moved != nil else { return opaque?.unchecked }
    guard let hex = opaque?.hex, let color = try? Color(css: hex).mappedToSRGB.srgb,
      moved?.spoils(color, opacity: 1) == true
    else { return opaque }
    return together
  }

  /// The nearest opaque colour of the same hue that passes on every background; nil without one.
  private static func opaqueColor(_ series: Series, _ backgrounds: [SRGB], _ required: Double, _ flare: Flare)
    -> Suggestion?
  {
    let found = backgrounds.compactMap { ContrastRemedy(series.color.srgb, on: $0, required: required, flare: flare) }
    func least(_ color: SRGB) -> Double { backgrounds.map { flare.contrastRatio(color, $0) }.min() ?? 0 }
    guard let remedy = found.first(where: { least($0.color) >= required }) else { return nil }
    return Suggestion(
      token: series.token, series: series.name, hex: remedy.color.hex, opacity: 1, measured: least(remedy.color),
      action: "make \(quoted(series.name)) opaque and \(remedy.verb) it to \(remedy.color.hex)",
      gain: Figures.ratio(least(remedy.color)),
      reason: "its own colour reaches only \(Figures.ratio(least(series.color.srgb), required: required)) even opaque")
  }
}

private func percent(_ alpha: Double) -> String { "\(Figures.plain((alpha * 1000).rounded() / 10)) %" }

extension TranslucentContrast {
  static let page = RulePage(
    measures: """
      Whether a translucent mark stays visible on what shows through it. A translucent colour mixes with its \
      background, so it is paler on white and darker on black than its hex suggests. The rule composites every \
      translucent series with the background and the plot background, and the worst of the two counts. PC102 skips \
      these series. \
      \(PageSentences.ratio)
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(Thresholds.standard.marks)):1, as for opaque marks (PC102), from WCAG 2.2. As there, an \
      outline that reaches this ratio makes the finding information.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Raise the opacity to the percentage that the finding names.",
      "Or use an opaque colour that looks like the mixture, and darken it.",
      "Or draw an opaque line around the area, with `\"stroke\"`.",
      "Where even the opaque colour is too faint, use the colour of the same hue that the finding names.",
    ],
    adjusting: [
      "The opacity is the colour's own alpha times `\"opacity\"` of the series.",
      "A series on a translucent background without an opaque colour under it counts as not checked.",
    ],
    sources: [.nonTextContrast, .contrastRatio, .charts, .worldVision],
    bad: [
      RuleExample(
        "a dark blue area at 40 % opacity on white",
        series: [.named("Range", "#2166ac", mark: "area", opacity: 0.4)]),
      RuleExample(
        "a black area at 80 % opacity, fine on white and lost on a dark plot",
        plotBackground: "#333333", series: [.named("Range", "#000000cc", mark: "area")]),
    ],
    good: [
      RuleExample(
        "the dark blue area at 80 % opacity on white",
        series: [.named("Range", "#2166ac", mark: "area", opacity: 0.8)])
    ])
}
