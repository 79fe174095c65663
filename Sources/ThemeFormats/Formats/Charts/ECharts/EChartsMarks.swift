import PaletteRules
import SourceText

extension EChartsTheme {
  /// What the entries of `series` say besides their colours.
  ///
  /// Source: ECharts option manual, `series-line.symbol`; zrender 6, `src/graphic/helper/dashStyle.ts`, `normalizeLineDash`.
  static let marks = MarkSpelling(
    kinds: [
      "line": .line(.line), "area": .line(.area), "bar": .item(.bar), "pictorialBar": .item(.bar),
      "scatter": .item(.point), "effectScatter": .item(.point),
    ],
    dash: "lineStyle/type", width: "lineStyle/width", pattern: "itemStyle/decal", labels: ["endLabel/show"],
    vocabulary: .echarts,
    symbols: [
      "square": .square, "roundRect": .square, "emptyRect": .square, "emptySquare": .square, "emptyRoundRect": .square,
      "emptyTriangle": .triangle, "emptyDiamond": .diamond,
    ],
    dashes: ["solid": [], "dashed": [4, 2], "dotted": [1, 1]], unit: { $0 ?? 2 }, patternOf: pattern)

  /// The nearest word for a decal: its symbol, otherwise the direction of its lines.
  @Sendable private static func pattern(_ decal: PlacedNode) -> Series.Pattern? {
    if decal.node.string == "none" { return Series.Pattern.none }
    switch decal["symbol"]?.node.string {
    case nil, "rect"?: break
    case "circle"?: return .dots
    case "none"?: return Series.Pattern.none
    default: return nil
    }
    // Dashes along x that change from row to row are blocks, or a grid where one row is a solid line.
    if let rows = decal["dashArrayX"]?.items, rows.contains(where: { $0.items != nil }) {
      return rows.contains { $0.items?.count == 2 && $0.items?.last?.node.number == 0 } ? .crosshatch : .squares
    }
    guard let turn = decal["rotation"]?.node.number, abs(turn) > 0.1 else { return .horizontal }
    if abs(abs(turn) - .pi / 2) < 0.1 { return .vertical }
    return turn > 0 ? .diagonal : .diagonalBack
  }
}

extension MarkSpelling.Kind {
  /// What is drawn by its line; an area by its filling where the line is not drawn.
  fileprivate static func line(_ mark: Series.Mark) -> Self {
    MarkSpelling.Kind(
      mark: mark, color: ["itemStyle/color", "lineStyle/color", "color"], opacity: ["lineStyle/opacity"],
      filling: mark == .area ? [("areaStyle/opacity", 0.7)] : [])
  }

  fileprivate static func item(_ mark: Series.Mark) -> Self {
    MarkSpelling.Kind(mark: mark, color: ["itemStyle/color", "color"], opacity: ["itemStyle/opacity"])
  }
}

extension MarkerVocabulary {
  /// Source: ECharts option manual, `series-line.symbol`, `lineStyle.type`, `aria.decal.decals`; the figures of the decals
  /// are those of `src/model/globalDefault.ts` (apache/echarts 6). Upright and slanted crosses are paths of our own.
  static let echarts = MarkerVocabulary(
    library: "ECharts",
    symbol: Setting(
      "symbol %",
      [
        (.circle, #""circle""#), (.triangle, #""triangle""#), (.square, #""rect""#), (.diamond, #""diamond""#),
        (.ring, #""emptyCircle""#),
        (.plus, #""path://M-.3-1H.3V-.3H1V.3H.3V1H-.3V.3H-1V-.3H-.3Z""#),
        (.cross, #""path://M0-.4.6-1 1-.6.4 0 1 .6.6 1 0 .4-.6 1-1 .6-.4 0-1-.6-.6-1Z""#),
      ]),
    dash: Setting("lineStyle.type %"),
    pattern: Setting(
      "itemStyle.decal %",
      [
        (.diagonal, #"{"dashArrayX": [1, 0], "dashArrayY": [2, 5], "rotation": 0.52}"#),
        (.horizontal, #"{"dashArrayX": [1, 0], "dashArrayY": [4, 3]}"#),
        (.dots, #"{"symbol": "circle", "dashArrayX": [[8, 8], [0, 8, 8, 0]], "dashArrayY": [6, 0]}"#),
        (.diagonalBack, #"{"dashArrayX": [1, 0], "dashArrayY": [4, 3], "rotation": -0.79}"#),
        (.vertical, #"{"dashArrayX": [1, 0], "dashArrayY": [4, 3], "rotation": 1.57}"#),
        (.crosshatch, #"{"dashArrayX": [[1, 0], [1, 6]], "dashArrayY": [1, 0, 6, 0], "rotation": 0.79}"#),
        (.squares, #"{"dashArrayX": [[6, 6], [0, 6, 6, 0]], "dashArrayY": [6, 0]}"#),
      ]),
    label: #"endLabel or label with "formatter": "{a}""#)
}
