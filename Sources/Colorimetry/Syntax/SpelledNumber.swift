/// A number as somebody wrote it: how many decimals, whether `.5` or `0.5`, and the unit behind it.
package struct SpelledNumber: Hashable, Sendable {
  /// `%`, `deg` … as written; empty for a plain number.
  package let unit: String
  /// Its value as written.
  package let value: Double
  /// Digits after the point.
  package let decimals: Int
  /// Whether a zero before the point is left out.
  private let dropsZero: Bool

  /// Reads a number and a unit with nothing around them; nil when it is none.
  package init?(_ text: String) {
    let number = text.utf8.prefix { byte in
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    }
    guard let digits = String(number), let value = Double(digits), value.isFinite else { return nil }
    let rest = text.utf8.dropFirst(number.count)
    guard rest.allSatisfy({ $0 == UInt8(ascii: "%") || (0x61...0x7A).contains($0 | 0x20) }), let unit = String(rest)
    else { return nil }
    self.unit = unit
    self.value = value
    // An exponent would be taken for a unit; nobody writes colours so.
    guard unit.first != "e", unit.first != "E" else { return nil }
    decimals = digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    dropsZero = digits.drop { $0 == "-" || $0 == "+" }.first == "."
  }

  /// Another value in the same spelling.
  ///
  /// - Parameter extra: Decimals beyond those that were written; of these, zeros at the end are left out.
  package func spelled(_ value: Double, extra: Int) -> String {
    let digits = min(decimals + extra, Self.mostDecimals)
    var text = Self.decimal(value, digits: digits, least: min(decimals, digits))
    if dropsZero {
      if text.hasPrefix("0.") { text.removeFirst() }
      if text.hasPrefix("-0.") { text = "-" + text.dropFirst(2) }
    }
    return text + unit
  }

  /// Decimals of the finest spelling: a double has sixteen digits.
  private static let mostDecimals = 12

  /// A value with so many decimals, rounded to the nearest, zeros left out beyond the `least`; 0 without a sign. What is
  /// not below 10⁶ comes out as Swift prints it.
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
