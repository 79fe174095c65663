import PaletteRules
import SourceText

/// The `transform` of a specification, as far as it is computed: filters and calculated fields.
///
/// Source: https://vega.github.io/vega-lite/docs/transform.html
enum VegaTransforms {
  /// The rows after all steps; what is not computed is a problem.
  static func rows(_ rows: [SourceNode], _ transform: SourceNode?, _ record: inout ChartRecord) -> [SourceNode] {
    var rows = rows
    for step in transform?.items ?? [] {
      if let filter = step["filter"] {
        guard let test = predicate(filter, &record) else { return rows }
        rows = rows.filter(test)
      } else if let written = step["calculate"], let name = step["as"]?.string {
        guard let expression = expression(written, &record) else { return rows }
        rows = rows.map { row in
          let value = expression.value { field in VegaValue(row[field]) ?? .undefined }
          let member = SourceNode.Member(key: name, keyRange: row.range, value: value.node(at: row.range))
          return SourceNode(.object((row.members ?? []) + [member]), range: row.range)
        }
      } else {
        let name = step.members?.first.map { "'\(ChartFields.shortened($0.key))' of " } ?? ""
        record.problem(
          ChartProblem.computedData("\(name)the transform"),
          at: step.members?.first?.keyRange ?? step.range)
      }
    }
    return rows
  }

  private typealias Test = (SourceNode) -> Bool

  private static func predicate(_ node: SourceNode, _ record: inout ChartRecord) -> Test? {
    if node.string != nil {
      guard let expression = expression(node, &record) else { return nil }
      return { row in expression.value { VegaValue(row[$0]) ?? .undefined }.isTrue }
    }
    for (key, isAll) in [("and", true), ("or", false)] {
      guard let parts = node[key]?.items else { continue }
      var tests: [Test] = []
      for part in parts {
        guard let test = predicate(part, &record) else { return nil }
        tests.append(test)
      }
      return { row in isAll ? tests.allSatisfy { $0(row) } : tests.contains { $0(row) } }
    }
    if let part = node["not"] {
      guard let test = predicate(part, &record) else { return nil }
      return { !test($0) }
    }
    guard let field = node["field"]?.string, let unit = VegaTimeUnit.read(node["timeUnit"]),
      let compares = comparison(node, isYear: unit == .precision(.year)),
      unit == .none || unit == .precision(.year)
    else {
      record.problem(ChartProblem.computedData("this filter"), at: node.range)
      return nil
    }
    return { row in
      guard let value = VegaValue(row[field]) else { return false }
      return compares(unit == .none ? value : value.date.map { .number(Double($0.year)) } ?? .undefined)
    }
  }

  /// What a predicate asks of the field: one of `equal`, `lt` and so on, `range`, `oneOf`, `valid`; nil for another one.
  private static func comparison(_ node: SourceNode, isYear: Bool) -> ((VegaValue) -> Bool)? {
    func value(_ node: SourceNode?) -> VegaValue? {
      // A year is written as a number or as `{"year": 2000}`.
      if isYear, let members = node?.members { return members.count == 1 ? VegaValue(node?["year"]) : nil }
      guard let node, let value = VegaValue(node), value != .undefined else { return nil }
      return value
    }
    if let other = value(node["equal"]) { return { $0 == other } }
    if let other = value(node["lt"]) { return { $0.isLess(other) } }
    if let other = value(node["lte"]) { return { $0.isLessOrEqual(other) } }
    if let other = value(node["gt"]) { return { other.isLess($0) } }
    if let other = value(node["gte"]) { return { other.isLessOrEqual($0) } }
    if let ends = node["range"]?.items, ends.count == 2, let low = value(ends[0]), let high = value(ends[1]),
      low != .null, high != .null
    {
      return { !$0.number.isNaN && $0 != .null && !$0.isLess(low) && !high.isLess($0) }
    }
    if let items = node["oneOf"]?.items {
      let values = items.compactMap { value($0) }
      return values.count == items.count ? { values.contains($0) } : nil
    }
    guard let isValid = node["valid"]?.boolean else { return nil }
    return { ($0 != .null && $0 != .undefined && $0 != .number(.nan)) == isValid }
  }

  private static func expression(_ node: SourceNode, _ record: inout ChartRecord) -> VegaExpression? {
    guard let text = node.string else {
      record.wrong(node, .mustBeString, "an expression")
      return nil
    }
    do throws(Message) {
      return try VegaExpressionParser.read(text)
    } catch {
      record.problem(ChartProblem.expression(ChartFields.written(node), error), at: node.range)
      return nil
    }
  }
}
