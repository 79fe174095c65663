import Colorimetry
import PaletteRules
import SourceText

/// Reads `descriptor.json`: a chart by the names and the nesting of `AXChartDescriptor`. The keys of each object are those of
/// `chart-1.schema.json`.
struct DescriptorReader {
  let record: ChartRecord
  private var places: ChartPlaces
  /// The x axis and the additional ones, nil where wrong, with the categories of each.
  private var axes: [(axis: ChartAxis?, categories: Set<String>)] = []
  private var yAxis: NumericAxis?
  /// Whether the file has a y axis, right or wrong.
  private var hasYAxis = false

  /// The chart of a document; nil where it is none.
  static func chart(_ root: SourceNode, _ record: ChartRecord) -> ReadChart? {
    var reader = DescriptorReader(record: record, places: ChartPlaces(record.file, whole: root.range))
    return reader.chart(root)
  }

  /// Whether a document has the form of a descriptor, right or wrong.
  static func recognises(_ root: SourceNode) -> Bool { root.member("AXChartDescriptor") != nil }

  private mutating func chart(_ root: SourceNode) -> ReadChart? {
    guard
      let document = ChartFields(
        root, "the file", keys: ["AXChartDescriptor", "palettecheck", "$schema"], required: 1, record),
      let node = document["AXChartDescriptor"],
      let fields = ChartFields(
        node, "the chart",
        keys: ["xAxis", "series", "title", "summary", "contentDirection", "yAxis", "additionalAxes"], required: 2,
        record)
    else { return nil }
    _ = document.text("$schema")
    let direction = fields.word("contentDirection", as: ContentDirection.self) ?? .leftToRight
    let xAxis = fields["xAxis"].flatMap { axis($0, "the x axis") }
    let yAxis = fields["yAxis"].flatMap { axis($0, "the y axis") }
    if let node = fields["yAxis"], yAxis?.categorical != nil {
      record.problem(ChartProblem.categoriesAlongY(), at: node.range)
    }
    let additionalNodes = fields.items("additionalAxes") ?? []
    let additional = additionalNodes.enumerated().map { axis($1, "additional axis \($0 + 1)") }
    (self.yAxis, hasYAxis) = (yAxis?.numeric, fields["yAxis"] != nil)
    axes = ([xAxis] + additional).map { ($0, Set($0?.categorical?.categories ?? [])) }
    let seriesNodes = fields.items("series") ?? []
    guard seriesNodes.count <= ChartRecord.mostSeries else {
      record.problem(
        ChartProblem.tooManySeries(seriesNodes.count, ChartRecord.mostSeries), at: fields["series"]?.range)
      return nil
    }
    var series = seriesNodes.enumerated().compactMap { self.series($1, "series \($0 + 1)") }
    if fields["series"]?.items != nil, series.allSatisfy(\.points.isEmpty) {
      record.problem(ChartProblem.noPoints(), at: fields["series"]?.range)
    }
    let looks = document["palettecheck"].map { DescriptorLooks($0, series: seriesNodes.count, record) }
    for (index, look) in (looks?.appearances ?? []).enumerated() where series.indices.contains(index) {
      series[index].appearance = look
    }
    places.whole = node.range
    places.title = fields["title"]?.range
    (places.xAxis, places.yAxis) = (fields["xAxis"]?.range, fields["yAxis"]?.range)
    (places.additionalAxes, places.series) = (additionalNodes.map(\.range), seriesNodes.map(\.range))
    let (title, summary) = (fields.text("title"), fields.text("summary"))
    guard let xAxis else { return nil }
    let usual: ChartKind =
      direction.isRadial
      ? .pie : series.contains(where: \.isContinuous) ? .line : xAxis.numeric == nil ? .bar : .point
    var read = ReadChart(
      chart: Chart(
        title: title, summary: summary, kind: looks?.kind ?? usual, direction: direction, xAxis: xAxis,
        yAxis: self.yAxis, additionalAxes: additional.compactMap(\.self), series: series), places: places)
    read.chart.isStacked = looks?.isStacked ?? false
    read.hasIntervals = looks?.hasIntervals ?? false
    return read
  }

  // MARK: - Series and points

  private mutating func series(_ node: SourceNode, _ what: String) -> ChartSeries? {
    places.points.append([])
    guard let fields = ChartFields(node, what, keys: ["dataPoints", "isContinuous", "name"], required: 2, record) else {
      return nil
    }
    var series = ChartSeries(
      name: fields.text("name") ?? "", isContinuous: fields.boolean("isContinuous") ?? false, points: [])
    for (index, item) in (fields.items("dataPoints") ?? []).enumerated() where !record.isFull {
      guard let point = point(item, "point \(index + 1) of \(what)") else { continue }
      series.points.append(point)
      places.points[places.points.count - 1].append(item.range)
    }
    return series
  }

