import PaletteCharts
import SafeText

/// Axes as Swift expressions.
enum SwiftAxis {
  static func expression(_ axis: ChartAxis) -> String {
    switch axis {
    case .categorical(let axis):
      let names = axis.categories.map(swiftString)
      // Long lists have lines of their own, which editors and type-checkers take more easily.
      let list =
        names.count > 8
        ? "[\n\(names.map { "        \($0),\n" }.joined())      ]" : "[\(names.joined(separator: ", "))]"
      return "AXCategoricalDataAxisDescriptor(title: \(swiftString(axis.title)), categoryOrder: \(list) as [String])"
    case .numeric(let axis):
      let lines = axis.gridlines.map { "\($0)" }.joined(separator: ", ")
      return "AXNumericDataAxisDescriptor(title: \(swiftString(axis.title)), "
        + "range: \(bound(axis.range.lowerBound))...\(bound(axis.range.upperBound)), "
        + "gridlinePositions: [\(lines)] as [Double]) { \(SwiftValues.call(axis.values)) }"
    }
  }

  /// A minus sign behind the dots of a range would be a part of the operator.
  private static func bound(_ value: Double) -> String { value.sign == .minus ? "(\(value))" : "\(value)" }
}

/// How generated Swift puts values into words.
enum SwiftValues {
  /// The body of a `valueDescriptionProvider`.
  static func call(_ values: ValueDescription) -> String {
    switch values {
    case .number(let digits, let one, let other):
      "Self.number($0, decimals: \(digits.map { min($0, 12) } ?? 12), one: \(swiftString(one ?? other ?? "%@")), "
        + "other: \(swiftString(other ?? one ?? "%@")))"
    case .date(let precision): "Self.date($0, \(style(precision)))"
    }
  }

  private static func style(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: ".dateTime.year()"
    case .quarter: ".dateTime.quarter(.wide).year()"
    case .month: ".dateTime.month(.wide).year()"
    case .day: ".dateTime.day().month(.wide).year()"
    case .minute: ".dateTime.day().month(.wide).year().hour().minute()"
    case .second: ".dateTime.day().month(.wide).year().hour().minute().second()"
    }
  }

  /// The functions that the bodies call: numbers and dates as the reader's language writes them.
  static func write(_ code: inout SwiftWriter) {
    code.lines(
      """

      private static func number(_ value: Double, decimals: Int, one: String, other: String) -> String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...decimals))
        let number = value.formatted(style)
        let isOne = number == 1.0.formatted(style) || number == (-1.0).formatted(style)
        return (isOne ? one : other).replacingOccurrences(of: "%@", with: number)
      }

      private static func date(_ seconds: Double, _ style: Date.FormatStyle) -> String {
        var style = style
        style.timeZone = TimeZone(secondsFromGMT: 0)!
        return Date(timeIntervalSince1970: seconds).formatted(style)
      }
      """)
  }
}
