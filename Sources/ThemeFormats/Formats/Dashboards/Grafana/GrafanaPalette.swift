import Colorimetry
import PaletteRules
import SourceText

/// The palette of a Grafana theme: names of shades, which the hues define, or colours.
struct GrafanaPalette {
  private let palette: PlacedNode?
  private let record: ReadingRecord
  /// The position of each shade's colour, by its name and its aliases.
  private var shades: [String: PlacedNode] = [:]

  /// Whether Grafana has a shade of that name (`createVisualizationColors.ts`: six hues of five shades each).
  private static func isGrafanas(_ name: String) -> Bool {
    let hues = ["red", "orange", "yellow", "green", "blue", "purple"]
    guard let hue = hues.first(where: name.hasSuffix) else { return false }
    return ["", "super-light-", "light-", "semi-dark-", "dark-"].contains(String(name.dropLast(hue.count)))
  }

  init(_ visualization: PlacedNode?, record: ReadingRecord) {
    palette = visualization?["palette"]
    self.record = record
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
        if let text = entry.node.string, Self.isGrafanas(text) {
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
      let count = foreign.count == 1 ? "1 shade" : "\(foreign.count) shades"
      record.leave("\(count) of the palette, the first '\(first)': Grafana defines them, and this file does not")
    }
    return try list.series(tokenPrefix: "palette", reading)
  }
}
