import PaletteRules
import SourceText

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
