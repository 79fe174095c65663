import PaletteCharts
import PaletteRules

/// One chart of a preview.
protocol Panel: Sendable {
  /// The name in file names and in `--panels`: `line`.
  var name: String { get }
  /// The title above the chart.
  var title: String { get }
  /// The sample next to names in the legend; nil for a chart without a legend.
  var sample: Legend.Sample? { get }
  /// The maximum number of series.
  var mostSeries: Int { get }
  /// The channels besides colour that it draws as the theme declares them.
  var channels: Set<MarkChannel> { get }
  /// Whether it shows several series together, so that series that look alike matter.
  var comparesSeries: Bool { get }

  /// What fails besides series that look alike, the worst first.
  var verdicts: [PanelVerdict] { get }

  /// Draws the chart below title and legend.
  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle)

  /// Marks in the same box where something fails.
  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle)
}

extension Panel {
  var mostSeries: Int { PreviewStyle.mostSeries }
  var channels: Set<MarkChannel> { [] }
  var comparesSeries: Bool { true }
  var verdicts: [PanelVerdict] { [] }
  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {}
}
