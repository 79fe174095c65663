/// What the values of an axis are counted in: `cup` for one, `cups` for others.
package struct AxisUnit: Hashable, Sendable {
  /// Words around the number one, and around other numbers; `%@` stands for the number.
  package var one, other: String

  /// Reads a unit: `km`, `cup,cups`, `%`, `$%@`; nil when nothing or more than two forms are written.
  package init?(_ text: String) {
    // A comma before a digit divides thousands: `deaths per 1,000`.
    let forms = text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: [String]()) { forms, part in
      if let last = forms.last, part.first?.isNumber == true {
        forms[forms.count - 1] = "\(last),\(part)"
      } else {
        forms.append(String(part))
      }
    }.map { form in String(form.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    guard (1...2).contains(forms.count), let first = forms.first, let last = forms.last,
      forms.allSatisfy({ !$0.isEmpty })
    else { return nil }
    (one, other) = (Self.words(first), Self.words(last))
  }

  private static func words(_ form: String) -> String {
    if ValueDescription.fill(form, with: "") != form { return form }
    // English writes a currency before its number.
    if ["$", "€", "£", "¥", "₹", "₩", "₽"].contains(form) { return "\(form)%@" }
    // SI Brochure, 9th edition, 5.4.3: a space before the unit, except degrees, minutes and seconds of angle; English
    // writes the percent sign without one.
    return form == "%" || form == "°" ? "%@\(form)" : "%@ \(form)"
  }
}

extension AxisUnit {
  /// Units that titles name in brackets: of the SI Brochure, 9th edition, tables 2, 4, 7 and 8, with those of English-speaking
  /// countries (NIST SP 811, appendix B), currencies of ISO 4217, and of information (IEC 80000-13).
  private static let known: Set<String> = [
    "mm", "cm", "m", "km", "in", "ft", "yd", "mi", "g", "kg", "mg", "t", "Mt", "Gt", "lb", "lbs", "oz", "s", "ms",
    "min", "h",
    "hr", "hours", "minutes", "seconds", "days", "weeks", "months", "years", "A", "V", "W", "kW", "MW", "GW", "TW",
    "Wh", "kWh",
    "MWh", "GWh", "TWh", "J", "kJ", "MJ", "cal", "kcal", "Pa", "hPa", "kPa", "mbar", "bar", "K", "C", "F", "Hz", "kHz",
    "MHz",
    "GHz", "L", "l", "ml", "mL", "ha", "ppm", "ppb", "mph", "kn", "dB", "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD",
    "CNY",
    "INR", "B", "kB", "MB", "GB", "TB", "people", "persons",
  ]

  /// The unit that a title ends with, and the title without it: `Rainfall (mm)`, `Share (%)`, `Area (in km²)`.
  static func titled(_ title: String) -> (title: String, unit: AxisUnit)? {
    guard let last = title.last, last == ")" || last == "]",
      let open = title.lastIndex(of: last == ")" ? "(" : "["), open > title.startIndex
    else { return nil }
    var text = title[title.index(after: open)...].dropLast()
    if text.hasPrefix("in ") { text = text.dropFirst(3) }
    let isSymbol = text.contains { "%°$€£¥/²³".contains($0) } && text.count <= 12 && !text.contains(",")
    let name = title[..<open].trimmingSpaces
    guard isSymbol || known.contains(String(text)), !name.isEmpty, let unit = AxisUnit(String(text)) else { return nil }
    return (name, unit)
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String { String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]) }
}

extension ValueDescription {
  /// Puts a unit in the place of the one there is; dates have none.
  package mutating func count(in unit: AxisUnit) {
    if case .number(let digits, _, _) = self {
      self = .number(fractionDigits: digits, one: unit.one, other: unit.other)
    }
  }

  /// Whether somebody stated that numbers need no words.
  package var isUnitless: Bool {
    guard case .number(_, let one, let other) = self, one != nil || other != nil else { return false }
    return [one, other].allSatisfy { $0 ?? "%@" == "%@" }
  }

  /// Whether numbers come with words, or need none because they are dates.
  package var hasUnit: Bool {
    switch self {
    case .date: true
    case .number(_, let one, let other): one != nil || other != nil
    }
  }
}
