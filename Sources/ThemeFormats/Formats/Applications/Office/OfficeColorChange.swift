import Colorimetry
import SourceText

/// A change of a colour as DrawingML writes it inside the colour: `<a:lumMod val="75000"/>`.
///
/// Source: ECMA-376, Part 1, section 20.1.2.3, for what each means. Hue, saturation and luminance are those of HSL; tint and
/// shade mix in linear light, which the standard leaves open and office programs do (LibreOffice,
/// `oox/source/drawingml/color.cxx`, `Color::getColor`).
struct OfficeColorChange {
  private enum Kind: String {
    case hue, hueMod, hueOff, sat, satMod, satOff, lum, lumMod, lumOff, tint, shade, alpha, alphaMod, alphaOff, comp,
      inv
  }

  private let kind: Kind
  /// A share, 1 for 100 %, or degrees.
  private let value: Double

  /// Nil when the tag is another change, or its value is not a number.
  init?(_ tag: MarkupTag) {
    let name = tag.spelling.split(separator: ":").last.map(String.init) ?? tag.spelling
    guard let kind = Kind(rawValue: name) else { return nil }
    self.kind = kind
    switch kind {
    case .comp, .inv: value = 0
    case .hue, .hueOff:
      guard let degrees = OfficeNumber.degrees(tag.attribute("val")?.value) else { return nil }
      value = degrees
    default:
      guard let share = OfficeNumber.share(tag.attribute("val")?.value) else { return nil }
      value = share
    }
  }

  /// Changes an encoded colour and its opacity, both kept within 0…1.
  func apply(to color: inout SRGB, alpha: inout Double) {
    var hsl = HSL(color)
    switch kind {
    case .hue: hsl.hue = value
    case .hueMod: hsl.hue *= value
    case .hueOff: hsl.hue += value
    case .comp: hsl.hue += 180
    case .sat: hsl.saturation = value.clampedToUnit
    case .satMod: hsl.saturation = (hsl.saturation * value).clampedToUnit
    case .satOff: hsl.saturation = (hsl.saturation + value).clampedToUnit
    case .lum: hsl.lightness = value.clampedToUnit
    case .lumMod: hsl.lightness = (hsl.lightness * value).clampedToUnit
    case .lumOff: hsl.lightness = (hsl.lightness + value).clampedToUnit
    case .shade: color = Self.linear(color) { $0 * value.clampedToUnit }
    case .tint: color = Self.linear(color) { 1 - (1 - $0) * value.clampedToUnit }
    case .inv: color = Self.linear(color) { 1 - $0 }
    case .alpha: alpha = value.clampedToUnit
    case .alphaMod: alpha = (alpha * value).clampedToUnit
    case .alphaOff: alpha = (alpha + value).clampedToUnit
    }
    switch kind {
    case .hue, .hueMod, .hueOff, .comp, .sat, .satMod, .satOff, .lum, .lumMod, .lumOff: color = SRGB(hsl).clamped
    default: break
    }
  }

  private static func linear(_ color: SRGB, _ change: (Double) -> Double) -> SRGB {
    let light = LinearSRGB(color)
    return SRGB(LinearSRGB(change(light.red), change(light.green), change(light.blue)).clamped)
  }
}

/// Numbers as DrawingML writes them.
enum OfficeNumber {
  /// `ST_Percentage`, section 20.1.10.41: thousandths of a percent, or with a percent sign; 1 for 100 %.
  static func share(_ text: String?) -> Double? {
    guard let text else { return nil }
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? text.dropLast() : text[...]), number.isFinite else { return nil }
    return isPercent ? number / 100 : number / 100_000
  }

  /// `ST_Angle`, section 20.1.10.3: 60,000ths of a degree.
  static func degrees(_ text: String?) -> Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 / 60_000 : nil }
  }
}
