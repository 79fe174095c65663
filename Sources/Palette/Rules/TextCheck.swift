import Colorimetry

/// A text of a theme on what it stands on: what PC101, PC105 and PC505 share.
struct TextCheck {
  /// `the text`, `'legend'`.
  let spoken: String
  /// The colour, what is behind it, and what WCAG 2.2 SC 1.4.3 asks of it.
  let contrast: ContrastCheck
  /// What it stands on as sentences call it; nil for the colour of the surface.
  let place: String?

  /// The theme's text and every entry of `texts`, in order; what an entry stands on that is not there is left in words.
  static func all(_ mode: JudgedMode) -> (checks: [TextCheck], lost: [String]) {
    var checks: [TextCheck] = []
    var lost: [String] = []
    if let text = mode.mode.text {
      checks.append(
        TextCheck(
          spoken: "the text",
          contrast: ContrastCheck(
            subject: "text", spoken: "the text", token: text.tokenName(role: "text"), series: nil, color: text,
            alpha: text.alpha, surfaceName: "background", surface: mode.surfaces.background,
            surfaceOrigin: mode.mode.background?.origin, required: WCAG.minimumForText), place: nil))
    }
    for (index, text) in mode.mode.texts.enumerated() {
      let name = text.name ?? "text \(index + 1)"
      guard let (surfaceName, surface, origin) = surface(of: text, in: mode) else {
        if case .series(let series) = text.on {
          lost.append("\(quoted(name)) in mode \(mode.mode.name): there is no series \(quoted(series)) to stand on")
        }
        continue
      }
      checks.append(
        TextCheck(
          spoken: quoted(name),
          contrast: ContrastCheck(
            subject: name, spoken: quoted(name), token: text.color.tokenName(role: name), series: nil,
            color: text.color, alpha: text.color.alpha, surfaceName: surfaceName, surface: surface,
            surfaceOrigin: origin, required: text.size.required),
          place: surfaceName.hasPrefix("'") ? surfaceName : nil))
    }
    return (checks, lost)
  }

  private static func surface(of text: ThemeText, in mode: JudgedMode)
    -> (name: String, surface: Surfaces.Surface, origin: TokenOrigin?)?
  {
    switch text.on {
    case .background: return ("background", mode.surfaces.background, mode.mode.background?.origin)
    case .plotBackground:
      return ("plot background", mode.surfaces.plot, (mode.mode.plotBackground ?? mode.mode.background)?.origin)
    case .series(let name):
      guard let series = mode.series.first(where: { $0.name == name }) else { return nil }
      return (quoted(name), mode.surfaces.surface(of: series), series.color.origin)
    }
  }

  /// The least ratio that WCAG 2.2 SC 1.4.6, level AAA, asks of it.
  var enhanced: Double {
    contrast.required <= WCAG.minimumForLargeText ? ThemeText.Size.large.enhanced : ThemeText.Size.normal.enhanced
  }

  /// The same, held to what level AAA asks.
  var enhancedContrast: ContrastCheck {
    ContrastCheck(
      subject: contrast.subject, spoken: contrast.spoken, token: contrast.token, series: nil, color: contrast.color,
      alpha: contrast.alpha, surfaceName: contrast.surfaceName, surface: contrast.surface,
      surfaceOrigin: contrast.surfaceOrigin, required: enhanced)
  }

  /// Whether level AA is reached; false where that is unknown.
  var isReadable: Bool {
    if case .measured(_, _, let ratio) = contrast.outcome { return ratio >= contrast.required }
    return false
  }
}

extension ThemeText.Size {
  /// The least ratio that WCAG 2.2 SC 1.4.3, level AA, asks.
  var required: Double { self == .large ? WCAG.minimumForLargeText : WCAG.minimumForText }
  /// The least ratio that WCAG 2.2 SC 1.4.6, level AAA, asks.
  var enhanced: Double { self == .large ? WCAG.enhancedForLargeText : WCAG.enhancedForText }
}
