import Colorimetry
import PaletteRules
import SourceText

/// A theme of Qlik Sense, `theme.json`: palettes, scales and the colours of text, grid and background, with variables.
///
/// Source: Qlik, "Custom themes", properties and color picker.
enum QlikTheme: ThemeFormat {
  static let name = "qlik"
  static let label = "Qlik Sense theme"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    return root["dataColors"]?.members != nil || root["_variables"]?.members != nil
      || root["palettes"]?["data"]?.items != nil
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem("a Qlik Sense theme is a JSON object with 'palettes' or 'dataColors'", path: reading.path)
    }
    let record = reading.record
    let colors = QlikColors(root, record: record)
    var mode = roles(root, colors)
    let reader = QlikPalettes(colors: colors, record: record)
    let palettes = reader.palettes(root["palettes"]?["data"]).filter { !$0.colors.items.isEmpty }
    mode.ramps = reader.ramps(root["scales"])

    var theme = ThemeContent(modes: [mode])
    if palettes.count > 1 {
      if !mode.ramps.isEmpty { record.note("scales beside \(palettes.count) palettes are not shown") }
      theme.palettes = palettes.map { NamedPalette(name: $0.name, kind: $0.kind, colors: $0.colors.items.map(\.color)) }
      record.note("\(palettes.count) palettes, each judged by itself")
    } else if let only = palettes.first {
      theme.modes[0].series = try only.colors.series(tokenPrefix: only.name, reading)
    } else {
      theme.modes[0].series = dataColors(root["dataColors"], colors)
    }
    if theme.palettes.isEmpty { try reading.requireColors(in: theme.modes, of: label) }
    return theme
  }

  private static func roles(_ root: PlacedNode, _ colors: QlikColors) -> ThemeMode {
    func color(_ keys: String...) -> ThemeColor? {
      root.at(keys).flatMap { colors.color($0, token: keys.joined(separator: ".")) }
    }
    func surface(_ keys: String...) -> ThemeColor? {
      root.at(keys).flatMap { colors.color($0, token: keys.joined(separator: ".")) }.flatMap { $0.alpha > 0 ? $0 : nil }
    }
    var mode = ThemeMode()
    mode.background = surface("object", "backgroundColor") ?? surface("backgroundColor")
    mode.text = color("color")
    mode.axis = color("object", "axis", "line", "major", "color")
    mode.gridlines = color("object", "grid", "line", "major", "color")
    var texts = DistinctTexts(mode)
    texts.add("title", color("object", "title", "main", "color"))
    texts.add("subtitle", color("object", "title", "subTitle", "color"))
    texts.add("axis title", color("object", "axis", "title", "color"))
    texts.add("axis labels", color("object", "axis", "label", "name", "color"))
    texts.add("legend title", color("object", "legend", "title", "color"))
    texts.add("legend", color("object", "legend", "label", "color"))
    texts.add("labels", color("object", "label", "name", "color"))
    texts.add("values", color("object", "label", "value", "color"))
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
    return mode
  }

  /// What charts take where there is no palette: one colour for all, and one for what is left over.
  private static func dataColors(_ place: PlacedNode?, _ colors: QlikColors) -> [Series] {
    ["primaryColor", "othersColor"].compactMap { key in
      colors.color(place?[key], token: "dataColors.\(key)").map {
        Series(name: key, token: "dataColors.\(key)", color: $0)
      }
    }
  }
}
