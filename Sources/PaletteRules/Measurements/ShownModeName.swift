import Colorimetry

extension Theme {
  /// What a mode is called before people: its name. A dark one that is called light, since no file says otherwise, is
  /// called dark, as long as no other mode goes by that: L* of CIELAB of what it stands on is below 50, half of white's.
  package func shownName(of mode: ThemeMode) -> String {
    guard mode.name == "light", !modes.contains(where: { $0.name.lowercased().contains("dark") }),
      let ground = Surfaces(mode).plot.color, CIELAB(LinearSRGB(ground)).lightness < 50
    else { return mode.name }
    return "dark"
  }
}
