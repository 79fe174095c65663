package import Colorimetry
package import ImageSimulation
package import PaletteCharts
package import PaletteRules
package import PangoCairo

/// The content and size of previews.
package struct PreviewOptions: Sendable {
  /// Whether to draw one picture that fits a page: two panels that suit the theme's marks, as designed and for the
  /// reader with whom most fails; `panels` and `visions` then do not count.
  package var isBrief = false
  /// Panels by name, in sheet order; empty for all that suit the theme.
  package var panels: [String] = []
  /// The kinds of colour vision, in sheet order.
  package var visions: [Vision] = [.normal, .protan, .deutan, .tritan, .grey]
  /// The size of a panel in pixels.
  var size = (width: 520, height: 360)
  /// The user's own data, with its title; nil for invented data.
  package var data: ChartTable?
  /// The thresholds and levels that determine which series look alike.
  package var judging = JudgementSettings()

  /// The defaults.
  package init() {}

  /// The names accepted by `--panels`, in sheet order.
  package static let panelNames = [
    "line", "scatter", "bars", "area", "donut", "heat", "status", "tiles", "small", "settings",
  ]
}

/// Why previews could not be drawn.
package enum PreviewError: Error, Sendable {
  /// The drawing failed.
  case drawing(PangoCairoError)
  /// The simulation failed.
  case simulation(PictureError)

  /// Lower case; gives a remedy.
  package var reason: String {
    switch self {
    case .drawing(let error): error.reason
    case .simulation(let error): error.reason
    }
  }
}
