import PaletteCharts
import PaletteRules

/// Puts the places and the values of a chart's elements into words of a language, every digit of them.
struct ElementWords {
  let language: SummaryLanguage
  private let chart: Chart
  private let isCalendar: Bool
  private let calendarStep: DatePrecision?

  init(_ chart: Chart, _ language: SummaryLanguage) {
    (self.chart, self.language) = (chart, language)
    calendarStep = PointPositions(chart).calendarStep
    isCalendar = chart.xAxis.categorical.map { CalendarWord.areOrdered($0.categories) } ?? false
  }

  /// A place on the x axis.
  func x(_ x: ChartValue) -> String {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)): value(number, calendarStep.map { .date($0) } ?? axis.values)
    case (.number(let number), _): value(number, .number())
    case (.category(let name), _): isCalendar && language != .english ? CalendarWord.text(name, language) : name
    }
  }

  /// A value of the y axis; nil is a gap.
  func y(_ y: Double?) -> String {
    y.map { value($0, chart.yAxis?.values ?? .number()) } ?? ElementPhrase.noValue(language)
  }

  /// A value on an axis.
  func value(_ value: Double, _ description: ValueDescription) -> String {
    guard language != .english else { return description.text(value) }
    switch description {
    case .date(let precision):
      return CalendarDate(secondsSince1970: value)?.text(precision, language) ?? count(value)
    case .number(let digits, let one, let other):
      let number = DecimalText.text(value, fractionDigits: digits)
      // The unit is in the language of the author, who gave both forms.
      let words = DecimalText.isOne(number) ? one ?? other : other ?? one
      return ValueDescription.fill(words ?? "%@", with: language.localized(number))
    }
  }

  func text(_ value: ChartValue, _ axis: ChartAxis) -> String {
    switch (value, axis) {
    case (.number(let number), .numeric(let axis)): self.value(number, axis.values)
    default: axis.text(value)
    }
  }

  func count(_ number: Double) -> String { language.localized(DecimalText.text(number)) }

  /// `12 points`.
  func points(_ number: Int) -> String { ElementPhrase.points(language, ["count": count(Double(number))]) }

  /// What there is in an interval: `15 points, from 3 to 48 millimetres, mean 20 millimetres, rising`.
  func text(_ interval: ChartInterval) -> String {
    let points = points(interval.points.count)
    guard let range = interval.range, let mean = interval.mean else {
      return [points, ElementPhrase.noValues(language)].joined(separator: language.comma)
    }
    guard range.lowerBound < range.upperBound else {
      return [points, y(range.lowerBound)].joined(separator: language.comma)
    }
    let gaps = interval.points.count - interval.count
    // The unit once where the words of a range allow it.
    let ends = language == .english ? (chart.yAxis?.values ?? .number()).bare(range.lowerBound) : y(range.lowerBound)
    return ElementPhrase.interval(
      language,
      [
        "points": points, "gaps": gaps > 0 ? ElementPhrase.gaps(language, ["count": count(Double(gaps))]) : "",
        "low": ends, "high": y(range.upperBound), "mean": y(mean.rounded(like: range)),
        "trend": interval.trend.words(language),
      ])
  }

  /// Where an interval lies, from its first point to its last.
  func span(_ interval: ChartInterval, _ series: ChartSeries) -> String {
    guard let first = interval.points.first, let last = interval.points.last else { return "" }
    let ends = (x(series.points[first].x), x(series.points[last].x))
    return ends.0 == ends.1 ? ends.0 : ElementPhrase.span(language, ["from": ends.0, "to": ends.1])
  }
}

extension IntervalTrend {
  func words(_ language: SummaryLanguage) -> String {
    switch self {
    case .rising: ElementPhrase.rising(language)
    case .falling: ElementPhrase.falling(language)
    case .steady: ElementPhrase.steady(language)
    case .varying: ElementPhrase.varying(language)
    }
  }
}
