/// The pages of PC502, PC503 and PC504.
private enum MissingModePage {
  static let affects = """
    People who switch the setting on, since they see little contrast, or no difference between some colours, or are \
    distracted by what shines through.
    """
  static let adjusting = [
    "Modes are known by name: increaseContrast, highContrast, differentiateWithoutColor, reduceTransparency, alone or with "
      + "dark, as in `\"dark+increaseContrast\"`.",
    "A list of colours without a background is no theme of a chart, and is left alone.",
  ]
}

extension IncreaseContrastMissing {
  static let page = RulePage(
    measures: """
      Whether a theme answers to Increase Contrast (`prefers-contrast: more` on the web) where its default leaves room for \
      it: a series below \(Figures.plain(IncreaseContrastTooLow.required)):1, or text below level AAA.
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(IncreaseContrastTooLow.required)):1 for series, 7:1 for text and 4.5:1 for large text: what PC505 asks of \
      the mode when it is there.
      """,
    affects: MissingModePage.affects,
    remedies: ["Add `\"modes\": { \"increaseContrast\": { } }` with darker (on dark: lighter) colours."],
    adjusting: MissingModePage.adjusting, sources: [.enhancedContrast, .nonTextContrast, .charts],
    bad: [
      RuleExample(
        "a middle blue on white, and one mode only",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#3d87cc" }]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same, with a darker blue for Increase Contrast",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#3d87cc" }],
            "modes": { "increaseContrast": { "series": { "Rain": { "color": "#1a4a80" } } } }
          }
          """)
    ])
}

extension DifferentiateWithoutColorMissing {
  static let page = RulePage(
    measures: """
      Whether a theme answers to Differentiate Without Color where its default confuses series that nothing else tells \
      apart.
      """,
    formula: "Pairs that PC201, PC202 or PC203 name.",
    threshold: "None of its own.",
    affects: MissingModePage.affects,
    remedies: [
      "Better than a mode: give every series a symbol, dash or pattern in the default.",
      "Add `\"modes\": { \"differentiateWithoutColor\": { } }` with symbols, dashes or patterns.",
    ],
    adjusting: MissingModePage.adjusting, sources: [.useOfColor, .charts],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, and one mode only", alongside: ["PC201"],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a" },
              { "name": "Loss", "color": "#b8602f" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "the two with symbols in the default",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a", "symbol": "circle" },
              { "name": "Loss", "color": "#b8602f", "symbol": "cross" }
            ]
          }
          """)
    ])
}

extension ReduceTransparencyMissing {
  static let page = RulePage(
    measures: """
      Whether a theme with translucent series answers to Reduce Transparency (`prefers-reduced-transparency` on the web) \
      with opaque ones.
      """,
    formula: "Series whose opacity is below 1.",
    threshold: "None of its own.",
    affects: MissingModePage.affects,
    remedies: ["Add `\"modes\": { \"reduceTransparency\": { } }` with an opacity of 1 and lighter colours."],
    adjusting: MissingModePage.adjusting, sources: [.charts],
    bad: [
      RuleExample(
        "a translucent area, and one mode only",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Range", "color": "#003a70", "mark": "area", "opacity": 0.8 }]
          }
          """)
    ],
    good: [
      RuleExample(
        "the area, opaque where transparency is reduced",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Range", "color": "#003a70", "mark": "area", "opacity": 0.8 }],
            "modes": { "reduceTransparency": { "series": { "Range": { "color": "#33618d", "opacity": 1 } } } }
          }
          """)
    ])
}
