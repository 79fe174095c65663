import Colorimetry
import PaletteRules
import SourceText

/// A theme of Bokeh, in JSON or YAML: `{"attrs": {"Plot": {…}, "Axis": {…}, …}}`.
///
/// It has no palette: its text and the background of its text are judged. `null` is Bokeh's "no paint". Source: Bokeh
/// 3.4, `bokeh.themes.theme.Theme`, where the settings of a class override those of its superclasses.
enum BokehTheme: ThemeFormat {
  static let name = "bokeh-theme"
  static let label = "Bokeh theme"
  static let fileExtensions = ["json", "yaml", "yml"]

  private static let models = ["Plot", "Figure", "figure", "Axis", "Grid", "Legend", "Title"]

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["attrs"]?.holdsOne(of: models) ?? false }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let attrs = reading.input.placedRoot?["attrs"] else {
      throw ThemeProblem("a Bokeh theme is an object with 'attrs'", path: reading.path)
    }
    let record = reading.record
    let values = BokehValues(attrs: attrs, record: record)

    var mode = ThemeMode()
    mode.background = values.surface("border_fill_color", alpha: "border_fill_alpha", of: BokehValues.plots)
    mode.plotBackground = values.surface("background_fill_color", alpha: "background_fill_alpha", of: BokehValues.plots)
    mode.text = values.color("major_label_text_color", alpha: "major_label_text_alpha", of: BokehValues.axes)
    mode.axis = values.color("axis_line_color", of: BokehValues.axes)
    mode.gridlines = values.color("grid_line_color", of: ["Grid"])
    values.noteOnLines(axis: mode.axis, grid: mode.gridlines)
    var texts = DistinctTexts(mode)
    texts.add(
      "axis labels", values.color("axis_label_text_color", alpha: "axis_label_text_alpha", of: BokehValues.axes))
    texts.add("title", values.color("text_color", alpha: "text_alpha", of: ["Title"]))
    addBox(
      of: ["Legend"], [("legend", "label_text_color", "label_text_alpha")], on: .plotBackground, to: &mode, &texts,
      values)
    addBox(
      of: ["ColorBar", "BaseColorBar"],
      [
        ("colour bar", "major_label_text_color", "major_label_text_alpha"),
        ("title of the colour bar", "title_text_color", "title_text_alpha"),
      ], on: .background, to: &mode, &texts, values)
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
    if values.place("border_fill_color", of: BokehValues.plots) != nil { mode.leaveUnpainted("border_fill_color") }

    guard !mode.isWithoutColors else {
      throw record.problems.first ?? .noColors(of: label, path: reading.path)
    }
    record.note("a Bokeh theme has no palette: only its text is judged, on its background")
    return ThemeContent(modes: [mode])
  }

  /// Adds the texts of a box in or beside the plot: on its own background if that is opaque.
  private static func addBox(
    of models: [String], _ parts: [(name: String, property: String, alpha: String)], on surface: ThemeText.Surface,
    to mode: inout ThemeMode, _ texts: inout DistinctTexts, _ values: BokehValues
  ) {
    let ground = values.color("background_fill_color", alpha: "background_fill_alpha", of: models)
    let behind = surface == .plotBackground ? mode.plotBackground ?? mode.background : mode.background
    for (name, property, alpha) in parts {
      let text = values.color(property, alpha: alpha, of: models)
      if let text, let ground, ground.alpha == 1, ground.hex != behind?.hex {
        mode.addText(name, text, on: ground, reason: "\(name) text on its background")
      } else {
        texts.add(name, text, on: surface)
      }
    }
  }
}
