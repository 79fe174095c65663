/// A day of the Gregorian calendar, in no time zone: a waiver ends on the same day for everybody.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 1970…9999.
  package let year: Int
  /// 1…12.
  package let month: Int
  /// 1…31.
  package let day: Int

  /// A day that exists; nil for any other.
  package init?(year: Int, month: Int, day: Int) {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `2027-03-01`: the calendar date of ISO 8601, extended format, ASCII digits.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.reduce(Int?(0)) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day so many days after the first of January 1970.
  ///
  /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `civil_from_days`.
  ///
  /// - Parameter daysSinceEpoch: Days before 1970 are its first, days after 9999 its last.
  package init(daysSinceEpoch: Int) {
    let days = min(max(daysSinceEpoch, 0), 2_932_896) + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// Days since the first of January 1970.
  ///
  /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `days_from_civil`.
  package var daysSinceEpoch: Int {
    let shifted = month > 2 ? month - 3 : month + 9
    let year = month > 2 ? self.year : self.year - 1
    let (era, yearOfEra) = year.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * shifted + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Days from this one to another; negative when that one is earlier.
  package func days(to other: CalendarDate) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  /// The earlier day is less.
  package static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// `2027-03-01`
  package var description: String { "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)" }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
