package import PaletteRules

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

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