  private func point(_ node: SourceNode, _ what: String) -> ChartPoint? {
    guard let fields = ChartFields(node, what, keys: ["x", "y", "additionalValues", "label"], required: 1, record),
      let x = fields["x"].flatMap({ value($0, axis: 0, "'x' of \(what)") })
    else { return nil }
    let y = fields.number("y")
    if let node = fields["y"], !hasYAxis {
      record.problem(ChartProblem.yWithoutAxis(what), at: node.range)
    } else if let node = fields["y"], let y, let yAxis {
      hold(y, node, yAxis, "'y' of \(what)", "the y axis")
    }
    let items = fields.items("additionalValues") ?? []
    guard items.count == axes.count - 1 else {
      record.problem(
        ChartProblem.otherAdditionalValues(what, items.count, axes.count - 1),
        at: fields["additionalValues"]?.range ?? node.range)
      return nil
    }
    let additional = items.enumerated().compactMap { index, item in
      value(item, axis: index + 1, "additional value \(index + 1) of \(what)")
    }
    return ChartPoint(x: x, y: y, additional: additional, label: fields.text("label"))
  }

  /// A value of an axis; where the axis itself is wrong, anything goes.
  private func value(_ node: SourceNode, axis place: Int, _ what: String) -> ChartValue? {
    let name = place == 0 ? "the x axis" : "additional axis \(place)"
    switch (axes[place].axis, node.value) {
    case (.numeric(let axis), .number):
      guard let number = record.number(node, what) else { return nil }
      hold(number, node, axis, what, name)
      return .number(number)
    case (.categorical?, .string(let text)):
      if !axes[place].categories.contains(text) {
        record.problem(ChartProblem.unknownCategory(what, ChartFields.written(node), name), at: node.range)
      }
      return .category(text)
    case (nil, .string(let text)): return .category(text)
    case (nil, .number(let number, _)): return .number(number)
    case (.categorical?, _): record.wrong(node, .mustBeCategory, what, name)
    default: record.wrong(node, .mustBeNumber, what)
    }
    return nil
  }

  /// Whether a value lies on its axis.
  private func hold(_ value: Double, _ node: SourceNode, _ axis: NumericAxis, _ what: String, _ name: String) {
    guard !axis.range.contains(value) else { return }
    let (low, high) = (DecimalText.text(axis.range.lowerBound), DecimalText.text(axis.range.upperBound))
    record.problem(ChartProblem.outsideRange(what, ChartFields.written(node), name, low, high), at: node.range)
  }
}

/// The member `palettecheck` of a descriptor: how the chart looks, for which Apple has no names.
private struct DescriptorLooks {
  /// How it is drawn; nil when the file does not say.
  private(set) var kind: ChartKind?
  /// Whether its bars or areas lie on each other.
  private(set) var isStacked = false
  /// How each series is drawn; empty when the file does not say.
  private(set) var appearances: [SeriesAppearance] = []
  /// Whether long series are offered by intervals.
  private(set) var hasIntervals = false

  /// - Parameter series: How many series the chart has.
  init(_ node: SourceNode, series: Int, _ record: ChartRecord) {
    guard
      let fields = ChartFields(
        node, "'palettecheck'",
        keys: ["kind", "isStacked", "series", "intervals", "features", "sonification", "source"], record)
    else { return }
    // These three are for other programs: their form is checked, and their content has no effect.
    _ = fields.items("features")
    _ = fields.text("source")
    if let node = fields["sonification"], !node.isObject {
      record.wrong(node, .mustBeObject, "'sonification' of 'palettecheck'")
    }
    kind = fields.word("kind", as: ChartKind.self)
    isStacked = fields.boolean("isStacked") ?? false
    hasIntervals = fields.items("intervals")?.isEmpty == false
    guard let items = fields.items("series") else { return }
    guard items.count == series else {
      record.problem(ChartProblem.otherLooks(items.count, series), at: fields["series"]?.range)
      return
    }
    appearances = items.enumerated().map { Self.appearance($1, "the look of series \($0 + 1)", record) }
  }

  private static func appearance(_ node: SourceNode, _ what: String, _ record: ChartRecord) -> SeriesAppearance {
    var appearance = SeriesAppearance()
    guard let fields = ChartFields(node, what, keys: ["color", "symbol", "dash", "pattern"], record) else {
      return appearance
    }
    if let text = fields.text("color") {
      appearance.color = (try? Color(css: text))?.mappedToSRGB.srgb
      if appearance.color == nil {
        record.problem(ChartProblem.notColor(ChartFields.shortened(text)), at: fields["color"]?.range)
      }
    }
    appearance.symbol = fields.word("symbol", as: Symbol.self)
    appearance.pattern = fields.word("pattern", as: Series.Pattern.self)
    let lengths = fields.items("dash") ?? []
    if lengths.count > 8 { record.problem(ChartProblem.tooManyDashes(what), at: fields["dash"]?.range) }
    appearance.dash = lengths.prefix(8).compactMap { item in
      let length = record.number(item, "a length of the dash of \(what)")
      if let length, length < 0 { record.problem(ChartProblem.negative("a length of a dash"), at: item.range) }
      return length
    }
    return appearance
  }
}
