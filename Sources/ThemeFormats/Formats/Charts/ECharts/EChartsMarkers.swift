import PaletteRules

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
