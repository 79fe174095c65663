import Colorimetry
import PaletteRules
import RealModule
import SourceText

extension ReadingRecord {
  /// The colour of a slot in a mode; nil when it cannot be read, which is a problem, or is not known, which is not checked.
  func color(_ slot: ColorSet.Slot, of set: ColorSet, in mode: CatalogMode) -> ThemeColor? {
    if let reference = slot.place["reference"] {
      let name = reference.node.string ?? ""
      guard let hex = SystemColor.hex(name, isDark: mode.isDark, isHighContrast: mode.isHighContrast),
        let color = try? Color(css: hex)
      else {
        leave(.systemColor, set.name, name)
        return nil
      }
      note(.systemColor, name)
      return ThemeColor(color, origin: slot.place.origin)
    }
    do throws(SourceError) {
      let color = try CatalogColor.color(slot.place)
      remark(on: WrittenColor(color: color), token: set.name, at: slot.place.origin)
      return ThemeColor(color, origin: slot.place.origin)
    } catch {
      var origin = slot.place.origin
      origin.range = error.range
      report(error, token: set.name, at: origin)
      return nil
    }
  }
}

/// The colour that a `color` object of a catalog says.
enum CatalogColor {
  private static let spaces = [
    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  /// Reads the object.
  static func color(_ place: PlacedNode) throws(SourceError) -> Color {
    guard let space = place["color-space"]?.node.string, let components = place["components"] else {
      throw SourceError("a colour needs 'color-space' and 'components', or a 'reference'", at: place.node.range)
    }
    let isExtended = space.hasPrefix("extended-")
    let alpha = try components["alpha"].map { (place) throws(SourceError) in
      try component(place, named: "alpha", isExtended: false, isByte: false)
    }
    func read(_ name: String) throws(SourceError) -> Double {
      guard let place = components[name] else {
        throw SourceError("the component '\(name)' is missing", at: components.node.range)
      }
      return try component(place, named: name, isExtended: isExtended, isByte: true)
    }
    func threeComponents() throws(SourceError) -> Color.Components {
      Color.Components(try read("red"), try read("green"), try read("blue"))
    }
    switch space {
    case "srgb", "extended-srgb": return Color(space: .srgb, components: try threeComponents(), alpha: alpha ?? 1)
    case "display-p3": return Color(space: .displayP3, components: try threeComponents(), alpha: alpha ?? 1)
    case "extended-linear-srgb":
      return Color(space: .srgbLinear, components: try threeComponents(), alpha: alpha ?? 1)
    case "gray-gamma-22", "extended-gray":
      let white = try read("white")
      // Apple, `CGColorSpace.genericGrayGamma2_2`: white D65, an exponent of 2.2; beyond 0 and 1 it goes on evenly.
      let light = Double.pow(white.magnitude, 2.2) * (white < 0 ? -1 : 1)
      return Color(space: .srgbLinear, components: Color.Components(light, light, light), alpha: alpha ?? 1)
    default:
      throw SourceError(
        "'\(space)' is not a colour space of a catalog",
        help: DidYouMean.phrase(for: space, among: spaces) ?? "write one of \(spaces.joined(separator: ", "))",
        at: place["color-space"]?.node.range ?? place.node.range)
    }
  }

  /// `"0x97"` and `"151"` are bytes, `"0.592"` is not; an opacity and a JSON number are from 0 to 1.
  private static func component(
    _ place: PlacedNode, named name: String, isExtended: Bool, isByte: Bool
  ) throws(SourceError) -> Double {
    var value = place.node.number
    if let text = place.node.string?.trimmingBlanks {
      let isUnit = !isByte || text.contains(".") || text.lowercased().contains("e")
      value =
        text.lowercased().hasPrefix("0x")
        ? Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } : Double(text).map { isUnit ? $0 : $0 / 255 }
    }
    if let value, value.isFinite, isExtended || (0...1).contains(value) { return value }
    throw SourceError(
      "the component '\(name)' is no number of its range: \(place.node.string.map { "'\($0)'" } ?? place.node.kindName)",
      help: "write \"0.592\", \"151\" or \"0x97\"; an extended space takes more", at: place.node.range)
  }
}
