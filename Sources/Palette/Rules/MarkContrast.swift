/// Opaque series against the plot background. Translucent ones are PC401's.
///
/// Source: WCAG 2.2 SC 1.4.11, level AA: 3:1 against adjacent colours; for a line chart, each line against the
/// background (Understanding SC 1.4.11); values are not rounded.
enum MarkContrast: Rule {
  static let id = "PC102"
  static let name = "mark-contrast"
  static let defaultLevel: Level? = .error
  static let summary = "each series stands out from the plot background: 3:1 (WCAG 2.2 SC 1.4.11)"

  /// The least ratio.
  static let required = 3.0

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for series in mode.series where series.alpha >= 1 {
      let check = ContrastCheck(
        subject: series.name, token: series.token, series: series.name, color: series.color, alpha: 1,
        surfaceName: mode.mode.plotBackground == nil ? "background" : "plot background", surface: mode.surfaces.plot,
        surfaceOrigin: (mode.mode.plotBackground ?? mode.mode.background)?.origin, required: required)
      check.judge(Self.self, mode, at: level, into: &ledger) { message(series.name, $0, on: $1) }
    }
  }
}

private func message(_ name: String, _ ratio: String, on background: String) -> String {
  "'\(name)' is too faint on \(background): \(ratio), needs \(Figures.plain(MarkContrast.required)):1."
}
