import PaletteRules
import SourceText

/// A theme of Grafana: `colors` of the interface, and `visualization` with hues and the palette that names their shades.
///
/// A panel and its content are on `background.primary`. Shades that the file does not define are Grafana's
/// own and are left out, with a note. Source: Grafana, `packages/grafana-data/src/themes/schema.generated.json` and
/// `createVisualizationColors.ts`.
enum GrafanaTheme: OptionsFormat {
  static let name = "grafana"
  static let label = "Grafana theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Grafana theme", "a JSON object with 'colors' or 'visualization'"),
    title: ["name"],
    withoutSeries: .noGrafanaPalette)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    if options.place("mode")?.node.string == "dark" { options.mode.name = "dark" }
    options.mode.background = options.color("background/primary", or: "background/canvas")
    options.mode.text = options.color("text/primary")
    options.mode.axis = options.color("border/medium")
    options.mode.gridlines = options.color("border/weak")
    options.label("secondary text", options.color("text/secondary"))
    options.mode.status.good = options.color("success/main")
    options.mode.status.bad = options.color("error/main")
    options.mode.series = try GrafanaPalette(options.root["visualization"])
      .series(options.reading)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    let colors = root["colors"]
    let isInterface =
      colors?["mode"]?.string != nil && (colors?["background"]?.members != nil || colors?["text"]?.members != nil)
    return isInterface || root["visualization"]?["hues"]?.items != nil
      || root["visualization"]?["palette"]?.items != nil
  }

  static func layers(of root: PlacedNode) -> [PlacedNode] { [root["colors"]].compactMap(\.self) }
}

/// The palette of a Grafana theme: names of shades, which the hues define, or colours.
struct GrafanaPalette {
  private let palette: PlacedNode?
  /// The position of each shade's colour, by its name and its aliases.
  private var shades: [String: PlacedNode] = [:]

  init(_ visualization: PlacedNode?) {
    palette = visualization?["palette"]
    for hue in visualization?["hues"]?.items ?? [] {
      for shade in hue["shades"]?.items ?? [] {
        guard let color = shade["color"] else { continue }
        let aliases = shade["aliases"]?.node.items?.compactMap(\.string) ?? []
        for name in [shade["name"]?.node.string].compactMap({ $0 }) + aliases { shades[name] = color }
        // Of a hue's shades the primary one answers to the hue's own name.
        if shade["primary"]?.node.boolean == true, let name = hue["name"]?.node.string, shades[name] == nil {
          shades[name] = color
        }
      }
    }
  }

  /// A series for each entry that the file defines.
  func series(_ reading: Reading) throws(ThemeProblem) -> [Series] {
    let record = reading.record
    var list = ListedColors()
    var foreign: [String] = []
    for (index, entry) in (palette?.items ?? []).enumerated() {
      let token = "palette.\(index + 1)"
      guard let name = entry.node.string, let shade = shades[name] else {
        if let text = entry.node.string, GrafanaShade.hex(text) != nil {
          foreign.append(text)
        } else if let color = record.color(entry, token: token) {
          list.items.append(ListedColors.Item(color: color, label: nil))
        }
        continue
      }
      guard var color = record.color(shade, token: name) else { continue }
      color.origin = entry.origin
      color.aliases = [AliasHop(token: name, origin: shade.origin)]
      list.items.append(ListedColors.Item(color: color, label: name))
    }
    if let first = foreign.first {
      record.leave(.foreignShades, foreign.count, first)
    }
    return try list.series(tokenPrefix: "palette", reading)
  }
}
