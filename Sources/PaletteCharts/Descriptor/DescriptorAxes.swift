import PaletteRules
import SourceText

/// Reads the axes of a descriptor.
struct DescriptorAxes {
  private static let numeric = "AXNumericDataAxisDescriptor"
  private static let categorical = "AXCategoricalDataAxisDescriptor"
  /// Gridlines of an axis. Engineering choice: more are a fill and not lines.
  private static let mostGridlines = 1000

  /// An axis; nil when it is wrong.
  func read(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> ChartAxis? {
    switch node["type"]?.string {
    case Self.numeric: return numbers(node, what, &record).map { .numeric($0) }
    case Self.categorical: return categories(node, what, &record).map { .categorical($0) }
    default:
      if let type = node["type"] {
        record.wrong(type, .unknownAxisType, what)
      } else {
        record.problem(ChartProblem.noAxisType(what), at: node.range)
      }
      return nil
    }
  }

  private func categories(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> CategoricalAxis? {
    guard
      let fields = ChartFields(
        node, what, keys: DescriptorKeys.categoricalAxis, required: 3, nullable: ["title"], &record),
      let items = fields.items("categoryOrder", &record)
    else { return nil }
    var seen: Set<String> = []
    for item in items {
      guard let name = item.string else {
        record.wrong(item, .mustBeString, "a category of \(what)")
        continue
      }
      if !seen.insert(name).inserted {
        record.problem(ChartProblem.repeatedCategory(ChartFields.written(item), what), at: item.range)
      }
    }
    return CategoricalAxis(title: fields.text("title", &record) ?? "", categories: items.compactMap(\.string))
  }

  private func numbers(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> NumericAxis? {
    guard
      let fields = ChartFields(
        node, what, keys: DescriptorKeys.numericAxis, required: 3, nullable: ["title"], &record)
    else { return nil }
    let scale = fields.word("scaleType", as: AxisScale.self, &record) ?? .linear
    let values = fields["valueDescriptionProvider"].flatMap { description($0, what, &record) } ?? .number()
    let title = fields.text("title", &record) ?? ""
    guard let rangeNode = fields["range"], let range = range(rangeNode, what, scale, values, &record) else {
      return nil
    }
    let gridlines = (fields.items("gridlinePositions", &record) ?? []).prefix(Self.mostGridlines).compactMap { item in
      ChartFields.number(item, "a gridline of \(what)", &record).map { (position: $0, node: item) }
    }
    for (index, line) in gridlines.enumerated() {
      if !range.contains(line.position) {
        record.problem(
          ChartProblem.gridlineOutside(
            ChartFields.written(line.node), what, DecimalText.text(range.lowerBound),
            DecimalText.text(range.upperBound)), at: line.node.range)
      } else if index > 0, gridlines[index - 1].position >= line.position {
        record.wrong(line.node, .unorderedGridlines, what)
      }
    }
    return NumericAxis(title: title, range: range, scale: scale, gridlines: gridlines.map(\.position), values: values)
  }

  private func range(
    _ node: SourceNode, _ what: String, _ scale: AxisScale, _ values: ValueDescription, _ record: inout ChartRecord
  ) -> ClosedRange<Double>? {
    guard
      let fields = ChartFields(
        node, "the range of \(what)", keys: DescriptorKeys.range, required: 2, &record),
      let lower = fields.number("lowerBound", &record), let upper = fields.number("upperBound", &record)
    else { return nil }
    guard lower <= upper else {
      record.problem(ChartProblem.reversedRange(what), at: node.range)
      return nil
    }
    if scale != .linear, lower <= 0 {
      record.problem(
        ChartProblem.rangeBelowZero(scale.rawValue, what, DecimalText.text(lower)), at: node.range)
      return nil
    }
    if case .date = values, CalendarDate(secondsSince1970: lower) == nil || CalendarDate(secondsSince1970: upper) == nil
    {
      record.problem(ChartProblem.datesBeyond(what), at: node.range)
      return nil
    }
    return lower...upper
  }

  private enum Kind: String, CaseIterable { case number, date }

  private func description(_ node: SourceNode, _ what: String, _ record: inout ChartRecord) -> ValueDescription? {
    let name = "'valueDescriptionProvider' of \(what)"
    let keys = DescriptorKeys.numberDescription + ["precision"]
    guard let fields = ChartFields(node, name, keys: keys, required: 1, &record),
      let kind = fields.word("kind", as: Kind.self, &record)
    else { return nil }
    if kind == .date {
      for key in ["fractionDigits", "one", "other"] where fields[key] != nil {
        record.problem(ChartProblem.keyOfNumbers(key, name), at: fields[key]?.range)
      }
      return .date(fields.word("precision", as: DatePrecision.self, &record) ?? .day)
    }
    if let precision = fields["precision"] {
      record.problem(ChartProblem.keyOfDates("precision", name), at: precision.range)
    }
    let digits = fields.number("fractionDigits", &record)
    if let digits, !(0...12).contains(digits) || digits.rounded() != digits {
      record.problem(ChartProblem.wrongDigits(), at: fields["fractionDigits"]?.range)
      return nil
    }
    let words = ["one", "other"].map { key in
      let text = fields.text(key, &record)
      if let text, ValueDescription.fill(text, with: "") == text {
        record.problem(ChartProblem.wordsWithoutNumber("'\(key)' of \(name)"), at: fields[key]?.range)
      }
      return text
    }
    return .number(fractionDigits: digits.map { Int($0) }, one: words[0], other: words[1])
  }
}
