import Colorimetry

/// The contrast checks of a judged mode.
extension ContrastCheck {
  /// A series' mark on the surface of the plot.
  static func onPlot(_ series: Series, of mode: JudgedMode) -> ContrastCheck {
    ContrastCheck(
      series, onPlot: mode.mode.plotBackground != nil, of: mode.mode, mode.surfaces, mode.settings)
  }

  /// Some marks, each on the surface where it is faintest.
  ///
  /// - Parameter required: The ratio from which an outline makes a mark visible; nil for that of its rule.
  static func marks(_ mode: JudgedMode, required: Double? = nil, where isAsked: (Series) -> Bool = { _ in true })
    -> [ContrastCheck]
  {
    mode.series.filter(isAsked).compactMap {
      mark($0, in: mode.mode, mode.surfaces, mode.settings, required: required)
    }
  }

  /// The theme's text and every entry of `texts`, in order.
  ///
  /// - Parameter lost: Gets a reason for each entry whose surface does not exist.
  static func texts(_ mode: JudgedMode, lost: (NotChecked) -> Void = { _ in }) -> [ContrastCheck] {
    texts(mode.mode, mode.mode.texts, mode.surfaces, mode.settings) { name, series in
      lost(.check(.textContrast, subject: quoted(name), mode: mode.spokenName, .noSeries(series)))
    }
  }

  /// The nearest colour of the same hue that passes and breaks nothing else; nil for a translucent colour, which needs
  /// more than another colour.
  func nearestColor(
    _ shown: SRGB, _ background: SRGB, _ mode: JudgedMode, _ ledger: inout CheckLedger
  ) -> Suggestion? {
    guard alpha >= 1 else { return nil }
    return ledger.contrastRemedy(
      of: color, in: mode, shown, on: background, among: grounds.compactMap(\.color), required: required, token: token,
      spoken: spoken, series: series)
  }
}
