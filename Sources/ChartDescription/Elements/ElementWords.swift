import PaletteCharts
import PaletteRules

/// Puts the places and the values of a chart's elements into words, every digit of them.
struct ElementWords {
  private let chart: Chart
  private let calendarStep: DatePrecision?

  init(_ chart: Chart) {
    self.chart = chart
    calendarStep = PointPositions(chart).calendarStep
  }

  /// A place on the x axis.
  func x(_ x: ChartValue) -> String {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)): (calendarStep.map { .date($0) } ?? axis.values).text(number)
    case (.number(let number), _): ValueDescription.number().text(number)
    case (.category(let name), _): name
    }
  }

  /// A value of the y axis; nil is a gap.
  func y(_ y: Double?) -> String {
    y.map { (chart.yAxis?.values ?? .number()).text($0) } ?? ElementPhrase.noValue()
  }

  /// `12 points`.
  func points(_ number: Int) -> String { ElementPhrase.points(["count": DecimalText.text(Double(number))]) }

  /// What there is in an interval: `15 points, from 3 to 48 millimetres, mean 20 millimetres, rising`.
  func text(_ interval: ChartInterval) -> String {
    let points = points(interval.points.count)
    guard let range = interval.range, let mean = interval.mean else {
      return [points, ElementPhrase.noValues()].joined(separator: ", ")
    }
    guard range.lowerBound < range.upperBound else {
      return [points, y(range.lowerBound)].joined(separator: ", ")
    }
    let gaps = interval.points.count - interval.count
    // The unit once where the words of a range allow it.
    let ends = (chart.yAxis?.values ?? .number()).bare(range.lowerBound)
    return ElementPhrase.interval(
      [
        "points": points, "gaps": gaps > 0 ? ElementPhrase.gaps(["count": DecimalText.text(Double(gaps))]) : "",
        "low": ends, "high": y(range.upperBound), "mean": y(mean.rounded(like: range)),
        "trend": interval.trend.words,
      ])
  }
}

extension IntervalTrend {
  var words: String {
    switch self {
    case .rising: ElementPhrase.rising()
    case .falling: ElementPhrase.falling()
    case .steady: ElementPhrase.steady()
    case .varying: ElementPhrase.varying()
    }
  }
}
