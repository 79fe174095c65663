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
    return Specimen(mode.series, as: shape, in: mode, seen: seen)?.drawn().svg
  }
}
