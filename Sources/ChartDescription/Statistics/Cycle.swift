import PaletteCharts
import PaletteRules

/// A pattern that repeats along a series of evenly spaced values, at a length that the calendar names.
///
/// The measure is the correlation of the values with themselves some values later, once their trend is taken off: G. E. P.
/// Box and G. M. Jenkins, "Time series analysis: forecasting and control", 1970, chapter 2.
struct Cycle: Hashable, Sendable {
  /// What the calendar calls a place of a repetition: months from January on, quarters, days from Monday on, hours from midnight on.
  enum Phase: String, Hashable, Sendable {
    case month, quarter, weekday, hour

    var count: Int {
      switch self {
      case .month: 12
      case .quarter: 4
      case .weekday: 7
      case .hour: 24
      }
    }
  }

  let phase: Phase
  /// The values from one repetition to the next.
  let period: Int
  /// The correlation of the values with themselves a period later, 0.5…1.
  let strength: Double
  /// The mean of the values at each place of a repetition.
  let means: [Double]
  /// Whether it is one of the means of months, where the values are those of days.
  let isOfMonths: Bool

  /// Looks for a cycle; nil when there is none, or when the values are not evenly spaced.
  ///
  /// - Parameters:
  ///   - x: Growing.
  ///   - y: As many.
  ///   - unit: What x counts.
  init?(_ x: [Double], _ y: [Double], _ unit: PositionUnit) {
    if unit == .day, let cycle = Cycle(monthlyMeansOf: y, x) {
      self = cycle
      return
    }
    let gaps = zip(x, x.dropFirst()).map { $1 - $0 }
    // Times that are kept to the second may be a little off.
    guard let least = gaps.min(), let greatest = gaps.max(), least > 0, greatest <= 1.01 * least else { return nil }
    // A series that never turns repeats nothing.
    let isMonotone = zip(y, y.dropFirst()).allSatisfy { $0 <= $1 } || zip(y, y.dropFirst()).allSatisfy { $0 >= $1 }
    let phases: [PositionUnit: (Phase, Double)] = [
      .month: (.month, 12), .quarter: (.quarter, 4), .day: (.weekday, 7), .minute: (.hour, 1440),
      .second: (.hour, 86_400),
    ]
    guard !isMonotone, let (phase, length) = phases[unit], (length / least).rounded() == length / least else {
      return nil
    }
    self.init(y, x, phase, period: Int(length / least), pointsAPhase: length / Double(phase.count))
  }

  /// What repeats from year to year in values of days: a cycle of twelve in the means of their months; nil where a month
  /// between the first and the last has no value.
  private init?(monthlyMeansOf y: [Double], _ days: [Double]) {
    guard let first = days.first, let last = days.last, last - first > 730 else { return nil }
    var months: [Int: (sum: Double, count: Double)] = [:]
    for (day, y) in zip(days, y) {
      guard let date = CalendarDate(secondsSince1970: day * 86_400) else { return nil }
      let known = months[date.year * 12 + date.month - 1] ?? (0, 0)
      months[date.year * 12 + date.month - 1] = (known.sum + y, known.count + 1)
    }
    let places = months.keys.sorted()
    guard let low = places.first, let high = places.last, high - low + 1 == places.count else { return nil }
    let means = places.map { place in months[place].map { $0.sum / $0.count } ?? 0 }
    self.init(means, places.map(Double.init), .month, period: 12, pointsAPhase: 1, isOfMonths: true)
  }

  /// A cycle that repeats twice at least, beyond what 99 of 100 series without a pattern reach (M. S. Bartlett, "On the
  /// theoretical specification and sampling properties of autocorrelated time-series", 1946).
  private init?(
    _ y: [Double], _ x: [Double], _ phase: Phase, period: Int, pointsAPhase: Double, isOfMonths: Bool = false
  ) {
    guard 2 * period <= y.count, period > 1 else { return nil }
    let rest = Self.lessMovingMean(y, period)
    guard rest.count > period + 2, let strength = Self.correlation(rest, period),
      strength >= max(0.5, 2.576 / Double(rest.count - period).squareRoot())
    else { return nil }
    var values = [[Double]](repeating: [], count: phase.count)
    for (x, y) in zip(x, y) {
      // 1 January 1970 was a Thursday.
      let place = Int((x / pointsAPhase).rounded(.down)) + (phase == .weekday ? 3 : 0)
      values[(place % phase.count + phase.count) % phase.count].append(y)
    }
    guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
    (self.phase, self.period, self.strength, self.isOfMonths) = (phase, period, min(strength, 1), isOfMonths)
    means = values.map { $0.reduce(0, +) / Double($0.count) }
  }

  /// Values less the mean of the period around each, with both ends of an even period counted half; those at the ends, which
  /// lack a part of their period, are left out.
  private static func lessMovingMean(_ y: [Double], _ period: Int) -> [Double] {
    let half = period / 2
    var sum = y.prefix(2 * half + 1).reduce(0, +)
    return (half..<max(y.count - half, half)).map { place in
      if place > half { sum += y[place + half] - y[place - half - 1] }
      let edges = period.isMultiple(of: 2) ? (y[place - half] + y[place + half]) / 2 : 0
      return y[place] - (sum - edges) / Double(period)
    }
  }

  /// The correlation of values with themselves some places later, by the number of pairs; nil where nothing varies.
  private static func correlation(_ values: [Double], _ lag: Int) -> Double? {
    let mean = values.reduce(0, +) / Double(max(values.count, 1))
    let deviations = values.map { $0 - mean }
    let square = deviations.reduce(0) { $0 + $1 * $1 }
    let sum = zip(deviations, deviations.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 }
    return square > 0 ? sum / square * Double(values.count) / Double(values.count - lag) : nil
  }
}
