import PaletteCharts
import SafeText

/// Puts the values of a chart into words of a language, each with its figure.
struct Voice: Sendable {
  let language: SummaryLanguage
  let chart: Chart

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
  func x(_ x: ChartValue) -> Said {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)): value(number, axis.values)
    case (.number(let number), _): value(number, .number())
    case (.category(let name), _): Said(name: name)
    }
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
