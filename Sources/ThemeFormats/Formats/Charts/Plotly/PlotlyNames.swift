import Colorimetry
import PaletteRules
import SourceText

/// The colour scales of a Plotly layout and of its traces: a list of pairs, a list of colours, or a name.
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
      guard let (positions, colors) = named[name] else {
        record.leave(.namedColorMap, name, place.origin.start.line)
        return nil
      }
      stops = PlotlyTemplates.colors(colors, at: place).enumerated().map {
        Ramp.Stop(color: $1, position: positions.isEmpty ? nil : positions[$0])
      }
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

  /// The scales that plotly.js knows by their names, with the positions of colours that are not evenly spread; case matters.
  ///
  /// Source: plotly.js 2.35 (MIT), `src/components/colorscale/scales.js`.
  static let named: [String: (positions: [Double], colors: String)] = [
    "Greys": ([], "000000 ffffff"),
    "YlGnBu": ([], "081d58 253494 225ea8 1d91c0 41b6c4 7fcdbb c7e9b4 edf8d9 ffffd9"),
    "Greens": ([], "00441b 006d2c 238b45 41ab5d 74c476 a1d99b c7e9c0 e5f5e0 f7fcf5"),
    "YlOrRd": ([], "800026 bd0026 e31a1c fc4e2a fd8d3c feb24c fed976 ffeda0 ffffcc"),
    "Bluered": ([], "0000ff ff0000"),
    "RdBu": ([0, 0.35, 0.5, 0.6, 0.7, 1], "050aac 6a89f7 bebebe dcaa84 e6915a b20a1c"),
    "Reds": ([0, 0.2, 0.4, 1], "dcdcdc f5c39d f5a069 b20a1c"),
    "Blues": ([0, 0.35, 0.5, 0.6, 0.7, 1], "050aac 283cbe 4664f5 5a78f5 6a89f7 dcdcdc"),
    "Picnic": ([], "0000ff 3399ff 66ccff 99ccff ccccff ffffff ffccff ff99ff ff66cc ff6666 ff0000"),
    "Rainbow": ([], "96005a 0000c8 0019ff 0098ff 2cff96 97ff00 ffea00 ff6f00 ff0000"),
    "Portland": ([], "0c3383 0a88ba f2d338 f28f38 d91e1e"),
    "Jet": ([0, 0.125, 0.375, 0.625, 0.875, 1], "000083 003caa 05ffff ffff00 fa0000 800000"),
    "Hot": ([0, 0.3, 0.6, 1], "000000 e60000 ffd200 ffffff"),
    "Blackbody": ([0, 0.2, 0.4, 0.7, 1], "000000 e60000 e6d200 ffffff a0c8ff"),
    "Earth": ([0, 0.1, 0.2, 0.4, 0.6, 1], "000082 00b4b4 28d228 e6e632 784614 ffffff"),
    "Electric": ([0, 0.15, 0.4, 0.6, 0.8, 1], "000000 1e0064 780064 a05a00 e6c800 fffadc"),
    "Viridis": (
      [],
      "440154 48186a 472d7b 424086 3b528b 33638d 2c728e 26828e 21918c 1fa088 28ae80 3fbc73 5ec962 84d44b addc30 d8e219 fde725"
    ),
    "Cividis": (
      [],
      "00204c 002a66 00346e 273f6c 3c4a6b 4c556b 5b5f6d 686a70 757575 838178 928c78 a19876 b0a572 c0b16d d1bf66 e1cc5c f3db4f ffe945"
    ),
  ]
}

/// The templates that come with Plotly, which a figure may call by their names.
enum PlotlyTemplates {
  /// A layout with the colours of a template by name, each at the place of the name; nil where the name is not known.
  ///
  /// `ggplot2+presentation` merges templates from left to right; the last that sets colours counts.
  static func layer(_ template: PlacedNode, _ record: ReadingRecord) -> PlacedNode? {
    guard let name = parts(of: template).last(where: { figures[$0] != nil }), let row = figures[name] else {
      return nil
    }
    record.note(.templateColors, name)
    func text(_ hex: Substring) -> SourceNode { SourceNode(.string("#" + hex), range: template.node.range) }
    func object(_ members: [(String, SourceNode)]) -> SourceNode {
      let range = template.node.range
      return SourceNode(.object(members.map { SourceNode.Member(key: $0, keyRange: range, value: $1) }), range: range)
    }
    let colors = row.split(separator: " ")
    let layout = object([
      ("paper_bgcolor", text(colors[0])), ("plot_bgcolor", text(colors[1])),
      ("font", object([("color", text(colors[2]))])),
      ("xaxis", object([("linecolor", text(colors[3])), ("gridcolor", text(colors[4]))])),
      ("colorway", SourceNode(.array(colors[5...].map(text)), range: template.node.range)),
    ])
    return PlacedNode(node: layout, file: template.file, pointer: template.pointer)
  }

  /// The part of a name that is no template of Plotly's.
  static func unknown(_ template: PlacedNode) -> String? {
    parts(of: template).last { figures[$0] == nil && !colorless.contains($0) }
  }

  /// Colours as hex digits, all at one place.
  static func colors(_ digits: String, at place: PlacedNode) -> [ThemeColor] {
    digits.split(separator: " ").compactMap { try? Color(css: "#" + $0) }.map { ThemeColor($0, origin: place.origin) }
  }

  private static func parts(of template: PlacedNode) -> [String] {
    template.node.string?.split(separator: "+").map(String.init) ?? []
  }

  /// Templates that set no colours.
  private static let colorless = ["none", "presentation", "gridon", "xgridoff", "ygridoff"]

  /// Behind titles, behind marks, of text, axis lines and grid lines, then of traces in turn.
  ///
  /// Source: plotly.py 5.24 (MIT), `packages/python/plotly/plotly/package_data/templates/*.json`.
  private static let figures = [
    "plotly": "ffffff e5ecf6 2a3f5f ffffff ffffff " + plotly,
    "plotly_white": "ffffff ffffff 2a3f5f ebf0f8 ebf0f8 " + plotly,
    "plotly_dark": "111111 111111 f2f5fa 506784 283442 " + plotly,
    "ggplot2": "ffffff ededed 333333 ffffff ffffff f8766d a3a500 00bf7d 00b0f6 e76bf3",
    "seaborn":
      "ffffff eaeaf2 242424 ffffff ffffff 4c72b0 dd8452 55a868 c44e52 8172b3 937860 da8bc3 8c8c8c ccb974 64b5cd",
    "simple_white":
      "ffffff ffffff 242424 242424 e8e8e8 1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf",
  ]

  private static let plotly = "636efa ef553b 00cc96 ab63fa ffa15a 19d3f3 ff6692 b6e880 ff97ff fecb52"
}
