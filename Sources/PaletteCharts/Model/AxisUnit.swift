/// What the values of an axis are counted in: `cup` for one, `cups` for others.
package struct AxisUnit: Hashable, Sendable {
  /// Words around the number one, and around other numbers; `%@` stands for the number.
  package var one, other: String

  /// Reads a unit: `km`, `cup,cups`, `%`, `$%@`; nil when nothing or more than two forms are written.
  package init?(_ text: String) {
    let forms = text.split(separator: ",", omittingEmptySubsequences: false).map { form in
      String(form.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
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
