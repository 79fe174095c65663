import SourceText

/// A number in its original notation: the number of decimals, `.5` or `0.5`, and the unit.
package struct SpelledNumber: Hashable, Sendable {
  /// `%`, `deg` … as written; empty for a plain number.
  package let unit: String
  /// Its value as written.
  package let value: Double
  /// Digits after the point.
  package let decimals: Int
  /// Whether the zero before the point is omitted.
  private let dropsZero: Bool

  /// Reads a number and its unit from a complete text; nil for any other text.
  package init?(_ text: String) {
    let number = text.utf8.prefix { byte in
      byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    }
    guard let digits = String(number), let value = Double(digits), value.isFinite else { return nil }
    let rest = text.utf8.dropFirst(number.count)
    guard rest.allSatisfy({ $0 == UInt8(ascii: "%") || $0.isLetter }), let unit = String(rest)
    else { return nil }
    self.unit = unit
    self.value = value
    // An exponent would look like a unit; colours are not written that way.
    guard unit.first != "e", unit.first != "E" else { return nil }
    decimals = digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    dropsZero = digits.drop { $0 == "-" || $0 == "+" }.first == "."
  }

  /// Another value in the same notation.
  ///
  /// - Parameter extra: Additional decimals; trailing zeros among them are dropped.
  package func spelled(_ value: Double, extra: Int) -> String {
    let digits = min(decimals + extra, Self.mostDecimals)
    var text = Self.decimal(value, digits: digits, least: min(decimals, digits))
    if dropsZero {
      if text.hasPrefix("0.") { text.removeFirst() }
      if text.hasPrefix("-0.") { text = "-" + text.dropFirst(2) }
    }
    return text + unit
  }

  /// Values in the notations of some numbers, with as many further decimals as it takes until they read as a colour; nil where
  /// none suffice.
  package static func row(
    _ values: [(SpelledNumber, Double)], as new: SRGB, reading read: ([String]) -> SRGB?
  ) -> [String]? {
    (0...9).lazy.map { extra in values.map { $0.spelled($1, extra: extra) } }.first { texts in
      read(texts).map { Color.says($0, new) } ?? false
    }
  }

  /// The maximum number of decimals: a double has sixteen digits.
  private static let mostDecimals = 12

  /// A value with this many decimals, rounded to the nearest, without trailing zeros beyond `least`; 0 has no sign.
  /// Values of 10⁶ and more are printed as Swift does.
  private static func decimal(_ value: Double, digits: Int, least: Int) -> String {
    guard value.magnitude < 1e6 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<max(digits, 0) { scale *= 10 }
    let whole = Int((value.magnitude * scale).rounded())
    let unit = Int(scale)
    var fraction = String(whole % unit)
    fraction = digits > 0 ? String(repeating: "0", count: digits - fraction.count) + fraction : ""
    while fraction.utf8.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && whole != 0 ? "-" : ""
    return "\(sign)\(whole / unit)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
