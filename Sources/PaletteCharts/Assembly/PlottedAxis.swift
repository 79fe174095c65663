import PaletteRules
import RealModule

/// An axis that is made from the values along it.
struct PlottedAxis {
  /// What lies along it.
  var title: String
  var type: PlottedType
  /// How numbers are spread.
  var scale = AxisScale.linear
  /// Both ends, where the file states them.
  var domain: ClosedRange<Double>?
  /// The words around its numbers, `%@` in their place; nil where nothing states any.
  var unit: String?
  /// The order of categories, where the file states it.
  var order: [String] = []

  /// The axis with the unit that its title names, where nothing else states one.
  var titled: PlottedAxis {
    guard type == .number, unit == nil, let (title, unit) = AxisUnit.titled(title) else { return self }
    var axis = self
    (axis.title, axis.unit) = (title, unit.other)
    return axis
  }

  /// Words that say that a number is a year: a hundred years are read by nobody as 1,917.
  private static let yearWords: Set<String> = [
    "year", "years", "yr", "jahr", "année", "annee", "año", "anno", "ano", "rok", "år", "vuosi", "év", "yıl", "jaar",
    "год", "рік", "година", "έτος", "năm", "tahun", "年", "年度", "연도", "년", "سنة", "السنة", "العام", "שנה", "ปี", "वर्ष",
  ]

  /// What values are by all appearances, and the first that keeps the others from being numbers or dates.
  static func type(of values: [PlottedValue], title: String) -> (type: PlottedType, exception: String?) {
    let texts = values.compactMap { value in if case .text(let text) = value { text } else { nil } }
    if texts.isEmpty {
      let numbers = values.compactMap { value in if case .number(let number) = value { number } else { nil } }
      let isWhole = !numbers.isEmpty && numbers.allSatisfy { $0.rounded() == $0 && (1...9999).contains($0) }
      let isCalled = title.lowercased().split { !$0.isLetter }.contains { yearWords.contains(String($0)) }
      return (isWhole && (isCalled || areYears(numbers)) ? .year : .number, nil)
    }
    var precision = DatePrecision.quarter
    var exception: String?
    var dates = 0
    for text in texts {
      guard let date = DateText(text) else {
        exception = exception ?? text
        continue
      }
      dates += 1
      precision = max(precision, date.precision)
    }
    if dates == values.count {
      // A column that mixes quarters and months is one of months.
      return (.date(precision), nil)
    }
    let odd = values.count - max(dates, values.count - texts.count)
    let offender = texts.count < values.count ? texts.first : exception
    return (.category, odd * 5 <= values.count ? offender : nil)
  }

  /// Whether numbers are years by all appearances, whatever their column is called: of the last centuries or the next, and as many
  /// years apart as censuses and reports are.
  private static func areYears(_ numbers: [Double]) -> Bool {
    let places = Set(numbers).sorted()
    guard places.count > 2, (1700...2200).contains(places[0]), (1700...2200).contains(places[places.count - 1]) else {
      return false
    }
    let steps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
    return steps.count == 1 && [1, 2, 4, 5, 10].contains(steps.first)
  }

  /// A value as a number of seconds, or itself; nil for what this axis cannot hold.
  func number(_ value: PlottedValue) -> Double? {
    switch (type, value) {
    case (.number, .number(let number)): number
    case (.year, .number(let number)):
      number.rounded() == number ? CalendarDate(year: Int(number))?.secondsSince1970 : nil
    case (.date, .text(let text)): DateText(text)?.seconds
    case (.date, .number(let number)): CalendarDate(secondsSince1970: number) == nil ? nil : number
    default: nil
    }
  }

  private var description: ValueDescription {
    switch type {
    case .year: .date(.year)
    case .date(let precision): .date(precision)
    case .number, .category: .number(one: unit, other: unit)
    }
  }

  /// The axis of these values.
  ///
  /// - Parameters:
  ///   - margins: Whether the ends are round numbers, as on the y axis, instead of the outermost values.
  ///   - zero: Whether 0 is on the axis, as under bars.
  func numeric(_ values: some Sequence<Double>, margins: Bool, zero: Bool) -> NumericAxis {
    var (low, high) = values.reduce((Double.infinity, -Double.infinity)) { (min($0.0, $1), max($0.1, $1)) }
    if low > high { (low, high) = (0, 1) }
    if let domain { (low, high) = (min(low, domain.lowerBound), max(high, domain.upperBound)) }
    if zero, scale == .linear { (low, high) = (min(low, 0), max(high, 0)) }
    if case .date(let precision) = description {
      let step = CalendarStep(low...high, atMost: 12, precision: precision)
      let ticks = step.starts(in: low...high).filter { $0 >= low }
      return NumericAxis(title: title, range: low...high, gridlines: ticks, values: description)
    }
    if scale != .linear, low > 0 {
      let decades = NiceTicks(around: Double.log10(low)...Double.log10(high), count: 6)
      let ticks = decades.values.filter { $0.rounded() == $0 }.map { Double.exp10($0) }
      let range = margins ? min(ticks.first ?? low, low)...max(ticks.last ?? high, high) : low...high
      return NumericAxis(
        title: title, range: range, scale: scale, gridlines: ticks.filter { range.contains($0) }, values: description)
    }
    let ticks = NiceTicks(around: low...high)
    let rounded = min(ticks.domain.lowerBound, low)...max(ticks.domain.upperBound, high)
    let range = margins && domain == nil ? rounded : low...high
    return NumericAxis(
      title: title, range: range, gridlines: ticks.values.filter { range.contains($0) }, values: description)
  }

  /// The categories of these values, in the stated order, then as they come.
  func categories(_ values: some Sequence<PlottedValue>) -> CategoricalAxis {
    var seen: Set<String> = []
    let names = (order + values.map(\.name)).filter { seen.insert($0).inserted }
    return CategoricalAxis(title: title, categories: order.isEmpty ? CalendarWord.sorted(names) : names)
  }
}

extension DatePrecision: Comparable {
  /// The coarser one is less.
  package static func < (a: DatePrecision, b: DatePrecision) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
