import PaletteRules
import SourceText

/// What a `timeUnit` keeps of a date.
///
/// Source: https://vega.github.io/vega-lite/docs/timeunit.html
enum VegaTimeUnit: Hashable {
  case none
  /// Everything down to this.
  case precision(DatePrecision)
  /// What repeats: from year to year, week to week, or day to day.
  case quarter, month, monthAndDay, dayOfMonth, weekday, hour, timeOfDay, week
  /// The beginning of several steps together.
  case start(CalendarStep, DatePrecision)
  /// The Sunday on which its week begins.
  case sunday

  private static let units: [String: VegaTimeUnit] = [
    "year": .precision(.year), "yearquarter": .precision(.quarter), "yearmonth": .precision(.month),
    "yearmonthdate": .precision(.day), "yearmonthdatehoursminutes": .precision(.minute),
    "yearmonthdatehoursminutesseconds": .precision(.second), "quarter": .quarter, "month": .month,
    "monthdate": .monthAndDay, "date": .dayOfMonth, "day": .weekday, "hours": .hour, "hoursminutes": .timeOfDay,
    "week": .week, "yearweek": .sunday,
  ]
  /// Units of which several may be put together.
  private static let steps: [String: (step: @Sendable (Int) -> CalendarStep, precision: DatePrecision)] = [
    "year": ({ .months(12 * $0) }, .year), "yearmonth": ({ .months($0) }, .month),
    "yearmonthdatehours": ({ .seconds(3600 * $0) }, .minute),
    "yearmonthdatehoursminutes": ({ .seconds(60 * $0) }, .minute),
    "yearmonthdatehoursminutesseconds": ({ .seconds($0) }, .second),
  ]

  /// Reads a unit; nil for one that is not computed.
  static func read(_ node: SourceNode?) -> VegaTimeUnit? {
    guard let node else { return VegaTimeUnit.none }
    guard let written = node.string ?? node["unit"]?.string else { return nil }
    let name = written.hasPrefix("utc") ? String(written.dropFirst(3)) : written
    guard let step = node["step"]?.number, step != 1 else { return units[name] }
    guard let several = steps[name], step > 1, step <= 1000, step.rounded() == step else { return nil }
    return .start(several.step(Int(step)), several.precision)
  }

  /// Whether it repeats, so that it is a category and no date.
  var repeats: Bool {
    switch self {
    case .none, .precision, .start, .sunday: false
    case .quarter, .month, .monthAndDay, .dayOfMonth, .weekday, .hour, .timeOfDay, .week: true
    }
  }

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// What is kept of a date.
  func value(_ date: CalendarDate) -> PlottedValue {
    switch self {
    case .none: .number(date.secondsSince1970)
    // A year alone is read as a number.
    case .precision(.year): .text(date.isoText(.year) + "-01")
    case .precision(let precision): .text(date.isoText(precision))
    case .start(let step, _): .number(step.start(of: date.secondsSince1970))
    case .sunday:
      .text(CalendarDate(secondsSince1970: Double(date.daysSinceEpoch - date.weekday) * 86_400)?.isoText(.day) ?? "")
    // The week that holds the first Sunday is the first; days before it are of none.
    case .week:
      .text(
        "Week \((date.daysSinceEpoch - (CalendarDate(year: date.year)?.daysSinceEpoch ?? 0) + 7 - date.weekday) / 7)")
    case .quarter: .text("Q\(date.quarter)")
    case .month: .text(CalendarDate.months[date.month - 1])
    case .monthAndDay: .text("\(date.day) \(CalendarDate.months[date.month - 1])")
    case .dayOfMonth: .text("\(date.day)")
    case .weekday: .text(Self.weekdays[date.weekday])
    case .hour: .text(Self.time(date.hour, 0))
    case .timeOfDay: .text(Self.time(date.hour, date.minute))
    }
  }

  /// All values of a unit that repeats, in their order.
  var names: [String] {
    switch self {
    case .none, .precision, .start, .sunday: []
    case .week: (0...53).map { "Week \($0)" }
    case .quarter: (1...4).map { "Q\($0)" }
    case .month: CalendarDate.months
    case .monthAndDay: CalendarDate.months.flatMap { month in (1...31).map { "\($0) \(month)" } }
    case .dayOfMonth: (1...31).map { "\($0)" }
    case .weekday: Self.weekdays
    case .hour: (0..<24).map { Self.time($0, 0) }
    case .timeOfDay: (0..<24).flatMap { hour in (0..<60).map { Self.time(hour, $0) } }
    }
  }

  private static func time(_ hour: Int, _ minute: Int) -> String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
