import PaletteRules
import SourceText

/// Reads a Vega-Lite specification of one view with its data inside: `data.values`, or a named member of `datasets`.
///
/// Mark, positions, colour, shape, titles, scales and aggregates of the data are read; what changes the data in other ways is
/// an error, because it is not computed. Source: https://vega.github.io/vega-lite/docs/spec.html
struct VegaLiteReader {
  private let record: ChartRecord

  init(_ record: ChartRecord) { self.record = record }

  /// Whether a document has the form of such a specification, right or wrong.
  static func recognises(_ root: SourceNode) -> Bool {
    root["$schema"]?.string?.contains("vega-lite") == true || root["mark"] != nil && root["encoding"] != nil
      || root["layer"] != nil && root["data"] != nil
  }

  /// What makes several views of one.
  private static let unread = ["layer", "hconcat", "vconcat", "concat", "facet", "repeat"]
  private static let kinds: [String: ChartKind] = [
    "line": .line, "trail": .line, "bar": .bar, "point": .point, "circle": .point, "square": .point, "tick": .point,
    "area": .area, "arc": .pie,
    // A table of values: each row a series.
    "rect": .bar,
  ]

  /// The chart of a document; nil where it is none.
  func chart(_ document: SourceNode, _ options: ChartOptions) -> ReadChart? {
    var left: [String] = []
    let root = VegaLiteViews.single(document, record.file, left: &left) ?? document
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
    guard let kind = kind(root), let rows = VegaLiteData.rows(root, record) else { return nil }
    let computed =
      [root["mark"]?.member("invalid"), root["config"]?["mark"]?.member("invalid")].compactMap(\.self).map {
        ("'invalid' of the mark", $0.keyRange)
      }
      // Filters, calculated fields and every other step: only what `encoding` computes is computed here.
      + (root["transform"]?.items ?? []).map { step in
        let member = step.members?.first
        let name = member.map { "'\(ChartFields.shortened($0.key))' of " } ?? ""
        return ("\(name)the transform", member?.keyRange ?? step.range)
      }
    for (what, range) in computed { record.problem(ChartProblem.computedData(what), at: range) }
    let isTable = Self.mark(root)?.string == "rect"
    let read = VegaLiteEncoding(encoding, kind, isTable: isTable, record)
    guard let channels = read?.prepared(for: rows, record), record.problems.isEmpty else { return nil }
    if !isTable, let series = channels.series, series.isRamp(rows) {
      record.problem(
        ChartProblem.colorOfQuantity(ChartFields.shortened(series.field ?? "")), at: series.node.range)
      return nil
    }
    let marks = VegaLiteMarks(channels, rows, record).marks()
    guard record.problems.isEmpty else { return nil }
    var assembly = ChartAssembly(
      title: Self.text(root["title"]?["text"] ?? root["title"]), summary: Self.text(root["description"]),
      kind: options.kind ?? kind, direction: channels.direction, xAxis: channels.x.axis(marks.map(\.point.x)),
      yAxis: channels.y?.axis([]),
      additionalAxes: channels.size.map { [$0.axis(marks.flatMap(\.point.additional))] } ?? [],
      marks: marks, seriesOrder: channels.seriesOrder)
    assembly.yAxis?.type = .number
    // Whoever counts needs no unit.
    let usual = channels.y?.aggregate == .count ? "%@" : nil
    assembly.yAxis?.unit = channels.isNormalized ? "%@%" : channels.y?.formattedUnit ?? usual
    var places = ChartPlaces(record.file, whole: root.range)
    places.title = root["title"]?.range
    (places.xAxis, places.yAxis) = (channels.x.node.range, channels.y?.node.range)
    guard var chart = assembly.chart(&places, record) else { return nil }
    if chart.kind == .bar || chart.kind == .area {
      chart.refuseRepeated(.repeatedMark, places, record)
      let stack = channels.y?.node["stack"]
      let isBeside = isTable || encoding["xOffset"] != nil || encoding["yOffset"] != nil || !channels.panels.isEmpty
      let isOff = stack.map { $0.boolean == false || $0.kindName == "null" } ?? false
      if chart.series.count > 1, !isBeside, !isOff {
        chart.stack()
        record.note(ChartNote.stacked(chart.kind == .bar ? "bars" : "areas"))
      }
    }
    // Without a domain, Vega-Lite gives colours to names in their order.
    // Its own order, and other channels of the same series, are not followed here.
    if let series = channels.series?.node, series["sort"] == nil, let scale = series["scale"],
      let colors = scale["range"]?.items, !colors.isEmpty, encoding["shape"] == nil, encoding["strokeDash"] == nil
    {
      let names = scale["domain"]?.items?.map { $0.string ?? "" } ?? chart.series.map(\.name).sorted()
      chart.color { name in names.firstIndex(of: name).flatMap { colors[$0 % colors.count].string } }
    }
    for type in Set(left).sorted() { record.note(ChartNote.layersLeftOut(type)) }
    return ReadChart(chart: chart, places: places)
  }

  private static func text(_ node: SourceNode?) -> String? {
    node?.string ?? node?.items.map { $0.compactMap(\.string).joined(separator: " ") }
  }

  private static func mark(_ root: SourceNode) -> SourceNode? { root["mark"]?["type"] ?? root["mark"] }

  private func kind(_ root: SourceNode) -> ChartKind? {
    let mark = Self.mark(root)
    if let kind = mark?.string.flatMap({ Self.kinds[$0] }) { return kind }
    let known = "line, trail, bar, point, circle, square, tick, area, arc, rect"
    let written = mark.map(ChartFields.written) ?? ""
    record.problem(ChartProblem.mustBeOneOf("'mark'", known, written), at: (mark ?? root).range)
    return nil
  }
}
