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
    for key in ["row", "column", "facet", "x2", "y2", "longitude", "latitude"] {
      if let member = encoding.member(key) {
        record.problem("'\(key)' of the encoding is not read", help: "describe one view of points", at: member.keyRange)
      }
    }
    func channel(_ name: String, _ record: inout ChartRecord) -> VegaLiteChannel? {
      encoding[name].flatMap { node in
        node.isObject && node["field"] == nil && node["aggregate"] == nil ? nil : VegaLiteChannel(node, name, &record)
      }
    }
    let parting = Self.parting.lazy.compactMap { name in
      encoding[name].flatMap { $0["field"] == nil ? nil : (name, $0) }
    }.first
    let series = parting.flatMap { VegaLiteChannel($1, $0, &record) }
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
    (x, y) = lies ? (up ?? first, across) : (first, across == nil ? nil : up)
    direction = lies ? .topToBottom : nil
    // The same field as colour and as x parts nothing.
    self.series = series?.field == x.field ? nil : series
  }

  /// The order of series, where it is stated.
  var seriesOrder: [String] { series?.namedOrder ?? [] }
}
