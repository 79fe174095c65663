import Colorimetry
import PaletteRules
import SourceText

/// A theme of Grafana: `colors` of the interface, and `visualization` with hues and the palette that names their shades.
///
/// A panel and its content are on `background.primary`. Shades that the file does not define are Grafana's
/// own and are left out, with a note. Source: Grafana, `packages/grafana-data/src/themes/schema.generated.json` and
/// `createVisualizationColors.ts`.
enum GrafanaTheme: ThemeFormat {
  static let name = "grafana"
  static let label = "Grafana theme"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    let colors = root["colors"]
    let isInterface =
      colors?["mode"]?.string != nil && (colors?["background"]?.members != nil || colors?["text"]?.members != nil)
    return isInterface || root["visualization"]?["hues"]?.items != nil
      || root["visualization"]?["palette"]?.items != nil
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem("a Grafana theme is a JSON object with 'colors' or 'visualization'", path: reading.path)
    }
    let record = reading.record
    func color(_ keys: String...) -> ThemeColor? {
      root.at(["colors"] + keys).flatMap { record.color($0, token: keys.joined(separator: ".")) }
    }
    var mode = ThemeMode(name: root.at(["colors", "mode"])?.node.string == "dark" ? "dark" : "light")
    mode.background = color("background", "primary") ?? color("background", "canvas")
    mode.text = color("text", "primary")
    mode.axis = color("border", "medium")
    mode.gridlines = color("border", "weak")
    var texts = DistinctTexts(mode)
    texts.add("secondary text", color("text", "secondary"))
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated
    mode.status.good = color("success", "main")
    mode.status.bad = color("error", "main")
    mode.series = try GrafanaPalette(root["visualization"], record: record)
      .series(reading)
    try reading.requireColors(in: [mode], of: label)
    if mode.series.isEmpty {
      record.leave("the theme has no palette: charts take Grafana's colours, which the file does not hold")
    }
    return ThemeContent(name: root["name"]?.node.string, modes: [mode])
  }
}
