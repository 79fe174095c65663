/// Formats numbers for readers, rounded towards failure: a failing value never prints as its threshold, and a passing
/// value never prints below it.
package enum Figures {
  /// A contrast ratio, truncated to two decimals: 4.496 is `4.49:1`.
  ///
  /// Source of the truncation: W3C, Understanding SC 1.4.3, "computed values should not be rounded".
  ///
  /// - Parameters:
  ///   - value: 1…21.
  ///   - required: The least ratio required. A value that reaches it gets enough digits to show that.
  package static func ratio(_ value: Double, required: Double? = nil) -> String {
    atLeast(value, digits: 2, required: required) + ":1"
  }

  /// A CIEDE2000 difference, truncated to one decimal: 7.96 is `ΔE00 7.9`.
  package static func difference(_ value: Double, required: Double? = nil) -> String {
    "ΔE00 " + atLeast(value, digits: 1, required: required)
  }

  /// A number with a lower limit `required`, truncated to `digits` decimals.
  package static func atLeast(_ value: Double, digits: Int, required: Double? = nil) -> String {
    var digits = digits
    while let required, value >= required, digits < 9, cut(value, digits: digits) < required { digits += 1 }
    return text(cut(value, digits: digits), digits: digits)
  }

  /// A number above its upper limit, rounded up to `digits` decimals.
  package static func atMost(_ value: Double, digits: Int) -> String {
    text(-cut(-value, digits: digits), digits: digits)
  }

  /// A threshold or severity with only the digits it needs, at most nine: `8`, `4.5`, `0.7`.
  package static func plain(_ value: Double) -> String {
    if value.magnitude < 1e9, let whole = Int(exactly: value) { return String(whole) }
    var text = text(value, digits: 9)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// The greatest number with `digits` decimals up to `value`.
  private static func cut(_ value: Double, digits: Int) -> Double {
    let scale = power(digits)
    let floor = (value * scale).rounded(.down)
    // value·scale may be slightly below a whole number that the value itself reaches.
    return (floor + 1) / scale <= value ? (floor + 1) / scale : floor / scale
  }

  /// Fixed notation, rounded to nearest; prints words for NaN and for numbers with too many digits.
  private static func text(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let scale = Int(power(digits))
    let whole = Int((value.magnitude * power(digits)).rounded())
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = String(whole % scale)
    return "\(sign)\(whole / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  private static func power(_ digits: Int) -> Double {
    powers[min(max(digits, 0), powers.count - 1)]
  }
}
