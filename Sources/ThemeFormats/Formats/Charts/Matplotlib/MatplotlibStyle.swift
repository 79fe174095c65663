import Colorimetry
import PaletteRules
import SourceText

/// A style of matplotlib, or a whole `matplotlibrc`: a setting on each line.
///
/// Titles and axis text are on the figure, marks and the legend on the axes.
enum MatplotlibStyle: ThemeFormat {
  static let name = "mplstyle"
  static let label = "matplotlib style"
  static let fileExtensions = ["mplstyle"]
  static let vocabulary: MarkerVocabulary? = .matplotlib

  /// Keys that tell a style by its text.
  private static let marks: Set<String> = [
    "axes.prop_cycle", "axes.facecolor", "axes.edgecolor", "axes.labelcolor", "figure.facecolor", "text.color",
    "grid.color",
  ]

  /// The settings that a program gives to `rcParams`.
  static func recognises(object input: ThemeInput) -> Bool {
    input.root?.members?.contains { marks.contains($0.key) } ?? false
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    if input.root != nil { return false }
    if input.hasExtension(of: fileExtensions) || ThemeInput.name(of: input.file.path).hasSuffix("matplotlibrc") {
      return true
    }
    return input.lines.prefix(2_000).contains { line in
      guard let colon = line.text.firstIndex(of: ":") else { return false }
      return marks.contains(String(line.text[..<colon]).trimmingBlanks)
    }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let record = reading.record
    let settings = try StyleSettings(reading)
    var colors = StyleColors(settings, file: reading.file, record: record)
    let series = try StyleCycle(settings, colors, reading).series
    colors.cycle = series.map(\.color)

    var mode = ThemeMode(series: series)
    mode.background = colors.surface("figure.facecolor")
    mode.plotBackground = colors.surface("axes.facecolor")
    mode.text = colors.color("text.color")
    mode.axis = colors.color("axes.edgecolor")
    mode.gridlines = colors.color("grid.major.color", "grid.color")
    noteOnGrid(settings, mode.gridlines, record)
    addTexts(to: &mode, settings, colors, record)
    StyleColorKeys.check(settings, colors)
    // matplotlib's own figure is white.
    let saved = settings["savefig.facecolor"].flatMap { $0.text == "auto" ? nil : colors.color($0.key)?.hex ?? "" }
    if settings.isTrue("savefig.transparent") == true || saved != nil && saved != mode.background?.hex ?? "#ffffff" {
      record.leave(.savedOtherwise)
    }
    if mode.isWithoutColors {
      guard let first = record.problems.first else {
        throw .noColors(of: label, path: reading.path, note: (record.unjudged + record.notes).first?.text)
      }
      if record.problems.count == 1 { throw first }
    } else if settings["axes.prop_cycle"] == nil {
      record.leave(.noPropCycle)
    }
    return ThemeContent(modes: [mode])
  }

  /// Grid lines are reported as they are written; a note names what dims or hides them. They are off unless the style
  /// turns them on, and `grid.alpha` is for colours that are opaque (`lib/matplotlib/axis.py`, `Tick.__init__`).
  private static func noteOnGrid(_ settings: StyleSettings, _ color: ThemeColor?, _ record: ReadingRecord) {
    guard color != nil else { return }
    if settings.isTrue("axes.grid") != true {
      record.note(.notDrawn, "grid lines are")
    } else if let alpha = settings.number("grid.major.alpha") ?? settings.number("grid.alpha"), alpha < 1 {
      record.note(.faintlyDrawn, "grid lines are", alpha)
    }
  }

  private static func addTexts(
    to mode: inout ThemeMode, _ settings: StyleSettings, _ colors: StyleColors, _ record: ReadingRecord
  ) {
    let title = colors.color("axes.titlecolor")
    var legend = colors.color("legend.labelcolor") ?? mode.text
    if let word = settings["legend.labelcolor"]?.text, StyleColorKeys.linesColor.contains(word) {
      record.leave(.labelsLikeMarks)
      legend = nil
    }
    let legendGround = colors.color("legend.facecolor")
    var texts = DistinctTexts(mode)
    texts.add("title", title)
    texts.add("axis labels", colors.color("axes.labelcolor"))
    texts.add("tick labels of x", colors.color("xtick.labelcolor", "xtick.color"))
    texts.add("tick labels of y", colors.color("ytick.labelcolor", "ytick.color"))
    if let legend, let legendGround, legendGround.alpha == 1,
      legendGround.hex != (mode.plotBackground ?? mode.background)?.hex
    {
      mode.pairs.append(
        ContrastPair(
          foreground: legend, background: legendGround, reason: "legend text on its background", text: "legend"))
    } else {
      texts.add("legend", legend, on: .plotBackground)
    }
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
  }
}
