import PaletteRules
import SourceText

/// Reads a chart as Swift Charts builds it: a list of marks with their plottable values, by the names of that framework.
///
///     { "title": "Rainfall by month",
///       "Chart": [
///         { "LineMark": { "x": ["Month", "2019-01"], "y": ["Rainfall", 234] }, "foregroundStyle": ["Place", "Coast"] }
///       ],
///       "chartYAxisLabel": "Rainfall", "chartYScale": { "domain": [0, 300], "type": "linear" } }
///
/// A pair is what `.value("Rainfall", 234)` is in Swift: a label and a value. An app prints this with a few lines of code.
/// Marks are `LineMark`, `BarMark`, `PointMark`, `AreaMark` and `SectorMark`; `foregroundStyle`, `symbol`, `lineStyle` or
/// `position` divide them into series, `chartForegroundStyleScale` colours these, `symbolSize` is a further value, `accessibilityLabel` names a point.
struct SwiftChartsReader {
  private let record: ChartRecord
  /// What the first mark calls its x, its y and its size.
  private var labels: [String: String] = [:]

  /// The chart of a document; nil where it is none.
  static func chart(_ root: SourceNode, _ record: ChartRecord, _ options: ChartOptions) -> ReadChart? {
    var reader = SwiftChartsReader(record: record)
    return reader.chart(root, options)
  }

  /// Whether a document has the form of such a chart, right or wrong.
  static func recognises(_ root: SourceNode) -> Bool { root.member("Chart") != nil }

  private static let kinds: [(name: String, kind: ChartKind)] = [
    ("LineMark", .line), ("BarMark", .bar), ("PointMark", .point), ("AreaMark", .area), ("SectorMark", .pie),
  ]
  private static let parting = ["foregroundStyle", "symbol", "lineStyle", "position"]
  private static let keys = [
    "Chart", "title", "summary", "chartXAxisLabel", "chartYAxisLabel", "chartXScale", "chartYScale",
    "chartForegroundStyleScale", "$schema",
  ]

  /// A mark, and whether it is a bar that lies, with its name along y.
  private typealias Mark = (plotted: PlottedMark, kind: ChartKind, lies: Bool)

  private mutating func chart(_ root: SourceNode, _ options: ChartOptions) -> ReadChart? {
    guard let fields = ChartFields(root, "the file", keys: Self.keys, required: 1, record) else { return nil }
    var read: [Mark] = []
    for (index, item) in (fields.items("Chart") ?? []).enumerated() where !record.isFull {
      if let mark = mark(item, "mark \(index + 1)") { read.append(mark) }
    }
    let lies = read.contains { $0.lies }
    let kind = read.first { $0.kind != .point }?.kind ?? read.first?.kind
    let marks = withoutSymbols(read, kind)
    var axes = ["X", "Y"].map { side in
      var axis = PlottedAxis(title: fields.text("chart\(side)AxisLabel") ?? "", type: .number)
      (axis.scale, axis.domain) = scale("chart\(side)Scale", fields)
      return axis
    }
    guard record.problems.isEmpty else { return nil }
    if lies { axes.swapAt(0, 1) }
    for (place, role) in ["x", "y"].enumerated() where axes[place].title.isEmpty {
      axes[place].title = labels[role] ?? ""
    }
    let type = PlottedAxis.type(of: marks.map(\.point.x), title: axes[0].title).type
    if type != .number { axes[0].domain = nil }
    axes[0].type = kind == .pie ? .category : type
    let sizes = marks.count { !$0.point.additional.isEmpty }
    if sizes > 0, sizes < marks.count { record.problem(ChartProblem.someSizes(), at: fields["Chart"]?.range) }
    let assembly = ChartAssembly(
      title: fields.text("title"), summary: fields.text("summary"), kind: options.kind ?? kind,
      direction: lies ? .topToBottom : nil, xAxis: axes[0], yAxis: axes[1],
      additionalAxes: sizes > 0 ? [PlottedAxis(title: labels["size"] ?? "", type: .number)] : [], marks: marks)
    var places = ChartPlaces(record.file, whole: root.range)
    places.title = fields["title"]?.range
    guard record.problems.isEmpty, var chart = assembly.chart(&places, record) else { return nil }
    chart.color { fields["chartForegroundStyleScale"]?[$0]?.string }
    return ReadChart(chart: chart, places: places)
  }

