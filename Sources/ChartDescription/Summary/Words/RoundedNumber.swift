import PaletteCharts

/// A number as a person says it: whole when it is short, otherwise the first three digits that count.
struct RoundedNumber: Hashable, Sendable {
  /// The rounded number.
  let value: Double
  /// Whether nothing is lost.
  let isExact: Bool

  /// - Parameter isEstimate: Whether the number was calculated, so that a million or more has three digits.
  init(_ number: Double, isEstimate: Bool = false) {
    // What a person remembers of a number read aloud, ours: four digits as they are, three of a longer one.
    let four = Self.rounded(number, digits: 4)
    isExact = (four - number).magnitude <= 1e-9 * number.magnitude && !(isEstimate && number.magnitude >= 1e6)
    value = isExact ? four : Self.rounded(number, digits: 3)
  }

  /// A number with so many digits that count.
  static func rounded(_ number: Double, digits: Int) -> Double {
    guard number.isFinite, number != 0 else { return number }
    var (unit, isFraction) = (1.0, false)
    let limit = (1...digits).reduce(1.0) { limit, _ in limit * 10 }
    if number.magnitude >= limit {
      while number.magnitude / unit >= limit { unit *= 10 }
    } else {
      isFraction = true
      while number.magnitude * unit * 10 < limit, unit < 1e300 { unit *= 10 }
    }
    // One division rounds once, so 0.1 + 0.2 gives the double that 0.3 is.
    return isFraction ? (number * unit).rounded() / unit : (number / unit).rounded() * unit
  }

  /// The digits in a language, with a word for a large power of ten when digits are lost: `about` is not among them.
  func text(_ language: SummaryLanguage) -> String {
    if !isExact, let unit = language.largeUnits.first(where: { $0.size <= value.magnitude }) {
      return language.localized(DecimalText.text(Self.rounded(value / unit.size, digits: 6))) + unit.word
    }
    return language.localized(DecimalText.text(value))
  }
}
