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
    let most = min(
      max(fractionDigits ?? 12, 0), magnitude < 1 ? 12 : max(digits - 1 - power(magnitude), 0))
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
    let groups = stride(from: digits.count, to: 0, by: -3).map { digits.prefix($0).suffix(3) }
    return groups.reversed().joined(separator: ",")
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
}

/// How the values of a numeric axis are put into words: what the closure of `AXNumericDataAxisDescriptor` does, as data.
package enum ValueDescription: Hashable, Sendable {
  /// A number with at most so many decimals (nil: as many as it needs, up to 15 digits), and the words around it.
  case number(fractionDigits: Int? = nil, unit: AxisUnit? = nil)
  /// Seconds since 1970 as a date in UTC, as precise as the data.
  case date(DatePrecision)

  /// A value in English: `234 millimetres`, `1 cup`, `Q2 2019`, `3 March 1957`.
  package func text(_ value: Double) -> String {
    switch self {
    case .number(_, let unit):
      let number = digits(value)
      return unit?.text(number) ?? number
    case .date(let precision): return CalendarDate(secondsSince1970: value)?.text(precision) ?? DecimalText.text(value)
    }
  }

  /// Two values in English, the unit once: `3 to 48 millimetres`, `March 1957 to May 1958`.
  package func text(_ range: ClosedRange<Double>) -> String {
    "\(digits(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// The digits of a number, of money with all its cents: `4.50`; a date as it is.
  package func digits(_ value: Double) -> String {
    guard case .number(let most, _) = self else { return text(value) }
    return DecimalText.text(value, fractionDigits: most, isFixed: isMoney && most == 2)
  }

  /// Whether a sign of a currency with cents comes before its numbers.
  package var isMoney: Bool { unit.map { ["$", "€", "£"].contains($0.other.prefix(1)) } ?? false }

  /// The words with `%@` replaced.
  ///
  /// The minus sign of a number comes before a sign of its currency: `−$5`.
  package static func fill(_ words: String, with number: String) -> String {
    if number.first == "−", words.dropFirst().hasPrefix("%@"), let sign = words.first, !sign.isWhitespace {
      return "−" + "\(sign)" + number.dropFirst() + words.dropFirst(3)
    }
    return words.replacing("%@", with: number)
  }
}

/// How much of a date is known, the coarser less.
package enum DatePrecision: String, CaseIterable, Hashable, Comparable, Sendable {
  case year, quarter, month, day, minute, second

  package static func < (a: DatePrecision, b: DatePrecision) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
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

  /// The date as ISO 8601 has it, without a zone.
  package func isoText(_ precision: DatePrecision) -> String {
    let years = String(repeating: "0", count: max(4 - String(year).count, 0)) + String(year)
    let day = "\(years)-\(Self.two(month))-\(Self.two(day))"
    return switch precision {
    case .year: years
    case .quarter: "\(years)-Q\(quarter)"
    case .month: String(day.dropLast(3))
    case .day: day
    case .minute: "\(day)T\(Self.two(hour)):\(Self.two(minute))"
    case .second: "\(day)T\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))"
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
