import PaletteRules
import SourceText

/// The channels of an encoding by what they do in a chart.
struct VegaLiteEncoding {
  /// What the marks are ordered by: of bars that lie, the y channel.
  let x: VegaLiteChannel
  /// What is measured.
  let y: VegaLiteChannel?
  /// What divides the marks into series.
  let series: VegaLiteChannel?
  /// What makes marks larger.
  let size: VegaLiteChannel?
  /// Which way the x axis runs; nil as usual.
  let direction: ContentDirection?

  /// Channels that part marks into series, the first that has a field.
  private static let parting = ["color", "fill", "stroke", "shape", "strokeDash", "detail", "opacity"]

  /// Reads an encoding; problems go into the record.
  init?(_ encoding: SourceNode, isPie: Bool, _ record: inout ChartRecord) {
    for key in [
      "row", "column", "facet", "x2", "y2", "longitude", "latitude", "theta2", "radius", "radius2", "order", "xError",
      "yError", "xError2", "yError2", "angle",
    ] {
      if let member = encoding.member(key) {
        record.problem("'\(key)' of the encoding is not read", help: "describe one view of points", at: member.keyRange)
      }
    }
    func channel(_ name: String, _ record: inout ChartRecord) -> VegaLiteChannel? {
      encoding[name].flatMap { node in
        node.isObject && node["field"] == nil && node["aggregate"] == nil ? nil : VegaLiteChannel(node, name, &record)
      }
    }
    Self.refuseComputed(encoding, &record)
    let offset = encoding["xOffset"] ?? encoding["yOffset"]
    let parting = Self.parting.lazy.compactMap { name in
      encoding[name].flatMap { $0["field"] == nil ? nil : (name, $0) }
    }.first
    let series = (parting ?? offset.map { ("xOffset", $0) }).flatMap { VegaLiteChannel($1, $0, &record) }
    if let offset, let field = offset["field"]?.string, field != series?.field {
      record.problem(
        "the offset by '\(ChartFields.shortened(field))' and the colour by '\(ChartFields.shortened(series?.field ?? ""))' "
          + "part the bars twice", help: "describe one view of points", at: offset.range)
    }
    if isPie {
      guard let theta = channel("theta", &record), let series else {
        record.problem("an arc needs 'theta' and 'color' in its encoding", at: encoding.range)
        return nil
      }
      (x, y, self.series, size, direction) = (series, theta, nil, nil, .radialClockwise)
      return
    }
    let (across, up) = (channel("x", &record), channel("y", &record))
    size = channel("size", &record)
    guard let first = across ?? up else {
      record.problem("the encoding has neither 'x' nor 'y' with a field", at: encoding.range)
      return nil
    }
    // Measured is what is a number; of names along y the bars lie.
    let lies =
      across != nil && up != nil && (up?.isDiscrete ?? false) && !(across?.isDiscrete ?? false)
      || across?.aggregate != nil && up?.aggregate == nil && up != nil
    let along = lies ? up : across
    if let aggregate = along?.node.member("aggregate"), across != nil, up != nil {
      record.problem(
        "'aggregate' is computed where values are measured, and both axes have one or it is on the other",
        help: "put the data in as they are drawn", at: aggregate.keyRange)
    }
    (x, y) = lies ? (up ?? first, across) : (first, across == nil ? nil : up)
    direction = lies ? .topToBottom : nil
    // The same field as colour and as x parts nothing.
    self.series = series?.field == x.field ? nil : series
  }

  /// What would change the values without being computed here.
  private static func refuseComputed(_ encoding: SourceNode, _ record: inout ChartRecord) {
    for (name, node) in (encoding.members ?? []).map({ ($0.key, $0.value) }) where node.isObject {
      if let impute = node.member("impute") {
        record.problem(
          "'impute' of '\(name)' is not computed", help: "put the data in as they are drawn", at: impute.keyRange)
      }
      if let stack = node["stack"], ["normalize", "center"].contains(stack.string) {
        record.problem(
          "'stack' of '\(name)' is not computed: \(ChartFields.written(stack))",
          help: "put the shares into the data", at: stack.range)
      }
      guard Self.parting.contains(name) || name == "size" else { continue }
      for key in ["aggregate", "bin", "timeUnit"] {
        guard let member = node.member(key), member.value.boolean != false else { continue }
        record.problem(
          "'\(key)' of '\(name)' is not computed", help: "put the values into the data", at: member.keyRange)
      }
    }
  }

  /// The order of series, where it is stated.
  var seriesOrder: [String] { series?.namedOrder ?? [] }
}
