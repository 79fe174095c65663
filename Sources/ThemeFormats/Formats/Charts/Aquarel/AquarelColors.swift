import Colorimetry
import PaletteRules
import SourceText

/// The colours of an Aquarel theme by role, an override of matplotlib's parameter before the theme's own word.
struct AquarelColors {
  private let colors: PlacedNode?
  private let overrides: PlacedNode?
  private let record: ReadingRecord

  /// Looks below `params.colors` and `overrides`.
  init(root: PlacedNode, record: ReadingRecord) {
    colors = root.at(["params", "colors"])
    overrides = root["overrides"]
    self.record = record
  }

  /// The colour of a role, by Aquarel's name for it and by matplotlib's.
  func color(_ name: String, or parameter: String) -> ThemeColor? {
    guard let place = place(name, parameter) else { return nil }
    return color(place, token: place.pointer.tokens.last ?? name)
  }

  /// The colour of a surface; nil when it is fully transparent.
  func surface(_ name: String, or parameter: String) -> ThemeColor? {
    guard isPainted(name, or: parameter) else {
      record.note("\(name) is transparent: what is behind it counts")
      return nil
    }
    return color(name, or: parameter)
  }

  /// Whether a surface that the theme sets is drawn at all; also where it sets none.
  func isPainted(_ name: String, or parameter: String) -> Bool {
    guard let place = place(name, parameter) else { return true }
    return place.node.string?.lowercased() != "none" && color(name, or: parameter)?.alpha != 0
  }

  /// A colour as matplotlib spells them.
  func color(_ place: PlacedNode, token: String) -> ThemeColor? {
    if let text = place.node.string, let color = MatplotlibColor.named(text) {
      return ThemeColor(color, origin: place.origin)
    }
    return record.color(place, token: token)
  }

  private func place(_ name: String, _ parameter: String) -> PlacedNode? {
    overrides?.at([parameter]) ?? colors?.at([name])
  }
}
