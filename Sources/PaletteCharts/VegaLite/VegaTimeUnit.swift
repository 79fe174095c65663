import PaletteRules
import SourceText

/// What a `timeUnit` keeps of a date: the beginning of a step of the calendar, or what repeats from step to step.
///
/// Source: https://vega.github.io/vega-lite/docs/timeunit.html
struct VegaTimeUnit: Sendable {
  /// How much of a date is kept; nil for what repeats, which is a name and no date.
  let precision: DatePrecision?
  /// All names of what repeats, in their order.
  let names: [String]
  /// The seconds since 1970 where the step begins, or the place among the names.
  private let kept: @Sendable (CalendarDate) -> Double

  private static func dates(_ precision: DatePrecision, _ step: CalendarStep? = nil) -> VegaTimeUnit {
    let step = step ?? CalendarStep(precision)
    return VegaTimeUnit(precision: precision, names: []) { step.start(of: $0.secondsSince1970) }
  }

  private static func names(
    _ names: [String], _ place: @escaping @Sendable (CalendarDate) -> Int
  ) -> VegaTimeUnit {
    VegaTimeUnit(precision: nil, names: names) { Double(place($0)) }
  }

  private static func clock(_ minutes: [Int]) -> [String] {
    minutes.map { "\($0 / 60 < 10 ? "0" : "")\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
  }

  private static let units: [String: VegaTimeUnit] = [
    "year": .dates(.year), "yearquarter": .dates(.quarter), "yearmonth": .dates(.month), "yearmonthdate": .dates(.day),
    "yearmonthdatehoursminutes": .dates(.minute), "yearmonthdatehoursminutesseconds": .dates(.second),
    // Weeks of Vega begin on Sundays.
    "yearweek": VegaTimeUnit(precision: .day, names: []) { Double($0.daysSinceEpoch - $0.weekday) * 86_400 },
    "quarter": .names((1...4).map { "Q\($0)" }) { $0.quarter - 1 },
    "month": .names(CalendarDate.months) { $0.month - 1 },
    "monthdate": .names(CalendarDate.months.flatMap { month in (1...31).map { "\($0) \(month)" } }) {
      $0.month * 31 + $0.day - 32
    },
    "date": .names((1...31).map { "\($0)" }) { $0.day - 1 },
    "day": .names(["Sunday"] + CalendarWord.weekdays.dropLast()) { $0.weekday },
    "hours": .names(clock((0..<24).map { $0 * 60 })) { $0.hour },
    "hoursminutes": .names(clock(Array(0..<1440))) { $0.hour * 60 + $0.minute },
    // The week that holds the first Sunday is the first; days before it are of none.
    "week": .names((0...53).map { "Week \($0)" }) {
      ($0.daysSinceEpoch - (CalendarDate(year: $0.year)?.daysSinceEpoch ?? 0) + 7 - $0.weekday) / 7
    },
  ]
  /// Units of which several may be put together.
  private static let steps: [String: (step: @Sendable (Int) -> CalendarStep, precision: DatePrecision)] = [
    "year": ({ .months(12 * $0) }, .year), "yearmonth": ({ .months($0) }, .month),
    "yearmonthdatehours": ({ .seconds(3600 * $0) }, .minute),
    "yearmonthdatehoursminutes": ({ .seconds(60 * $0) }, .minute),
    "yearmonthdatehoursminutesseconds": ({ .seconds($0) }, .second),
  ]

  /// Reads a unit; nil for one that is not computed.
  static func read(_ node: SourceNode) -> VegaTimeUnit? {
    let written = node.string ?? node["unit"]?.string ?? ""
    let name = written.hasPrefix("utc") ? String(written.dropFirst(3)) : written
    guard let step = node["step"]?.number, step != 1 else { return units[name] }
    guard let several = steps[name], step > 1, step <= 1000, step.rounded() == step else { return nil }
    return .dates(several.precision, several.step(Int(step)))
  }

  /// What is kept of a date.
  ///
  /// - Parameter isNamed: Whether dates are names, too.
  func value(_ date: CalendarDate, isNamed: Bool) -> ChartValue {
    let kept = kept(date)
    guard let precision else { return .category(names[Int(kept)]) }
    guard isNamed, let start = CalendarDate(secondsSince1970: kept) else { return .number(kept) }
    return .category(start.isoText(precision))
  }
}
