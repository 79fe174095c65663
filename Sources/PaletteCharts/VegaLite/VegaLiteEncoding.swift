import PaletteRules
import SourceText

/// The channels of an encoding by what they do in a chart.
struct VegaLiteEncoding {
  /// What the marks are ordered by: of bars that lie, the y channel.
  private(set) var x: VegaLiteChannel
  /// What is measured.
  let y: VegaLiteChannel?
  /// What divides the marks into series, beside panels.
  private(set) var series: VegaLiteChannel?
  /// What divides the marks into panels, each a series or several.
  private(set) var panels: [VegaLiteChannel] = []
  /// What makes marks larger.
  let size: VegaLiteChannel?
  /// The field that names the points: the first of a tooltip that holds names.
  private(set) var labels: String?
  private var names: [String] = []
  private let isTable: Bool
  /// Which way the x axis runs; nil as usual.
  let direction: ContentDirection?
  /// Whether values are drawn as shares of all at their place.
  var isNormalized: Bool { y?.node["stack"]?.string == "normalize" }

  /// Channels that part marks into series, the first that has a field.
  private static let parting = ["color", "fill", "stroke", "shape", "strokeDash", "detail", "opacity"]

  /// Reads an encoding; problems go into the record.
  ///
  /// - Parameter isTable: Whether colours are the values, of rows and columns that are both named.
  init?(_ encoding: SourceNode, isPie: Bool, isStacked: Bool, isTable: Bool, _ record: inout ChartRecord) {
    for key in [
      "x2", "y2", "longitude", "latitude", "theta2", "radius", "radius2", "xError",
      "yError", "xError2", "yError2", "angle",
    ] {
      if let member = encoding.member(key) {
        record.problem(ChartProblem.unreadChannel(key), at: member.keyRange)
      }
    }
    // The order of stacked parts changes none of them; that of a line says which way it goes.
    if !isStacked, let order = encoding.member("order"), order.value["field"] != nil {
      record.problem(ChartProblem.unreadChannel("order"), at: order.keyRange)
    }
    self.isTable = isTable
    panels = ["row", "column", "facet"].compactMap { name in
      encoding[name].flatMap { VegaLiteChannel($0, name, &record) }
    }
    func channel(_ name: String, _ record: inout ChartRecord) -> VegaLiteChannel? {
      encoding[name].flatMap { node in
        node.isObject && node["field"] == nil && node["aggregate"] == nil ? nil : VegaLiteChannel(node, name, &record)
      }
    }
    if !isTable { Self.refuseComputed(encoding, &record) }
    names = (encoding["tooltip"].map { $0.items ?? [$0] } ?? []).compactMap { $0["field"]?.string }
    if isTable {
      guard let x = channel("x", &record), let rows = channel("y", &record), let color = channel("color", &record)
      else {
        record.problem(ChartProblem.incompleteTable(), at: encoding.range)
        return nil
      }
      (self.x, y, series, size, direction) = (x.named, color, rows.named, nil, nil)
      return
    }
    let offset = encoding["xOffset"] ?? encoding["yOffset"]
    // A size by names parts the marks as a colour does.
    let isSizeOfNames = ["ordinal", "nominal"].contains(encoding["size"]?["type"]?.string)
    let parting = (Self.parting + (isSizeOfNames ? ["size"] : [])).lazy.compactMap { name in
      encoding[name].flatMap { $0["field"] == nil ? nil : (name, $0) }
    }.first
    let series = (parting ?? offset.map { ("xOffset", $0) }).flatMap { VegaLiteChannel($1, $0, &record) }
    if let offset, let field = offset["field"]?.string, field != series?.field {
      record.problem(
        ChartProblem.twoOffsets(ChartFields.shortened(field), ChartFields.shortened(series?.field ?? "")),
        at: offset.range)
    }
    if isPie {
      guard let theta = channel("theta", &record), let series else {
        record.problem(ChartProblem.incompleteArc(), at: encoding.range)
        return nil
      }
      (x, y, self.series, size, direction) = (series, theta, nil, nil, .radialClockwise)
      return
    }
    let (across, up) = (channel("x", &record), channel("y", &record))
    size = isSizeOfNames ? nil : channel("size", &record)
    guard let first = across ?? up else {
      record.problem(ChartProblem.noPosition(), at: encoding.range)
      return nil
    }
    // Measured is what is a number; of names along y the bars lie.
    let lies =
      across != nil && up != nil && (up?.isDiscrete ?? false) && !(across?.isDiscrete ?? false)
      || across?.aggregate != nil && up?.aggregate == nil && up != nil
    let along = lies ? up : across
    if let aggregate = along?.node.member("aggregate") {
      record.problem(ChartProblem.aggregateAlong(), at: aggregate.keyRange)
    }
    (x, y) = lies ? (up ?? first, across) : (first, across == nil ? nil : up)
    direction = lies ? .topToBottom : nil
    if let y, y.isTemporal {
      record.problem(ChartProblem.measuresNothing(), at: y.node.range)
    }
    // The same field as colour and as x parts nothing.
    self.series = series?.field == x.field ? nil : series
  }

  /// What would change the values without being computed here.
  private static func refuseComputed(_ encoding: SourceNode, _ record: inout ChartRecord) {
    for (name, node) in (encoding.members ?? []).map({ ($0.key, $0.value) }) where node.isObject {
      if let impute = node.member("impute") {
        record.problem(ChartProblem.computedData("'impute' of '\(name)'"), at: impute.keyRange)
      }
      guard Self.parting.contains(name) || name == "size" else { continue }
      for key in ["aggregate", "bin", "timeUnit"] {
        guard let member = node.member(key), member.value.boolean != false else { continue }
        // A unit of time that is drawn as names parts series as names do.
        if key == "timeUnit", ["ordinal", "nominal"].contains(node["type"]?.string) { continue }
        record.problem(ChartProblem.computedValues(key, name), at: member.keyRange)
      }
    }
  }

  /// The channels as these rows make them.
  func prepared(for rows: [SourceNode], _ record: inout ChartRecord) -> VegaLiteEncoding {
    var encoding = self
    encoding.x = x.prepared(for: rows, "x", &record)
    encoding.series = series?.prepared(for: rows, "color", &record)
    encoding.labels = y?.aggregate != nil ? nil : names.first { field in rows.contains { $0[field]?.string != nil } }
    encoding.panels = panels.map { $0.prepared(for: rows, "facet", &record) }
    return encoding
  }

  /// The name of the series of a row: that of its panel, and within it that of its colour.
  func seriesName(_ row: SourceNode) -> String {
    (panels + [series].compactMap(\.self)).compactMap { channel in
      channel.value(row).map { value in
        // A number alone names no row of a table.
        if isTable, case .number = value { "\(channel.title) \(value.name)" } else { value.name }
      }
    }.joined(separator: ", ")
  }

  /// The order of series, where it is stated.
  var seriesOrder: [String] {
    panels.isEmpty ? series?.namedOrder ?? [] : panels.count == 1 ? panels[0].namedOrder : []
  }
}
