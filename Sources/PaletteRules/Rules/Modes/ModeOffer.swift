/// A setting that people turn on, and that a mode of a theme may serve: only a theme that could have one can lack it.
///
/// Themes of this project, style sheets (Media Queries Level 5) and asset catalogs (Increase Contrast only) name the
/// settings themselves; design tokens with modes could have another. A plain list of colours is not a theme with a
/// missing mode.
enum ModeOffer: String {
  case increaseContrast, differentiateWithoutColor, reduceTransparency

  private func isMet(by purpose: ModePurpose) -> Bool {
    switch self {
    case .increaseContrast: purpose.increasesContrast
    case .differentiateWithoutColor: purpose.differentiatesWithoutColor
    case .reduceTransparency: purpose.reducesTransparency
    }
  }

  /// Whether the theme lacks a mode for the setting, though it could have one.
  func isMissing(in theme: Theme) -> Bool {
    let names = theme.modes.map(\.name) + theme.modesLeftOut
    return isSpelled(in: theme, names) && !names.contains { isMet(by: ModePurpose($0)) }
  }

  /// How to write a mode for the setting in the theme's format.
  func remedy(in theme: Theme) -> String {
    switch (theme.format, self) {
    case ("css", .increaseContrast): "add colours under '@media (prefers-contrast: more)'"
    case ("css", .reduceTransparency): "add opaque colours under '@media (prefers-reduced-transparency: reduce)'"
    case ("xcassets", .increaseContrast):
      "tick High Contrast in the colour sets and give them darker or lighter colours"
    case ("palettecheck", _): "add '\(rawValue)' to 'modes'"
    default: "add a mode called '\(rawValue)'"
    }
  }

  private func isSpelled(in theme: Theme, _ names: [String]) -> Bool {
    guard let base = theme.modes.first, !base.series.isEmpty else { return false }
    let isChart = (base.background ?? base.plotBackground) != nil
    switch theme.format {
    case "palettecheck": return isChart || names.count > 1
    // Only colour responds to a media query or an appearance.
    case "css": return self != .differentiateWithoutColor && (isChart || names.count > 1)
    case "xcassets": return self == .increaseContrast
    // Modes of tokens hold colours; they cannot state second channels.
    case "dtcg", "dtcg-resolver", "style-dictionary", "tokens-studio", "figma-variables":
      return self != .differentiateWithoutColor && names.count > 1
    default: return false
    }
  }
}
