import Colorimetry

/// A mark or a text held to what people ask who turn on more contrast: what PC502 and PC505 share.
///
/// PC505 leaves to PC101, PC102 and PC401 what these call too faint for everyone, where they are on.
struct RaisedContrast {
  /// The colour, what is behind it, and the raised ratio.
  let check: ContrastCheck
  /// What is reached: by the mark, or by a line around it.
  let ratio: Double
  /// What everyone's rules ask.
  let floor: Double
  /// What it stands on as sentences call it; nil for the colour of the surface.
  let place: String?
  /// Whether one of everyone's rules calls it too faint.
  let isSaid: Bool

  /// Whether only a line around the mark reaches what is asked.
  let isOutlined: Bool

  /// Whether it falls short.
  var fails: Bool { ratio < check.required }

  /// Every mark and every text of a mode whose contrast is known, marks first.
  static func all(_ mode: JudgedMode) -> [RaisedContrast] { marks(mode) + texts(mode) }

  /// Every mark whose contrast is known.
  static func marks(_ mode: JudgedMode) -> [RaisedContrast] {
    let (opaque, translucent) = (mode.settings.isOn(.markContrast), mode.settings.isOn(.translucentContrast))
    return mode.series.compactMap { series in
      // As PC102 and PC401: an opaque mark lies on the plot, one that shines through on whatever is there.
      let checks =
        series.alpha >= 1
        ? [ContrastCheck(series, onPlot: mode.mode.plotBackground != nil, of: mode)]
        : [false, true].filter { !$0 || mode.mode.plotBackground != nil }
          .map { ContrastCheck(series, onPlot: $0, of: mode) }
      let outline = VisibleOutline(
        series, in: mode.mode, on: checks.flatMap(\.grounds), required: mode.settings.thresholds.contrast(of: series))
      let measured = checks.compactMap { check in
        RaisedContrast(
          check, raised: Thresholds.raisedMarks, place: nil, isJudged: series.alpha >= 1 ? opaque : translucent,
          outline: outline?.ratio)
      }
      guard measured.count == checks.count else { return nil }
      return measured.min { $0.ratio < $1.ratio }
    }
  }

  /// Every text whose contrast is known.
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
    self.check = check.held(to: raised)
    ratio = max(own, outline ?? 0)
    isOutlined = own < raised && ratio >= raised
    self.place = place
    floor = check.required
    isSaid = isJudged && ratio < check.required
  }
}
