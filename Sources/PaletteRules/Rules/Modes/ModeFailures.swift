import Colorimetry

/// What fails in a mode, by name, so that modes can be compared.
struct ModeFailures {
  /// Pairs without a second channel that look alike to everyone or with a red-green deficiency, each in the order of
  /// names.
  private(set) var pairs: Set<[String]> = []
  /// Series that are too faint on their background.
  private(set) var faint: Set<String> = []
  /// Texts that are hard to read.
  private(set) var texts: Set<String> = []

  init(_ mode: JudgedMode) {
    for pair in mode.pairs.readings {
      let isConfused = pair.isAlike || pair.confusions.isRedGreen && !mode.isDistinct(pair.first, pair.second)
      if isConfused { pairs.insert([mode.series[pair.first].name, mode.series[pair.second].name].sorted()) }
    }
    let required = mode.settings.thresholds.marks
    for series in mode.series where !series.isContext {
      let check = ContrastCheck.onPlot(series, of: mode)
      if let ratio = check.measured?.ratio, ratio < required,
        VisibleOutline(series, in: mode.mode, on: check.grounds, required: required, flare: mode.settings.flare) == nil
      {
        faint.insert(series.name)
      }
    }
    for text in ContrastCheck.texts(mode) {
      if let ratio = text.measured?.ratio, ratio < text.required { texts.insert(text.subject) }
    }
  }
}
