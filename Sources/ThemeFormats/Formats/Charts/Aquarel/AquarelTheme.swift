import PaletteRules
import SourceText

/// A theme of Aquarel, a Python package that sets matplotlib's parameters: `{"info": {…}, "params": {"colors": {…}, …}}`.
///
/// `overrides` holds matplotlib's own parameters and beats `params`, as `Theme.apply` does.
enum AquarelTheme: OptionsFormat {
  static let name = "aquarel"
  static let label = "Aquarel theme"
  static let vocabulary: MarkerVocabulary? = .matplotlib

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("an Aquarel theme", "a JSON object with 'info' and 'params'"), requires: ["params"],
    title: ["info/name"], naming: .lastKey,
    surfaces: .noted(.transparentPart) { $0.string?.lowercased() == "none" }, notesLists: false,
    withoutColors: .refused,
    withoutSeries: .noAquarelPalette)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    let figure = "figure_background_color"
    options.mode.background = options.surface("overrides/figure.facecolor", "params/colors/\(figure)", as: figure)
    options.mode.plotBackground = options.surface(
      "overrides/axes.facecolor", "params/colors/plot_background_color", as: "plot_background_color")
    options.mode.text = options.color("overrides/text.color", "params/colors/text_color")
    options.mode.axis = options.color("overrides/axes.edgecolor", "params/colors/axes_color")
    options.mode.gridlines = options.color("overrides/grid.color", "params/colors/grid_color")
    noteOnGrid(options)
    options.label("title", options.color("overrides/axes.titlecolor", "params/colors/title_color"))
    options.label("axis labels", options.color("overrides/axes.labelcolor", "params/colors/axis_label_color"))
    options.label("tick labels", options.color("overrides/xtick.labelcolor", "params/colors/tick_label_color"))
    let legend = options.color("overrides/legend.labelcolor", "params/colors/legend_text_color") ?? options.mode.text
    options.label(
      "legend", legend, on: .plotBackground,
      box: options.color("overrides/legend.facecolor", "params/colors/legend_background_color"))
    options.mode.series = try options.series("params/colors/palette", as: "palette", mustBeList: true)
    giveLines(&options)
    if options.unpainted.contains(figure) { options.mode.leaveUnpainted(figure) }
  }

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["params"]?.members != nil && root["info"]?.members != nil
  }

  /// Colours as matplotlib spells them.
  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    OptionColors { place, token in
      guard let color = place.node.string.flatMap(MatplotlibColor.named) else {
        return record.color(place, token: token)
      }
      return ThemeColor(color, origin: place.origin)
    }
  }

  /// Grid lines are reported as they are written; a note names what dims or hides them.
  private static func noteOnGrid(_ options: OptionsReader) {
    let isDrawn =
      options.place("overrides/axes.grid")?.node.boolean ?? options.place("params/grid/draw")?.node.boolean
    if isDrawn == false {
      options.record.note(.notDrawn, "grid lines are")
    } else if let alpha = options.place("overrides/grid.alpha", "params/grid/alpha")?.node.number, alpha < 1 {
      options.record.note(.faintlyDrawn, "grid lines are", alpha)
    }
  }

  /// Width and style are those of every line.
  private static func giveLines(_ options: inout OptionsReader) {
    let style = options.place("params/lines/style")?.node.string
    let dash = style.flatMap(MatplotlibDash.lengths)
    if options.mode.series.count > 1, let style, let dash, !dash.isEmpty {
      options.record.note(.sharedStyle, style)
    }
    for index in options.mode.series.indices {
      options.mode.series[index].width = options.place("params/lines/width")?.node.number
      options.mode.series[index].dash = dash
    }
  }
}
