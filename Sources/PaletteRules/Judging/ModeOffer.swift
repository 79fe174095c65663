/// Which modes a theme could have: only such a theme can lack one.
///
/// Themes of this project, style sheets (Media Queries Level 5) and asset catalogs (Increase Contrast only) name the
/// settings themselves; design tokens with modes could have another. A plain list of colours is not a theme with a
/// missing mode.
enum ModeOffer {
  /// A setting that people turn on.
  enum Setting: String {
    case increaseContrast, differentiateWithoutColor, reduceTransparency

    func isMet(by purpose: ModePurpose) -> Bool {
      switch self {
      case .increaseContrast: purpose.increasesContrast
      case .differentiateWithoutColor: purpose.differentiatesWithoutColor
      case .reduceTransparency: purpose.reducesTransparency
      }
    }
  }

  /// Whether the theme lacks a mode for the setting, though it could have one.
  static func isMissing(_ setting: Setting, in theme: Theme) -> Bool {
    let names = theme.modes.map(\.name) + theme.modesLeftOut
    return spells(setting, theme, names) && !names.contains { setting.isMet(by: ModePurpose($0)) }
  }

  /// How to write a mode for the setting in the theme's format.
  static func remedy(_ setting: Setting, in theme: Theme) -> String {
    switch (theme.format, setting) {
    case ("css", .increaseContrast): "add colours under '@media (prefers-contrast: more)'"
    case ("css", .reduceTransparency): "add opaque colours under '@media (prefers-reduced-transparency: reduce)'"
    case ("xcassets", .increaseContrast):
      "tick High Contrast in the colour sets and give them darker or lighter colours"
    case ("palettecheck", _): "add '\(setting.rawValue)' to 'modes'"
    default: "add a mode called '\(setting.rawValue)'"
    }
  }

  private static func spells(_ setting: Setting, _ theme: Theme, _ names: [String]) -> Bool {
    guard let base = theme.modes.first, !base.series.isEmpty else { return false }
    let isChart = (base.background ?? base.plotBackground) != nil
    switch theme.format {
    case "palettecheck": return isChart || names.count > 1
    // Only colour responds to a media query or an appearance.
    case "css": return setting != .differentiateWithoutColor && (isChart || names.count > 1)
    case "xcassets": return setting == .increaseContrast
    // Modes of tokens hold colours; they cannot state second channels.
    case "dtcg", "dtcg-resolver", "style-dictionary", "tokens-studio", "figma-variables":
      return setting != .differentiateWithoutColor && names.count > 1
    default: return false
    }
  }
}
