import PaletteRules
import SourceText

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

/// A colour of Highcharts that is a pattern: `{"patternIndex": 1}` or `{"pattern": {"path": "…", "color": "…"}}`, of its
/// module pattern-fill.
struct HighchartsPattern {
  /// The colour of its lines; nil where the library takes one of its own.
  let ink: PlacedNode?
  /// Nil for a pattern that has no like here.
  let pattern: Series.Pattern?

  /// `Highcharts.patterns` in order, with the paths that draw them (highcharts, `ts/Extensions/PatternFill.ts`,
  /// `createPatterns`); bricks and zigzags have no word here.
  private static let standard: [(path: String, pattern: Series.Pattern?)] = [
    ("M 0 0 L 5 5 M 4.5 -0.5 L 5.5 0.5 M -0.5 4.5 L 0.5 5.5", .diagonalBack),
    ("M 0 5 L 5 0 M -0.5 0.5 L 0.5 -0.5 M 4.5 5.5 L 5.5 4.5", .diagonal),
    ("M 2 0 L 2 5 M 4 0 L 4 5", .vertical), ("M 0 2 L 5 2 M 0 4 L 5 4", .horizontal),
    ("M 0 1.5 L 2.5 1.5 L 2.5 0 M 2.5 5 L 2.5 3.5 L 5 3.5", nil), ("M 0 0 L 5 10 L 10 0", nil),
    ("M 3 3 L 8 3 L 8 8 L 3 8 Z", .squares), ("M 5 5 m -4 0 a 4 4 0 1 1 8 0 a 4 4 0 1 1 -8 0", .dots),
    ("M 0 0 L 10 10 M 9 -1 L 11 1 M -1 9 L 1 11", .diagonalBack),
    ("M 0 10 L 10 0 M -1 1 L 1 -1 M 9 11 L 11 9", .diagonal),
  ]

  /// Nil for any other colour.
  init?(_ color: PlacedNode?) {
    guard let color else { return nil }
    if let number = color["patternIndex"]?.node.number {
      ink = nil
      let index = Int(exactly: number) ?? -1
      pattern = Self.standard.indices.contains(index) ? Self.standard[index].pattern : nil
    } else if let drawn = color["pattern"], drawn.node.members != nil {
      let path = drawn["path"]?["d"]?.node.string ?? drawn["path"]?.node.string
      ink = drawn["color"] ?? drawn["path"]?["stroke"]
      pattern = Self.standard.first { $0.path == path }?.pattern
    } else {
      return nil
    }
  }
}
