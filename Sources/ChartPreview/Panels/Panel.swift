import PaletteCharts
import PaletteRules

/// One chart of a preview.
protocol Panel: Sendable {
  /// As files and `--panels` call it: `line`.
  var name: String { get }
  /// What stands above it.
  var title: String { get }
  /// What stands beside names in the legend; nil for a chart without one.
  var sample: Legend.Sample? { get }
  /// How many series it shows at most.
  var mostSeries: Int { get }
  /// What beside colour it draws as the theme declares it.
  var channels: Set<MarkChannel> { get }
  /// Whether it sets series beside each other, so that it matters which of them look alike.
  var comparesSeries: Bool { get }

  /// Draws everything below title and legend.
  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle)
}

extension Panel {
  var mostSeries: Int { PreviewStyle.mostSeries }
  var channels: Set<MarkChannel> { [] }
  var comparesSeries: Bool { true }
}
