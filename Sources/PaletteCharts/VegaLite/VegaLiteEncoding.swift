import PaletteRules
import SourceText

/// The channels of an encoding by what they do in a chart.
struct VegaLiteEncoding {
  /// What the marks are ordered by: of bars that lie, the y channel.
  private(set) var x: VegaLiteChannel
  /// What is measured.
  private(set) var y: VegaLiteChannel?
  /// What divides the marks into series, beside panels.
  private(set) var series: VegaLiteChannel?
  /// What divides the marks into panels, each a series or several.
  private(set) var panels: [VegaLiteChannel] = []
  /// What makes marks larger.
  private(set) var size: VegaLiteChannel?
  /// The field that names the points: the first of a tooltip that holds names.
  private(set) var labels: String?
  private var names: [String] = []
  private let isTable: Bool
  /// Which way the x axis runs; nil as usual.
  private(set) var direction: ContentDirection?
  /// Whether values are drawn as shares of all at their place.
  var isNormalized: Bool { y?.node["stack"]?.string == "normalize" }

  /// Channels that part marks into series, the first that has a field.
  private static let parting = ["color", "fill", "stroke", "shape", "strokeDash", "detail", "opacity"]
  private static let unread = [
    "x2", "y2", "longitude", "latitude", "theta2", "radius", "radius2", "xError", "yError", "xError2", "yError2",
    "angle",
  ]

  /// Reads an encoding; problems go into the record.
  ///
  /// - Parameters:
  ///   - kind: What the mark draws.
  ///   - isTable: Whether colours are the values, of rows and columns that are both named.
  init?(_ encoding: SourceNode, _ kind: ChartKind, isTable: Bool, _ record: ChartRecord) {
    func channel(_ name: String) -> VegaLiteChannel? {
      guard let node = encoding[name], !node.isObject || node["field"] != nil || node["aggregate"] != nil else {
        return nil
      }
      return VegaLiteChannel(node, name, record)
    }
    func refuse(_ problem: Message) { record.problem(problem, at: encoding.range) }
    // The order of stacked parts changes none of them; that of a line says which way it goes.
    let isLine = kind == .line || kind == .point
    for member in (Self.unread + ["order"]).compactMap({ encoding.member($0) })
    where member.key != "order" || isLine && member.value["field"] != nil {
      record.problem(ChartProblem.unreadChannel(member.key), at: member.keyRange)
    }
    self.isTable = isTable
    panels = ["row", "column", "facet"].compactMap { name in
      encoding[name].flatMap { VegaLiteChannel($0, name, record) }
    }
    names = (encoding["tooltip"].map { $0.items ?? [$0] } ?? []).compactMap { $0["field"]?.string }
    if isTable {
      guard let x = channel("x"), let rows = channel("y"), let color = channel("color") else {
        refuse(ChartProblem.incompleteTable())
        return nil
      }
      (self.x, y, series) = (x.named, color, rows.named)
      return
    }
    Self.refuseComputed(encoding, record)
    // A size by names parts the marks as a colour does.
    let isSizeOfNames = ["ordinal", "nominal"].contains(encoding["size"]?["type"]?.string)
    let offset = encoding["xOffset"] ?? encoding["yOffset"]
    let parting = (Self.parting + (isSizeOfNames ? ["size"] : [])).first { encoding[$0]?["field"] != nil }
    let series = parting.flatMap(channel) ?? offset.flatMap { VegaLiteChannel($0, "xOffset", record) }
    if let offset, let field = offset["field"]?.string, field != series?.field {
      let names = [field, series?.field ?? ""].map { ChartFields.shortened($0) }
      record.problem(ChartProblem.twoOffsets(names[0], names[1]), at: offset.range)
    }
    if kind == .pie {
      guard let theta = channel("theta"), let series else {
        refuse(ChartProblem.incompleteArc())
        return nil
      }
      (x, y, direction) = (series, theta, .radialClockwise)
      return
    }
    let (across, up) = (channel("x"), channel("y"))
    if !isSizeOfNames { size = channel("size") }
    guard let only = across ?? up else {
      refuse(ChartProblem.noPosition())
      return nil
    }
    x = only
    if let across, let up {
      // Measured is what is a number; of names along y the bars lie.
      let lies = up.isDiscrete && !across.isDiscrete || across.aggregate != nil && up.aggregate == nil
      (x, y) = lies ? (up, across) : (across, up)
      direction = lies ? .topToBottom : nil
    }
    if let aggregate = x.node.member("aggregate"), y != nil || across != nil {
      record.problem(ChartProblem.aggregateAlong(), at: aggregate.keyRange)
    }
    if let y, y.isTemporal { record.problem(ChartProblem.measuresNothing(), at: y.node.range) }
    // The same field as colour and as x parts nothing.
    self.series = series?.field == x.field ? nil : series
  }

  /// What would change the values without being computed here.
  private static func refuseComputed(_ encoding: SourceNode, _ record: ChartRecord) {
    for (name, node) in (encoding.members ?? []).map({ ($0.key, $0.value) }) where node.isObject {
      if let impute = node.member("impute") {
        record.problem(ChartProblem.computedData("'impute' of '\(name)'"), at: impute.keyRange)
      }
      guard parting.contains(name) || name == "size" else { continue }
      // A unit of time that is drawn as names parts series as names do.
      let isNamed = ["ordinal", "nominal"].contains(node["type"]?.string)
      for member in (["aggregate", "bin"] + (isNamed ? [] : ["timeUnit"])).compactMap({ node.member($0) })
      where member.value.boolean != false {
        record.problem(ChartProblem.computedValues(member.key, name), at: member.keyRange)
      }
    }
  }

  /// The channels as these rows make them.
  func prepared(for rows: [SourceNode], _ record: ChartRecord) -> VegaLiteEncoding {
    var encoding = self
    encoding.x = x.prepared(for: rows, "x", record)
    encoding.series = series?.prepared(for: rows, "color", record)
    encoding.labels = y?.aggregate != nil ? nil : names.first { field in rows.contains { $0[field]?.string != nil } }
    encoding.panels = panels.map { $0.prepared(for: rows, "facet", record) }
    return encoding
  }

  /// What has a field that the rows must have.
  var all: [VegaLiteChannel] { [x, y, series].compactMap(\.self) + panels }

  /// The name of the series of a row: that of its panel, and within it that of its colour.
  func seriesName(_ row: SourceNode) -> String {
    (panels + [series].compactMap(\.self)).compactMap { (channel: VegaLiteChannel) -> String? in
      channel.value(row).map { value in
        // A number alone names no row of a table.
        isTable && value.number != nil ? "\(channel.title) \(value.name)" : value.name
      }
    }.joined(separator: ", ")
  }

  /// The order of series, where it is stated.
  var seriesOrder: [String] {
    panels.isEmpty ? series?.namedOrder ?? [] : panels.count == 1 ? panels[0].namedOrder : []
  }
}
