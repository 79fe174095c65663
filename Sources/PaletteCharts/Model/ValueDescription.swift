import PaletteRules

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
    case .number(let fractionDigits, let one, let other):
      let number = DecimalText.text(value, fractionDigits: fractionDigits)
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
    guard case .number(let fractionDigits, _, _) = self else { return text(value) }
    return DecimalText.text(value, fractionDigits: fractionDigits)
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
