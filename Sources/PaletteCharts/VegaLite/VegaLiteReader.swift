package import PaletteRules
package import SourceText

/// Reads a Vega-Lite specification of one view with its data inside: `data.values`, or a named member of `datasets`.
///
/// Mark, positions, colour, shape, titles, scales and aggregates of the data are read; what changes the data in other ways is
/// an error, because it is not computed. Source: https://vega.github.io/vega-lite/docs/spec.html
package struct VegaLiteReader {
  private let file: SourceFile
  private var record: ChartRecord

  /// Whether a document has the form of such a specification, right or wrong.
  package static func recognises(_ root: SourceNode) -> Bool {
    root["$schema"]?.string?.contains("vega-lite") == true || root["mark"] != nil && root["encoding"] != nil
      || root["layer"] != nil && root["data"] != nil
  }

  /// Reads a document.
  ///
  /// - Throws: ``UnreadableFile`` with what is wrong, each with its place.
  package static func read(
    _ root: SourceNode, of file: SourceFile, options: ChartOptions = ChartOptions()
  ) throws(UnreadableFile) -> ReadChart {
    var reader = VegaLiteReader(file: file, record: ChartRecord(file))
    let read = reader.chart(root, options)
    return try reader.record.checked(read, "chart", at: root.range)
  }

  /// What makes several views of one.
  private static let unread = ["layer", "hconcat", "vconcat", "concat", "facet", "repeat"]

  private mutating func chart(_ document: SourceNode, _ options: ChartOptions) -> ReadChart? {
    var left: [String] = []
    let root = VegaLiteViews.single(document, file, left: &left) ?? document
    for member in Self.unread.compactMap({ root.member($0) }) {
      record.problem(
        member.key == "layer" ? ChartProblem.severalLayers() : ChartProblem.severalViews(member.key),
        at: member.keyRange)
    }
    guard record.problems.isEmpty else { return nil }
    guard let encoding = root["encoding"], encoding.isObject else {
      record.problem(ChartProblem.noEncoding(), at: root["encoding"]?.range ?? root.range)
      return nil
    }
    guard let kind = kind(root, root["mark"]) else { return nil }
    guard let rows = VegaLiteData.rows(root, &record) else { return nil }
    for invalid in [root["mark"]?.member("invalid"), root["config"]?["mark"]?.member("invalid")].compactMap(\.self) {
      record.problem(ChartProblem.computedData("'invalid' of the mark"), at: invalid.keyRange)
    }
    let isStacked = [.bar, .area, .pie].contains(kind)
    let isTable = (root["mark"]?["type"] ?? root["mark"])?.string == "rect"
    let read = VegaLiteEncoding(
      encoding, isPie: kind == .pie, isStacked: isStacked, isTable: isTable, &record)
    refuseTransforms(root["transform"])
    guard let channels = read?.prepared(for: rows, &record), record.problems.isEmpty else { return nil }
    if !isTable, let series = channels.series, series.isRamp(rows) {
      record.problem(
        ChartProblem.colorOfQuantity(ChartFields.shortened(series.field ?? "")), at: series.node.range)
      return nil
    }
    var marks = VegaLiteMarks(channels, rows).marks(&record)
    guard record.problems.isEmpty else { return nil }
    let title = Self.text(root["title"]?["text"] ?? root["title"])
    var assembly = ChartAssembly(
      title: title, summary: Self.text(root["description"]), kind: options.kind ?? kind,
      direction: channels.direction, xAxis: channels.x.axis(marks.map(\.x)), yAxis: channels.y?.axis([]),
      additionalAxes: [], marks: marks, seriesOrder: channels.seriesOrder)
    assembly.yAxis?.type = .number
    assembly.yAxis?.unit = channels.isNormalized ? "%@%" : channels.y?.formattedUnit
    // Whoever counts needs no unit.
    if channels.y?.aggregate == .count, assembly.yAxis?.unit == nil { assembly.yAxis?.unit = "%@" }
    if let size = channels.size {
      assembly.additionalAxes = [size.axis(marks.flatMap(\.additional))]
    } else {
      for index in marks.indices { marks[index].additional = [] }
      assembly.marks = marks
    }
    var places = ChartPlaces(file, whole: root.range)
    places.title = root["title"]?.range
    (places.xAxis, places.yAxis) = (channels.x.node.range, channels.y?.node.range)
    guard var chart = assembly.chart(&places, &record) else { return nil }
    if chart.kind == .bar || chart.kind == .area {
      chart.refuseRepeated(.repeatedMark, places, &record)
      let stack = channels.y?.node["stack"]
      let isBeside = isTable || encoding["xOffset"] != nil || encoding["yOffset"] != nil || !channels.panels.isEmpty
      let isOff = stack.map { $0.boolean == false || $0.kindName == "null" } ?? false
      if chart.series.count > 1, !isBeside, !isOff {
        chart.stack()
        record.note(ChartNote.stacked(chart.kind == .bar ? "bars" : "areas"))
      }
    }
    for type in Set(left).sorted() { record.note(ChartNote.layersLeftOut(type)) }
    return ReadChart(chart: chart, formatLabel: "Vega-Lite specification", places: places, notes: record.notes)
  }

  /// Filters, calculated fields and every other step: only what `encoding` computes is computed here.
  private mutating func refuseTransforms(_ transform: SourceNode?) {
    for step in transform?.items ?? [] {
      let name = step.members?.first.map { "'\(ChartFields.shortened($0.key))' of " } ?? ""
      record.problem(
        ChartProblem.computedData("\(name)the transform"), at: step.members?.first?.keyRange ?? step.range)
    }
  }

  private static func text(_ node: SourceNode?) -> String? {
    node?.string ?? node?.items.map { $0.compactMap(\.string).joined(separator: " ") }
  }

  private mutating func kind(_ root: SourceNode, _ drawn: SourceNode?) -> ChartKind? {
    let mark = drawn?["type"] ?? drawn
    switch mark?.string {
    case "line", "trail": return .line
    // A table of values: each row a series.
    case "bar", "rect": return .bar
    case "point", "circle", "square", "tick": return .point
    case "area": return .area
    case "arc": return .pie
    default:
      let known = "line, trail, bar, point, circle, square, tick, area, arc, rect"
      if let mark {
        record.wrong(mark, .mustBeOneOf, "'mark'", known)
      } else {
        record.problem(ChartProblem.mustBeAmong("'mark'", known), at: root.range)
      }
      return nil
    }
  }
}