  /// Leaves out the symbols on a line or an area: points at places of its own; marks of another kind are a problem.
  private func withoutSymbols(_ marks: [Mark], _ drawn: ChartKind?) -> [PlottedMark] {
    // A point of the same series at the same place.
    func place(_ mark: Mark) -> ChartPoint {
      ChartPoint(x: mark.plotted.point.x, y: mark.plotted.point.y, label: mark.plotted.series)
    }
    let own = marks.filter { $0.kind == drawn }
    let places = drawn == .line || drawn == .area ? Set(own.map(place)) : []
    if let place = marks.firstIndex(where: { mark in
      mark.kind != drawn && !(mark.kind == .point && places.contains(place(mark)))
    }) {
      record.problem(ChartProblem.otherKind("mark \(place + 1)"), at: marks[place].plotted.range)
    }
    return own.map { $0.plotted }
  }

  private func scale(_ key: String, _ fields: ChartFields) -> (AxisScale, ClosedRange<Double>?) {
    guard let scale = fields[key].flatMap({ ChartFields($0, "'\(key)'", keys: ["domain", "type"], record) }) else {
      return (.linear, nil)
    }
    let type = scale.text("type") ?? "linear"
    if !["linear", "log", "date", "category"].contains(type) {
      record.problem(
        ChartProblem.mustBeOneOf("'type' of '\(key)'", "linear, log, date, category", ""), at: scale["type"]?.range)
    }
    // Dates and categories have no numbers as their ends.
    let ends = (scale.items("domain") ?? []).compactMap(\.number)
    let domain = ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : nil
    if domain == nil, !ends.isEmpty { record.problem(ChartProblem.wrongDomain(key), at: scale["domain"]?.range) }
    return (type == "log" ? .log10 : .linear, domain)
  }

  private mutating func mark(_ node: SourceNode, _ what: String) -> Mark? {
    if let rule = node.member("RuleMark") {
      record.problem(ChartProblem.rule(what), at: rule.keyRange)
      return nil
    }
    let names = Self.kinds.map(\.name)
    let keys = names + Self.parting + ["symbolSize", "accessibilityLabel"]
    guard let fields = ChartFields(node, what, keys: keys, record) else { return nil }
    guard let (name, kind) = Self.kinds.first(where: { fields[$0.name] != nil }), let values = fields[name] else {
      record.problem(ChartProblem.mustBeOneOf(what, names.joined(separator: ", "), ""), at: node.range)
      return nil
    }
    let isSlice = kind == .pie
    guard
      let arguments = ChartFields(
        values, "\(name) of \(what)", keys: isSlice ? ["angle"] : ["x", "y", "series"], required: 1, record)
    else { return nil }
    var along = pair(isSlice ? fields["foregroundStyle"] : arguments["x"], what)
    var measured = pair(arguments[isSlice ? "angle" : "y"], what)
    let lies = kind == .bar && along?.value?.number != nil && measured?.value?.category != nil
    if lies { swap(&along, &measured) }
    guard let x = along?.value else {
      record.problem(ChartProblem.markWithoutPlace(what, isSlice ? "foregroundStyle" : "x"), at: node.range)
      return nil
    }
    guard measured?.value?.category == nil else {
      record.problem(ChartProblem.measuredText(what), at: values.range)
      return nil
    }
    let part = isSlice ? nil : Self.parting.lazy.compactMap { fields[$0] }.first ?? arguments["series"]
    let series = pair(part, what)?.value?.name
    let size = pair(fields["symbolSize"], what)
    for (role, pair) in [("x", along), ("y", measured), ("size", size)] {
      if labels[role] == nil { labels[role] = pair?.label }
    }
    let point = ChartPoint(
      x: x, y: measured?.value?.number, additional: [size?.value].compactMap(\.self),
      label: fields.text("accessibilityLabel"))
    return (PlottedMark(point: point, series: series ?? "", range: node.range), kind, lies)
  }

  /// A label and a value, which is nil where it is `null`, a gap; nil where there is none.
  private func pair(_ node: SourceNode?, _ what: String) -> (label: String, value: ChartValue?)? {
    guard let node else { return nil }
    guard let items = node.items, items.count == 2, let label = items[0].string else {
      record.problem(ChartProblem.notPair(what), at: node.range)
      return nil
    }
    let name = "'\(ChartFields.shortened(label))' of \(what)"
    switch items[1].value {
    case .number: return (label, record.number(items[1], name).map { .number($0) })
    case .string(let text): return (label, .category(text))
    case .null: break
    default: record.problem(ChartProblem.notPlottable(name), at: items[1].range)
    }
    return (label, nil)
  }
}
