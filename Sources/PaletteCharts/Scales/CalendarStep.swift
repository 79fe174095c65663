import PaletteRules

/// A step of the calendar that divides an axis or a list of intervals: a minute, a week, a quarter, a decade.
package enum CalendarStep: Hashable, Sendable {
  /// So many seconds, up to a week; weeks begin on Monday.
  case seconds(Int)
  /// So many months; 3 is a quarter, 12 a year, 120 a decade.
  case months(Int)

  private static let day = 86_400
  /// In rising order: the steps that clocks and calendars have names for.
  private static let all: [CalendarStep] =
    [1, 5, 15, 30, 60, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, day, 2 * day, 7 * day].map { .seconds($0) }
    + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000, 60_000].map { .months($0) }

  /// The smallest step that cuts a range of seconds since 1970 into so many pieces at most.
  ///
  /// - Parameter precision: What the values tell; no step is finer.
  package init(_ range: ClosedRange<Double>, atMost count: Int, precision: DatePrecision) {
    let fine = CalendarStep(precision)
    let steps = Self.all.drop { $0.roughSeconds < fine.roughSeconds }
    self =
      steps.first { step in
        // Two more than fit may touch the range.
        guard (range.upperBound - range.lowerBound) / step.roughSeconds < Double(count + 1) else { return false }
        return step.starts(in: range).count <= count
      } ?? .months(60_000)
  }

  /// The step that a precision tells apart.
  package init(_ precision: DatePrecision) {
    self =
      switch precision {
      case .second: .seconds(1)
      case .minute: .seconds(60)
      case .day: .seconds(Self.day)
      case .month: .months(1)
      case .quarter: .months(3)
      case .year: .months(12)
      }
  }

  private var roughSeconds: Double {
    switch self {
    case .seconds(let seconds): Double(seconds)
    case .months(let months): Double(months) * 30.436875 * Double(Self.day)
    }
  }

  /// The start of the step that holds a time.
  package func start(of time: Double) -> Double {
    switch self {
    case .seconds(let seconds):
      // 29 December 1969 was a Monday.
      let origin = seconds == 7 * Self.day ? -3.0 * Double(Self.day) : 0
      return ((time - origin) / Double(seconds)).rounded(.down) * Double(seconds) + origin
    case .months(let months):
      guard let date = CalendarDate(secondsSince1970: time) else { return time }
      let index = date.year * 12 + date.month - 1
      let start = (index >= 0 ? index : index - months + 1) / months * months
      return Self.time(month: start) ?? time
    }
  }

  /// The start of the step after the one that starts there.
  package func next(after start: Double) -> Double {
    switch self {
    case .seconds(let seconds): return start + Double(seconds)
    case .months(let months):
      guard let date = CalendarDate(secondsSince1970: start) else { return start + roughSeconds }
      return Self.time(month: date.year * 12 + date.month - 1 + months) ?? start + roughSeconds
    }
  }

  /// The starts of all steps that touch a range; the first may lie before it.
  package func starts(in range: ClosedRange<Double>) -> [Double] {
    var starts = [start(of: range.lowerBound)]
    while starts.count < 10_000, let last = starts.last, case let next = next(after: last), next <= range.upperBound,
      next > last
    {
      starts.append(next)
    }
    return starts
  }

  private static func time(month index: Int) -> Double? {
    let year = index >= 0 ? index / 12 : (index - 11) / 12
    return CalendarDate(year: year, month: index - year * 12 + 1)?.secondsSince1970
  }

  /// The step that starts there in English: `1957`, `1950 to 1959`, `Q2 2019`, `March 1957`, `1 to 7 March 1957`.
  package func text(startingAt start: Double) -> String {
    let end = next(after: start)
    guard let first = CalendarDate(secondsSince1970: start), let last = CalendarDate(secondsSince1970: end - 1) else {
      return "\(DecimalText.text(start)) to \(DecimalText.text(end))"
    }
    switch self {
    case .months(1): return first.text(.month)
    case .months(3): return first.text(.quarter)
    case .months(6): return "\(CalendarDate.months[first.month - 1]) to \(last.text(.month))"
    case .months(12): return first.text(.year)
    case .months: return "\(first.year) to \(last.year)"
    case .seconds(Self.day): return first.text(.day)
    case .seconds(let seconds) where seconds > Self.day:
      let begins = (first.year, first.month) == (last.year, last.month) ? "\(first.day)" : first.text(.day)
      return "\(begins) to \(last.text(.day))"
    case .seconds(let seconds):
      guard let after = CalendarDate(secondsSince1970: end) else { return first.text(.second) }
      let precision: DatePrecision = seconds < 60 ? .second : .minute
      let ends = after.text(precision)
      let clock = ends.lastIndex(of: " ").map { ends[ends.index(after: $0)...] } ?? ends[...]
      return "\(first.text(precision)) to \(clock)"
    }
  }
}
