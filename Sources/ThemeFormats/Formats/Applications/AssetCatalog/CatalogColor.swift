import Colorimetry
import PaletteRules
import RealModule
import SourceText

extension ReadingRecord {
  /// The colour of a slot in a mode; nil when it cannot be read, which is a problem, or is not known, which is not checked.
  func color(_ slot: ColorSet.Slot, of set: ColorSet, in mode: CatalogMode) -> ThemeColor? {
    if let reference = slot.place["reference"] {
      let name = reference.node.string ?? ""
      guard let hex = SystemColor.hex(name, mode), let color = try? Color(css: hex) else {
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
      problem(
        ThemeProblem(error.message, help: error.help, token: set.name, path: origin.file.path, origin: origin))
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
      if text.lowercased().hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else {
        let isUnit = !isByte || text.contains(".") || text.lowercased().contains("e")
        value = Double(text).map { isUnit ? $0 : $0 / 255 }
      }
    }
    guard let value, value.isFinite else {
      throw SourceError(
        "the component '\(name)' is not a number: \(place.node.string.map { "'\($0)'" } ?? place.node.kindName)",
        help: "write \"0.592\", \"151\" or \"0x97\"", at: place.node.range)
    }
    guard isExtended || (0...1).contains(value) else {
      throw SourceError(
        "the component '\(name)' is outside its range: \(place.node.string.map { "'\($0)'" } ?? "\(value)")",
        help: "write a number with a point from 0 to 1, or a whole one from 0 to 255; an extended space takes more",
        at: place.node.range)
    }
    return value
  }
}

/// The system's own colours, which a catalog may refer to by name.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications, as updated on 9 June 2025: default (light), default
/// (dark), increased contrast (light), increased contrast (dark); the greys are those of iOS.
enum SystemColor {
  /// `#rrggbb` of `systemBlueColor` in a mode; nil for any other name.
  static func hex(_ reference: String, _ mode: CatalogMode) -> String? {
    guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
    let name = reference.dropFirst(6).dropLast(5).lowercased()
    guard let figures = table[name] else { return nil }
    return "#" + figures[(mode.isDark ? 1 : 0) + (mode.isHighContrast ? 2 : 0)]
  }

  private static let table: [String: [String]] = [
    "red": ["ff383c", "ff4245", "e9152d", "ff6165"], "orange": ["ff8d28", "ff9230", "c55300", "ffa056"],
    "yellow": ["ffcc00", "ffd600", "a16a00", "fedf43"], "green": ["34c759", "30d158", "008932", "4ad968"],
    "mint": ["00c8b3", "00dac3", "008575", "54dfcb"], "teal": ["00c3d0", "00d2e0", "008198", "3bddec"],
    "cyan": ["00c0e8", "3cd3fe", "007eae", "6dd9ff"], "blue": ["0088ff", "0091ff", "1e6ef4", "5cb8ff"],
    "indigo": ["6155f5", "6d7cff", "564ade", "a7aaff"], "purple": ["cb30e0", "db34f2", "b02fc2", "ea8dff"],
    "pink": ["ff2d55", "ff375f", "e7124d", "ff8ac4"], "brown": ["ac7f5e", "b78a66", "956d51", "dba679"],
    "gray": ["8e8e93", "8e8e93", "6c6c70", "aeaeb2"], "gray2": ["aeaeb2", "636366", "8e8e93", "7c7c80"],
    "gray3": ["c7c7cc", "48484a", "aeaeb2", "545456"], "gray4": ["d1d1d6", "3a3a3c", "bcbcc0", "444446"],
    "gray5": ["e5e5ea", "2c2c2e", "d8d8dc", "363638"], "gray6": ["f2f2f7", "1c1c1e", "ebebf0", "242426"],
  ]
}
