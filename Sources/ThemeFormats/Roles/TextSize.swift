import PaletteRules
import SourceText

extension ThemeText.Size {
  /// WCAG 2.2, "large scale (text)": from 18 pt, or 14 pt when bold, with 4 px to 3 pt.
  init(pixels: Double?, isBold: Bool) {
    let least = isBold ? 14.0 * 4 / 3 : 18.0 * 4 / 3
    self = (pixels ?? 0) >= least ? .large : .normal
  }

  /// Reads `fontSize` (a number, or a text such as `"18px"`) and `fontWeight` of an object of settings.
  init(_ style: PlacedNode?, defaultPixels: Double? = nil, isBoldByDefault: Bool = false) {
    let pixels = style?["fontSize"].flatMap(Self.pixels) ?? defaultPixels
    let isBold = style?["fontWeight"].map { weight in
      weight.node.number.map { $0 >= 600 }
        ?? ["bold", "bolder", "600", "700", "800", "900"].contains(weight.node.string)
    }
    self.init(pixels: pixels, isBold: isBold ?? isBoldByDefault)
  }

  private static func pixels(_ place: PlacedNode) -> Double? {
    if let number = place.node.number { return number }
    guard let text = place.node.string else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em", "rem": return number * 16
    default: return nil
    }
  }
}
