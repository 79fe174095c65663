import PaletteRules
import SourceText

/// The axes of a descriptor.
extension DescriptorReader {
  /// Gridlines of an axis. Engineering choice: more are a fill and not lines.
  private static let mostGridlines = 1000

  /// An axis; nil when it is wrong.
  func axis(_ node: SourceNode, _ what: String) -> ChartAxis? {
    switch node["type"]?.string {
    case "AXNumericDataAxisDescriptor": return numbers(node, what).map { .numeric($0) }
    case "AXCategoricalDataAxisDescriptor": return categories(node, what).map { .categorical($0) }
    default:
      let type = node["type"]
      record.problem(
        ChartProblem.unknownAxisType(what, type.map(ChartFields.written) ?? ""), at: (type ?? node).range)
      return nil
    }
  }

  private func fields(_ node: SourceNode, _ what: String, _ keys: [String]) -> ChartFields? {
    ChartFields(node, what, keys: keys, required: 3, nullable: ["title"], record)
  }

  private func categories(_ node: SourceNode, _ what: String) -> CategoricalAxis? {
    guard let fields = fields(node, what, ["type", "title", "categoryOrder"]),
      let items = fields.items("categoryOrder")
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
    return CategoricalAxis(title: fields.text("title") ?? "", categories: items.compactMap(\.string))
  }

  private func numbers(_ node: SourceNode, _ what: String) -> NumericAxis? {
    guard
      let fields = fields(
        node, what, ["type", "title", "range", "scaleType", "gridlinePositions", "valueDescriptionProvider"])
    else { return nil }
    let scale = fields.word("scaleType", as: AxisScale.self) ?? .linear
    let values = fields["valueDescriptionProvider"].flatMap { description($0, what) } ?? .number()
    let title = fields.text("title") ?? ""
    guard let range = fields["range"].flatMap({ range($0, what, scale, values) }) else { return nil }
    var gridlines: [Double] = []
    for item in (fields.items("gridlinePositions") ?? []).prefix(Self.mostGridlines) {
      guard let line = record.number(item, "a gridline of \(what)") else { continue }
      if !range.contains(line) {
        let (low, high) = (DecimalText.text(range.lowerBound), DecimalText.text(range.upperBound))
        record.problem(ChartProblem.gridlineOutside(ChartFields.written(item), what, low, high), at: item.range)
      } else if let last = gridlines.last, last >= line {
        record.wrong(item, .unorderedGridlines, what)
      }
      gridlines.append(line)
    }
    return NumericAxis(title: title, range: range, scale: scale, gridlines: gridlines, values: values)
  }

  private func range(
    _ node: SourceNode, _ what: String, _ scale: AxisScale, _ values: ValueDescription
  ) -> ClosedRange<Double>? {
    guard
      let fields = ChartFields(node, "the range of \(what)", keys: ["lowerBound", "upperBound"], required: 2, record),
      let lower = fields.number("lowerBound"), let upper = fields.number("upperBound")
    else { return nil }
    var problem: Message?
    if lower > upper {
      problem = ChartProblem.reversedRange(what)
    } else if scale != .linear, lower <= 0 {
      problem = ChartProblem.rangeBelowZero(scale.rawValue, what, DecimalText.text(lower))
    } else if case .date = values, [lower, upper].contains(where: { CalendarDate(secondsSince1970: $0) == nil }) {
      problem = ChartProblem.datesBeyond(what)
    }
    guard let problem else { return lower...upper }
    record.problem(problem, at: node.range)
    return nil
  }

  private enum Kind: String, CaseIterable { case number, date }

  private func description(_ node: SourceNode, _ what: String) -> ValueDescription? {
    let name = "'valueDescriptionProvider' of \(what)"
    guard
      let fields = ChartFields(
        node, name, keys: ["kind", "fractionDigits", "one", "other", "precision"], required: 1, record),
      let kind = fields.word("kind", as: Kind.self)
    else { return nil }
    let (own, other) = kind == .date ? ("dates", "numbers") : ("numbers", "dates")
    for key in kind == .date ? ["fractionDigits", "one", "other"] : ["precision"] where fields[key] != nil {
      record.problem(ChartProblem.keyOfOthers(key, other, name, own), at: fields[key]?.range)
    }
    if kind == .date { return .date(fields.word("precision", as: DatePrecision.self) ?? .day) }
    let digits = fields.number("fractionDigits")
    if let digits, !(0...12).contains(digits) || digits.rounded() != digits {
      record.problem(ChartProblem.wrongDigits(), at: fields["fractionDigits"]?.range)
      return nil
    }
    let words = ["one", "other"].map { key in
      let text = fields.text(key)
      if let text, ValueDescription.fill(text, with: "") == text {
        record.problem(ChartProblem.wordsWithoutNumber("'\(key)' of \(name)"), at: fields[key]?.range)
      }
      return text
    }
    return .number(fractionDigits: digits.map { Int($0) }, unit: AxisUnit(one: words[0], other: words[1]))
  }
}
