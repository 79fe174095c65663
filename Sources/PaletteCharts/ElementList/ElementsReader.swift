package import PaletteRules
package import SourceText

extension ContentDirection {
  /// How the audit follows the points; nil around a centre.
  package var course: AuditedChart.Course? {
    switch self {
    case .leftToRight: .rightward
    case .rightToLeft: .leftward
    case .topToBottom: .downward
    case .bottomToTop: .upward
    case .radialClockwise, .radialCounterClockwise: nil
    }
  }
}

/// Reads `elements.json`: the parts of a chart by their answers to the six questions, written by `describe` or by an app.
package struct ElementsReader {
  private var record: ChartRecord

  /// Whether a document has the form of a list of elements, right or wrong.
  package static func recognises(_ root: SourceNode) -> Bool { root.member("elements") != nil }

  /// Reads a document.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong, each with its place.
  package static func read(_ root: SourceNode, of file: SourceFile) throws(UnreadableFile) -> AuditedChart {
    var reader = ElementsReader(record: ChartRecord(file))
    let chart = reader.chart(root)
    return try reader.record.checked(chart, "elements", at: root.range)
  }

  private mutating func chart(_ root: SourceNode) -> AuditedChart? {
    guard let fields = ChartFields(root, "the file", keys: ElementKeys.document, required: 1, &record) else {
      return nil
    }
    _ = fields.text("$schema", &record)
    _ = fields.items("findings", &record)
    let direction = fields.word("contentDirection", as: ContentDirection.self, &record)
    let nodes = fields.items("elements", &record) ?? []
    if fields["elements"]?.items?.isEmpty == true {
      record.problem(ChartProblem.noElements(), at: fields["elements"]?.range)
    }
    let elements = nodes.enumerated().compactMap { element($1, "element \($0 + 1)") }
    var chart = AuditedChart(
      title: elements.first { $0.role == .chart }?.label, summary: nil, axes: [], series: [], hasIntervals: false,
      course: (direction ?? .leftToRight).course, elements: elements,
      origin: TokenOrigin(file: record.file, range: fields["elements"]?.range ?? root.range))
    chart.isUnitless = fields.boolean("isUnitless", &record) ?? false
    return chart
  }

  private mutating func element(_ node: SourceNode, _ what: String) -> ChartElement? {
    guard record.problems.count < ChartRecord.mostProblems,
      let fields = ChartFields(node, what, keys: ElementKeys.element, required: 2, &record),
      let role = fields.word("role", as: ChartElement.Role.self, &record),
      let isElement = fields.boolean("isElement", &record)
    else { return nil }
    let traits = (fields.items("traits", &record) ?? []).compactMap { item -> String? in
      if item.string == nil { record.wrong(item, .mustBeString, "a trait of \(what)") }
      return item.string
    }
    var frame: ChartElement.Frame?
    if let node = fields["frame"] {
      let sides = ElementKeys.frame
      guard let fields = ChartFields(node, "the frame of \(what)", keys: sides, required: 4, &record) else {
        return nil
      }
      let numbers = sides.compactMap { fields.number($0, &record) }
      for (side, length) in zip(sides, numbers).dropFirst(2) where numbers.count == 4 && length < 0 {
        record.problem(ChartProblem.negative("'\(side)' of the frame of \(what)"), at: fields[side]?.range)
      }
      if numbers.count == 4 {
        frame = ChartElement.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    let (index, count) = (whole("index", of: fields, what), whole("count", of: fields, what))
    return ChartElement(
      role: role, isElement: isElement, label: fields.text("label", &record), traits: traits,
      value: fields.text("value", &record), hint: fields.text("hint", &record), frame: frame,
      series: fields.text("series", &record), index: index, count: count,
      origin: TokenOrigin(file: record.file, range: node.range))
  }

  private mutating func whole(_ key: String, of fields: ChartFields, _ what: String) -> Int? {
    let number = fields.number(key, &record).flatMap { Int(exactly: $0) }
    if let written = fields[key], written.number != nil, number.map({ $0 < 0 }) ?? true {
      record.wrong(written, .mustBeCount, "'\(key)' of \(what)")
    }
    return number
  }
}

/// The keys of `elements.json`, object by object; `elements-1.schema.json` has the same.
enum ElementKeys {
  static let document = ["elements", "$schema", "contentDirection", "isUnitless", "findings"]
  static let element = ["role", "isElement", "label", "traits", "value", "hint", "frame", "series", "index", "count"]
  static let frame = ["x", "y", "width", "height"]
}
