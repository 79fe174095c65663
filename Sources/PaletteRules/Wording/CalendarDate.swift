import SourceText

/// A date and time of the proleptic Gregorian calendar in UTC; midnight where only the day counts.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// −9999…9999.
  package let year: Int
  /// 1…12.
  package let month: Int
  /// 1…31.
  package let day: Int
  /// 0…23, 0…59, 0…59.
  package let hour, minute, second: Int

  /// Creates a date; nil when there is no such day or time.
  package init?(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (-9999...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Reads `2027-03-01`: the calendar date of ISO 8601, extended format, ASCII digits; nil before 1970.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isDigit) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    guard numbers[0] >= 1970 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The date of a time; nil outside the years −9999…9999.
  package init?(secondsSince1970 seconds: Double) {
    guard seconds.magnitude < 4e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    self.init(
      daysSinceEpoch: (whole >= 0 ? whole : whole - 86_399) / 86_400, seconds: (whole % 86_400 + 86_400) % 86_400)
    guard (-9999...9999).contains(year) else { return nil }
  }

  /// The day so many days after the first of January 1970.
  ///
  /// - Parameter daysSinceEpoch: Days before 1970 are its first, days after 9999 its last.
  package init(daysSinceEpoch: Int) { self.init(daysSinceEpoch: min(max(daysSinceEpoch, 0), 2_932_896), seconds: 0) }

  /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `civil_from_days`.
  private init(daysSinceEpoch: Int, seconds: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }

  /// Days from the first of January 1970 to this one.
  ///
  /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `days_from_civil`.
  package var daysSinceEpoch: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The time in seconds since the start of 1970.
  package var secondsSince1970: Double { Double(daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second) }

  /// Days from this one to another; negative when that one is earlier.
  package func days(to other: CalendarDate) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  /// 1…4.
  package var quarter: Int { (month + 2) / 3 }

  /// 0…6 from Sunday on; 1 January 1970 was a Thursday.
  package var weekday: Int { ((daysSinceEpoch + 4) % 7 + 7) % 7 }

  /// The earlier is less.
  package static func < (a: CalendarDate, b: CalendarDate) -> Bool { a.secondsSince1970 < b.secondsSince1970 }

  /// The day: `2027-03-01`.
  package var description: String { "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)" }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
