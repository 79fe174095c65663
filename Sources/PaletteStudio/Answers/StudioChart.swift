import ChartSpecimen
import Colorimetry
import PaletteRules

/// A small picture of a view, as readers see it.
package enum StudioChart: String, CaseIterable, Sendable {
  case lines, bars, points, areas, donut, map, heat, status, text

  /// The readers, in the order of the swatch matrix.
  static let readers = [Vision.normal] + Vision.deficiencies + [.grey]

  /// As the page lists it.
  package var label: String { self == .heat ? "Heat map" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  private var shape: Specimen.Shape {
    switch self {
    case .lines: .line
    case .bars: .bar
    case .points: .point
    case .areas: .area
    case .donut: .donut
    case .map: .map
    case .heat: .heat
    case .status: .status
    case .text: .text
    }
  }

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
    return Specimen(series(mode), as: shape, in: mode, seen: seen)?.drawn().svg
  }

  /// What is drawn: the colours that the mode has for states and for text come first.
  private func series(_ mode: ThemeMode) -> [Series] {
    let own: [ThemeColor?] =
      switch self {
      case .status: [mode.status.good, mode.status.neutral, mode.status.bad]
      case .text: [mode.text] + mode.texts.map(\.color)
      case .lines, .bars, .points, .areas, .donut, .map, .heat: []
      }
    return own.compactMap(\.self).map { Series(name: "", token: "", color: $0) } + mode.series
  }
}
