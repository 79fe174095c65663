import Colorimetry

/// A file that holds many palettes is judged palette by palette.
extension Theme {
  /// Whether palettes or sets are judged, each for itself and by its name.
  package var isJudgedInParts: Bool { !sets.isEmpty || !palettes.isEmpty }

  /// One theme for each palette, named after it, on the backgrounds of this one; this theme itself when it holds none. Where
  /// the user names sets of colours, those.
  ///
  /// A categorical palette becomes series, any other a ramp. Notes, remarks and problems stay with the first, so that each
  /// is said once.
  package var palettesAsThemes: [Theme] {
    guard sets.isEmpty else { return sets }
    guard !palettes.isEmpty else { return [self] }
    return palettes.enumerated().map { index, palette in
      var theme = self
      theme.name = palette.name
      theme.palettes = []
      theme.modes = modes.map { $0.showing(palette) }
      if index > 0 { (theme.notes, theme.remarks, theme.problems, theme.unjudged) = ([], [], [], []) }
      return theme
    }
  }
}

extension ThemeMode {
  /// A mode that shows a row of colours: series when it is categorical, else one ramp.
  package init(showing series: [Series], kind: NamedPalette.Kind, name: String?) {
    self.init()
    switch kind {
    case .categorical: self.series = series
    case .sequential, .diverging, .cyclic:
      let kind: Ramp.Kind = kind == .sequential ? .sequential : kind == .diverging ? .diverging : .cyclic
      ramps = [Ramp(name: name, kind: kind, stops: series.map { Ramp.Stop(color: $0.color) })]
    }
  }

  /// This mode with a palette in place of its series and ramps.
  fileprivate func showing(_ palette: NamedPalette) -> ThemeMode {
    let series = palette.colors.enumerated().map { index, color in
      let label = palette.labels.indices.contains(index) ? palette.labels[index] : nil
      return Series(
        name: label ?? color.srgb.hex, token: "\(palette.name).\(label ?? String(index + 1))", color: color)
    }
    let shown = ThemeMode(showing: series.namedApart, kind: palette.kind, name: palette.name)
    var mode = self
    (mode.series, mode.ramps) = (shown.series, shown.ramps)
    return mode
  }
}
