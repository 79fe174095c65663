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
    switch word {
    case "circle": .circle
    case "square": .square
    case "cross": .plus
    case "diamond": .diamond
    case "triangle", "triangle-up": .triangle
    case "triangle-down": .triangleDown
    case "triangle-left": .triangleLeft
    case "triangle-right": .triangleRight
    default: nil
    }
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
