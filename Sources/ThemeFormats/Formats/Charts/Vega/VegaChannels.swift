import PaletteRules
import SourceText

/// What else than colour tells the series of a Vega scale apart: shapes and dashes that a mark takes from other scales by
/// the field that its colour stands for.
struct VegaChannels {
  private let symbols: [Symbol?]
  private let dashes: [[Double]?]
  private let mark: Series.Mark?

  /// - Parameters:
  ///   - mark: A mark that the colour scale paints.
  ///   - paint: How it does: `{"scale": "color", "field": "k"}`.
  ///   - scales: Every scale of the chart.
  init(_ mark: PlacedNode?, paint: PlacedNode?, scales: [PlacedNode], config: PlacedNode?) {
    let type = mark?["type"]?.node.string
    self.mark = type.flatMap(VegaMarkColors.mark)
    func scale(of channel: String) -> PlacedNode? {
      guard let mark, let field = paint?["field"]?.node.string else { return nil }
      let place = VegaChart.encoded(mark, channel).first { $0["field"]?.node.string == field && $0["scale"] != nil }
      return scales.first { $0["name"]?.node.string == place?["scale"]?.node.string && place != nil }
    }
    // Other marks than symbols draw no shapes.
    let shapes = type == "symbol" ? scale(of: "shape")?["range"] : nil
    symbols = shapes.map { VegaShapes.symbols($0.node.string == "symbol" ? nil : $0, config: config) } ?? []
    let lists = scale(of: "strokeDash")?["range"]
    dashes = lists?.items == nil ? [] : VegaShapes.dashes(lists)
  }

  /// The series with their channels.
  func series(_ colored: [Series]) -> [Series] {
    colored.enumerated().map { index, series in
      var series = series
      series.mark = mark
      if !symbols.isEmpty { series.symbol = symbols[index % symbols.count] }
      if !dashes.isEmpty { series.dash = dashes[index % dashes.count] }
      return series
    }
  }
}
