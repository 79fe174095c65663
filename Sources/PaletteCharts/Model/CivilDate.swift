/// A date and time of the proleptic Gregorian calendar in UTC.
package struct CivilDate: Hashable, Sendable {
  /// −9999…9999.
  package var year: Int
  /// 1…12.
  package var month: Int
  /// 1…31.
  package var day: Int
  /// 0…23, 0…59, 0…59.
  package var hour, minute, second: Int

  /// Creates a date; nil when there is no such day or time.
  package init?(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (-9999...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The date of a time; nil outside the years −9999…9999.
  ///
  /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  package init?(secondsSince1970 seconds: Double) {
    guard seconds.magnitude < 4e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let dayNumber = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let time = whole - dayNumber * 86_400
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1,
      hour: time / 3600, minute: time / 60 % 60, second: time % 60)
  }

  /// The time in seconds since the start of 1970.
  ///
  /// Source: H. Hinnant, `days_from_civil`.
  package var secondsSince1970: Double {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double((era * 146_097 + dayOfEra - 719_468) * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// 1…4.
  package var quarter: Int { (month + 2) / 3 }

  /// 0…6 from Sunday on; 1 January 1970 was a Thursday.
  package var weekday: Int {
    let days = Int((secondsSince1970 / 86_400).rounded(.down))
    return ((days + 4) % 7 + 7) % 7
  }

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

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
