import Colorimetry
import PaletteRules
import SourceText

/// The colours that traces take in turn.
struct PlotlyColorway {
  /// In order; empty when the file does not say.
  private(set) var colors = ListedColors()
  private let record: ReadingRecord

  /// Whether the file gives no colours to its traces, so that plotly.js takes its own.
  let isDefault: Bool

  /// plotly.js, `src/components/color/attributes.js`: `defaults`.
  private static let own = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
  ]

  /// The `colorway` of the first layer that has one, otherwise of the named template.
  init(_ layers: PlotlyLayers, record: ReadingRecord) {
    self.record = record
    isDefault =
      layers.isFigure && layers.first("colorway") == nil && layers.named == nil && layers.unknown == nil
    if let place = layers.first("colorway") {
      if place.items == nil {
        record.problem("'colorway' must be a list of colours, not \(place.node.kindName)", at: place.origin)
      }
      colors = ListedColors(place, token: "colorway", record: record)
    } else if let named = layers.named {
      colors.items = named.template.colorway.compactMap { hex in
        named.template.color(hex, at: named.place).map { ListedColors.Item(color: $0, label: nil) }
      }
    }
  }

  /// The colours as series, called by their hex.
  func series(_ reading: Reading) throws(ThemeProblem) -> [Series] {
    try colors.series(tokenPrefix: "colorway", reading)
  }

  /// The colour of a trace that names none, by its index; its position is that of the trace if it comes from plotly.js.
  func color(_ index: Int, of trace: PlacedNode) -> ThemeColor? {
    if isDefault {
      return (try? Color(css: Self.own[index % Self.own.count])).map { ThemeColor($0, origin: trace.origin) }
    }
    return colors.items.isEmpty ? nil : colors.items[index % colors.items.count].color
  }
}
