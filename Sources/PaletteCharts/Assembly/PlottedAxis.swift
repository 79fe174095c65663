import PaletteRules
import RealModule

/// What a column of values is.
enum PlottedType: Hashable, Sendable {
  case number
  /// Whole numbers that are years.
  case year
  /// Dates in words, or seconds since 1970.
  case date(DatePrecision)
  case category
}

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
  static func type(of values: [ChartValue], title: String) -> (type: PlottedType, exception: String?) {
    let texts = values.compactMap(\.category)
    guard !texts.isEmpty else {
      let numbers = values.compactMap(\.number)
      let isWhole = !numbers.isEmpty && numbers.allSatisfy { $0.rounded() == $0 && (1...9999).contains($0) }
      let isCalled = title.lowercased().split { !$0.isLetter }.contains { yearWords.contains(String($0)) }
      return (isWhole && (isCalled || areYears(numbers)) ? .year : .number, nil)
    }
    let dates = texts.map { DateText($0) }
    let precisions = dates.compactMap { $0?.precision }
    // A column that mixes quarters and months is one of months.
    if precisions.count == values.count { return (.date(max(.quarter, precisions.max() ?? .quarter)), nil) }
    let odd = values.count - max(precisions.count, values.count - texts.count)
    guard odd * 5 <= values.count else { return (.category, nil) }
    return (.category, texts.count < values.count ? texts[0] : zip(texts, dates).first { $1 == nil }?.0)
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
  func number(_ value: ChartValue) -> Double? {
    switch (type, value) {
    case (.number, .number(let number)): number
    case (.year, .number(let number)):
      number.rounded() == number ? CalendarDate(year: Int(number))?.secondsSince1970 : nil
    case (.date, .category(let text)): DateText(text)?.seconds
    case (.date, .number(let number)): CalendarDate(secondsSince1970: number) == nil ? nil : number
    default: nil
    }
  }

  /// A written value as this axis has it.
  func value(_ written: ChartValue) -> ChartValue {
    type == .category ? .category(written.name) : .number(number(written) ?? 0)
  }

  /// The axis of written values, from the outermost to the outermost.
  func axis(of values: some Sequence<ChartValue>) -> ChartAxis {
    type == .category
      ? .categorical(CategoricalAxis(title: title, categories: categories(values)))
      : .numeric(titled.numeric(values.lazy.compactMap { number($0) }, margins: false, zero: false))
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
    var axis = NumericAxis(title: title, range: low...high, values: .number(unit: AxisUnit(one: unit, other: unit)))
    let precision: DatePrecision? = if case .date(let written) = type { written } else { type == .year ? .year : nil }
    if let precision {
      axis.values = .date(precision)
      let step = CalendarStep(low...high, atMost: 12, precision: precision)
      axis.gridlines = step.starts(in: low...high).filter { $0 >= low }
      return axis
    }
    var ends = low...high
    if scale != .linear, low > 0 {
      let decades = NiceTicks(around: Double.log10(low)...Double.log10(high), count: 6)
      axis.scale = scale
      axis.gridlines = decades.values.filter { $0.rounded() == $0 }.map { Double.exp10($0) }
      if let first = axis.gridlines.first, let last = axis.gridlines.last { ends = first...last }
    } else {
      let ticks = NiceTicks(around: low...high)
      axis.gridlines = ticks.values
      if domain == nil { ends = ticks.domain }
    }
    if margins { axis.range = min(ends.lowerBound, low)...max(ends.upperBound, high) }
    axis.gridlines.removeAll { !axis.range.contains($0) }
    return axis
  }

  /// The categories of these values, in the stated order, then as they come.
  func categories(_ values: some Sequence<ChartValue>) -> [String] {
    let names = (order + values.map(\.name)).uniqued
    return order.isEmpty ? CalendarWord.sorted(names) : names
  }
}

extension ChartValue {
  /// The value as a category, where digits are a name: `2019`, not `2,019`.
  var name: String {
    guard let number else { return category ?? "" }
    let isWhole = number.rounded() == number && number.magnitude < ChartRecord.greatestMagnitude
    return isWhole ? "\(Int(number))" : DecimalText.text(number)
  }
}
