import Colorimetry
import PaletteRules
import SourceText

/// The colours of a VChart theme by their names: `{"type": "palette", "key": "axisLabelFontColor", "a": 0.65}`.
struct VChartColors {
  let palette: PlacedNode?
  let record: ReadingRecord

  /// Names of older themes, which count first (`theme/color-scheme/legacy.ts`).
  private static let older = [
    "primaryFontColor": "titleFontColor", "tertiaryFontColor": "labelFontColor", "axisLabelFontColor": "axisFontColor",
  ]
  private static let newer = Dictionary(uniqueKeysWithValues: older.map { ($1, $0) })

  /// Whether a value names a colour of the palette.
  static func isReference(_ node: SourceNode) -> Bool {
    node["type"]?.string == "palette" && node["key"]?.string != nil
  }

  /// A colour as it is written or named, with its opacity; nil when it is absent, or is changed in lightness.
  func color(_ place: PlacedNode?) -> ThemeColor? {
    guard let place else { return nil }
    guard Self.isReference(place.node) else { return record.color(place, token: place.name) }
    guard let key = place["key"]?.node.string else { return nil }
    guard place["l"] == nil else {
      record.leave(.changedLightness, place.name, key)
      return nil
    }
    return record.color(named(key) ?? place["default"], opacity: place["a"], token: place.name)
  }

  /// The colour of that name in the palette.
  func named(_ key: String) -> PlacedNode? {
    let keys = [Self.older[key], key, Self.newer[key]].compactMap(\.self)
    return keys.lazy.compactMap { palette?.at([$0]) }.first
  }
}

/// The colours of the data in a VChart theme: one list, or lists for more and more values, `[{"maxDomainLength": 10, "scheme":
/// […]}, {"scheme": […]}]`, of which a chart takes the first that is long enough (`ProgressiveDataScheme`).
enum VChartScheme {
  /// Whether a value is such a list.
  static func isList(_ node: SourceNode) -> Bool {
    guard let items = node.items, !items.isEmpty else { return false }
    return items.allSatisfy { $0["scheme"]?.items != nil }
      // What is no colour is reported where the list is read.
      || items.allSatisfy { $0.string != nil || VChartColors.isReference($0) }
  }

  /// The palettes of one scheme, in file order.
  ///
  /// - Parameter owner: what draws with them.
  /// - Throws: ``ThemeProblem`` when a list is longer than the options allow.
  static func lists(
    of scheme: PlacedNode, called owner: String, _ colors: VChartColors, _ reading: Reading
  ) throws(ThemeProblem) -> [NamedPalette] {
    let place = scheme["dataScheme"] ?? scheme
    let parts = (place.items ?? []).filter { $0["scheme"]?.items != nil }
    var found: [NamedPalette] = []
    for part in parts.isEmpty ? [place] : parts {
      let list = ListedColors(part["scheme"] ?? part, token: "dataScheme", record: reading.record) { place, _ in
        colors.color(place)
      }
      guard !list.items.isEmpty else { continue }
      try reading.checkSeries(list.items.count)
      let most = part["maxDomainLength"]?.node.number.flatMap { Int(exactly: $0) }
      let range = parts.count < 2 ? "" : most.map { ", up to \($0) values" } ?? ", more values"
      found.append(NamedPalette(name: owner + range, kind: .categorical, colors: list.items.map(\.color)))
    }
    return found
  }
}
