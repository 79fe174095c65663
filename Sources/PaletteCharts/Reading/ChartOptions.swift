package import PaletteRules
import SourceText

/// What the caller states in addition to the file, or instead of it.
package struct ChartOptions: Hashable, Sendable {
  /// What the chart shows.
  package var title: String?
  /// What there is to say of it.
  package var summary: String?
  /// What the values along the y axis are: columns of a table have a name each.
  package var yTitle: String?
  /// What the values of the axes are counted in.
  package var xUnit, yUnit: AxisUnit?
  /// How it is drawn.
  package var kind: ChartKind?
  /// The columns of a table by name: along the x axis, the measured ones, the one that names the series.
  package var x: String?
  package var y: [String] = []
  package var seriesColumn: String?
  /// How the table writes numbers and dates, where both readings are possible.
  package var decimalMark: DecimalMark?
  package var dateOrder: DateOrder?

  /// No options.
  package init() {}
}

extension ReadChart {
  /// Puts what options say in the place of what the file says.
  ///
  /// - Throws: ``UnreadableFile`` when the chart has no such part.
  package mutating func apply(_ options: ChartOptions) throws(UnreadableFile) {
    if let title = options.title { chart.title = title }
    if let summary = options.summary { chart.summary = summary }
    if let kind = options.kind, kind != chart.kind {
      chart.kind = kind
      if (kind == .pie) != chart.direction.isRadial {
        chart.direction = kind == .pie ? .radialClockwise : .leftToRight
      }
      for index in chart.series.indices { chart.series[index].isContinuous = kind == .line || kind == .area }
    }
    if options.yTitle != nil || options.yUnit != nil, chart.yAxis == nil {
      throw UnreadableFile(ChartProblem.noVerticalAxis(), in: places.file, at: places.whole)
    }
    if let title = options.yTitle { chart.yAxis?.title = title }
    if let unit = options.yUnit { chart.yAxis?.values.count(in: unit) }
    guard let unit = options.xUnit else { return }
    guard case .number? = chart.xAxis.numeric?.values else {
      throw UnreadableFile(
        ChartProblem.unitWithoutNumbers(), in: places.file, at: places.xAxis ?? places.whole)
    }
    chart.xAxis.numeric?.values.count(in: unit)
  }
}

/// Which sign comes before the decimals of a number, and so which others divide its thousands.
package enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point, comma
}

/// What comes first in dates such as `03/04/2019`.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "day-first", monthFirst = "month-first"
}
