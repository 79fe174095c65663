import Palette
import SourceText

/// What else than colour tells the series of a Vega-Lite scale apart: shapes and dashes by the same field.
struct VegaLiteChannels {
  private let scale: VegaLiteScale
  private let config: PlacedNode?

  init(_ scale: VegaLiteScale, config: PlacedNode?) {
    self.scale = scale
    self.config = config
  }

  /// The series with their channels.
  func series(_ colored: [Series]) -> [Series] {
    let mark = scale.views.first.flatMap { VegaMarkColors.mark($0.mark) }
    let settings = scale.views.first?.settings
    let symbols = definition("shape").map { VegaShapes.symbols($0["scale"]?["range"], config: config) }
    let dashes = definition("strokeDash").map { VegaShapes.dashes($0["scale"]?["range"]) }
    let fixed = fixedShape
    return colored.enumerated().map { index, series in
      var series = series
      series.mark = mark
      if let symbols, !symbols.isEmpty { series.symbol = symbols[index % symbols.count] } else { series.symbol = fixed }
      if let dashes, !dashes.isEmpty { series.dash = dashes[index % dashes.count] }
      if mark == .line { series.width = settings?["strokeWidth"]?.node.number.flatMap { $0 >= 0 ? $0 : nil } }
      series.opacity = settings?["opacity"]?.node.number.map { min(max($0, 0), 1) }
      return series
    }
  }

  /// The encoding of a channel by the field that the colours stand for.
  private func definition(_ channel: String) -> PlacedNode? {
    scale.views.lazy.compactMap { $0.encoding[channel] }.first { VegaLiteScale.key($0) == scale.key }
  }

  /// The shape that all points share when they are drawn as points at all.
  private var fixedShape: Symbol? {
    guard let view = scale.views.first, let word = view.settings?["shape"]?.node.string else { return nil }
    return VegaMarkColors.mark(view.mark) == .point ? VegaShapes.symbol(word) : nil
  }
}
