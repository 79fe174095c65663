import Colorimetry
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
        record.note(.unknownScale, name, place.name)
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
      record.problem(FormatProblem.notColorScale(place.node.kindName), at: place.origin)
    }
    guard stops.count >= 2 else { return nil }
    let name = place.pointer.tokens.drop { ["layout", "template"].contains($0) }.joined(separator: ".")
    return Ramp(
      name: name, kind: kind ?? RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: kind == nil)
  }
}

/// A colour scale that plotly.js knows by its name.
///
/// Source: plotly.js 2.35 (MIT), `src/components/colorscale/scales.js`. Names that it does not know it draws as `RdBu`.
struct PlotlyNamedScale: Sendable {
  private let name: String
  private let positions: [Double]?
  private let colors: String

  /// The scale of that name; case matters, as it does to plotly.js.
  init?(_ name: String) {
    guard let scale = Self.all.first(where: { $0.name == name }) else { return nil }
    self = scale
  }

  private init(_ name: String, at positions: [Double]? = nil, _ colors: String) {
    self.name = name
    self.positions = positions
    self.colors = colors
  }

  /// The stops, which all have the position of the name.
  func stops(at place: PlacedNode) -> [Ramp.Stop] {
    colors.split(separator: " ").enumerated().compactMap { index, hex in
      guard let color = try? Color(css: "#" + hex) else { return nil }
      return Ramp.Stop(color: ThemeColor(color, origin: place.origin), position: positions?[index])
    }
  }

  /// Evenly spread where no positions are given.
  private static let all = [
    PlotlyNamedScale("Greys", "000000 ffffff"),
    PlotlyNamedScale("YlGnBu", "081d58 253494 225ea8 1d91c0 41b6c4 7fcdbb c7e9b4 edf8d9 ffffd9"),
    PlotlyNamedScale("Greens", "00441b 006d2c 238b45 41ab5d 74c476 a1d99b c7e9c0 e5f5e0 f7fcf5"),
    PlotlyNamedScale("YlOrRd", "800026 bd0026 e31a1c fc4e2a fd8d3c feb24c fed976 ffeda0 ffffcc"),
    PlotlyNamedScale("Bluered", "0000ff ff0000"),
    PlotlyNamedScale("RdBu", at: [0, 0.35, 0.5, 0.6, 0.7, 1], "050aac 6a89f7 bebebe dcaa84 e6915a b20a1c"),
    PlotlyNamedScale("Reds", at: [0, 0.2, 0.4, 1], "dcdcdc f5c39d f5a069 b20a1c"),
    PlotlyNamedScale("Blues", at: [0, 0.35, 0.5, 0.6, 0.7, 1], "050aac 283cbe 4664f5 5a78f5 6a89f7 dcdcdc"),
    PlotlyNamedScale("Picnic", "0000ff 3399ff 66ccff 99ccff ccccff ffffff ffccff ff99ff ff66cc ff6666 ff0000"),
    PlotlyNamedScale("Rainbow", "96005a 0000c8 0019ff 0098ff 2cff96 97ff00 ffea00 ff6f00 ff0000"),
    PlotlyNamedScale("Portland", "0c3383 0a88ba f2d338 f28f38 d91e1e"),
    PlotlyNamedScale("Jet", at: [0, 0.125, 0.375, 0.625, 0.875, 1], "000083 003caa 05ffff ffff00 fa0000 800000"),
    PlotlyNamedScale("Hot", at: [0, 0.3, 0.6, 1], "000000 e60000 ffd200 ffffff"),
    PlotlyNamedScale("Blackbody", at: [0, 0.2, 0.4, 0.7, 1], "000000 e60000 e6d200 ffffff a0c8ff"),
    PlotlyNamedScale("Earth", at: [0, 0.1, 0.2, 0.4, 0.6, 1], "000082 00b4b4 28d228 e6e632 784614 ffffff"),
    PlotlyNamedScale("Electric", at: [0, 0.15, 0.4, 0.6, 0.8, 1], "000000 1e0064 780064 a05a00 e6c800 fffadc"),
    PlotlyNamedScale(
      "Viridis",
      at: [
        0, 0.0627451, 0.12549, 0.188235, 0.25098, 0.313725, 0.376471, 0.439216, 0.501961, 0.564706, 0.627451, 0.690196,
        0.752941, 0.815686, 0.878431, 0.941176, 1,
      ],
      "440154 48186a 472d7b 424086 3b528b 33638d 2c728e 26828e 21918c 1fa088 28ae80 3fbc73 5ec962 "
        + "84d44b addc30 d8e219 fde725"),
    PlotlyNamedScale(
      "Cividis",
      "00204c 002a66 00346e 273f6c 3c4a6b 4c556b 5b5f6d 686a70 757575 838178 928c78 a19876 b0a572 "
        + "c0b16d d1bf66 e1cc5c f3db4f ffe945"),
  ]
}
