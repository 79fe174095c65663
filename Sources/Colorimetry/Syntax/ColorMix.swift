import SourceText

/// `color-mix(in oklab, red 30%, blue)`. Source: CSS Color 5 section 3.
extension ColorParser {
  /// Reads what follows `color-mix(`.
  mutating func mix() throws(SourceError) -> Color {
    // The default method is OKLab (CSS Color 5 section 3.1).
    var interpolation = ColorInterpolation(space: .oklab)
    var ahead = cursor
    if let word = ahead.identifier(), ahead.lowercased(word) == "in" {
      cursor = ahead
      interpolation = try method()
      try comma("after the space")
    }
    let first = try portion()
    try comma("between the two colours")
    let second = try portion()
    guard cursor.skip(")") else { throw cursor.error(cursor.take(), "')' is missing at the end of color-mix()") }
    let (share, opacity) = try shares(first, second)
    var color = interpolation.mix(first.color, second.color, amount: share)
    color.alpha = color.alpha.map { $0 * opacity }
    return color
  }

  private struct Portion {
    let color: Color
    let percentage: Double?
    let range: Range<Int>
  }

  private mutating func method() throws(SourceError) -> ColorInterpolation {
    guard let word = cursor.identifier() else {
      throw cursor.error(cursor.take(), "'in' must be followed by a colour space such as 'oklab'")
    }
    let name = cursor.lowercased(word)
    // Linear-light spaces all mix alike, so linear Display P3 mixes as XYZ.
    guard let space = Color.Space(rawValue: name == "xyz" || name == "display-p3-linear" ? "xyz-d65" : name) else {
      let names = Color.Space.allCases.map(\.rawValue).joined(separator: ", ")
      throw cursor.error(word, "\(cursor.quoted(word)) is not an interpolation space: write one of \(names)")
    }
    if let arc = cursor.identifier() { throw cursor.unread(arc, "mixtures with a hue direction") }
    return ColorInterpolation(space: space)
  }

  private mutating func comma(_ place: String) throws(SourceError) {
    guard cursor.skip(",") else { throw cursor.error(cursor.take(), "',' is missing \(place)") }
  }

  /// A colour with a percentage before or after it, or without one.
  private mutating func portion() throws(SourceError) -> Portion {
    let start = cursor.position
    var percentage = try percentage()
    let color = try colorAtCursor()
    if percentage == nil { percentage = try self.percentage() }
    return Portion(color: color, percentage: percentage, range: start..<cursor.end)
  }

  private mutating func percentage() throws(SourceError) -> Double? {
    let start = cursor.position
    let refusal = "is not a mixing percentage: write 0%…100%"
    try cursor.refuseCalculation()
    guard let value = try cursor.value(refusingAngle: refusal) else { return nil }
    let range = start..<cursor.end
    guard value.unit == .percentage, (0...100).contains(value.number) else {
      throw cursor.error(range, "\(cursor.quoted(range)) \(refusal)")
    }
    return value.number
  }

  /// The share of the second colour, and the opacity that remains if the percentages sum to less than 100.
  private func shares(_ first: Portion, _ second: Portion) throws(SourceError) -> (Double, Double) {
    let a = first.percentage ?? second.percentage.map { 100 - $0 } ?? 50
    let b = second.percentage ?? 100 - a
    guard a + b > 0 else {
      throw cursor.error(first.range.lowerBound..<second.range.upperBound, "0% of both colours gives no colour")
    }
    return (b / (a + b), min(1, (a + b) / 100))
  }
}

/// How two colours are mixed: the space; hues take the shorter arc.
///
/// Source: CSS Color 4 section 12.
package struct ColorInterpolation: Hashable {
  var space: Color.Space

  /// Mixes in a space, with hues along their shorter arc.
  package init(space: Color.Space) { self.space = space }

  /// Mixes `amount` 0…1 of `other` into `color`: with premultiplied alpha, hues along their arc; a component missing in
  /// one colour is taken from the other.
  package func mix(_ color: Color, _ other: Color, amount: Double) -> Color {
    let (first, second) = (color.converted(to: space), other.converted(to: space))
    let alphas = Self.filled(first.alpha, second.alpha)
    let alpha = alphas.map { $0.0 + ($0.1 - $0.0) * amount }
    let pairs = zip(first.components.list, second.components.list).map { Self.filled($0, $1) }
    let values: [Double?] = zip(space.componentKinds, pairs).map { kind, pair in
      guard let pair else { return nil }
      if kind == .hue {
        let (from, to) = fixed(pair)
        return (from + (to - from) * amount).positiveRemainder(360)
      }
      guard let alphas, let alpha else { return pair.0 + (pair.1 - pair.0) * amount }
      let premultiplied = pair.0 * alphas.0 * (1 - amount) + pair.1 * alphas.1 * amount
      return alpha == 0 ? premultiplied : premultiplied / alpha
    }
    return Color(space: space, components: Color.Components(values[0], values[1], values[2]), alpha: alpha)
  }

  /// Both values, each replacing the other if it is missing; nil if both are missing.
  private static func filled(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let first = a ?? b, let second = b ?? a else { return nil }
    return (first, second)
  }

  /// Hues shifted by whole turns so that the path between them is the shorter arc. Source: CSS Color 4 section 12.4.
  private func fixed(_ hues: (Double, Double)) -> (Double, Double) {
    let (from, to) = (hues.0.positiveRemainder(360), hues.1.positiveRemainder(360))
    return to - from > 180 ? (from + 360, to) : to - from < -180 ? (from, to + 360) : (from, to)
  }
}

/// CSS colours whose meaning depends on context, so that the text alone does not determine them.
package enum ContextualColor {
  /// Whether a keyword in lower case is a colour chosen by user and browser: `canvastext`.
  ///
  /// Source: CSS Color 4 section 6.2 and appendix A (deprecated names).
  package static func isSystemColor(_ keyword: String) -> Bool { systemColors.contains(keyword) }

  /// Why a keyword in lower case has no fixed colour; nil for any other word.
  static func reason(keyword: String) -> String? {
    switch keyword {
    case "currentcolor": "it is the text colour of its element"
    case "inherit", "initial", "unset", "revert", "revert-layer": "it depends on its element"
    case _ where systemColors.contains(keyword): "it is a system colour, chosen by user and browser"
    default: nil
    }
  }

  /// Why the function `name`, in lower case, has no fixed colour; nil for any other function.
  static func reason(function name: String) -> String? {
    switch name {
    case "var", "env", "attr": "its value is set elsewhere"
    case "contrast-color", "light-dark", "alpha", "if": "it is computed from other colours"
    case "device-cmyk": "it depends on the printer"
    default: nil
    }
  }

  /// Source: CSS Color 4 section 6.2 and appendix A (deprecated names).
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext", "activeborder", "activecaption", "appworkspace", "background",
    "buttonhighlight", "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface",
    "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]
}
