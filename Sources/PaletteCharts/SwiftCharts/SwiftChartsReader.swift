package import PaletteRules
package import SourceText

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
/// `position` divide them into series, `symbolSize` is a further value, `accessibilityLabel` names a point.
package struct SwiftChartsReader {
  private let file: SourceFile
  private var record: ChartRecord
  private var labels: [String: String] = [:]

  /// Whether a document has the form of such a chart, right or wrong.
  package static func recognises(_ root: SourceNode) -> Bool { root.member("Chart") != nil }

  /// Reads a document.
  ///
  /// - Throws: ``UnreadableFile`` with what is wrong, each with its place.
  package static func read(
    _ root: SourceNode, of file: SourceFile, options: ChartOptions = ChartOptions()
  ) throws(UnreadableFile) -> ReadChart {
    var reader = SwiftChartsReader(file: file, record: ChartRecord(file))
    let read = reader.chart(root, options)
    return try reader.record.checked(read, "chart", at: root.range)
  }

  private init(file: SourceFile, record: ChartRecord) { (self.file, self.record) = (file, record) }

  private static let kinds: [(name: String, kind: ChartKind)] = [
    ("LineMark", .line), ("BarMark", .bar), ("PointMark", .point), ("AreaMark", .area), ("SectorMark", .pie),
  ]
  private static let parting = ["foregroundStyle", "symbol", "lineStyle", "position"]
  private static let modifiers = parting + ["symbolSize", "accessibilityLabel"]

  private mutating func chart(_ root: SourceNode, _ options: ChartOptions) -> ReadChart? {
    let keys = [
      "Chart", "title", "summary", "chartXAxisLabel", "chartYAxisLabel", "chartXScale", "chartYScale", "$schema",
    ]
    guard let fields = ChartFields(root, "the file", keys: keys, required: 1, &record) else { return nil }
    let items = fields.items("Chart", &record) ?? []
    var marks: [PlottedMark] = []
    var kinds: [ChartKind] = []
    var lies = false
    for (index, item) in items.enumerated() {
      guard let read = mark(item, "mark \(index + 1)") else { continue }
      kinds.append(read.kind)
      lies = lies || read.lies
      marks.append(read.mark)
    }
    let kind = withoutSymbols(&marks, kinds)
    let (xScale, yScale) = (scale("chartXScale", fields), scale("chartYScale", fields))
    guard record.problems.isEmpty else { return nil }
    let xValues = marks.map(\.x)
    let xTitle = fields.text(lies ? "chartYAxisLabel" : "chartXAxisLabel", &record) ?? labels["x"] ?? ""
    let guess = PlottedAxis.type(of: xValues, title: xTitle)
    var xAxis = PlottedAxis(title: xTitle, type: kind == .pie ? .category : guess.type)
    var yAxis = PlottedAxis(
      title: fields.text(lies ? "chartXAxisLabel" : "chartYAxisLabel", &record) ?? labels["y"] ?? "", type: .number)
    (xAxis.scale, yAxis.scale) = lies ? (yScale.scale, xScale.scale) : (xScale.scale, yScale.scale)
    (xAxis.domain, yAxis.domain) = lies ? (yScale.domain, xScale.domain) : (xScale.domain, yScale.domain)
    if guess.type != .number { xAxis.domain = nil }
    let hasSize = marks.contains { !$0.additional.isEmpty }
    if hasSize, marks.contains(where: { $0.additional.isEmpty }) {
      record.problem(ChartProblem.someSizes(), at: fields["Chart"]?.range)
    }
    let assembly = ChartAssembly(
      title: fields.text("title", &record), summary: fields.text("summary", &record), kind: options.kind ?? kind,
      direction: lies ? .topToBottom : nil, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: hasSize ? [PlottedAxis(title: labels["symbolSize"] ?? "", type: .number)] : [], marks: marks)
    var places = ChartPlaces(file, whole: root.range)
    places.title = fields["title"]?.range
    guard record.problems.isEmpty, let chart = assembly.chart(&places, &record) else { return nil }
    return ReadChart(chart: chart, formatLabel: "list of Swift Charts marks", places: places, notes: record.notes)
  }

  /// Leaves out the symbols on a line or an area: points at places of its own; marks of another kind are a problem.
  ///
  /// - Returns: The kind of the chart.
  private mutating func withoutSymbols(_ marks: inout [PlottedMark], _ kinds: [ChartKind]) -> ChartKind? {
    guard let drawn = kinds.first(where: { $0 != .point }) ?? kinds.first else { return nil }
    guard kinds.contains(where: { $0 != drawn }) else { return drawn }
    struct Place: Hashable {
      let x: PlottedValue
      let y: Double?
      let series: String
      init(_ mark: PlottedMark) { (x, y, series) = (mark.x, mark.y, mark.series) }
    }
    let places = Set(zip(marks, kinds).filter { $1 == drawn }.map { Place($0.0) })
    let isContinuous = drawn == .line || drawn == .area
    for (index, (mark, kind)) in zip(marks, kinds).enumerated()
    where kind != drawn && !(kind == .point && isContinuous && places.contains(Place(mark))) {
      record.problem(ChartProblem.otherKind("mark \(index + 1)"), at: mark.range)
      return drawn
    }
    marks = zip(marks, kinds).filter { $1 == drawn }.map(\.0)
    return drawn
  }

  private mutating func scale(_ key: String, _ fields: ChartFields) -> (scale: AxisScale, domain: ClosedRange<Double>?)
  {
    guard let node = fields[key],
      let scale = ChartFields(node, "'\(key)'", keys: ["domain", "type"], &record)
    else { return (.linear, nil) }
    let type = scale.text("type", &record) ?? "linear"
    if !["linear", "log", "date", "category"].contains(type) {
      record.problem(
        ChartProblem.mustBeAmong("'type' of '\(key)'", "linear, log, date, category"), at: scale["type"]?.range)
    }
    let items = scale.items("domain", &record) ?? []
    let ends = items.compactMap(\.number)
    let domain = ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : nil
    // Dates and categories have no numbers as their ends.
    if domain == nil, !ends.isEmpty {
      record.problem(ChartProblem.wrongDomain(key), at: scale["domain"]?.range)
    }
    return (type == "log" ? .log10 : .linear, domain)
  }

  private mutating func mark(_ node: SourceNode, _ what: String) -> (mark: PlottedMark, kind: ChartKind, lies: Bool)? {
    if let rule = node.member("RuleMark") {
      record.problem(ChartProblem.rule(what), at: rule.keyRange)
      return nil
    }
    let names = Self.kinds.map(\.name)
    guard record.problems.count < ChartRecord.mostProblems,
      let fields = ChartFields(node, what, keys: names + Self.modifiers, &record)
    else { return nil }
    guard let (name, kind) = Self.kinds.first(where: { fields[$0.name] != nil }), let values = fields[name] else {
      record.problem(ChartProblem.mustBeAmong(what, names.joined(separator: ", ")), at: node.range)
      return nil
    }
    let keys = kind == .pie ? ["angle"] : ["x", "y", "series"]
    guard let arguments = ChartFields(values, "\(name) of \(what)", keys: keys, required: 1, &record) else {
      return nil
    }
    var first = kind == .pie ? pair(fields["foregroundStyle"], "x", what) : pair(arguments["x"], "x", what)
    var second = kind == .pie ? pair(arguments["angle"], "y", what) : pair(arguments["y"], "y", what)
    // Bars that lie have their names along y.
    var lies = false
    if kind == .bar, case .number? = first, case .text? = second {
      (first, second) = (second, first)
      if marksNothing { (labels["x"], labels["y"]) = (labels["y"], labels["x"]) }
      lies = true
    }
    guard let x = first else {
      record.problem(ChartProblem.markWithoutPlace(what, kind == .pie ? "foregroundStyle" : "x"), at: node.range)
      return nil
    }
    var y: Double?
    if let second {
      guard case .number(let number) = second else {
        record.problem(ChartProblem.measuredText(what), at: values.range)
        return nil
      }
      y = number
    }
    let parts = kind == .pie ? [] : Self.parting.compactMap { fields[$0] } + [arguments["series"]].compactMap(\.self)
    let series = parts.first.flatMap { pair($0, "series", what) }?.name ?? ""
    let size = fields["symbolSize"].flatMap { pair($0, "symbolSize", what) }
    marksNothing = false
    return (
      PlottedMark(
        x: x, y: y, series: series, additional: size.map { [$0] } ?? [],
        label: fields.text("accessibilityLabel", &record), range: node.range), kind, lies
    )
  }

  /// Whether no mark has been read yet: labels are those of the first.
  private var marksNothing = true

  /// A label and a value; nil when there is none, or when it is `null`, a gap.
  private mutating func pair(_ node: SourceNode?, _ role: String, _ what: String) -> PlottedValue? {
    guard let node else { return nil }
    guard let items = node.items, items.count == 2, let label = items[0].string else {
      record.problem(ChartProblem.notPair(what), at: node.range)
      return nil
    }
    if labels[role] == nil { labels[role] = label }
    switch items[1].value {
    case .number:
      return ChartFields.number(items[1], "'\(ChartFields.shortened(label))' of \(what)", &record).map { .number($0) }
    case .string(let text): return .text(text)
    case .null: return nil
    default:
      record.problem(ChartProblem.notPlottable("'\(ChartFields.shortened(label))' of \(what)"), at: items[1].range)
      return nil
    }
  }
}
