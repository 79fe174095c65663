import PaletteCharts
import PaletteRules

/// What x gains by one from a point to the next: a step of the calendar for dates, by the names of their precisions.
enum PositionUnit: String, Hashable, Sendable {
  case number, step, year, quarter, month, day, minute, second
}

/// How the points of a series belong together, which decides how they can be described.
enum Arrangement: String, Hashable, Sendable {
  /// One value after another along x: a line, or bars by year.
  case sequence
  /// Scattered points: what y does as x grows.
  case relation
  /// Values of categories without an order.
  case distribution
}

/// Where the points of a chart lie along x, as numbers to calculate with.
struct PointPositions: Sendable {
  let unit: PositionUnit
  /// Whether the categories have an order by their meaning, as months do.
  let isOrdered: Bool
  /// How precise the dates are; nil without any.
  private let precision: DatePrecision?
  private let places: [String: Int]

  init(_ chart: Chart) {
    switch chart.xAxis {
    case .numeric(let axis):
      (isOrdered, places) = (true, [:])
      guard case .date(let precision) = axis.values else {
        (unit, precision) = (.number, nil)
        return
      }
      let coarse = Self.precision(chart, precision)
      self.precision = coarse
      unit = PositionUnit(rawValue: coarse.rawValue) ?? .second
    case .categorical(let axis):
      (unit, precision) = (.step, nil)
      places = Dictionary(zip(axis.categories, 0...), uniquingKeysWith: { first, _ in first })
      isOrdered = CalendarWord.areOrdered(axis.categories)
    }
  }

  /// How precise the dates of a chart are by their values: days that are all the first of a month are months.
  private static func precision(_ chart: Chart, _ written: DatePrecision) -> DatePrecision {
    guard written == .day || written == .month else { return written }
    var months: Set<Int> = []
    var count = 0
    for number in chart.series.lazy.flatMap(\.points).compactMap(\.x.number) {
      guard let date = CalendarDate(secondsSince1970: number), date.day == 1 else { return written }
      months.insert(date.month)
      count += 1
    }
    // One or two dates say nothing of the rest.
    guard count > 2 else { return written }
    return months == [1] ? .year : months == [1, 4, 7, 10] ? .quarter : .month
  }

  /// The step of the calendar on which all dates begin, where it is a month or more: days that are all the first of one are
  /// spoken as months.
  var calendarStep: DatePrecision? { precision.flatMap { $0 <= .month ? $0 : nil } }

  /// The position of a value; nil for a category that the axis lacks.
  subscript(_ x: ChartValue) -> Double? {
    switch x {
    case .category(let name): return places[name].map(Double.init)
    case .number(let number):
      guard let precision, let date = CalendarDate(secondsSince1970: number) else { return number }
      return switch precision {
      case .year: Double(date.year)
      case .quarter: Double(date.year * 4 + date.quarter - 1)
      case .month: Double(date.year * 12 + date.month - 1)
      case .day: (number / 86_400).rounded(.down)
      case .minute: number / 60
      case .second: number
      }
    }
  }

  /// How the points of a series belong together.
  func arrangement(_ kind: ChartKind, isContinuous: Bool) -> Arrangement {
    switch kind {
    case .pie: .distribution
    case .line, .area: .sequence
    case .point: isContinuous ? .sequence : unit == .step ? .distribution : .relation
    case .bar: isContinuous || unit != .step || isOrdered ? .sequence : .distribution
    }
  }
}
