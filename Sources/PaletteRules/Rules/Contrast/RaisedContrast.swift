import Colorimetry

/// A mark or a text checked against the contrast for people who turn on more contrast. Shared by PC502 and PC505.
///
/// PC505 skips what PC101, PC102 and PC401, where they are on, report as too faint for everyone.
struct RaisedContrast {
  /// The colour, what is behind it, and the raised ratio.
  let check: ContrastCheck
  /// The measured ratio: of the mark, or of a line around it.
  let ratio: Double
  /// The ratio that the rules require for everyone.
  let floor: Double
  /// The surface as sentences call it; nil for the colour of the surface.
  let place: String?
  /// Whether a rule for everyone reports it as too faint.
  let isReported: Bool

  /// Whether only a line around the mark reaches the required ratio.
  let isOutlined: Bool

  /// Whether the contrast is too low.
  var fails: Bool { ratio < check.required }

  /// Every mark and every text of a mode with a known contrast, marks first.
  static func all(_ mode: JudgedMode) -> [RaisedContrast] { marks(mode) + texts(mode) }

  /// Every mark with a known contrast.
  static func marks(_ mode: JudgedMode) -> [RaisedContrast] {
    let (opaque, translucent) = (mode.settings.isOn(.markContrast), mode.settings.isOn(.translucentContrast))
    return mode.series.compactMap { series in
      // As in PC102 and PC401: an opaque mark is on the plot, a translucent one on every surface behind it.
      let checks =
        series.alpha >= 1
        ? [ContrastCheck(series, onPlot: mode.mode.plotBackground != nil, of: mode)]
        : [false, true].filter { !$0 || mode.mode.plotBackground != nil }
          .map { ContrastCheck(series, onPlot: $0, of: mode) }
      let outline = VisibleOutline(
        series, in: mode.mode, on: checks.flatMap(\.grounds), required: mode.settings.thresholds.contrast(of: series),
        flare: mode.settings.flare)
      let measured = checks.compactMap { check in
        RaisedContrast(
          check, raised: Thresholds.raisedMarks, place: nil, isJudged: series.alpha >= 1 ? opaque : translucent,
          outline: outline?.ratio)
      }
      guard measured.count == checks.count else { return nil }
      return measured.min { $0.ratio < $1.ratio }
    }
  }

  /// Every text with a known contrast.
  static func texts(_ mode: JudgedMode) -> [RaisedContrast] {
    let isOn = mode.settings.isOn(.textContrast)
    return TextCheck.all(mode).checks.compactMap { text in
      RaisedContrast(
        text.contrast, raised: Thresholds.standard.enhancedContrast(of: text.size), place: text.place, isJudged: isOn)
    }
  }

  private init?(
    _ check: ContrastCheck, raised: Double, place: String?, isJudged: Bool, outline: Double? = nil
  ) {
    guard case .measured(_, _, let own) = check.outcome else { return nil }
    self.check = check.requiring(raised)
    ratio = max(own, outline ?? 0)
    isOutlined = own < raised && ratio >= raised
    self.place = place
    floor = check.required
    isReported = isJudged && ratio < check.required
  }
}
