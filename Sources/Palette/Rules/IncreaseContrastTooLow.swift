import Colorimetry

/// Modes for Increase Contrast that do not have it: 4.5:1 for marks, 7:1 for text.
enum IncreaseContrastTooLow: Rule {
  static let id = "PC505"
  static let name = "increase-contrast-too-low"
  static let defaultLevel: Level? = .warning
  static let summary = "a mode for Increase Contrast has it: 4.5:1 for marks, 7:1 for text"

  /// The least ratio of marks: what WCAG 2.2 asks of text in the default, one step above its 3:1 for graphics. An
  /// engineering choice.
  static let required = 4.5

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard ModeSettings(modeName: mode.mode.name).contains(.increaseContrast) else { return }
    for (index, series) in mode.series.enumerated() {
      // Below 3:1 PC102 and PC401 have spoken, and what is unknown they have left.
      guard let shown = mode.shown[index], let plot = mode.surfaces.plot.color,
        WCAG.contrastRatio(shown, plot) >= MarkContrast.required
      else { continue }
      let onPlot = mode.mode.plotBackground != nil
      let check = ContrastCheck(
        subject: series.name, spoken: quoted(series.name), token: series.token, series: series.name,
        color: series.color, alpha: series.alpha, surfaceName: onPlot ? "plot background" : "background",
        surface: mode.surfaces.plot, surfaceOrigin: (onPlot ? mode.mode.plotBackground : mode.mode.background)?.origin,
        required: required)
      check.judge(Self.self, mode, at: level, into: &ledger) { message(quoted(series.name), $0, on: $1, required) }
    }
    for text in TextCheck.all(mode).checks where text.isReadable {
      text.enhancedContrast.judge(Self.self, mode, at: level, into: &ledger) {
        message(text.spoken, $0, on: text.place ?? $1, text.enhanced)
      }
    }
  }

  private static func message(_ name: String, _ ratio: String, on background: String, _ required: Double) -> String {
    "\(name) has too little contrast on \(background) for a mode that increases it: \(ratio), needs "
      + "\(Figures.plain(required)):1."
  }
}

extension IncreaseContrastTooLow {
  static let page = RulePage(
    measures: """
      Whether a mode for Increase Contrast does what it says. It is asked of modes whose name says so, such as \
      increaseContrast or dark+increaseContrast, of every series and text that PC101, PC102 and PC401 let pass. \
      \(PageSentences.ratio)
      """,
    formula: PageSentences.contrastFormula,
    threshold: """
      \(Figures.plain(required)):1 for series, our choice; \(Figures.plain(WCAG.enhancedForText)):1 for text and \
      \(Figures.plain(WCAG.enhancedForLargeText)):1 for large text, from level AAA of WCAG 2.2.
      """,
    affects: PageSentences.lowVisionReaders,
    remedies: ["Take the colour of the finding: it has the same hue, and is just dark or light enough."],
    sources: [.enhancedContrast, .nonTextContrast, .contrastRatio, .worldVision],
    bad: [
      RuleExample(
        "a middle blue on white in a mode for Increase Contrast",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [{ "name": "Rain", "color": "#3d87cc" }],
            "modes": { "increaseContrast": { "series": { "Rain": { "color": "#3a80c2" } } } }
          }
          """)
    ],
    good: [
      RuleExample(
        "a dark blue in that mode",
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
