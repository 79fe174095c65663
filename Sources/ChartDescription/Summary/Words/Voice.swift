import PaletteCharts
import PaletteRules
import SafeText

/// Puts the values of a chart into words, each with its figure.
struct Voice: Sendable {
  let chart: Chart
  /// Whether the categories of the x axis are months, days or quarters, which are said in full.
  private let isCalendar: Bool
  /// The step of the calendar on which all dates begin, where it is a month or more.
  private let calendarStep: DatePrecision?
  /// How far the values lie apart, along y and along x.
  private let yHeight, xLength: Double

  init(_ chart: Chart) {
    self.chart = chart
    calendarStep = PointPositions(chart).calendarStep
    let points = chart.series.lazy.flatMap(\.points)
    yHeight = Self.extent(points.compactMap(\.y))
    xLength = Self.extent(points.compactMap(\.x.number))
    isCalendar = chart.xAxis.categorical.map { CalendarWord.areOrdered($0.categories) } ?? false
  }

  private static func extent(_ values: some Sequence<Double>) -> Double {
    let ends = values.reduce((Double.infinity, -Double.infinity)) { (min($0.0, $1), max($0.1, $1)) }
    return max(ends.1 - ends.0, 0)
  }

  /// A phrase with its places filled, as a part of a sentence.
  func phrase(_ phrase: Phrase, _ fields: [String: Spoken] = [:], figure: JSONValue? = nil) -> Spoken {
    let words = phrase.template.phrase(fields)
    return Spoken(words.text, bare: words.bare, figure: figure)
  }

  /// A phrase with its places filled, without a figure of its own.
  func words(_ phrase: Phrase, _ fields: [String: Spoken] = [:]) -> String {
    phrase.template.phrase(fields).text
  }

  /// The name of a series where there are others; empty where the chart has one.
  func name(of series: MeasuredSeries) -> String { chart.series.count == 1 ? "" : series.name }

  /// A number of things.
  func count(_ count: Int) -> Spoken {
    let digits = DecimalText.text(Double(count))
    return Spoken(digits, figure: .integer(count), isSingular: DecimalText.isOne(digits))
  }

  /// A number without a unit.
  func number(_ number: Double, digits: Int = 3) -> Spoken {
    let rounded = DecimalText.text(RoundedNumber.rounded(number, digits: digits))
    return Spoken(rounded, figure: .number(number))
  }

  /// A share in percent, whole from 1 on.
  func percent(_ share: Double) -> Spoken {
    let text = DecimalText.text(100 * share, fractionDigits: share < 0.01 ? 1 : 0)
    return Spoken(text, figure: .number(share))
  }

  /// A value of the y axis with its unit, measured or calculated.
  func y(_ y: Double) -> Spoken { value(y, chart.yAxis?.values ?? .number(), range: yHeight) }

  /// A value of the y axis with every digit, which all values have.
  func whole(_ y: Double) -> Spoken { value(y, chart.yAxis?.values ?? .number(), range: 1e-12 * y.magnitude) }

