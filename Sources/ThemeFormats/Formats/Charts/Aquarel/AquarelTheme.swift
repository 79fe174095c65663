import Colorimetry
import PaletteRules
import SourceText

/// A theme of Aquarel, a Python package that sets matplotlib's parameters: `{"info": {…}, "params": {"colors": {…}, …}}`.
///
/// `overrides` holds matplotlib's own parameters and beats `params`, as `Theme.apply` does.
enum AquarelTheme: ThemeFormat {
  static let name = "aquarel"
  static let label = "Aquarel theme"
  static let vocabulary: MarkerVocabulary? = .matplotlib

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["params"]?.members != nil && root["info"]?.members != nil
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot, let params = root["params"] else {
      throw ThemeProblem("an Aquarel theme is a JSON object with 'info' and 'params'", path: reading.path)
    }
    let record = reading.record
    let colors = AquarelColors(root: root, record: record)

    var mode = ThemeMode()
    mode.background = colors.surface("figure_background_color", or: "figure.facecolor")
    mode.plotBackground = colors.surface("plot_background_color", or: "axes.facecolor")
    mode.text = colors.color("text_color", or: "text.color")
    mode.axis = colors.color("axes_color", or: "axes.edgecolor")
    mode.gridlines = colors.color("grid_color", or: "grid.color")
    noteOnGrid(params["grid"], overrides: root["overrides"], record: record)

    var texts = DistinctTexts(mode)
    texts.add("title", colors.color("title_color", or: "axes.titlecolor"))
    texts.add("axis labels", colors.color("axis_label_color", or: "axes.labelcolor"))
    texts.add("tick labels", colors.color("tick_label_color", or: "xtick.labelcolor"))
    addLegend(to: &mode, &texts, colors)
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
    mode.series = try series(params, colors: colors, reading)

    let figure = "figure_background_color"
    if !colors.isPainted(figure, or: "figure.facecolor") { mode.leaveUnpainted(figure) }
    guard !mode.isWithoutColors else { throw .noColors(of: label, path: reading.path) }
    if mode.series.isEmpty {
      record.leave("the theme has no palette: matplotlib takes its own colours, which the file does not hold")
    }
    return ThemeContent(
      name: root.at(["info", "name"])?.node.string,
      modes: [mode])
  }

  /// Grid lines are reported as they are written; a note names what dims or hides them.
  private static func noteOnGrid(_ grid: PlacedNode?, overrides: PlacedNode?, record: ReadingRecord) {
    let isDrawn = overrides?["axes.grid"]?.node.boolean ?? grid?["draw"]?.node.boolean
    if isDrawn == false {
      record.note("grid lines are not drawn")
    } else if let alpha = (overrides?["grid.alpha"] ?? grid?["alpha"])?.node.number, alpha < 1 {
      record.note("grid lines are drawn with an opacity of \(alpha)")
    }
  }

  /// The legend is in the plot, on its own background if it has one.
  private static func addLegend(to mode: inout ThemeMode, _ texts: inout DistinctTexts, _ colors: AquarelColors) {
    let text = colors.color("legend_text_color", or: "legend.labelcolor") ?? mode.text
    let ground = colors.color("legend_background_color", or: "legend.facecolor")
    if let text, let ground, ground.alpha == 1, ground.hex != (mode.plotBackground ?? mode.background)?.hex {
      mode.pairs.append(
        ContrastPair(foreground: text, background: ground, reason: "legend text on its background", text: "legend"))
    } else {
      texts.add("legend", text, on: .plotBackground)
    }
  }

  private static func series(
    _ params: PlacedNode, colors: AquarelColors, _ reading: Reading
  ) throws(ThemeProblem) -> [Series] {
    let record = reading.record
    guard let palette = params.at(["colors", "palette"]) else { return [] }
    guard let items = palette.items else {
      record.problem("'palette' must be a list of colours, not \(palette.node.kindName)", at: palette.origin)
      return []
    }
    var list = ListedColors()
    for (index, item) in items.enumerated() {
      guard let color = colors.color(item, token: "palette.\(index + 1)") else { continue }
      list.items.append(ListedColors.Item(color: color, label: nil))
    }
    var series = try list.series(tokenPrefix: "palette", reading)
    let lines = params["lines"]
    let width = lines?["width"]?.node.number
    let dash = lines?["style"]?.node.string.flatMap(MatplotlibDash.lengths)
    if series.count > 1, let dash, !dash.isEmpty, let word = lines?["style"]?.node.string {
      record.note(
        "lines.style: every line has the style '\(word)', so it tells none apart; matplotlib's own axes.prop_cycle can give "
          + "each a linestyle")
    }
    for index in series.indices {
      series[index].width = width
      series[index].dash = dash
    }
    return series
  }
}
