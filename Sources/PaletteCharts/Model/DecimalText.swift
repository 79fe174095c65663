import RealModule

/// Numbers as English writes them: `4,300,000`, `0.25`, `−40`.
package enum DecimalText {
  /// A double holds 15 decimal digits of any number (IEEE 754 binary64); further ones are noise such as 0.30000000000000004.
  private static let digits = 15

  /// A number with at most so many decimals; nil for as many as it needs.
  package static func text(_ value: Double, fractionDigits: Int? = nil) -> String {
    let magnitude = value.magnitude
    guard value.isFinite, magnitude < 1e18 else { return "\(value)" }
    if fractionDigits == nil, magnitude > 0, magnitude < 1e-6 { return "\(value)" }
    let most = min(max(fractionDigits ?? 12, 0), mostDecimals(of: magnitude))
    var number = UInt64((magnitude * .exp10(Double(most))).rounded())
    var decimals = most
    while decimals > 0, number.isMultiple(of: 10) {
      number /= 10
      decimals -= 1
    }
    var digits = String(number)
    if digits.count <= decimals { digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits }
    let fraction = decimals > 0 ? "." + digits.suffix(decimals) : ""
    return (value < 0 && number > 0 ? "−" : "") + grouped(digits.dropLast(decimals)) + fraction
  }

  /// Digits with a comma before each group of three.
  static func grouped(_ digits: Substring) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Whether a text of ``text(_:fractionDigits:)`` is one or minus one.
  package static func isOne(_ text: String) -> Bool { text == "1" || text == "−1" }

  /// How many decimals a number needs, up to twelve.
  static func decimals(_ value: Double) -> Int {
    let text = text(value)
    return text.contains("e") ? 12 : text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
  }

  /// The power of ten of the first digit of a number; 0 of 0.
  package static func power(_ number: Double) -> Int {
    number == 0 || !number.isFinite ? 0 : Int(Double.log10(number.magnitude).rounded(.down))
  }

  /// How many decimals leave so many digits altogether.
  private static func mostDecimals(of magnitude: Double) -> Int {
    guard magnitude >= 1 else { return 12 }
    return max(digits - 1 - Int(Double.log10(magnitude).rounded(.down)), 0)
  }
}
