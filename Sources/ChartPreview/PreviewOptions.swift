package import Colorimetry
package import PaletteCharts
package import PaletteRules

/// The content and size of previews.
package struct PreviewOptions: Sendable {
  /// Whether to draw one picture that fits a page: two panels that suit the theme's marks, as designed and for the
  /// reader with whom most fails; `panels` and `visions` then do not count.
  package var isBrief = false
  /// Panels by name, in sheet order; empty for all that suit the theme.
  package var panels: [String] = []
  /// The kinds of colour vision, in sheet order.
  package var visions: [Vision] = [.normal, .protan, .deutan, .tritan, .grey]
  /// The severity of the deficiency, 0…1.
  package var severity = 1.0
  /// The simulation model.
  package var model: SimulationModel = .auto
  /// The size of a panel in pixels, before ``scale``; nil for the usual one.
  package var size: (width: Int, height: Int)?
  /// Pixels of the picture per pixel of the panel: 2 for screens with double density.
  package var scale = 1.0
  /// The user's own data, with its title; nil for invented data.
  package var data: ChartTable?
  /// The thresholds and levels that determine which series look alike.
  package var judging = JudgementSettings()
  /// The maximum number of pixels of a picture; the sheet is the largest.
  package var mostPixels = 64_000_000

  /// The defaults.
  package init() {}

  var width: Int { size?.width ?? 520 }
  var height: Int { size?.height ?? 360 }

  /// The names accepted by `--panels`, in sheet order.
  package static let panelNames = [
    "line", "scatter", "bars", "area", "donut", "heat", "status", "tiles", "small", "settings",
  ]
}
