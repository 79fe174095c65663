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
  ///   - scales: Every scale of the chart, by name.
  init(_ mark: PlacedNode?, paint: PlacedNode?, scales: [String: PlacedNode], config: PlacedNode?) {
    let type = mark?["type"]?.node.string
    self.mark = type.flatMap(VegaMarkColors.mark)
    func scale(of channel: String) -> PlacedNode? {
      guard let mark, let field = paint?["field"]?.node.string else { return nil }
      let place = VegaChart.encoded(mark, channel).first { $0["field"]?.node.string == field && $0["scale"] != nil }
      return place?["scale"]?.node.string.flatMap { scales[$0] }
    }
    // Other marks than symbols draw no shapes.
    let shapes = type == "symbol" ? scale(of: "shape")?["range"] : nil
    symbols = shapes.map { VegaShapes.symbols($0.node.string == "symbol" ? nil : $0, config: config) } ?? []
    let lists = scale(of: "strokeDash")?["range"]
    dashes = lists?.items == nil ? [] : VegaShapes.dashes(lists)
  }

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

/// Vega's words for shapes and dashes.
enum VegaShapes {
  /// What Vega deals out when a chart lists no shapes (vega-parser, `src/config.js`, `range.symbol`).
  private static let standard = [
    "circle", "square", "triangle-up", "cross", "diamond", "triangle-right", "triangle-down", "triangle-left",
  ]
  /// What Vega-Lite deals out when a chart lists no dashes (`src/compile/scale/range.ts`, `defaultRange`).
  private static let standardDashes: [[Double]] = [[], [4, 2], [2, 1], [1, 1], [1, 2, 4, 2]]

  /// The shape of that name; Vega's `cross` is an upright plus (vega-scenegraph, `src/path/symbols.js`).
  static func symbol(_ word: String) -> Symbol? {
    word == "triangle" ? .triangle : MarkerVocabulary.vega.symbol.value(word)
  }

  /// Shapes in order; nil stands for a drawing of the chart's own.
  static func symbols(_ range: PlacedNode?, config: PlacedNode?) -> [Symbol?] {
    let list = range?.items ?? config?["range"]?["symbol"]?.items
    return list?.map { $0.node.string.flatMap(symbol) } ?? standard.map(symbol)
  }

  /// Dashes in order; `[1, 0]` and `[]` are solid.
  static func dashes(_ range: PlacedNode?) -> [[Double]?] {
    guard let list = range?.items else { return standardDashes }
    return list.map { dash in
      guard let lengths = dash.node.items?.compactMap(\.number), lengths.count == dash.node.items?.count,
        lengths.count <= 8, lengths.allSatisfy({ $0 >= 0 })
      else { return nil }
      return lengths.count == 2 && lengths[1] == 0 ? [] : lengths
    }
  }
}

extension MarkerVocabulary {
  /// Source: Vega-Lite documentation, "Point", `shape`; the `cross` of Vega is upright (vega-scenegraph,
  /// `src/path/symbols.js`). Vega has no fill patterns.
  static let vega = MarkerVocabulary(
    library: "Vega",
    symbol: Setting(
      "shape %",
      [
        (.circle, #""circle""#), (.triangle, #""triangle-up""#), (.plus, #""cross""#), (.square, #""square""#),
        (.diamond, #""diamond""#), (.triangleDown, #""triangle-down""#), (.triangleRight, #""triangle-right""#),
        (.triangleLeft, #""triangle-left""#),
      ]),
    dash: Setting("strokeDash %"), pattern: Setting("fill %"), label: "a text mark with its name")
}
