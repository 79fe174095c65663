import PaletteCharts
import RealModule

/// A number as a person says it: whole when it is short, otherwise the digits that tell it from the others of its kind.
struct RoundedNumber: Hashable, Sendable {
  let value: Double
  /// Whether nothing is lost.
  let isExact: Bool

  /// - Parameter range: How far the numbers of its kind lie apart, a hundredth of which is shown; 0 for nothing to compare.
  init(_ number: Double, range: Double = 0) {
    // What a person remembers of a number read aloud, ours: four digits as they are, three of a longer one.
    let four = Self.rounded(number, digits: 4)
    isExact = (four - number).magnitude <= 1e-9 * number.magnitude
    // A double holds 15 digits.
    value = isExact ? four : Self.rounded(number, digits: min(max(Self.digits(number, range), 3), 15))
  }

  /// The digits down to a hundredth of a range.
  private static func digits(_ number: Double, _ range: Double) -> Int {
    guard number != 0, range > 0, number.isFinite, range.isFinite else { return 3 }
    return place(number.magnitude) - place(range) + 3
  }

  /// The power of ten of the first digit.
  private static func place(_ number: Double) -> Int { Int(Double.log10(number).rounded(.down)) }

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

  /// The digits, with a word for a large power of ten where five digits or fewer are left of more, and from a
  /// million on, whose zeros nobody counts.
  var text: String {
    if !isExact || value.magnitude >= 1e6, let unit = Self.largeUnits.first(where: { $0.size <= value.magnitude }) {
      let share = value / unit.size
      if (Self.rounded(share, digits: 5) - share).magnitude <= 1e-9 * share.magnitude {
        return DecimalText.text(Self.rounded(share, digits: 6)) + unit.word
      }
    }
    return DecimalText.text(value)
  }

  /// Words for large powers of ten, the largest first.
  private static let largeUnits: [(size: Double, word: String)] = [
    (1e12, " trillion"), (1e9, " billion"), (1e6, " million"),
  ]
}
