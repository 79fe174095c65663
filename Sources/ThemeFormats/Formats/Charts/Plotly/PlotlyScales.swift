import Colorimetry
import PaletteRules
import SourceText

/// The colour scales of a Plotly layout and of its traces: a list of pairs, or of colours; those that plotly.js knows by name are
/// not in the file.
enum PlotlyScales {
  static let ofLayout: [(keys: OptionKeys, kind: Ramp.Kind?)] = [
    ("colorscale/sequential", .sequential), ("colorscale/sequentialminus", .sequential),
    ("colorscale/diverging", .diverging), ("coloraxis/colorscale", nil),
  ]

  /// Each scale once: templates repeat theirs for every kind of trace.
  static func ramps(_ options: OptionsReader, traces: [PlacedNode]) -> [Ramp] {
    let keys: [OptionKeys] = ["colorscale", "marker/colorscale", "line/colorscale"]
    let places: [(PlacedNode?, Ramp.Kind?)] =
      ofLayout.map { (options.place($0.keys), $0.kind) }
      + traces.flatMap { trace in keys.map { ($0.place(in: trace), nil) } }
    var ramps: [Ramp] = []
    for case (let place?, let kind) in places {
      guard let ramp = ramp(place, kind: kind, record: options.record) else { continue }
      let hexes = ramp.stops.map(\.color.hex)
      if !ramps.contains(where: { $0.stops.map(\.color.hex) == hexes }) { ramps.append(ramp) }
    }
    return ramps
  }

  private static func ramp(_ place: PlacedNode, kind: Ramp.Kind?, record: ReadingRecord) -> Ramp? {
    var stops: [Ramp.Stop] = []
    if let name = place.node.string {
      record.leave(.namedColorMap, name, place.origin.start.line)
    } else if let items = place.items {
      stops = items.enumerated().compactMap { index, item in
        let pair = item.items?.count == 2 ? item.items : nil
        return record.color(pair?.last ?? item, token: "\(place.name).\(index + 1)").map {
          Ramp.Stop(color: $0, position: pair?.first?.node.number?.clampedToUnit)
        }
      }
    } else {
      record.problem(FormatProblem.notColorScale(place.node.kindName), at: place.origin)
    }
    guard stops.count >= 2 else { return nil }
    let name = place.pointer.tokens.drop { ["layout", "template"].contains($0) }.joined(separator: ".")
    return Ramp(
      name: name, kind: kind ?? RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: kind == nil)
  }
}
