import Colorimetry
import PaletteRules
import SourceText

/// A style of matplotlib, or a whole `matplotlibrc`: a setting on each line. Programs give the same to `rcParams`.
///
/// Titles and axis text are on the figure, marks and the legend on the axes.
enum MatplotlibStyle: OptionsFormat {
  static let name = "mplstyle"
  static let label = "matplotlib style"
  static let vocabulary: MarkerVocabulary? = .matplotlib

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a matplotlib style", "settings, each on a line"),
    noPaint: { $0.string?.lowercased() == "none" },
    // matplotlib 3.10, `lib/matplotlib/mpl-data/matplotlibrc`: `text.color`, `xtick.color`.
    ownText: ("#000000", "matplotlib", "figure.facecolor"))

  /// Keys that tell a style by its text.
  private static let marks: Set<String> = [
    "axes.prop_cycle", "axes.color_cycle", "axes.facecolor", "axes.edgecolor", "axes.labelcolor", "figure.facecolor",
    "text.color",
    "grid.color",
  ]

  static func recognises(object input: ThemeInput) -> Bool {
    input.root?.members?.contains { marks.contains($0.key) } ?? false
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    ThemeInput.name(of: input.file.path).hasSuffix("matplotlibrc")
      || input.lines.prefix(2_000).contains { line in
        guard let colon = line.text.firstIndex(of: ":") else { return false }
        return marks.contains(String(line.text[..<colon]).trimmingBlanks)
      }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let record = reading.record
    let root: PlacedNode
    if let program = reading.input.placedRoot { root = program } else { root = try StyleLines.root(reading) }
    var colors = StyleColors(record: record)
    let series = try StyleCycle(root, colors, reading).series
    colors.cycle = series.map(\.color)
    var options = try OptionsReader(
      Self.self, reading, root: root, colors: OptionColors { [colors] in colors.color($0, token: $1) })
    options.mode.series = series
    read(&options)
    options.addOwnText()
    if options.mode.isWithoutColors {
      guard let first = record.problems.first else {
        throw .noColors(of: label, path: reading.path, note: (record.unjudged + record.notes).first?.text)
      }
      if record.problems.count == 1 { throw first }
    } else if root["axes.prop_cycle"] == nil, root["axes.color_cycle"] == nil {
      record.leave(.noPropCycle)
    }
    return ThemeContent(modes: [options.mode])
  }

  static func read(_ options: inout OptionsReader) {
    options.mode.background = options.surface("figure.facecolor")
    options.mode.plotBackground = options.surface("axes.facecolor")
    options.mode.text = options.color("text.color")
    options.mode.axis = options.color("axes.edgecolor")
    options.mode.gridlines = options.color("grid.major.color", or: "grid.color")
    noteOnGrid(options)
    options.label("title", options.color("axes.titlecolor"))
    options.label("axis labels", options.color("axes.labelcolor"))
    options.label("tick labels of x", options.color("xtick.labelcolor", or: "xtick.color"))
    options.label("tick labels of y", options.color("ytick.labelcolor", or: "ytick.color"))
    if let word = options.place("legend.labelcolor")?.setting, StyleColors.linesColor.contains(word) {
      options.record.leave(.labelsLikeMarks)
    } else {
      options.label(
        "legend", options.color("legend.labelcolor") ?? options.mode.text, on: .plotBackground,
        box: options.color("legend.facecolor"))
    }
    // Colours without a part in the chart too: matplotlib rejects a style with one that is wrong.
    for (key, _, place) in options.root.members ?? [] where key.hasSuffix("color") { _ = options.color(of: place) }
    let saved = options.place("savefig.facecolor").flatMap { place in
      place.setting == "auto" ? nil : options.color(of: place)?.hex ?? ""
    }
    // matplotlib's own figure is white.
    let isOther = saved.map { $0 != options.mode.background?.hex ?? "#ffffff" } ?? false
    if isOther || options.isTrue("savefig.transparent") { options.record.leave(.savedOtherwise) }
  }

  /// Grid lines are reported as they are written; a note names what dims or hides them. They are off unless the style
  /// turns them on, and `grid.alpha` is for colours that are opaque (`lib/matplotlib/axis.py`, `Tick.__init__`).
  private static func noteOnGrid(_ options: OptionsReader) {
    guard options.mode.gridlines != nil else { return }
    if !options.isTrue("axes.grid") {
      options.record.note(.notDrawn, "grid lines are")
    } else if let alpha = options.place("grid.major.alpha", "grid.alpha").flatMap({ Double($0.setting) }), alpha < 1 {
      options.record.note(.faintlyDrawn, "grid lines are", alpha)
    }
  }
}

extension OptionsReader {
  /// Whether matplotlib takes the value for true.
  fileprivate func isTrue(_ keys: OptionKeys) -> Bool {
    place(keys).map { ["t", "y", "yes", "on", "true", "1"].contains($0.setting.lowercased()) } ?? false
  }
}

extension PlacedNode {
  /// What a key is set to: a text without its quotes, anything else as it is written.
  var setting: String { node.string ?? String(decoding: file.bytes[node.range], as: UTF8.self) }
}
