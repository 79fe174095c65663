import PaletteRules

extension Theme {
  /// The theme with what its reader found and nobody can judge.
  func leaving(_ unjudged: [String]) -> Theme {
    var theme = self
    theme.unjudged += unjudged
    return theme
  }
}
