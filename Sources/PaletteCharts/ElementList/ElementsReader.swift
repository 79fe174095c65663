import PaletteRules
import SourceText

/// Reads `elements.json`: the parts of a chart by their answers to the six questions, written by `describe` or by an app. The
/// keys of each object are those of `elements-1.schema.json`.
struct ElementsReader {
  let record: ChartRecord

  /// Whether a document has the form of a list of elements, right or wrong.
  static func recognises(_ root: SourceNode) -> Bool { root.member("elements") != nil }

  /// The chart of a document; nil where it is none.
  func chart(_ root: SourceNode) -> AuditedChart? {
    guard
      let fields = ChartFields(
        root, "the file", keys: ["elements", "$schema", "contentDirection", "isUnitless", "findings"], required: 1,
        record)
    else {
      return nil
    }
    _ = fields.text("$schema")
    _ = fields.items("findings")
    let direction = fields.word("contentDirection", as: ContentDirection.self)
    let nodes = fields.items("elements")
    if nodes?.isEmpty == true { record.problem(ChartProblem.noElements(), at: fields["elements"]?.range) }
    let elements = (nodes ?? []).enumerated().compactMap { element($1, "element \($0 + 1)") }
    var chart = AuditedChart(
      title: elements.first { $0.role == .chart }?.label, summary: nil, axes: [], series: [], hasIntervals: false,
      course: AuditedChart.Course(rawValue: (direction ?? .leftToRight).rawValue), elements: elements,
      origin: TokenOrigin(file: record.file, range: fields["elements"]?.range ?? root.range))
    chart.isUnitless = fields.boolean("isUnitless") ?? false
    return chart
  }

  private func element(_ node: SourceNode, _ what: String) -> ChartElement? {
    guard !record.isFull,
      let fields = ChartFields(
        node, what,
        keys: ["role", "isElement", "label", "traits", "value", "hint", "frame", "series", "index", "count"],
        required: 2, record),
      let role = fields.word("role", as: ChartElement.Role.self), let isElement = fields.boolean("isElement")
    else { return nil }
    let traits = (fields.items("traits") ?? []).compactMap { item -> String? in
      if item.string == nil { record.wrong(item, .mustBeString, "a trait of \(what)") }
      return item.string
    }
    return ChartElement(
      role: role, isElement: isElement, label: fields.text("label"), traits: traits, value: fields.text("value"),
      hint: fields.text("hint"), frame: fields["frame"].flatMap { frame($0, "the frame of \(what)") },
      series: fields.text("series"), index: whole("index", fields, what), count: whole("count", fields, what),
      origin: TokenOrigin(file: record.file, range: node.range))
  }

  private func frame(_ node: SourceNode, _ what: String) -> ChartElement.Frame? {
    let sides = ["x", "y", "width", "height"]
    guard let fields = ChartFields(node, what, keys: sides, required: 4, record) else { return nil }
    let numbers = sides.compactMap { fields.number($0) }
    guard numbers.count == 4 else { return nil }
    for (side, length) in zip(sides, numbers).dropFirst(2) where length < 0 {
      record.problem(ChartProblem.negative("'\(side)' of \(what)"), at: fields[side]?.range)
    }
    return ChartElement.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func whole(_ key: String, _ fields: ChartFields, _ what: String) -> Int? {
    guard let number = fields.number(key) else { return nil }
    let whole = Int(exactly: number).flatMap { $0 < 0 ? nil : $0 }
    if whole == nil, let node = fields[key] { record.wrong(node, .mustBeCount, "'\(key)' of \(what)") }
    return whole
  }
}
