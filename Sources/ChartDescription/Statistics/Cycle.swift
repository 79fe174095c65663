import PaletteCharts
import PaletteRules
import RealModule

/// A pattern that repeats along a series of evenly spaced values, at a length that the calendar names.
///
/// The measure is the correlation of the values with themselves some values later, once their trend is taken off: G. E. P.
/// Box and G. M. Jenkins, "Time series analysis: forecasting and control", 1970, chapter 2.
struct Cycle: Hashable, Sendable {
  /// What the calendar calls a place of a repetition.
  enum Phase: String, Hashable, Sendable {
    /// Months from January on, days from Monday on, hours from midnight on.
    case month, weekday, hour
  }

  /// The values from one repetition to the next.
  let period: Int
  /// The correlation of the values with themselves a period later, 0.5…1.
  let strength: Double
  /// What each place of a repetition is; nil where the calendar has no names.
  let phase: Phase?
  /// The mean of the values at each place of a repetition; empty without names.
  let means: [Double]

  /// The least correlation, and beyond what 99 of 100 series without a pattern reach (M. S. Bartlett, "On the theoretical
  /// specification and sampling properties of autocorrelated time-series", 1946).
  private static func limit(_ count: Int, _ lag: Int) -> Double { max(0.5, 2.576 / Double(count - lag).squareRoot()) }

  /// Looks for a cycle; nil when there is none, or when the values are not evenly spaced.
  ///
  /// - Parameters:
  ///   - x: Growing.
  ///   - y: As many.
  ///   - unit: What x counts.
  init?(_ x: [Double], _ y: [Double], _ unit: PositionUnit) {
    let gaps = zip(x, x.dropFirst()).map { $1 - $0 }
    // Times that are kept to the second may be a little off.
    guard let least = gaps.min(), let greatest = gaps.max(), least > 0, greatest <= 1.01 * least else { return nil }
    // A series that never turns repeats nothing.
    let isMonotone = zip(y, y.dropFirst()).allSatisfy { $0 <= $1 } || zip(y, y.dropFirst()).allSatisfy { $0 >= $1 }
    guard !isMonotone else { return nil }
    for (period, phase) in Self.calendar(unit, spacing: least) where 2 * period <= y.count {
      if let cycle = Cycle(y, calendar: period, phase, x, unit) {
        self = cycle
        return
      }
    }
    return nil
  }

  /// What repeats from year to year in values of days: a cycle of twelve in the means of their months; nil where a month
  /// between the first and the last has no value.
  init?(monthlyMeansOf y: [Double], _ days: [Double]) {
    guard let first = days.first, let last = days.last, last - first > 730 else { return nil }
    var months: [Int: (sum: Double, count: Int)] = [:]
    for (day, y) in zip(days, y) {
      guard let date = CalendarDate(secondsSince1970: day * 86_400) else { return nil }
      let known = months[date.year * 12 + date.month - 1] ?? (0, 0)
      months[date.year * 12 + date.month - 1] = (known.sum + y, known.count + 1)
    }
    let places = months.keys.sorted()
    guard let low = places.first, let high = places.last, high - low + 1 == places.count else { return nil }
    let means = places.map { (months[$0]?.sum ?? 0) / Double(months[$0]?.count ?? 1) }
    self.init(means, calendar: 12, .month, places.map(Double.init), .month)
  }

  /// The points of what repeats in the calendar, at the distance of these points.
  private static func calendar(_ unit: PositionUnit, spacing: Double) -> [(Int, Phase?)] {
    func periods(_ lengths: [(Double, Phase?)]) -> [(Int, Phase?)] {
      lengths.compactMap { length, phase in
        let count = length / spacing
        return count.rounded() == count && count >= 2 ? (Int(count), spacing == 1 || phase == .hour ? phase : nil) : nil
      }
    }
    switch unit {
    case .month: return periods([(12, .month)])
    case .quarter: return periods([(4, nil)])
    case .day: return periods([(7, .weekday)])
    case .minute: return periods([(1440, .hour), (7 * 1440, nil)])
    case .second: return periods([(86_400, .hour), (7 * 86_400, nil)])
    case .number, .step, .year: return []
    }
  }

  /// A cycle of the calendar: it repeats twice at least.
  private init?(_ y: [Double], calendar period: Int, _ phase: Phase?, _ x: [Double], _ unit: PositionUnit) {
    let rest = Self.lessMovingMean(y, period)
    let correlations = Autocorrelation(rest)
    guard rest.count > period + 2, let strength = correlations[period], strength >= Self.limit(rest.count, period)
    else {
      return nil
    }
    (self.period, self.strength) = (period, min(strength, 1))
    (self.phase, means) = Self.means(y, x, unit, phase)
  }

  /// The mean of the values of each month, day or hour; none where a place has no value.
  private static func means(
    _ y: [Double], _ x: [Double], _ unit: PositionUnit, _ phase: Phase?
  ) -> (Phase?, [Double]) {
    guard let phase else { return (nil, []) }
    let count = phase == .month ? 12 : phase == .weekday ? 7 : 24
    var values = [[Double]](repeating: [], count: count)
    for (x, y) in zip(x, y) {
      let place: Double =
        switch phase {
        case .month: x
        // 1 January 1970 was a Thursday.
        case .weekday: x + 3
        case .hour: unit == .minute ? (x / 60).rounded(.down) : (x / 3600).rounded(.down)
        }
      let whole = Int(place) % count
      values[whole < 0 ? whole + count : whole].append(y)
    }
    guard values.allSatisfy({ !$0.isEmpty }) else { return (nil, []) }
    return (phase, values.map { $0.reduce(0, +) / Double($0.count) })
  }

  /// Values less the mean of the period around each, with both ends of an even period counted half; those at the ends, which
  /// lack a part of their period, are left out.
  static func lessMovingMean(_ y: [Double], _ period: Int) -> [Double] {
    let half = period / 2
    guard y.count > 2 * half else { return [] }
    return (half..<(y.count - half)).map { place in
      let window = y[(place - half)...(place + half)]
      let edges = period.isMultiple(of: 2) ? (y[place - half] + y[place + half]) / 2 : 0
      return y[place] - (window.reduce(0, +) - edges) / Double(period)
    }
  }
}

/// How values go with themselves some places later.
struct Autocorrelation {
  private let deviations: [Double]
  private let square: Double

  init(_ values: [Double]) {
    let mean = values.reduce(0, +) / Double(max(values.count, 1))
    let deviations = values.map { $0 - mean }
    square = deviations.reduce(0) { $0 + $1 * $1 }
    self.deviations = deviations
  }

  /// The correlation at a lag, by the number of pairs; nil where nothing varies or nothing is left.
  subscript(_ lag: Int) -> Double? {
    let count = deviations.count
    guard square > 0, lag >= 0, lag < count else { return nil }
    var sum = 0.0
    for index in 0..<(count - lag) { sum += deviations[index] * deviations[index + lag] }
    return sum / square * Double(count) / Double(count - lag)
  }
}
