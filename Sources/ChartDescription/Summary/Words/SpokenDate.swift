import PaletteCharts
import PaletteRules

extension CalendarDate {
  /// The date as people say it: `3 March 1957`, `3 March 1957 at 14:05`.
  func spoken(_ precision: DatePrecision) -> String {
    switch precision {
    case .minute: "\(text(.day)) at \(clock)"
    case .second: "\(text(.day)) at \(clock):\(Self.two(second))"
    default: text(precision)
    }
  }

  /// The month beside an axis: `Mar 1957` (Unicode CLDR 48, `yMMM`).
  var shortMonth: String { "\(Self.months[month - 1].prefix(3)) \(year)" }

  /// The day beside an axis: `3 Mar` (Unicode CLDR 48, `MMMd`).
  var shortDay: String { "\(day) \(Self.months[month - 1].prefix(3))" }

  /// The date in digits, as far as it is known (ISO 8601): `1957-03`, `2019-Q2`.
  func digits(_ precision: DatePrecision) -> String {
    let day = "\(year)-\(Self.two(month))-\(Self.two(self.day))"
    return switch precision {
    case .year: "\(year)"
    case .quarter: "\(year)-Q\(quarter)"
    case .month: "\(year)-\(Self.two(month))"
    case .day: day
    case .minute: "\(day)T\(clock)Z"
    case .second: "\(day)T\(clock):\(Self.two(second))Z"
    }
  }

  /// `14:05`.
  private var clock: String { "\(Self.two(hour)):\(Self.two(minute))" }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
