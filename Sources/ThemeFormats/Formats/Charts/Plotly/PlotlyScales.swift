import PaletteRules
import SourceText

/// The colour scales of a Plotly layout and of its traces: a list of pairs, a list of colours, or a name.
enum PlotlyScales {
  /// Each scale once: templates repeat theirs for every kind of trace.
  static func ramps(_ layers: PlotlyLayers, traces: [PlacedNode], record: ReadingRecord) -> [Ramp] {
    var ramps: [Ramp] = []
    func add(_ place: PlacedNode?, kind: Ramp.Kind? = nil) {
      guard let place, let ramp = ramp(place, kind: kind, record: record) else { return }
      let hexes = ramp.stops.map(\.color.hex)
      if !ramps.contains(where: { $0.stops.map(\.color.hex) == hexes }) { ramps.append(ramp) }
    }
    add(layers.first("colorscale", "sequential"), kind: .sequential)
    add(layers.first("colorscale", "sequentialminus"), kind: .sequential)
    add(layers.first("colorscale", "diverging"), kind: .diverging)
    add(layers.first("coloraxis", "colorscale"))
    for trace in traces {
      add(trace.at(["colorscale"]))
      add(trace.at(["marker", "colorscale"]))
      add(trace.at(["line", "colorscale"]))
    }
    return ramps
  }

  private static func ramp(_ place: PlacedNode, kind: Ramp.Kind?, record: ReadingRecord) -> Ramp? {
    var stops: [Ramp.Stop] = []
    if let name = place.node.string {
      guard let scale = PlotlyNamedScale(name) else {
        record.note("colour scale '\(name)' at \(place.name) is not known here and was left out")
        return nil
      }
      stops = scale.stops(at: place)
    } else if let items = place.items {
      for (index, item) in items.enumerated() {
        let token = "\(place.name).\(index + 1)"
        let position = item.items?.first?.node.number
        let isPair = item.items?.count == 2
        guard let color = record.color(isPair ? item.items?.last : item, token: token) else { continue }
        stops.append(Ramp.Stop(color: color, position: isPair ? position.map { min(max($0, 0), 1) } : nil))
      }
    } else {
      record.problem("a colour scale is a list or a name, not \(place.node.kindName)", at: place.origin)
    }
    guard stops.count >= 2 else { return nil }
    let name = place.pointer.tokens.drop { ["layout", "template"].contains($0) }.joined(separator: ".")
    return Ramp(
      name: name, kind: kind ?? RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: kind == nil)
  }
}
