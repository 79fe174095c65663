import PaletteRules

extension MarkerVocabulary {
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
}
