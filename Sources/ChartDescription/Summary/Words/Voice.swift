import PaletteCharts
import SafeText

/// Puts the values of a chart into words of a language, each with its figure.
struct Voice: Sendable {
  let language: SummaryLanguage
  let chart: Chart
  /// Whether the categories of the x axis are months, days or quarters, which have names in every language.
  private let isCalendar: Bool

  init(language: SummaryLanguage, chart: Chart) {
    (self.language, self.chart) = (language, chart)
    isCalendar = chart.xAxis.categorical.map { CalendarWord.areOrdered($0.categories) } ?? false
  }

  /// A phrase with its places filled, without a figure of its own.
  func words(_ phrase: Phrase, _ said: [String: Said] = [:]) -> String { phrase.template.filled(language, said) }

  /// A number of things.
  func count(_ count: Int) -> Said {
    let digits = DecimalText.text(Double(count))
    return Said(language.localized(digits), figure: .integer(count), isSingular: language.isSingular(digits))
  }

  /// A number without a unit.
  func number(_ number: Double, digits: Int = 3) -> Said {
    let rounded = DecimalText.text(RoundedNumber.rounded(number, digits: digits))
    return Said(language.localized(rounded), figure: .number(number))
  }

  /// A share in percent, whole from 1 on.
  func percent(_ share: Double) -> Said {
    let text = DecimalText.text(100 * share, fractionDigits: share < 0.01 ? 1 : 0)
    return Said(language.localized(text), figure: .number(share))
  }

  /// A value of the y axis with its unit.
  func y(_ y: Double) -> Said { value(y, chart.yAxis?.values ?? .number()) }

  /// A value that was calculated, so that it is rounded without `about`: a mean, a median.
  func estimate(_ y: Double) -> Said { value(y, chart.yAxis?.values ?? .number(), isEstimate: true) }

  /// A value of the x axis with its unit.
  ///
  /// - Parameter isEnd: Whether it is an end of the axis, of which the day is enough if the axis is days long.
  func x(_ x: ChartValue, isEnd: Bool = false) -> Said {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)): return date(number, axis, isEnd) ?? value(number, axis.values)
    case (.number(let number), _): return value(number, .number())
    case (.category(let name), _):
      return Said(Said(name: isCalendar ? CalendarWord.text(name, language) : name).text, figure: .string(name))
    }
  }

  /// A date as precisely as a person says it: nobody listens to the seconds of a week or to the hours of a year (ours).
  private func date(_ seconds: Double, _ axis: NumericAxis, _ isEnd: Bool) -> Said? {
    guard case .date(let precision) = axis.values, let date = CivilDate(secondsSince1970: seconds) else { return nil }
    let hours = (axis.range.upperBound - axis.range.lowerBound) / 3600
    let enough: DatePrecision = hours >= (isEnd ? 48 : 60 * 24) ? .day : hours >= 1 ? .minute : .second
    return Said(date.text(min(precision, enough), language), figure: .string(date.digits(precision)))
  }

  /// A number with the title of its axis before it, if it has no unit: `weight 2,130`.
  func named(_ said: Said, by axis: NumericAxis?) -> Said {
    guard let axis, case .number(_, nil, nil) = axis.values, !axis.title.isEmpty, axis.title.count <= 24 else {
      return said
    }
    return Said("\(Said(name: axis.title).text) \(said.text)", figure: said.figure)
  }

  /// A value as its axis describes it; a rounded one is preceded by `about`.
  func value(_ value: Double, _ description: ValueDescription, isEstimate: Bool = false) -> Said {
    switch description {
    case .date(let precision):
      guard let date = CivilDate(secondsSince1970: value) else { return number(value) }
      return Said(date.text(precision, language), figure: .string(date.digits(precision)))
    case .number(_, let one, let other):
      let rounded = RoundedNumber(value, isEstimate: isEstimate)
      let digits = rounded.text(language)
      // The unit is in the language of the author, who gave both forms.
      let words = SummaryLanguage.english.isSingular(digits) ? one ?? other : other ?? one
      let text = words.map { ValueDescription.fill(terminalSafe($0), with: digits) } ?? digits
      let about = rounded.isExact || isEstimate ? text : self.words(.about, ["value": Said(text)])
      return Said(about, figure: .number(value))
    }
  }

  /// Where: `in 1957`, `on 3 March 1957`, `at 2 cups`, `for Lisbon`.
  func at(_ x: ChartValue) -> Said {
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
      case (_, .date(let precision)): [.year, .quarter, .month].contains(precision) ? .inDate : .onDate
      default: .at
      }
    return Said(words(phrase, ["x": place]), figure: place.figure)
  }

  /// Where a value belongs: as ``at(_:)``, but `1957年の` in Japanese, where it precedes the value.
  func of(_ x: ChartValue) -> Said {
    guard language == .japanese else { return at(x) }
    let place = self.x(x)
    return Said(words(.inDateOf, ["x": place]), figure: place.figure)
  }

  /// Names, eight at most, and how many more.
  func names(_ names: [String]) -> Said {
    let shown = Said(names.prefix(8).map { Said(name: $0) }, separator: language.comma)
    guard names.count > 8 else { return shown }
    return Said(words(.andMore, ["names": shown, "count": count(names.count - 8)]), figure: .strings(names))
  }

  /// The title of an axis, or what stands for a missing one.
  func title(_ title: String?, else phrase: Phrase) -> Said {
    guard let title, !title.isEmpty else { return Said(words(phrase)) }
    return Said(name: title)
  }
}
