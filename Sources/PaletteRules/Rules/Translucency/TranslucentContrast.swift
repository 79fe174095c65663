import Colorimetry

extension Rule {
  /// As composited, on the worst background of the mode; PC102 skips these series.
  ///
  /// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1; source-over in encoded sRGB, on floats.
  static let translucentContrast = Rule(
    .translucentContrast, "each translucent series stands out from every background it lies on: 3:1",
    RuleThreshold(.ratio, \.translucentMarks, "translucent series on every background"),
    page: RulePage(
      measures: """
        Whether a translucent mark stays visible on what shows through it. A translucent colour mixes with its \
        background, so it is paler on white and darker on black than its hex suggests. The rule composites every \
        translucent series with the background and the plot background, and the worst of the two counts. PC102 skips \
        these series. \
        \(PageSentences.ratio)
        """,
      formula: PageSentences.contrastFormula,
      threshold: """
        \(Figures.plain(Thresholds.standard.marks)):1, as for opaque marks (PC102), from WCAG 2.2. As for PC102, \
        an outline that reaches this ratio turns the finding into a note.
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
      RuleExample(
        .bad("a dark blue area at 40 % opacity on white"),
        series: [.named("Range", "#2166ac", mark: "area", opacity: 0.4)]),
      RuleExample(
        .bad("a black area at 80 % opacity, fine on white and lost on a dark plot"),
        plotBackground: "#333333", series: [.named("Range", "#000000cc", mark: "area")]),
      RuleExample(
        .good("the dark blue area at 80 % opacity on white"),
        series: [.named("Range", "#2166ac", mark: "area", opacity: 0.8)])),
    .mode { mode, level, ledger in
      mode.judge(
        ContrastCheck.marks(mode) { $0.alpha < 1 }, by: .translucentContrast, at: level, into: &ledger,
        remedy: { $0.opacity(mode, &$1) }
      ) {
        "\($0.spoken) at \(Figures.plain(($0.alpha * 1000).rounded() / 10)) % opacity is too faint on \($2): \($1), "
          + "needs \(Figures.plain($0.required)):1."
      } several: {
        "\($0) translucent series are too faint on \($2): \($1); each needs \($3)."
      }
    })
}

extension ContrastCheck {
  /// The least opacity in whole percents that passes on every background and breaks nothing else; another colour when
  /// even the opaque one fails.
  fileprivate func opacity(_ mode: JudgedMode, _ ledger: inout CheckLedger) -> Suggestion? {
    let grounds = mode.surfaces.backgrounds + (mode.mode.plotBackground == nil ? [] : mode.surfaces.plots)
    let backgrounds = grounds.compactMap(\.color)
    guard backgrounds.count == grounds.count else { return nil }
    var moved = ledger.moved(color, in: mode)
    defer { if let moved { ledger.keep(moved) } }
    func least(_ opacity: Double) -> Double {
      backgrounds.map { flare.contrastRatio(color.srgb.composited(alpha: opacity, over: $0), $0) }.min() ?? 0
    }
    let enough = (1...100).map { Double($0) / 100 }.filter { $0 > alpha && least($0) >= required }
    for opacity in enough where moved?.spoils(color.srgb, opacity: opacity) != true {
      let suggestion = Suggestion(
        token: token, series: series, opacity: opacity, measured: least(opacity),
        action: "raise the opacity of \(spoken) to \(Figures.plain((opacity * 100).rounded())) %",
        gain: Figures.ratio(least(opacity)))
      return moved == nil ? suggestion.unchecked : suggestion
    }
    let together =
      mode.settings.canWrite(color) ? Suggestion.fixTogether(token, spoken: spoken, series: series, in: mode) : nil
    guard enough.isEmpty else { return together }
    let opaque = opaqueColor(backgrounds)
    guard moved != nil else { return opaque?.suggestion.unchecked }
    return opaque.map { moved?.spoils($0.color, opacity: 1) == true } ?? false ? together : opaque?.suggestion
  }

  /// The nearest opaque colour of the same hue that passes on every background; nil without one.
  private func opaqueColor(_ backgrounds: [SRGB]) -> (color: SRGB, suggestion: Suggestion)? {
    func least(_ color: SRGB) -> Double { backgrounds.map { flare.contrastRatio(color, $0) }.min() ?? 0 }
    let found = backgrounds.compactMap { ContrastRemedy(color.srgb, on: $0, required: required, flare: flare) }
    return found.first { least($0.color) >= required }.map { remedy in
      let suggestion = Suggestion(
        token: token, series: series, hex: remedy.color.hex, opacity: 1, measured: least(remedy.color),
        action: "make \(spoken) opaque and \(remedy.verb) it to \(remedy.color.hex)",
        gain: Figures.ratio(least(remedy.color)),
        reason: "its own colour reaches only \(Figures.ratio(least(color.srgb), required: required)) even opaque")
      return (remedy.color, suggestion)
    }
  }
}
