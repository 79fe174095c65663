import Colorimetry

/// Translucent series against every background that the mode declares, as composited: the worst one counts. PC102 is
/// silent for these.
///
/// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1; source-over in encoded sRGB, on floats.
enum TranslucentContrast: Rule {
  static let id = "PC401"
  static let name = "translucent-contrast"
  static let defaultLevel: Level? = .error
  static let summary = "each translucent series stands out from every background it lies on: 3:1"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for series in mode.series where series.alpha < 1 {
      var checks = [check(series, "background", mode.surfaces.background, mode.mode.background)]
      if let plot = mode.mode.plotBackground {
        checks.append(check(series, "plot background", mode.surfaces.plot, plot))
      }
      // One that cannot be measured stands for all: no silent pass.
      let worst = checks.min { ratio($0) < ratio($1) }
      worst?.judge(Self.self, mode, at: level, into: &ledger, remedy: opacity(series, checks)) {
        message(series.name, series.alpha, $0, on: $1)
      }
    }
  }

  /// The least opacity in whole percents that passes on every background; nil when even the opaque colour fails.
  private static func opacity(_ series: Series, _ checks: [ContrastCheck]) -> Suggestion? {
    let backgrounds = checks.compactMap(\.surface.color)
    guard backgrounds.count == checks.count else { return nil }
    for percent in 1...100 where Double(percent) / 100 > series.alpha {
      let ratios = backgrounds.map { background in
        let shown = series.color.srgb.composited(alpha: Double(percent) / 100, over: background)
        return WCAG.contrastRatio(shown, background)
      }
      guard let least = ratios.min(), least >= MarkContrast.required else { continue }
      return Suggestion(
        token: series.token, series: series.name, opacity: Double(percent) / 100, measured: least,
        text: "raise the opacity of '\(series.name)' to \(percent) % (\(Figures.ratio(least)))")
    }
    return nil
  }

  private static func check(
    _ series: Series, _ name: String, _ surface: Surfaces.Surface, _ color: ThemeColor?
  ) -> ContrastCheck {
    ContrastCheck(
      subject: series.name, spoken: "'\(series.name)'", token: series.token, series: series.name, color: series.color,
      alpha: series.alpha,
      surfaceName: name, surface: surface, surfaceOrigin: color?.origin, required: MarkContrast.required)
  }

  private static func ratio(_ check: ContrastCheck) -> Double {
    if case .measured(_, _, let ratio) = check.outcome { ratio } else { 0 }
  }
}

private func message(_ name: String, _ alpha: Double, _ ratio: String, on background: String) -> String {
  "'\(name)' at \(percent(alpha)) opacity is too faint on \(background): \(ratio), "
    + "needs \(Figures.plain(MarkContrast.required)):1."
}

private func percent(_ alpha: Double) -> String { "\(Figures.plain((alpha * 1000).rounded() / 10)) %" }

extension TranslucentContrast {
  static let page = RulePage(
    measures: """
      Whether a see-through mark can still be seen on what shows through it. A translucent colour is mixed with its \
      background, so it is paler on white and darker on black than its hex says. Every translucent series is laid over \
      the background and the plot background, and the worst of the two counts. PC102 keeps silent about it. \
      \(PageSentences.ratio)
      """,
    formula: PageSentences.contrastFormula,
    threshold: "\(Figures.plain(MarkContrast.required)):1, as for opaque marks (PC102), from WCAG 2.2.",
    affects: PageSentences.lowVisionReaders,
    remedies: [
      "Raise the opacity to the percentage that the finding names.",
      "Or use an opaque colour that looks like the mixture, and darken it.",
    ],
    adjusting: [
      "Opacity is the colour's own alpha times `\"opacity\"` of the series.",
      "On a translucent background with nothing opaque under it, the series is counted as not checked.",
    ],
    sources: [.nonTextContrast, .contrastRatio, .charts, .worldVision],
    bad: [
      RuleExample(
        "a dark blue area at 40 % opacity on white",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Range", "color": "#2166ac", "mark": "area", "opacity": 0.4 }]
          }
          """),
      RuleExample(
        "a black area at 80 % opacity, fine on white and lost on a dark plot",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "plotBackground": "#333333",
            "series": [{ "name": "Range", "color": "#000000cc", "mark": "area" }]
          }
          """),
    ],
    good: [
      RuleExample(
        "the dark blue area at 80 % opacity on white",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Range", "color": "#2166ac", "mark": "area", "opacity": 0.8 }]
          }
          """)
    ])
}
