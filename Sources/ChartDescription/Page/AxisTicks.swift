import PaletteCharts
import PaletteRules
import RealModule

/// The labels along an axis of a picture.
struct AxisTicks {
  /// A label and the value it marks.
  struct Tick: Hashable {
    var value: ChartValue
    var text: String
  }

  /// In the order of the axis.
  let ticks: [Tick]

  /// Labels for an axis of numbers: its gridlines where it has some, else round values; on an axis of dates, steps of the
  /// calendar.
  init(_ axis: NumericAxis, atMost count: Int) {
    if case .date(let precision) = axis.values {
      let step = CalendarStep(axis.range, atMost: count, precision: precision)
      ticks = step.starts(in: axis.range).filter(axis.range.contains).map { start in
        Tick(value: .number(start), text: Self.text(start, step, precision))
      }
    } else if !axis.gridlines.isEmpty, axis.gridlines.count <= count {
      ticks = axis.gridlines.map { Tick(value: .number($0), text: Self.text($0, axis)) }
    } else if axis.scale == .linear {
      let nice = NiceTicks(around: axis.range, count: count)
      ticks = nice.values.filter(axis.range.contains).map { Tick(value: .number($0), text: nice.label($0)) }
    } else {
      let (low, high) = (Double.log10(axis.range.lowerBound), Double.log10(axis.range.upperBound))
      let step = max(((high - low) / Double(count)).rounded(.up), 1)
      ticks = stride(from: low.rounded(.up), through: high + 1e-9, by: step).map { power in
        let value = Double.exp10(power)
        return Tick(value: .number(value), text: Self.text(value, axis))
      }
    }
  }

  /// Labels for an axis of categories: all of them, or every so many.
  init(_ axis: CategoricalAxis, room: Double, characterWidth: Double) {
    let widest = min(axis.categories.lazy.map(\.count).max() ?? 1, Self.longest)
    let slot = room / Double(max(axis.categories.count, 1))
    let every = max(Int(((Double(widest) + 1.5) * characterWidth / max(slot, 0.1)).rounded(.up)), 1)
    ticks = stride(from: 0, to: axis.categories.count, by: every).map { index in
      Tick(value: .category(axis.categories[index]), text: Self.short(axis.categories[index]))
    }
  }

  /// Characters of a label; the whole name is in the names of the points and in the table.
  private static let longest = 18

  /// The beginning of a long name.
  static func short(_ name: String) -> String { name.count > longest ? name.prefix(longest - 1) + "…" : name }

  private static func text(_ value: Double, _ axis: NumericAxis) -> String {
    switch axis.values {
    case .date: axis.text(value)
    case .number(let digits, _): DecimalText.text(value, fractionDigits: digits.map { max($0, 2) })
    }
  }

  private static func text(
    _ start: Double, _ step: CalendarStep, _ precision: DatePrecision
  ) -> String {
    guard let date = CalendarDate(secondsSince1970: start) else { return "" }
    return switch step {
    case .months(let months) where months >= 12: date.text(.year)
    case .months(let months) where months.isMultiple(of: 3) && precision == .quarter: date.text(.quarter)
    case .months: date.shortMonth
    case .seconds(let seconds) where seconds >= 86_400: date.shortDay
    case .seconds: String(date.text(.minute).suffix(5))
    }
  }
}
