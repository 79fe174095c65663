package import ChartPreview
import Colorimetry
package import PaletteRules

/// A small picture of a view, as readers see it.
extension Specimen.Shape {
  /// The readers, in the order of the swatch matrix.
  static let readers = [Vision.normal] + Vision.deficiencies + [.grey]

  /// As the page lists it.
  package var label: String { self == .heat ? "Heat map" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The picture; nil where what shows through is unknown.
  func svg(_ view: StudioView, seenBy vision: Vision, _ settings: JudgementSettings) -> String? {
    let severity = Vision.deficiencies.contains(vision) ? settings.highestSeverity : 1
    let simulation = Simulation(vision, severity: severity)
    let seen: (SRGB) -> SRGB = { color in
      vision == .normal ? color : SRGB(simulation(LinearSRGB(color), convention: .clamp))
    }
    let mode = view.mode
    if mode.series.isEmpty, let ramp = mode.ramps.first {
      return RampSpecimen(ramp, in: mode, marking: [], seen: seen)?.drawn().svg
    }
    return Specimen(series(mode), as: self, in: mode, seen: seen)?.drawn().svg
  }

  /// What is drawn: the colours that the mode has for states and for text come first.
  private func series(_ mode: ThemeMode) -> [Series] {
    let own: [ThemeColor?] =
      switch self {
      case .status: [mode.status.good, mode.status.neutral, mode.status.bad]
      case .text: [mode.text] + mode.texts.map(\.color)
      case .lines, .bars, .points, .areas, .donut, .heat: []
      }
    return own.compactMap(\.self).map { Series(name: "", token: "", color: $0) } + mode.series
  }
}

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
