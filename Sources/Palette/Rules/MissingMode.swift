import Colorimetry

/// What PC502, PC503 and PC504 share: a setting that readers switch on, which the default needs and the theme ignores.
enum MissingMode {
  /// Speaks once a theme, about its default.
  ///
  /// - Parameter need: The series and texts of the default that need it, and why, in words; nil for none.
  static func judge<R: Rule>(
    _: R.Type, _ setting: ModeSettings, _ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger,
    need: (JudgedMode) -> (series: [Int], reason: String)?
  ) {
    // A list of colours is no theme of a chart: it has no settings to forget.
    guard let base = modes.first, !base.series.isEmpty, (base.mode.background ?? base.mode.plotBackground) != nil else {
      return
    }
    let isThere = modes.contains { ModeSettings(modeName: $0.mode.name).contains(setting) }
    guard !isThere, let (series, reason) = need(base) else { return ledger.pass() }
    let concerned = series.map { base.series[$0] }
    var finding = R.finding(level, reason, at: concerned.first?.color.origin ?? base.mode.text?.origin)
    finding.tokens = concerned.map(\.token)
    finding.series = concerned.map(\.name)
    finding.mode = base.mode.name
    ledger.report(finding)
  }
}

/// Themes without a mode for Increase Contrast whose default stays below what that mode is for.
enum IncreaseContrastMissing: Rule {
  static let id = "PC502"
  static let name = "increase-contrast-missing"
  static let defaultLevel: Level? = .info
  static let summary = "a theme with colours below 4.5:1, or text below 7:1, has a mode for Increase Contrast"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    MissingMode.judge(Self.self, .increaseContrast, modes, at: level, into: &ledger) { mode in
      let faint = mode.series.indices.filter { index in
        guard let shown = mode.shown[index], let plot = mode.surfaces.plot.color else { return false }
        return WCAG.contrastRatio(shown, plot) < IncreaseContrastTooLow.required
      }
      let texts = TextCheck.all(mode).checks.filter { text in
        guard case .measured(_, _, let ratio) = text.contrast.outcome else { return false }
        return ratio < text.enhanced
      }
      guard !(faint.isEmpty && texts.isEmpty) else { return nil }
      let names = faint.map { quoted(mode.series[$0].name) } + texts.map(\.spoken)
      return (
        faint,
        "there is no mode for Increase Contrast, and \(NamedList.text(names)) would need it: \(names.count == 1 ? "it stays" : "they stay") "
          + "below \(Figures.plain(IncreaseContrastTooLow.required)):1, or \(Figures.plain(WCAG.enhancedForText)):1 for text."
      )
    }
  }
}

/// Themes without a mode for Differentiate Without Color whose default has confused pairs.
enum DifferentiateWithoutColorMissing: Rule {
  static let id = "PC503"
  static let name = "differentiate-without-color-missing"
  static let defaultLevel: Level? = .info
  static let summary = "a theme with series that are confused has a mode for Differentiate Without Color"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    MissingMode.judge(Self.self, .differentiateWithoutColor, modes, at: level, into: &ledger) { mode in
      let pairs = mode.pairs.close.filter { !mode.isToldApart($0.first, $0.second) }
      guard !pairs.isEmpty else { return nil }
      let series = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
      return (
        series,
        "there is no mode for Differentiate Without Color, and \(NamedList.text(series.map { quoted(mode.series[$0].name) })) "
          + "would need it: colour alone does not tell them apart."
      )
    }
  }
}

/// Themes without a mode for Reduce Transparency that have translucent series.
enum ReduceTransparencyMissing: Rule {
  static let id = "PC504"
  static let name = "reduce-transparency-missing"
  static let defaultLevel: Level? = .info
  static let summary = "a theme with translucent series has a mode for Reduce Transparency"

  static func check(_ modes: [JudgedMode], at level: Level, into ledger: inout CheckLedger) {
    MissingMode.judge(Self.self, .reduceTransparency, modes, at: level, into: &ledger) { mode in
      let clear = mode.series.indices.filter { mode.series[$0].alpha < 1 }
      guard !clear.isEmpty else { return nil }
      return (
        clear,
        "there is no mode for Reduce Transparency, and \(NamedList.text(clear.map { quoted(mode.series[$0].name) })) "
          + "\(clear.count == 1 ? "is" : "are") translucent."
      )
    }
  }
}
