import Colorimetry

extension NamedPalette {
  /// The palette as a theme of its own, on the background of the theme that it comes from.
  package func asTheme(of theme: Theme) -> Theme {
    var mode = theme.modes.first ?? ThemeMode()
    mode.series = []
    mode.ramps = []
    switch kind {
    case .categorical: mode.series = series
    case .sequential: mode.ramps = [ramp(.sequential)]
    case .diverging: mode.ramps = [ramp(.diverging)]
    case .cyclic: mode.ramps = [ramp(.cyclic)]
    }
    var single = theme
    single.name = name
    single.modes = [mode]
    single.palettes = []
    single.problems = []
    return single
  }

  private func ramp(_ kind: Ramp.Kind) -> Ramp {
    Ramp(name: name, kind: kind, stops: colors.map { Ramp.Stop(color: $0) })
  }

  /// Named by their hex; the same colour twice is two series all the same.
  private var series: [Series] {
    var occurrences: [String: Int] = [:]
    return colors.enumerated().map { index, color in
      let hex = color.srgb.hex
      let occurrence = occurrences[hex, default: 0] + 1
      occurrences[hex] = occurrence
      let name = occurrence == 1 ? hex : "\(hex) (\(occurrence))"
      return Series(name: name, token: "\(self.name).\(index + 1)", color: color)
    }
  }
}
