import Colorimetry
import PaletteRules
import SourceText
import ThemeFormats

/// The colours that no text can be written for, and why.
struct UnwritableColors {
  /// Why; reports print it after the name of the colour.
  private(set) var locks: [ColorPlace: String] = [:]
  /// Those that come from a named scheme.
  private var schemes: [NamedPlaces] = []

  /// The colours of one name, in the order of the themes.
  private struct NamedPlaces {
    let scheme: NamedScheme
    var colors: [(place: ColorPlace, hex: String)]
  }

  init(_ themes: [Theme], _ names: FileNames) {
    var seen: Set<ColorPlace> = []
    for color in themes.flatMap(\.palettesAsThemes).flatMap(\.colorsInOrder) {
      let place = ColorPlace(color, name: names.name)
      guard seen.insert(place).inserted else { continue }
      let (red, green, blue) = color.srgb.bytes
      do throws(UnwrittenColor) {
        _ = try ColorWriting.ways(of: color, as: SRGB(bytes: red, green, blue))
      } catch {
        locks[place] = error.reason.text
        if let scheme = NamedScheme(of: color) { add(place, color, scheme) }
      }
    }
  }

  private mutating func add(_ place: ColorPlace, _ color: ThemeColor, _ scheme: NamedScheme) {
    locks[place] = "it comes from the scheme '\(scheme.name)'"
    let known = schemes.firstIndex { $0.colors[0].place.range == place.range && $0.colors[0].place.path == place.path }
    if let known {
      schemes[known].colors.append((place, color.srgb.hex))
    } else {
      schemes.append(NamedPlaces(scheme: scheme, colors: [(place, color.srgb.hex)]))
    }
  }

  /// What to write in place of each scheme.
  var remedies: [ColorPlace: String] {
    var remedies: [ColorPlace: String] = [:]
    for scheme in schemes {
      let range = NamedScheme.range(scheme.colors.map(\.hex))
      let remedy =
        "write colours out in place of \"scheme\": \"\(scheme.scheme.name)\", and fix can move them: \(range)"
      for color in scheme.colors { remedies[color.place] = remedy }
    }
    return remedies
  }
}
