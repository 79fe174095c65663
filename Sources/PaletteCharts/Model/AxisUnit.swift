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
    }.map(\.trimmed)
    guard (1...2).contains(forms.count), let first = forms.first, let last = forms.last,
      forms.allSatisfy({ !$0.isEmpty })
    else { return nil }
    (one, other) = (Self.words(first), Self.words(last))
  }

  /// The forms that a file gives, each for the other where that is missing; nil without any.
  package init?(one: String?, other: String?) {
    guard let some = one ?? other else { return nil }
    (self.one, self.other) = (one ?? some, other ?? some)
  }

  /// Digits with the words around them. English has one plural rule: exactly one, without decimals (Unicode CLDR, plural rules, "en").
  package func text(_ digits: String) -> String {
    ValueDescription.fill(DecimalText.isOne(digits) ? one : other, with: digits)
  }

  /// A form without its number.
  package static func bare(_ form: String) -> String {
    ValueDescription.fill(form, with: "").split(separator: " ").joined(separator: " ")
  }

  private static func words(_ form: String) -> String {
    if ValueDescription.fill(form, with: "") != form { return form }
    // English writes a currency before its number, and what it is paid for behind: `€%@ per hour`.
    let (sign, rest) = (form.prefix(1), form.dropFirst())
    if "$€£¥₹₩₽".contains(sign), rest.isEmpty || rest.first == " " { return "\(sign)%@\(rest)" }
    // SI Brochure, 9th edition, 5.4.3: a space before the unit, except degrees, minutes and seconds of angle; English
    // writes the percent sign without one.
    return form == "%" || form == "°" ? "%@\(form)" : "%@ \(form)"
  }
}

extension AxisUnit {
  /// Units that titles name in brackets: of the SI Brochure, 9th edition, tables 2, 4, 7 and 8, with those of English-speaking
  /// countries (NIST SP 811, appendix B), currencies of ISO 4217, and of information (IEC 80000-13).
  private static let known = Set(
    """
    mm cm m km in ft yd mi g kg mg t Mt Gt lb lbs oz s ms min h hr hours minutes seconds days weeks \
    months years A V W kW MW GW TW Wh kWh MWh GWh TWh J kJ MJ cal kcal Pa hPa kPa mbar bar K C F Hz kHz \
    MHz GHz L l ml mL ha ppm ppb mph mpg kn dB thousand million billion USD EUR GBP JPY CHF CAD AUD CNY INR B kB MB GB TB people \
    persons
    """.split(separator: " ").map(String.init))

  /// The unit that a title ends with, and the title without it: `Rainfall (mm)`, `Share (%)`, `Area (in km²)`.
  static func titled(_ title: String) -> (title: String, unit: AxisUnit)? {
    guard let last = title.last, last == ")" || last == "]",
      let open = title.lastIndex(of: last == ")" ? "(" : "["), open > title.startIndex
    else { return nil }
    var text = title[title.index(after: open)...].dropLast()
    if text.hasPrefix("in ") { text = text.dropFirst(3) }
    let isSymbol = text.contains { "%°$€£¥/²³".contains($0) } && text.count <= 12 && !text.contains(",")
    let name = title[..<open].trimmed
    guard isSymbol || known.contains(String(text)), !name.isEmpty, let unit = AxisUnit(String(text)) else { return nil }
    return (name, unit)
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension ValueDescription {
  /// The words around numbers; nil of dates, and where nothing states any.
  package var unit: AxisUnit? { if case .number(_, let unit) = self { unit } else { nil } }

  /// Puts a unit in the place of the one there is; dates have none.
  package mutating func count(in unit: AxisUnit) {
    if case .number(let digits, _) = self { self = .number(fractionDigits: digits, unit: unit) }
  }

  /// Whether somebody stated that numbers need no words.
  package var isUnitless: Bool { unit == AxisUnit("%@") }

  /// Whether numbers come with words, or need none because they are dates.
  package var hasUnit: Bool { if case .number(_, nil) = self { false } else { true } }
}
