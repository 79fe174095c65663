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
      record.leave("\(place.name) changes the lightness of '\(key)'")
      return nil
    }
    return record.color(named(key) ?? place["default"], opacity: place["a"], token: place.name)
  }

  /// The colour that a style gives one of its properties, with the style's opacity; else the one that the built-in themes
  /// name.
  func color(_ style: PlacedNode?, _ property: String, or key: String) -> ThemeColor? {
    guard var color = color(style?[property] ?? named(key)) else { return nil }
    for opacity in ["opacity", property + "Opacity"] {
      if let factor = style?[opacity]?.node.number { color.alpha *= factor.clampedToUnit }
    }
    return color
  }

  /// The colour of a surface that is painted; nil when it is absent or transparent.
  func surface(_ place: PlacedNode?) -> ThemeColor? { color(place).flatMap { $0.alpha > 0 ? $0 : nil } }

  /// The same by its name in the palette.
  func surface(named key: String) -> ThemeColor? { surface(named(key)) }

  private func named(_ key: String) -> PlacedNode? {
    let keys = [Self.older[key], key, Self.newer[key]].compactMap(\.self)
    return keys.lazy.compactMap { palette?.at([$0]) }.first
  }
}
