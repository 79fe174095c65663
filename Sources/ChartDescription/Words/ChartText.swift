import PaletteCharts
import PaletteRules
import SafeText

/// The text of every value of a chart: one for the summary, the elements, the page, the Swift and the sound.
struct ChartText: Sendable {
  let chart: Chart
  /// How precisely dates along the x axis are said; nil where it has none.
  let precision: DatePrecision?
  /// Whether all dates begin months, quarters or years.
  private let areMonths: Bool
  /// Whether the categories of the x axis are months, days or quarters, which are said in full.
  private let isCalendar: Bool
  /// Whether they are years.
  private let areYears: Bool
  /// How far the values lie apart.
  private let height: Double

  init(_ chart: Chart) {
    self.chart = chart
    let positions = PointPositions(chart)
    areMonths = positions.calendarStep != nil
    let values = chart.series.lazy.flatMap(\.points).compactMap(\.y)
    height = max((values.max() ?? 0) - (values.min() ?? 0), 0)
    areYears =
      chart.xAxis.categorical?.categories.allSatisfy { Int($0).map { (1700...2200).contains($0) } ?? false } ?? false
    isCalendar = chart.xAxis.categorical.map { CalendarWord.areOrdered($0.categories) } ?? false
    guard let axis = chart.xAxis.numeric, case .date(let written) = axis.values else {
      precision = nil
      return
    }
    // Nobody listens to the seconds of a week or to the hours of a year. Engineering choices.
    let hours = (axis.range.upperBound - axis.range.lowerBound) / 3600
    let enough: DatePrecision = hours >= 60 * 24 ? .day : hours >= 1 ? .minute : .second
    precision = positions.calendarStep ?? min(written, enough)
  }

  // MARK: - Values

  /// A value of the x axis with its unit: `2 cups`, `March 1957`, `Lisbon`.
  func x(_ x: ChartValue) -> String {
    switch (x, chart.xAxis) {
    case (.number(let number), .numeric(let axis)): (precision.map { .date($0) } ?? axis.values).text(number)
    case (.number(let number), _): DecimalText.text(number)
    case (.category(let name), _): self.name(isCalendar ? CalendarWord.text(name) : name)
    }
  }

  /// Two values of the x axis, the unit once: `from 0 to 3 cups`.
  func span(_ low: ChartValue, _ high: ChartValue) -> String {
    if let axis = chart.xAxis.numeric, precision == nil, case (.number(let low), .number(let high)) = (low, high) {
      return "from \(axis.values.text(low...max(low, high)))"
    }
    return "from \(x(low)) to \(x(high))"
  }

  /// Where: `in 1957`, `on 3 March 1957`, `at 2 cups`, `for Lisbon`.
  func at(_ x: ChartValue) -> String {
    let preposition =
      switch (x, precision) {
      case (.category(let name), _):
        switch CalendarWord.read(name)?.kind {
        case .month, .quarter, .week, .fiscalYear: "in"
        case .weekday: "on"
        case .number: areYears ? "in" : "at"
        case .interval, .clock: "at"
        case nil: "for"
        }
      case (_, _?): areMonths ? "in" : "on"
      default: "at"
      }
    return "\(preposition) \(self.x(x))"
  }

  /// A value of the y axis with its unit, measured or calculated; nil is a gap.
  func y(_ y: Double?) -> String { y.map { value($0, words: true) } ?? "no value" }

  /// A value of the y axis; its unit only where that is a sign, as `%` and `$` are.
  func bare(_ y: Double) -> String { value(y, words: false) }

  private func value(_ number: Double, words hasWords: Bool) -> String {
    let values = chart.yAxis?.values ?? .number()
    if case .date = values { return values.text(number) }
    return worded(Self.large(number, range: height) ?? values.digits(number), words: hasWords)
  }

  /// A number in digits with the unit of the y axis.
  func worded(_ text: String, words hasWords: Bool = true) -> String {
    guard let forms = chart.yAxis?.values.unit else { return text }
    let unit = DecimalText.isOne(text) ? forms.one : forms.other
    let isWord = ValueDescription.fill(unit, with: "").contains(" ")
    return isWord && !hasWords ? text : ValueDescription.fill(terminalSafe(unit), with: text)
  }

  /// A number from a million on in words, to a thousandth of a range, whose zeros nobody counts; nil for another one, and where
  /// the words would be no shorter.
  private static func large(_ number: Double, range: Double) -> String? {
    let units = [(12, 1e12, "trillion"), (9, 1e9, "billion"), (6, 1e6, "million")]
    guard let (zeros, size, word) = units.first(where: { $0.1 <= number.magnitude }), number.magnitude < 1e18 else {
      return nil
    }
    let step = DecimalText.power(range > 0 ? range : number.magnitude) - 3
    let decimals = max(zeros - step, 0)
    return decimals > 5 ? nil : "\(DecimalText.text(number / size, fractionDigits: decimals)) \(word)"
  }

