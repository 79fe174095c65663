package import Colorimetry
package import PaletteCharts
package import PaletteRules

/// What is drawn, and how large.
package struct PreviewOptions: Sendable {
  /// Panels by name, in the order of the sheet; empty for all that suit the theme.
  package var panels: [String] = []
  /// Who looks, in the order of the sheet.
  package var visions: [Vision] = [.normal, .protan, .deutan, .tritan, .grey]
  /// How strong the deficiency is, 0…1.
  package var severity = 1.0
  /// The paper that simulations follow.
  package var model: SimulationModel = .auto
  /// Pixels of a panel, before ``scale``.
  package var width = 520, height = 360
  /// Pixels of the picture a pixel of the panel: 2 for screens of twice the density.
  package var scale = 1.0
  /// The user's own figures; nil for invented ones.
  package var data: ChartTable?
  /// What counts as alike: the thresholds and levels of the rules.
  package var judging = JudgementSettings()
  /// Pixels of the largest picture, which is the sheet.
  package var mostPixels = 64_000_000

  /// The defaults.
  package init() {}

  /// The names that `--panels` takes, in the order of the sheet.
  package static let panelNames = [
    "line", "scatter", "bars", "area", "donut", "heat", "tiles", "small", "settings",
  ]
}
