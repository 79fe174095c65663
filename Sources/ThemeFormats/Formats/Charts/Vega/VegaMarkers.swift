import PaletteRules

extension MarkerVocabulary {
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
}
