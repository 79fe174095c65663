package import PaletteRules
import RealModule

/// Numbers as English writes them: `4,300,000`, `0.25`, `−40`.
package enum DecimalText {
  /// A double holds 15 decimal digits of any number (IEEE 754 binary64); further ones are noise such as 0.30000000000000004.
  private static let digits = 15

  /// A number with at most so many decimals; nil for as many as it needs.
  ///
  /// - Parameter isFixed: Whether zeros at the end are written, too.
  package static func text(_ value: Double, fractionDigits: Int? = nil, isFixed: Bool = false) -> String {
    let magnitude = value.magnitude
    guard value.isFinite, magnitude < 1e18 else { return "\(value)" }
    if fractionDigits == nil, magnitude > 0, magnitude < 1e-6 { return "\(value)" }
    let most = min(max(fractionDigits ?? 12, 0), mostDecimals(of: magnitude))
    var number = UInt64((magnitude * .exp10(Double(most))).rounded())
    var decimals = most
    while !isFixed, decimals > 0, number.isMultiple(of: 10) {
      number /= 10
      decimals -= 1
    }
    var digits = String(number)
    if digits.count <= decimals { digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits }
    let fraction = decimals > 0 ? "." + digits.suffix(decimals) : ""
    return (value < 0 && number > 0 ? "−" : "") + grouped(digits.dropLast(decimals)) + fraction
  }

  /// Digits with a comma before each group of three.
  private static func grouped(_ digits: Substring) -> String {
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

/// How the values of a numeric axis are put into words: what the closure of `AXNumericDataAxisDescriptor` does, as data.
package enum ValueDescription: Hashable, Sendable {
  /// A number with at most so many decimals (nil: as many as it needs, up to 15 digits), and the words around it, where `%@`
  /// stands for the number: `%@ cup` for one, `%@ cups` for others.
  case number(fractionDigits: Int? = nil, one: String? = nil, other: String? = nil)
  /// Seconds since 1970 as a date in UTC, as precise as the data.
  case date(DatePrecision)

  /// A value in English: `234 millimetres`, `1 cup`, `Q2 2019`, `3 March 1957`.
  package func text(_ value: Double) -> String {
    switch self {
    case .number(_, let one, let other):
      let number = digits(value)
      // English has one plural rule: exactly one, without decimals (Unicode CLDR, plural rules, "en").
      guard let words = DecimalText.isOne(number) ? one ?? other : other ?? one else { return number }
      return Self.fill(words, with: number)
    case .date(let precision): return CalendarDate(secondsSince1970: value)?.text(precision) ?? DecimalText.text(value)
    }
  }

  /// Two values in English, the unit once: `3 to 48 millimetres`, `March 1957 to May 1958`.
  package func text(_ range: ClosedRange<Double>) -> String {
    "\(bare(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// A value without its unit; a date as it is.
  package func bare(_ value: Double) -> String {
    if case .date = self { text(value) } else { digits(value) }
  }

  /// The digits of a number, of money with all its cents: `4.50`.
  package func digits(_ value: Double) -> String {
    guard case .number(let most, _, _) = self else { return DecimalText.text(value) }
    return DecimalText.text(value, fractionDigits: most, isFixed: isMoney && most == 2)
  }

  /// Whether a sign of a currency with cents comes before its numbers.
  package var isMoney: Bool {
    guard case .number(_, let one, let other) = self else { return false }
    return (other ?? one).map { ["$", "€", "£"].contains($0.prefix(1)) } ?? false
  }

  /// The words around several; empty where there are none.
  var unit: String {
    guard case .number(_, let one, let other) = self, let words = other ?? one else { return "" }
    return Self.fill(words, with: "").split(separator: " ").joined(separator: " ")
  }

  /// The words with `%@` replaced.
  ///
  /// The minus sign of a number comes before a sign of its currency: `−$5`.
  package static func fill(_ words: String, with number: String) -> String {
    if number.first == "−", words.hasSuffix("%@"), words.count == 3, words.first != " " {
      return "−" + words.prefix(1) + number.dropFirst()
    }
    var (filled, rest) = ("", words[...])
    while let place = rest.firstIndex(of: "%") {
      let next = rest.index(after: place)
      let isPlace = next < rest.endIndex && rest[next] == "@"
      filled += rest[..<place] + (isPlace ? number : "%")
      rest = rest[(isPlace ? rest.index(after: next) : next)...]
    }
    return filled + rest
  }
}

/// How much of a date is known.
package enum DatePrecision: String, CaseIterable, Hashable, Sendable {
  case year, quarter, month, day, minute, second
}

extension CalendarDate {
  /// The English names of the months.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The date in English: `1957`, `Q2 2019`, `March 1957`, `3 March 1957`, `3 March 1957, 14:05`.
  package func text(_ precision: DatePrecision) -> String {
    let monthAndYear = "\(Self.months[month - 1]) \(year)"
    return switch precision {
    case .year: "\(year)"
    case .quarter: "Q\(quarter) \(year)"
    case .month: monthAndYear
    case .day: "\(day) \(monthAndYear)"
    case .minute: "\(day) \(monthAndYear), \(Self.two(hour)):\(Self.two(minute))"
    case .second: "\(day) \(monthAndYear), \(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))"
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
