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
        token: series.token, series: series.name, measured: least,
        text: "raise the opacity of '\(series.name)' to \(percent) % (\(Figures.ratio(least)))")
    }
    return nil
  }

  private static func check(
    _ series: Series, _ name: String, _ surface: Surfaces.Surface, _ color: ThemeColor?
  ) -> ContrastCheck {
    ContrastCheck(
      subject: series.name, token: series.token, series: series.name, color: series.color, alpha: series.alpha,
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
