import ChartSpecimen
import Colorimetry
import PaletteRules

/// A small picture of a view, as readers see it.
package enum StudioChart: String, CaseIterable, Sendable {
  case lines, bars, points, areas

  /// The readers, in the order of the swatch matrix.
  static let readers = [Vision.normal] + Vision.deficiencies + [.grey]

  /// As the page lists it.
  package var label: String {
    switch self {
    case .lines: "Lines"
    case .bars: "Bars"
    case .points: "Points"
    case .areas: "Areas"
    }
  }

  private var mark: Series.Mark {
    switch self {
    case .lines: .line
    case .bars: .bar
    case .points: .point
    case .areas: .area
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
    let series = mode.series.map { series in
      var series = series
      series.mark = mark
      return series
    }
    return Specimen(series, in: mode, seen: seen)?.drawn().svg
  }
}
