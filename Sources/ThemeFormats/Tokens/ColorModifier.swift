import Colorimetry
import SourceText

/// What Tokens Studio does to a colour: `$extensions["studio.tokens"].modify`.
///
/// Lighten and darken are those of the plugin (tokens-studio/figma-plugin, `src/utils/color/lighten.ts` and its mirror image):
/// in LCH they take the same part of the chroma away. The result is in `space`, rounded to three digits.
struct ColorModifier {
  private enum Kind: String, CaseIterable { case lighten, darken, mix, alpha }
  private enum Space: String, CaseIterable { case lch, srgb, p3, hsl }

  private let kind: Kind
  private let space: Space
  private let amount: Double
  private let other: Color?

  /// Reads the object.
  ///
  /// - Parameters:
  ///   - amount: its `value`, references followed.
  ///   - other: its `color`, which `mix` needs.
  init(_ place: PlacedNode, amount: String, other: Color?) throws(SourceError) {
    kind = try Self.word(place["type"], of: place, "a change of a colour")
    space = place["space"] == nil ? .lch : try Self.word(place["space"], of: place, "a space to change a colour in")
    guard let number = CSSNumber.read(amount)?.value else {
      throw SourceError(
        "'value' of 'modify' must be a number, not '\(amount)'", at: (place["value"] ?? place).node.range)
    }
    self.amount = min(max(number, 0), 1)
    if kind == .mix, other == nil {
      throw SourceError("'mix' needs a 'color' to mix in", at: place.node.range)
    }
    self.other = other
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ place: PlacedNode?, of whole: PlacedNode, _ what: String
  ) throws(SourceError) -> Word where Word.RawValue == String {
    let text = place?.node.string ?? ""
    if let word = Word(rawValue: text.lowercased()) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw SourceError("'\(text)' is not \(what)", help: "write one of \(words)", at: (place ?? whole).node.range)
  }

  /// The colour after the change.
  func apply(to color: Color) -> Color {
    var values = components(of: color)
    var alpha = color.opacity
    switch kind {
    case .alpha: alpha = amount
    case .mix:
      guard let other else { break }
      values = mixed(values, components(of: other))
      alpha += amount * (other.opacity - alpha)
    case .lighten, .darken: lighten(&values)
    }
    return Color(
      space: cssSpace,
      components: Color.Components(rounded(values[0]), rounded(values[1]), rounded(values[2])), alpha: alpha)
  }

  private func lighten(_ values: inout [Double]) {
    func moved(_ value: Double, of whole: Double) -> Double {
      kind == .lighten ? min(whole, value + amount * (whole - value)) : max(0, value - amount * value)
    }
    switch space {
    case .lch:
      values[0] = moved(values[0], of: 100)
      values[1] = max(0, values[1] - amount * values[1])
    case .hsl: values[2] = moved(values[2], of: 100)
    case .srgb, .p3: values = values.map { moved($0, of: 1) }
    }
  }

  /// The way from one colour to another, hues on the shorter arc (CSS Color 4 section 12.4); a grey has the other's hue.
  private func mixed(_ first: [Double], _ second: [Double]) -> [Double] {
    var (first, second) = (first, second)
    let (hue, chroma) = space == .lch ? (2, 1) : (0, 1)
    if space == .lch || space == .hsl {
      // So little chroma is a grey but for rounding, and its hue means nothing.
      if first[chroma] < 0.015 { first[hue] = second[hue] }
      if second[chroma] < 0.015 { second[hue] = first[hue] }
      let arc = second[hue] - first[hue]
      if arc > 180 { first[hue] += 360 } else if arc < -180 { second[hue] += 360 }
    }
    var result = zip(first, second).map { $0 + amount * ($1 - $0) }
    if space == .lch || space == .hsl { result[hue] = result[hue].truncatingRemainder(dividingBy: 360) }
    return result
  }

  private var cssSpace: Color.Space {
    switch space {
    case .lch: .lch
    case .srgb: .srgb
    case .p3: .displayP3
    case .hsl: .hsl
    }
  }

  private func components(of color: Color) -> [Double] {
    switch space {
    case .lch:
      let lch = LCHD50(CIELABD50(XYZD50(XYZD65(color))))
      return [lch.lightness, lch.chroma, lch.hue]
    case .srgb:
      let srgb = color.mappedToSRGB.srgb
      return [srgb.red, srgb.green, srgb.blue]
    case .p3:
      let p3 = DisplayP3(XYZD65(color))
      return [p3.red, p3.green, p3.blue].map { min(max($0, 0), 1) }
    case .hsl:
      let hsl = HSL(color.mappedToSRGB.srgb)
      return [hsl.hue, hsl.saturation * 100, hsl.lightness * 100]
    }
  }

  /// Three digits; behind the point where there are none before it. Channels of sRGB are percentages.
  private func rounded(_ value: Double) -> Double {
    let scale = space == .srgb ? 100.0 : 1
    let scaled = value * scale
    let whole = abs(scaled).rounded(.towardZero)
    let places = whole >= 100 ? 0 : whole >= 10 ? 1 : whole >= 1 ? 2 : 3
    let power = [1.0, 10, 100, 1000][places]
    return (scaled * power + 0.5).rounded(.down) / power / scale
  }
}
