import Colorimetry

/// Splits a file with several palettes into one theme per palette.
extension Theme {
  /// Whether the rules judge palettes or sets separately, each by its name.
  package var isJudgedInParts: Bool { !sets.isEmpty || !palettes.isEmpty }

  /// One theme per palette, named after it, on this theme's backgrounds; this theme itself without palettes. Where the
  /// configuration names sets of colours, those.
  ///
  /// A categorical palette becomes series, any other a ramp. Notes, remarks and problems stay with the first theme, so
  /// that each appears once.
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
  /// A mode with a row of colours: series when categorical, otherwise one ramp.
  package init(showing series: [Series], kind: NamedPalette.Kind, name: String?) {
    self.init()
    switch kind {
    case .categorical: self.series = series
    case .sequential, .diverging, .cyclic:
      let kind: Ramp.Kind = kind == .sequential ? .sequential : kind == .diverging ? .diverging : .cyclic
      ramps = [Ramp(name: name, kind: kind, stops: series.map { Ramp.Stop(color: $0.color) })]
    }
  }

  /// This mode with a palette instead of its series and ramps.
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
