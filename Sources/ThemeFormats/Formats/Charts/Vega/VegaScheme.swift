import Colorimetry
import PaletteRules

/// A named colour scheme of Vega: colours to deal out one after another, or points to blend.
struct VegaScheme: Sendable {
  /// In lower case.
  let name: String
  let kind: NamedPalette.Kind
  /// From first to last, or from low to high.
  let colors: [SRGB]

  /// The scheme of that name in any case of letters, with the number of classes that `blues-5` asks for.
  static func named(_ text: String) -> (scheme: VegaScheme, count: Int?)? {
    let name = text.lowercased()
    if let scheme = all[name] { return (scheme, nil) }
    guard let dash = name.lastIndex(of: "-"), let scheme = all[String(name[..<dash])],
      let count = Int(name[name.index(after: dash)...]), (1...100).contains(count)
    else { return nil }
    return (scheme, count)
  }

  /// Every name, sorted.
  static let names = all.keys.sorted()

  private static let all: [String: VegaScheme] = {
    var schemes: [String: VegaScheme] = [:]
    for (figures, kind) in [
      (VegaSchemeFigures.categorical, NamedPalette.Kind.categorical), (VegaSchemeFigures.sequential, .sequential),
      (VegaSchemeFigures.diverging, .diverging), (VegaSchemeFigures.cyclic, .cyclic),
    ] {
      for line in figures.split(separator: "\n") {
        let words = line.split(separator: " ")
        let name = words.first.map(String.init) ?? ""
        schemes[name] = VegaScheme(name: name, kind: kind, colors: words.dropFirst().compactMap(color))
      }
    }
    return schemes
  }()

  private static func color(_ digits: Substring) -> SRGB? {
    guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    return SRGB(
      bytes: UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }

  /// The colour at 0…1, between two points mixed in encoded sRGB and rounded to bytes, as Vega writes it down
  /// (vega-scale, `interpolateColors`: d3's `piecewise` of `interpolateRgb`).
  func color(at position: Double) -> SRGB {
    guard let first = colors.first, let last = colors.last else { return SRGB(0, 0, 0) }
    let place = position.clampedToUnit * Double(colors.count - 1)
    let index = Int(place)
    guard index + 1 < colors.count else { return index < 1 ? first : last }
    let (a, b) = (colors[index].bytes, colors[index + 1].bytes)
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * (place - Double(index))).rounded())
    }
    return SRGB(bytes: mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue))
  }

  /// So many classes: the first ones of a categorical scheme, otherwise samples at i/(n+1) (vega-scale,
  /// `quantizeInterpolator`).
  func classes(_ count: Int) -> [SRGB] {
    if kind == .categorical { return Array(colors.prefix(count)) }
    return (1...max(count, 1)).map { color(at: Double($0) / Double(count + 1)) }
  }

  /// Turned round.
  var reversed: VegaScheme { VegaScheme(name: name, kind: kind, colors: colors.reversed()) }
}
