import Colorimetry

/// A text of a theme and the surface behind it. Shared by PC101, PC105 and PC505.
struct TextCheck {
  /// `the text`, `'legend'`.
  let spoken: String
  /// The colour, its background, and the ratio that WCAG 2.2 SC 1.4.3 requires.
  private(set) var contrast: ContrastCheck
  /// The surface as sentences call it; nil for the colour of the surface.
  let place: String?
  let size: ThemeText.Size

  /// The theme's text and every entry of `texts`, in order; `lost` holds a reason for each entry whose surface does not
  /// exist.
  static func all(_ mode: JudgedMode) -> (checks: [TextCheck], lost: [NotChecked]) {
    var checks: [TextCheck] = []
    var lost: [NotChecked] = []
    if let text = mode.mode.text {
      checks.append(
        TextCheck(
          spoken: "the text",
          contrast: ContrastCheck(
            subject: "text", spoken: "the text", token: text.tokenName(role: "text"), series: nil, color: text,
            alpha: text.alpha, surfaceName: "background", on: mode.surfaces.backgrounds, of: mode.mode.background,
            required: mode.settings.thresholds.text, flare: mode.settings.flare),
          place: nil, size: .normal))
    }
    for (index, text) in mode.mode.texts.enumerated() {
      let name = text.name ?? "text \(index + 1)"
      guard let (surfaceName, grounds, ground) = grounds(of: text, in: mode) else {
        if case .series(let series) = text.on {
          lost.append(.check(.textContrast, subject: quoted(name), mode: mode.spokenName, .noSeries(series)))
        }
        continue
      }
      checks.append(
        TextCheck(
          spoken: quoted(name),
          contrast: ContrastCheck(
            subject: name, spoken: quoted(name), token: text.color.tokenName(role: name), series: nil,
            color: text.color, alpha: text.color.alpha, surfaceName: surfaceName, on: grounds, of: ground,
            required: mode.settings.thresholds.contrast(of: text.size), flare: mode.settings.flare),
          place: text.isOnSeries ? surfaceName : nil, size: text.size))
    }
    for index in checks.indices { checks[index].contrast.places = places(like: checks[index].contrast, in: mode.mode) }
    return (checks, lost)
  }

  /// Other places that define the same colour for text on the same ground.
  private static func places(like check: ContrastCheck, in mode: ThemeMode) -> [RelatedPlace] {
    mode.repeatedTexts.filter { text in
      let isOnPlot = text.on == .plotBackground
      return text.color.srgb == check.color.srgb && text.color.alpha == check.color.alpha
        && isOnPlot == (check.surfaceName == "plot background")
        && text.color.origin.range != check.color.origin.range
    }.prefix(NamedList.shown).map { RelatedPlace(label: $0.name.map { quoted($0) } ?? "text", origin: $0.color.origin) }
  }

  /// The surfaces behind a text, and the colour that defines them; nil where the text refers to a series that does not
  /// exist.
  private static func grounds(of text: ThemeText, in mode: JudgedMode)
    -> (name: String, grounds: [Surfaces.Surface], writtenBy: ThemeColor?)?
  {
    switch text.on {
    case .background: return ("background", mode.surfaces.backgrounds, mode.mode.background)
    case .plotBackground:
      return ("plot background", mode.surfaces.plots, mode.mode.plotBackground ?? mode.mode.background)
    case .series(let name):
      guard let series = mode.series.first(where: { $0.name == name }) else { return nil }
      let grounds = mode.surfaces.plots.map { plot in
        Surfaces.shown(series.color.srgb, alpha: series.alpha, on: plot).map { Surfaces.Surface.opaque($0) } ?? .unknown
      }
      return (quoted(name), series.alpha >= 1 ? [.opaque(series.color.srgb)] : grounds, series.color)
    }
  }

  /// Whether the text reaches the ratio of PC101; false where the ratio is unknown.
  var isReadable: Bool {
    if case .measured(_, _, let ratio) = contrast.outcome { return ratio >= contrast.required }
    return false
  }
}

extension ThemeText {
  /// Whether it is written on the marks of a series.
  fileprivate var isOnSeries: Bool { if case .series = on { true } else { false } }
}