  /// A value of the x axis with its unit.
  ///
  /// - Parameter isEnd: Whether it is an end of the axis, of which the day is enough if the axis is days long.
  func x(_ x: ChartValue, isEnd: Bool = false) -> Spoken {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)):
      if let date = date(number, axis, isEnd) { return date }
      let spoken = value(number, axis.values, range: xLength)
      return Spoken(spoken.text, figure: spoken.figure)
    case (.number(let number), _): return value(number, .number(), range: xLength)
    case (.category(let name), _):
      return Spoken(Spoken(name: isCalendar ? CalendarWord.text(name) : name).text, figure: .string(name))
    }
  }

  /// The lower end of the x axis, without the unit that the upper end has.
  func bareX(_ x: ChartValue) -> Spoken {
    guard case .number(let number) = x, let axis = chart.xAxis.numeric, case .number = axis.values else {
      return self.x(x, isEnd: true)
    }
    let spoken = value(number, axis.values, range: xLength)
    return Spoken(spoken.bare ?? spoken.text, figure: spoken.figure)
  }

  /// A date as precisely as a person says it: nobody listens to the seconds of a week or to the hours of a year (ours).
  private func date(_ seconds: Double, _ axis: NumericAxis, _ isEnd: Bool) -> Spoken? {
    guard case .date(let precision) = axis.values, let date = CalendarDate(secondsSince1970: seconds) else {
      return nil
    }
    if let step = calendarStep {
      return Spoken(date.spoken(step), figure: .string(date.digits(precision)))
    }
    let hours = (axis.range.upperBound - axis.range.lowerBound) / 3600
    let enough: DatePrecision = hours >= (isEnd ? 48 : 60 * 24) ? .day : hours >= 1 ? .minute : .second
    return Spoken(date.spoken(min(precision, enough)), figure: .string(date.digits(precision)))
  }

  /// A number with the title of its axis before it, if it has no unit: `weight 2,130`.
  func named(_ spoken: Spoken, by axis: NumericAxis?) -> Spoken {
    guard let axis, case .number(_, nil, nil) = axis.values, !axis.title.isEmpty, axis.title.count <= 24 else {
      return spoken
    }
    return Spoken("\(Spoken(name: axis.title).text) \(spoken.text)", figure: spoken.figure)
  }

  /// A value as its axis describes it.
  ///
  /// - Parameter range: How far the values of the axis lie apart.
  func value(_ value: Double, _ description: ValueDescription, range: Double = 0) -> Spoken {
    switch description {
    case .date(let precision):
      guard let date = CalendarDate(secondsSince1970: value) else { return number(value) }
      return Spoken(date.spoken(precision), figure: .string(date.digits(precision)))
    case .number(_, let one, let other):
      let digits = RoundedNumber(value, range: range).text
      guard let words = DecimalText.isOne(digits) ? one ?? other : other ?? one else {
        return Spoken(digits, figure: .number(value))
      }
      // A sign such as % or $ belongs to every number, a word is spoken once.
      let isWord = ValueDescription.fill(words, with: "").contains(" ")
      return Spoken(
        ValueDescription.fill(terminalSafe(words), with: digits), bare: isWord ? digits : nil, figure: .number(value))
    }
  }

  /// Where: `in 1957`, `on 3 March 1957`, `at 2 cups`, `for Lisbon`.
  func at(_ x: ChartValue) -> Spoken {
    let place = self.x(x)
    let phrase: Phrase =
      switch (x, chart.xAxis.numeric?.values) {
      case (.category(let name), _):
        switch CalendarWord(name) {
        case .month, .quarter: .inDate
        case .weekday: .onDate
        case .number: .at
        case nil: .forCategory
        }
      case (_, .date): calendarStep == nil ? .onDate : .inDate
      default: .at
      }
    return Spoken(words(phrase, ["x": place]), figure: place.figure)
  }

  /// Names, and how many more there are than are spoken.
  func names(_ names: [String], atMost most: Int = 8) -> Spoken {
    // One more name is as short as saying that there is one.
    let shownCount = names.count <= most + 1 ? names.count : most
    let shown = Spoken(names.prefix(shownCount).map { Spoken(name: $0) }, separator: ", ")
    guard names.count > shownCount else { return Spoken(shown.text, figure: .strings(names)) }
    return Spoken(words(.andMore, ["names": shown, "count": count(names.count - shownCount)]), figure: .strings(names))
  }

  /// What the chart shows along which axis, the series where the y axis has no title: `Men, women by age`; nil without names.
  var heading: String? {
    let what = chart.yAxis?.title ?? ""
    let names = names(chart.series.map(\.name).filter { !$0.isEmpty }, atMost: 3)
    let (y, x) = (what.isEmpty ? names : Spoken(name: what), Spoken(name: chart.xAxis.title))
    let heading = y.text.isEmpty || x.text.isEmpty ? y.text + x.text : words(.titleBy, ["y": y, "x": x])
    return heading.isEmpty ? nil : Template.beginning(heading)
  }

  /// The title of an axis, or what stands for a missing one.
  func title(_ title: String?, else phrase: Phrase) -> Spoken {
    guard let title, !title.isEmpty else { return Spoken(words(phrase)) }
    return Spoken(name: title)
  }
}
