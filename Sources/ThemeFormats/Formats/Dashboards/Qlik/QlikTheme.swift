import PaletteRules
import SourceText

/// A theme of Qlik Sense, `theme.json`: palettes, scales and the colours of text, grid and background, with variables.
///
/// Source: Qlik, "Custom themes", properties and color picker.
enum QlikTheme: OptionsFormat {
  static let name = "qlik"
  static let label = "Qlik Sense theme"

  static let spelling = OptionsSpelling(
    expectation: "a Qlik Sense theme is a JSON object with 'palettes' or 'dataColors'", naming: .keys,
    notesLists: false)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("object/backgroundColor", or: "backgroundColor")
    options.mode.text = options.color("color")
    options.mode.axis = options.color("object/axis/line/major/color")
    options.mode.gridlines = options.color("object/grid/line/major/color")
    options.label("title", options.color("object/title/main/color"))
    options.label("subtitle", options.color("object/title/subTitle/color"))
    options.label("axis title", options.color("object/axis/title/color"))
    options.label("axis labels", options.color("object/axis/label/name/color"))
    options.label("legend title", options.color("object/legend/title/color"))
    options.label("legend", options.color("object/legend/label/color"))
    options.label("labels", options.color("object/label/name/color"))
    options.label("values", options.color("object/label/value/color"))
    try QlikPalettes.read(&options)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return root["dataColors"]?.members != nil || root["_variables"]?.members != nil
      || root["palettes"]?["data"]?.items != nil
  }

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    let variables = QlikVariables(places: root["_variables"], record: record)
    return OptionColors { variables.color($0, token: $1) }
  }
}
