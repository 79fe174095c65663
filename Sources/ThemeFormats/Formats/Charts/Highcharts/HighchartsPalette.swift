import PaletteRules
import SourceText

/// The palette of Highcharts 13: `{"palette": {"colors": […], "light": {"backgroundColor": "…", "colors": […]}, "dark": …}}`.
///
/// Source: Highcharts API, `palette`: `colors` holds for both schemes, and those of a scheme replace it item by item.
struct HighchartsPalette {
  struct Scheme {
    /// `light` or `dark`.
    let name: String
    /// In the order in which series take them.
    let colors: ListedColors
    /// Behind the chart, where nothing else states it.
    let background: ThemeColor?
  }

  /// Those that the file gives colours; none where it lists colours outside the palette, which win.
  let schemes: [Scheme]

  /// Whether an object holds such a palette.
  static func exists(in layer: PlacedNode) -> Bool {
    guard let palette = layer["palette"] else { return false }
    return ["light", "dark"].contains { key in
      palette[key]?["colors"]?.items != nil || palette[key]?["backgroundColor"]?.node.string != nil
    }
  }

  init(_ options: OptionsReader) {
    let record = options.record
    let places = options.place("colors") == nil ? options.place("palette") : nil
    let asked = places?["colorScheme"]?.node.string
    schemes = ["light", "dark"].compactMap { name in
      guard let palette = places, let own = palette[name], own.node.members != nil else { return nil }
      if let asked, ["light", "dark"].contains(asked), asked != name {
        record.note(.otherScheme, name, asked)
        return nil
      }
      let general = palette["colors"]?.items ?? []
      let items = own["colors"]?.items ?? []
      var colors = ListedColors()
      for index in 0..<max(general.count, items.count) {
        var place = items.indices.contains(index) ? items[index] : nil
        if place?.node.isNull == true { place = nil }
        guard let chosen = place ?? (general.indices.contains(index) ? general[index] : nil),
          let color = record.color(chosen, token: "palette.\(name).colors.\(index + 1)")
        else { continue }
        colors.items.append(ListedColors.Item(color: color, label: nil, text: chosen.node.string))
      }
      let background = record.color(own["backgroundColor"], token: "palette.\(name).backgroundColor")
      return Scheme(name: name, colors: colors, background: background)
    }
  }
}
