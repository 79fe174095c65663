import Colorimetry
import PaletteRules
import SourceText

/// A theme of Bokeh, in JSON or YAML: `{"attrs": {"Plot": {…}, "Axis": {…}, …}}`.
///
/// It has no palette: its text and the background of its text are judged. `null` is Bokeh's "no paint". Source: Bokeh
/// 3.4, `bokeh.themes.theme.Theme`, where the settings of a class override those of its superclasses.
enum BokehTheme: OptionsFormat {
  static let name = "bokeh-theme"
  static let label = "Bokeh theme"

  /// The models of a plot, the most derived first.
  private static let plot = "attrs/figure|Figure|Plot"
  /// Those of an axis: what is set for all of them, before what is set for one kind.
  private static let axis =
    "attrs/Axis|ContinuousAxis|LinearAxis|CategoricalAxis|DatetimeAxis|LogAxis|MercatorAxis"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Bokeh theme", "an object with 'attrs'"), requires: ["attrs"],
    noPaint: { $0.isNull }, nullCounts: true)

  static func read(_ options: inout OptionsReader) {
    options.mode.background = options.surface(
      "\(plot)/border_fill_color", as: "border_fill_color", fadedBy: "\(plot)/border_fill_alpha")
    options.mode.plotBackground = options.surface(
      "\(plot)/background_fill_color", as: "background_fill_color", fadedBy: "\(plot)/background_fill_alpha")
    options.mode.text = color("major_label_text", of: axis, options)
    options.mode.axis = options.color("\(axis)/axis_line_color")
    options.mode.gridlines = options.color("attrs/Grid/grid_line_color")
    noteOnLines(options)
    options.label("axis labels", color("axis_label_text", of: axis, options))
    options.label("title", color("text", of: "attrs/Title", options))
    let legend = "attrs/Legend"
    options.label(
      "legend", color("label_text", of: legend, options), on: .plotBackground,
      box: color("background_fill", of: legend, options))
    let bar = "attrs/ColorBar|BaseColorBar"
    for (name, text) in [("colour bar", "major_label_text"), ("title of the colour bar", "title_text")] {
      options.label(
        name, color(text, of: bar, options), on: .background, box: color("background_fill", of: bar, options))
    }
    if options.place("\(plot)/border_fill_color") != nil { options.mode.leaveUnpainted("border_fill_color") }
    options.record.note(.noPaletteInBokeh)
  }

  /// A colour with the opacity next to it.
  private static func color(_ part: String, of models: String, _ options: OptionsReader) -> ThemeColor? {
    options.color("\(models)/\(part)_color", fadedBy: "\(models)/\(part)_alpha")
  }

  private static let models = ["Plot", "Figure", "figure", "Axis", "Grid", "Legend", "Title"]

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["attrs"]?.holdsOne(of: models) ?? false }

  /// Lines are reported as they are written; a note names what dims or hides them.
  private static func noteOnLines(_ options: OptionsReader) {
    let lines = [
      ("grid lines are", options.mode.gridlines, options.place("attrs/Grid/grid_line_alpha")),
      ("the axis line is", options.mode.axis, options.place("\(axis)/axis_line_alpha")),
    ]
    for (what, color, alpha) in lines {
      guard color != nil, let alpha = alpha?.node.number, alpha < 1 else { continue }
      options.record.note(alpha > 0 ? ReadingNote.faintlyDrawn(what, alpha) : ReadingNote.notDrawn(what))
    }
  }

  /// A CSS colour, or three or four numbers: bytes, and an opacity from 0 to 1 (Bokeh's reference, "Specifying colors").
  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    OptionColors { place, token in
      if place.node.string == "None" {
        record.problem(FormatProblem.noneAsText(), at: place.origin)
        return nil
      }
      guard let items = place.items else { return record.color(place, token: token) }
      let numbers = items.compactMap(\.node.number)
      let isWhole = numbers.prefix(3).allSatisfy { (0...255).contains($0) && $0.rounded() == $0 }
      guard numbers.count == items.count, (3...4).contains(numbers.count), isWhole,
        (0...1).contains(numbers.count == 4 ? numbers[3] : 1)
      else {
        record.problem(FormatProblem.notColorBytes(), at: place.origin)
        return nil
      }
      var color = Color(SRGB(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255))
      if numbers.count == 4 { color.alpha = numbers[3] }
      return ThemeColor(color, origin: place.origin)
    }
  }
}
