import PaletteRules

extension MarkerVocabulary {
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
}
