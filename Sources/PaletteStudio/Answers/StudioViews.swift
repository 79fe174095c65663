package import PaletteRules

/// What the page shows one at a time: a mode of a theme, or of one palette of a file with several.
package struct StudioView: Sendable {
  /// The theme, or the palette as a theme of its own.
  package let theme: Theme
  /// Index of the mode.
  package let index: Int
  /// The mode.
  package var mode: ThemeMode { theme.modes[index] }
  /// Its series; for a view without any, the colours of its first ramp.
  package var series: [Series] {
    let stops = mode.ramps.first?.stops ?? []
    return mode.series.isEmpty ? stops.map { Series(name: "", token: "", color: $0.color) } : mode.series
  }
  /// Untrusted; empty where there is only one.
  package let name: String

  /// The most views, engineering choice: a list of more is no choice any more.
  private static let most = 100

  /// The views of a theme that have colours, in its order.
  package static func all(_ theme: Theme) -> [StudioView] {
    let parts = theme.palettesAsThemes
    let views = parts.flatMap { part in
      part.modes.indices.filter { !part.modes[$0].series.isEmpty || !part.modes[$0].ramps.isEmpty }.map { index in
        let words = [parts.count > 1 ? part.name : nil, part.modes.count > 1 ? part.modes[index].name : nil]
        return StudioView(theme: part, index: index, name: words.compactMap(\.self).joined(separator: ", "))
      }
    }
    return Array(views.prefix(most))
  }
}
