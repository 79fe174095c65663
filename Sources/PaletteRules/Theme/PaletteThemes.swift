import Colorimetry

/// Splits a file with several palettes into one theme per palette.
extension Theme {
  /// Whether the rules judge palettes or sets separately, each by its name.
  package var isJudgedInParts: Bool { !sets.isEmpty || !palettes.isEmpty }

  /// One theme per palette, named after it, on this theme's backgrounds; this theme itself without palettes. Where the
  /// configuration names sets of colours, those.
  ///
  /// A categorical palette becomes series, any other a ramp; what ramps the modes have themselves are a theme of their own.
  /// Notes, remarks and problems stay with the first theme, so that each appears once.
  package var palettesAsThemes: [Theme] {
    guard sets.isEmpty else { return sets }
    guard !palettes.isEmpty else { return [self] }
    var themes = palettes.map { palette in
      var theme = self
      theme.name = palette.name
      if palettes.count > 1 { theme.palette = palette.name }
      theme.modes = modes.compactMap { mode in
        mode.palettes.isEmpty
          ? mode.showing(palette) : mode.palettes.first { $0.name == palette.name }.map(mode.showing)
      }
      return theme
    }
    if modes.contains(where: { !$0.ramps.isEmpty }) {
      var ramps = self
      ramps.name = "ramps"
      for index in ramps.modes.indices { (ramps.modes[index].series, ramps.modes[index].palettes) = ([], []) }
      themes.append(ramps)
    }
    for index in themes.indices {
      themes[index].palettes = []
      guard index > 0 else { continue }
      (themes[index].notes, themes[index].remarks) = ([], [])
      (themes[index].problems, themes[index].unjudged) = ([], [])
    }
    return themes
  }

  /// The name of a mode, with its palette where the theme shows one of several. Untrusted text.
  func shownPlace(of mode: String) -> String {
    guard let palette else { return mode }
    return modes.count > 1 ? "\(palette) \(mode)" : palette
  }
}

extension ThemeMode {
  /// A mode with a row of colours: series when categorical, otherwise one ramp.
  package init(showing series: [Series], kind: NamedPalette.Kind, name: String?) {
    self.init()
    guard let kind = Ramp.Kind(rawValue: kind.rawValue) else {
      self.series = series
      return
    }
    ramps = [Ramp(name: name, kind: kind, stops: series.map { Ramp.Stop(color: $0.color) })]
  }

  /// This mode with a palette instead of its series and ramps.
  fileprivate func showing(_ palette: NamedPalette) -> ThemeMode {
    let series = palette.colors.enumerated().map { index, color in
      let label = palette.labels.indices.contains(index) ? palette.labels[index] : nil
      return Series(
        name: label ?? color.srgb.hex, token: "\(palette.name).\(label ?? String(index + 1))", color: color,
        stroke: palette.strokes.indices.contains(index) ? palette.strokes[index] : nil)
    }
    let shown = ThemeMode(showing: series.namedApart, kind: palette.kind, name: palette.name)
    var mode = self
    (mode.series, mode.ramps, mode.palettes) = (shown.series, shown.ramps, [])
    if mode.background == nil { mode.unknownGround = mode.unknownGround ?? palette.unknownGround }
    return mode
  }
}
