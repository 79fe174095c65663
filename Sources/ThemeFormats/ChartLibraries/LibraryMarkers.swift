import PaletteRules

/// What the chart libraries that we read call what they can draw. Each word is one that the library documents; what a
/// library lacks is not here, and is not suggested to those who use it.
extension MarkerVocabulary {
  /// The words of the library that a format's themes are for, by the format's short name; nil for formats of no library,
  /// and for ours, which has words of its own.
  static func named(_ format: String) -> MarkerVocabulary? {
    switch format {
    case VegaConfig.name, VegaSpec.name: vega
    case EChartsTheme.name, EChartsBuilder.name: echarts
    case PlotlyTemplate.name: plotly
    case HighchartsOptions.name: highcharts
    case MatplotlibStyle.name, AquarelTheme.name: matplotlib
    case AssetCatalog.name: swiftCharts
    default: nil
    }
  }

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

  /// Source: plotly.js reference, `scatter.marker.symbol`, `scatter.line.dash`, `bar.marker.pattern.shape`; its `cross` is
  /// upright and its `x` slanted. An asterisk is drawn by its outline only.
  static let plotly = MarkerVocabulary(
    library: "Plotly",
    symbol: Setting(
      "marker.symbol %",
      [
        (.circle, #""circle""#), (.cross, #""x""#), (.triangle, #""triangle-up""#), (.plus, #""cross""#),
        (.square, #""square""#), (.diamond, #""diamond""#), (.asterisk, #""asterisk-open""#),
        (.ring, #""circle-open""#),
      ]),
    dash: Setting(
      "line.dash %",
      [
        ([3, 3], #""dash""#), ([1, 1], #""dot""#), ([3, 1, 1, 1], #""dashdot""#), ([5, 5], #""longdash""#),
      ]),
    pattern: Setting(
      "marker.pattern.shape %",
      [
        (.diagonal, #""/""#), (.horizontal, #""-""#), (.dots, #"".""#), (.diagonalBack, #""\\""#),
        (.vertical, #""|""#), (.crosshatch, #""x""#), (.squares, #""+""#),
      ]),
    label: #"an annotation at its end, or "mode": "lines+text""#)

  /// Source: Highcharts API, `plotOptions.series.marker.symbol` and `dashStyle` with the figures of
  /// `SVGElement.dashstyleSetter`; patterns by their index in `Highcharts.patterns` (`PatternFill.ts`, `createPatterns`).
  static let highcharts = MarkerVocabulary(
    library: "Highcharts",
    symbol: Setting(
      "marker.symbol %",
      [
        (.circle, #""circle""#), (.triangle, #""triangle""#), (.square, #""square""#), (.diamond, #""diamond""#),
        (.triangleDown, #""triangle-down""#),
      ]),
    dash: Setting(
      "dashStyle %",
      [
        ([4, 3], #""Dash""#), ([1, 1], #""ShortDot""#), ([4, 3, 1, 3], #""DashDot""#), ([8, 3], #""LongDash""#),
      ]),
    pattern: Setting(
      #"color {"patternIndex": %}"#,
      [
        (.diagonal, "1"), (.horizontal, "3"), (.dots, "7"), (.diagonalBack, "0"), (.vertical, "2"), (.squares, "6"),
      ]),
    label: #""label": {"enabled": true}, of its module series-label"#)

  /// Source: matplotlib 3.11, `lib/matplotlib/markers.py`, `hatch.py`, and `lines.*_pattern` of `matplotlibrc`. A ring is
  /// an `o` without a filling, which no cycle can say; an asterisk is a star.
  static let matplotlib = MarkerVocabulary(
    library: "matplotlib",
    symbol: Setting(
      "marker=%",
      [
        (.circle, "'o'"), (.cross, "'X'"), (.triangle, "'^'"), (.plus, "'P'"), (.square, "'s'"), (.diamond, "'D'"),
        (.asterisk, "'*'"), (.triangleDown, "'v'"),
      ]),
    dash: Setting(
      "linestyle=%", [([3.7, 1.6], "'--'"), ([1, 1.65], "':'"), ([6.4, 1.6, 1, 1.6], "'-.'")]),
    pattern: Setting(
      "hatch=%",
      [
        (.diagonal, "'/'"), (.horizontal, "'-'"), (.dots, "'.'"), (.diagonalBack, #"'\\'"#), (.vertical, "'|'"),
        (.crosshatch, "'x'"), (.squares, "'+'"),
      ]),
    label: "ax.annotate at its end")

  /// Source: Apple, `BasicChartSymbolShape`, `strokeBorder(lineWidth:)`, `StrokeStyle`; for asset catalogs, whose colours
  /// charts of Swift Charts take. It has no fill patterns.
  static let swiftCharts = MarkerVocabulary(
    library: "Swift Charts",
    symbol: Setting(
      ".symbol(%)",
      [
        (.circle, ".circle"), (.cross, ".cross"), (.triangle, ".triangle"), (.plus, ".plus"), (.square, ".square"),
        (.diamond, ".diamond"), (.asterisk, ".asterisk"), (.ring, ".circle.strokeBorder(lineWidth: 2)"),
      ]),
    dash: Setting(".lineStyle(StrokeStyle(dash: %))"), pattern: Setting(".foregroundStyle(%)"),
    label: ".annotation with its name")
}
