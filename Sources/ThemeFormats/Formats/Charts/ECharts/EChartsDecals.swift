import PaletteRules
import SourceText

/// The patterns that ECharts lays over series when `aria.decal.show` is true.
enum EChartsDecals {
  /// What the library takes when a theme lists none: lines to the left, dots, lines to the right, blocks, a grid and
  /// triangles (apache/echarts 6, `src/model/globalDefault.ts`, `aria.decal.decals`).
  private static let standard: [Series.Pattern?] = [.diagonal, .dots, .diagonalBack, .squares, .crosshatch, nil]

  /// Gives each series its pattern; the list starts again when it is at its end.
  static func apply(_ decal: PlacedNode?, to series: inout [Series], record: ReadingRecord) {
    guard let decal, decal["show"]?.node.boolean == true else { return }
    let list = decal["decals"].map { $0.items ?? [$0] }
    let patterns = list?.map(pattern) ?? standard
    guard !patterns.isEmpty else { return }
    for index in series.indices { series[index].pattern = patterns[index % patterns.count] }
    if patterns.contains(where: { $0 == nil }) {
      record.note(.namelessDecals)
    }
  }

  /// The nearest word for a decal: its symbol, otherwise the direction of its lines.
  static func pattern(_ decal: PlacedNode) -> Series.Pattern? {
    if decal.node.string == "none" { return Series.Pattern.none }
    switch decal["symbol"]?.node.string {
    case nil, "rect"?: break
    case "circle"?: return .dots
    case "none"?: return Series.Pattern.none
    default: return nil
    }
    if isZero(decal["dashArrayX"]) && isZero(decal["dashArrayY"]) { return Series.Pattern.none }
    // Dashes along x that change from row to row are blocks, or a grid where one row is a solid line.
    if let rows = decal["dashArrayX"]?.items, rows.contains(where: { $0.items != nil }) {
      return rows.contains { $0.items?.count == 2 && $0.items?.last?.node.number == 0 } ? .crosshatch : .squares
    }
    guard let turn = decal["rotation"]?.node.number, abs(turn) > 0.1 else { return .horizontal }
    if abs(abs(turn) - .pi / 2) < 0.1 { return .vertical }
    return turn > 0 ? .diagonal : .diagonalBack
  }

  private static func isZero(_ dashes: PlacedNode?) -> Bool { dashes?.node.number == 0 }
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
