package import PaletteRules

/// What the page shows one at a time: a mode of a theme, or of one palette of a file with several.
package struct StudioView: Sendable {
  /// The theme, or the palette as a theme of its own.
  package let theme: Theme
  /// Index of the mode.
  package let index: Int
  /// The mode.
  package var mode: ThemeMode { theme.modes[index] }
  /// Its series; for a view without any, the colours of its first ramp, otherwise those of a status.
  package var series: [Series] {
    guard mode.series.isEmpty else { return mode.series }
    if let ramp = mode.ramps.first { return ramp.stops.map { Series(name: "", token: "", color: $0.color) } }
    return Self.status(of: mode).map { Series(name: $0.name, token: "", color: $0.color) }
  }

  private static func status(of mode: ThemeMode) -> [(name: String, color: ThemeColor)] {
    [("good", mode.status.good), ("neutral", mode.status.neutral), ("bad", mode.status.bad)]
      .compactMap { name, color in color.map { (name, $0) } }
  }
  /// Untrusted; empty where there is only one.
  package let name: String

  /// The most views, engineering choice: a list of more is no choice any more.
  private static let most = 100

  /// The views of a theme that have colours, in its order.
  package static func all(_ theme: Theme) -> [StudioView] {
    let parts = theme.palettesAsThemes
    let views = parts.flatMap { part in
      part.modes.indices.filter { index in
        let mode = part.modes[index]
        return !mode.series.isEmpty || !mode.ramps.isEmpty || !status(of: mode).isEmpty
      }.map { index in
        let words = [parts.count > 1 ? part.name : nil, part.modes.count > 1 ? part.modes[index].name : nil]
        return StudioView(theme: part, index: index, name: words.compactMap(\.self).joined(separator: ", "))
      }
    }
    return Array(views.prefix(most))
  }
}
