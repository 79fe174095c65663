import PaletteCharts
import PaletteRules

extension CalendarDate {
  /// The date in a language: `3 March 1957`, `3 March 1957 at 14:05`, `ngày 3 tháng 3 năm 1957`, `1957年3月3日`.
  func text(_ precision: DatePrecision, _ language: SummaryLanguage) -> String {
    switch language {
    case .english:
      switch precision {
      case .minute: "\(text(.day)) at \(clock)"
      case .second: "\(text(.day)) at \(clock):\(Self.two(second))"
      default: text(precision)
      }
    case .vietnamese:
      switch precision {
      case .year: "năm \(year)"
      case .quarter: "quý \(quarter) năm \(year)"
      case .month: "tháng \(month) năm \(year)"
      case .day: "ngày \(day) tháng \(month) năm \(year)"
      case .minute: "\(hour) giờ \(minute) phút ngày \(day) tháng \(month) năm \(year)"
      case .second: "\(hour) giờ \(minute) phút \(second) giây ngày \(day) tháng \(month) năm \(year)"
      }
    case .japanese:
      switch precision {
      case .year: "\(year)年"
      case .quarter: "\(year)年第\(quarter)四半期"
      case .month: "\(year)年\(month)月"
      case .day: "\(year)年\(month)月\(day)日"
      case .minute: "\(year)年\(month)月\(day)日\(hour)時\(minute)分"
      case .second: "\(year)年\(month)月\(day)日\(hour)時\(minute)分\(second)秒"
      }
    }
  }

  /// The name of a month, 1…12, in a language.
  static func monthName(_ month: Int, _ language: SummaryLanguage) -> String {
    switch language {
    case .english: months[month - 1]
    case .vietnamese: "tháng \(month)"
    case .japanese: "\(month)月"
    }
  }

  /// The month beside an axis: `Mar 1957`, `3/1957`, `1957/3` (Unicode CLDR 48, `yMMM` in English, `yM` elsewhere).
  func shortMonth(_ language: SummaryLanguage) -> String {
    switch language {
    case .english: "\(Self.months[month - 1].prefix(3)) \(year)"
    case .vietnamese: "\(month)/\(year)"
    case .japanese: "\(year)/\(month)"
    }
  }

  /// The day beside an axis: `3 Mar`, `3/3` (Unicode CLDR 48, `MMMd` in English, `Md` elsewhere).
  func shortDay(_ language: SummaryLanguage) -> String {
    switch language {
    case .english: "\(day) \(Self.months[month - 1].prefix(3))"
    case .vietnamese: "\(day)/\(month)"
    case .japanese: "\(month)/\(day)"
    }
  }

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
