import PaletteRules
import SourceText

/// What else than colour tells the series of a Vega-Lite scale apart: shapes and dashes by the same field.
struct VegaLiteChannels {
  private let scale: VegaLiteScale
  private let views: [VegaLiteView]
  private let config: PlacedNode?

  /// - Parameter views: Every view of the chart.
  init(_ scale: VegaLiteScale, views: [VegaLiteView], config: PlacedNode?) {
    self.scale = scale
    self.views = views
    self.config = config
  }

  /// The series with their channels.
  func series(_ colored: [Series]) -> [Series] {
    let mark = scale.views.first.flatMap { VegaMarkColors.mark($0.mark) }
    let settings = scale.views.first?.settings
    let symbols = definition("shape", in: scale.views.filter(drawsShapes)).map {
      VegaShapes.symbols($0["scale"]?["range"], config: config)
    }
    let dashes = definition("strokeDash", in: scale.views).map { VegaShapes.dashes($0["scale"]?["range"]) }
    let fixed = fixedShape
    return colored.enumerated().map { index, series in
      var series = series
      series.mark = mark
      if let symbols, !symbols.isEmpty { series.symbol = symbols[index % symbols.count] } else { series.symbol = fixed }
      if let dashes, !dashes.isEmpty { series.dash = dashes[index % dashes.count] }
      if mark == .line { series.width = settings?["strokeWidth"]?.node.number.flatMap { $0 >= 0 ? $0 : nil } }
      if isLabelled { series.label = .direct }
      series.opacity = settings?["opacity"]?.node.number.map { min(max($0, 0), 1) }
      return series
    }
  }

  /// The encoding of a channel by the field that the colours stand for.
  private func definition(_ channel: String, in views: [VegaLiteView]) -> PlacedNode? {
    views.lazy.compactMap { $0.encoding[channel] }.first { VegaLiteScale.key($0) == scale.key }
  }

  /// Points and the points on lines have shapes; circles and squares are what they are called (Vega-Lite documentation,
  /// "Shape Channel").
  private func drawsShapes(_ view: VegaLiteView) -> Bool {
    guard view.mark == "line" || view.mark == "area" else { return view.mark == "point" }
    guard let point = view.settings?["point"] ?? config?[view.mark]?["point"] else { return false }
    return point.node.boolean ?? (point.node.string != "transparent")
  }

  /// Whether a layer writes the names at the marks.
  private var isLabelled: Bool {
    definition("text", in: views.filter { $0.mark == "text" }) != nil
  }

  /// The shape that all points share when they are drawn as points at all.
  private var fixedShape: Symbol? {
    guard let view = scale.views.first, let word = view.settings?["shape"]?.node.string else { return nil }
    return VegaMarkColors.mark(view.mark) == .point ? VegaShapes.symbol(word) : nil
  }
}
