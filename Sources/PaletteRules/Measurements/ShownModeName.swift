import Colorimetry

extension Theme {
  /// The displayed name of a mode. A dark mode named `light`, because the file does not say otherwise, is displayed as
  /// `dark` unless another mode has that name; dark means that L* of its background is below 50, half of white's.
  package func shownName(of mode: ThemeMode) -> String {
    guard mode.name == "light", !modes.contains(where: { $0.name.lowercased().contains("dark") }),
      let ground = Surfaces(mode).plot.color, CIELAB(LinearSRGB(ground)).lightness < 50
    else { return mode.name }
    return "dark"
  }
}
