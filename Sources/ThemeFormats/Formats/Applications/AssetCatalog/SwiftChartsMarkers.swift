import PaletteRules

extension MarkerVocabulary {
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
