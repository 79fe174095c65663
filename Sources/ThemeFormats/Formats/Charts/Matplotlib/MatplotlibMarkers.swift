import PaletteRules

extension MarkerVocabulary {
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
}