  /// A number with so many digits that count, such as a rate or a correlation.
  static func rounded(_ number: Double, digits: Int) -> String {
    number == 0 ? "0" : DecimalText.text(number, fractionDigits: max(digits - 1 - DecimalText.power(number), 0))
  }

  /// A number of things: `12 points`, `1 point`.
  static func count(_ count: Int, _ one: String, _ other: String) -> String {
    "\(DecimalText.text(Double(count))) \(count == 1 ? one : other)"
  }

  /// What `summary.json` gives for a place: a number, a date in digits (ISO 8601), a name.
  func figure(_ x: ChartValue) -> JSONValue {
    switch x {
    case .category(let name): return .string(name)
    case .number(let number):
      guard case .date(let precision)? = chart.xAxis.numeric?.values, let date = CalendarDate(secondsSince1970: number)
      else { return .number(number) }
      return .string(date.isoText(precision))
    }
  }

  // MARK: - Names

  /// A name that somebody gave, on one line; speech reads an underscore as a word of its own, so it becomes a space.
  ///
  /// One that is written from right to left is isolated, so that it leaves the figures beside it in their places (Unicode Standard
  /// Annex 9, U+2068 and U+2069).
  func name(_ name: String) -> String {
    let text = line(name.split { $0 == "_" }.joined(separator: " "))
    let isRightToLeft = text.unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
    return isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }

  /// A text that somebody wrote, on one line.
  func line(_ text: String) -> String { terminalSafe(text.split(whereSeparator: \.isNewline).joined(separator: " ")) }

  /// Names, and how many more there are than are spoken.
  func names(_ names: [String], atMost most: Int = 6) -> String {
    // One more name is as short as saying that there is one.
    let shown = names.count <= most + 1 ? names.count : most
    let text = names.prefix(shown).map { name($0) }.joined(separator: ", ")
    return names.count > shown ? "\(text) and \(names.count - shown) more" : text
  }

  /// The title of an axis, or what stands for a missing one.
  func title(_ title: String?, else text: String) -> String {
    title.flatMap { $0.isEmpty ? nil : name($0) } ?? text
  }

  /// What the chart shows along which axis, the series where the y axis has no title: `Men, women by age`; nil without names.
  var heading: String? {
    let what = chart.yAxis?.title ?? ""
    let (y, x) = (
      what.isEmpty ? names(chart.series.map(\.name).filter { !$0.isEmpty }, atMost: 3) : name(what),
      name(chart.xAxis.title)
    )
    let heading = y.isEmpty || x.isEmpty ? y + x : "\(y) by \(x)"
    return heading.isEmpty ? nil : Self.beginning(heading)
  }

  /// A sentence begins with a capital, even if its first word is a name in small letters, such as a column's; `pH` and
  /// `iPhone`, which have a capital inside, stay as they are.
  static func beginning(_ text: String) -> String {
    let word = text.prefix { $0.isLetter || $0.isNumber }
    return word.contains(where: \.isUppercase) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Chart {
  /// The displayed name of a series: its own, otherwise the quantity or the title if it is the only one, otherwise its number.
  package func name(ofSeries index: Int) -> String {
    let name = series[index].name
    guard name.isEmpty else { return name }
    guard series.count == 1 else { return "Series \(index + 1)" }
    return [yAxis?.title, title].compactMap(\.self).first { !$0.isEmpty } ?? "Values"
  }
}

extension CalendarDate {
  /// The month beside an axis: `Mar 1957` (Unicode CLDR 48, `yMMM`).
  var shortMonth: String { "\(Self.months[month - 1].prefix(3)) \(year)" }

  /// The day beside an axis: `3 Mar` (Unicode CLDR 48, `MMMd`).
  var shortDay: String { "\(day) \(Self.months[month - 1].prefix(3))" }
}

extension Symbol {
  /// `triangle pointing down` for `triangle-down`.
  var words: String { self == .none ? "no symbol" : rawValue.replacing("-", with: " pointing ") }
}

extension Chart {
  /// `Stacked bar chart`.
  var words: String { isStacked ? "Stacked \(kind.words.lowercased())" : kind.words }
}

extension ChartKind {
  var words: String { self == .point ? "Scatter plot" : "\(ChartText.beginning(rawValue)) chart" }
}

/// The values of one sentence: the unit of the y axis is said once.
struct Speech {
  let text: ChartText
  private var hasUnit = false

  init(_ text: ChartText) { self.text = text }

  /// A value of the y axis, with its unit if it is the first.
  mutating func y(_ y: Double) -> String {
    defer { hasUnit = true }
    return hasUnit ? text.bare(y) : text.y(y)
  }

  /// A value and where it is: `5 metres in 1957`.
  mutating func placed(_ y: Double, _ x: ChartValue) -> String { "\(self.y(y)) \(text.at(x))" }
}
