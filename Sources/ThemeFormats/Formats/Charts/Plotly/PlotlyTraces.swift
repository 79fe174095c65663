import Colorimetry
import PaletteRules
import SourceText

/// The traces of a figure as series.
struct PlotlyTraces {
  private let traces: [PlacedNode]
  private let colorway: PlotlyColorway
  private let record: ReadingRecord

  /// Traces whose colours say a value, not which series it is.
  private static let scaled: Set = [
    "heatmap", "heatmapgl", "contour", "contourcarpet", "surface", "choropleth", "choroplethmap", "choroplethmapbox",
    "densitymap", "densitymapbox", "histogram2d", "histogram2dcontour", "isosurface", "volume", "cone", "streamtube",
    "table", "image", "indicator", "carpet", "parcoords", "parcats", "sankey",
  ]
  private static let sliced: Set = ["pie", "funnelarea", "sunburst", "treemap", "icicle"]

  /// Prepares the traces of a figure.
  init(_ traces: [PlacedNode], colorway: PlotlyColorway, record: ReadingRecord) {
    self.traces = traces
    self.colorway = colorway
    self.record = record
  }

  /// One series a trace, one a slice where a trace is a pie.
  func series(_ reading: Reading) throws(ThemeProblem) -> [Series] {
    var series: [Series] = []
    for (index, trace) in traces.enumerated() {
      let type = trace["type"]?.node.string ?? "scatter"
      if Self.scaled.contains(type) || trace["visible"]?.node.boolean == false { continue }
      if Self.sliced.contains(type) {
        series += slices(of: trace, number: index + 1)
      } else if let one = self.series(of: trace, type: type, index: index) {
        series.append(one)
      }
    }
    try reading.checkSeries(series.count)
    return named(series)
  }

  /// Names tell series apart: a name that comes again gets a number.
  private func named(_ series: [Series]) -> [Series] {
    var taken: [String: Int] = [:]
    return series.map { one in
      var one = one
      let count = taken[one.name, default: 0] + 1
      taken[one.name] = count
      if count > 1 { one.name += " (\(count))" }
      return one
    }
  }

  private func series(of trace: PlacedNode, type: String, index: Int) -> Series? {
    let token = "data.\(index + 1)"
    let name = trace["name"]?.node.string ?? "trace \(index + 1)"
    let places = [trace.at(["marker", "color"]), trace.at(["line", "color"]), trace.at(["fillcolor"])]
    // A number is a value to be looked up on a scale; a list gives every point its own colour.
    if let first = places.compactMap({ $0 }).first, first.node.string == nil {
      record.note(.colorsOfPoints, name)
      return nil
    }
    let place = places.compactMap { $0 }.first
    guard let color = place.map({ record.color($0, token: token) }) ?? colorway.color(index, of: trace) else {
      if place == nil { record.note(.traceWithoutColor, name) }
      return nil
    }
    var series = Series(name: name, token: token, color: color)
    let mode = trace["mode"]?.node.string
    series.mark =
      if type != "scatter" && type != "scattergl" {
        ["bar", "histogram", "funnel", "waterfall"].contains(type) ? .bar : nil
      } else if let fill = trace["fill"]?.node.string, fill != "none" {
        .area
      } else { mode == "markers" ? .point : mode?.contains("lines") == true ? .line : nil }
    PlotlyChannels.apply(trace: trace, to: &series, record: record)
    if let mode, mode.contains("lines"), !mode.contains("markers") { series.symbol = Symbol.none }
    series.pattern = PlotlyChannels.pattern(trace, record: record)
    series.opacity = (trace["opacity"] ?? trace.at(["marker", "opacity"]))?.node.number.map { min(max($0, 0), 1) }
    return series
  }

  private func slices(of trace: PlacedNode, number: Int) -> [Series] {
    let labels = trace["labels"]?.items ?? []
    let colors = trace.at(["marker", "colors"])?.items ?? []
    return (0..<max(labels.count, colors.count)).compactMap { index in
      let token = "data.\(number).slice.\(index + 1)"
      let own =
        colors.indices.contains(index) ? record.color(colors[index], token: token) : colorway.color(index, of: trace)
      guard let own else { return nil }
      let label = labels.indices.contains(index) ? labels[index].node.string : nil
      return Series(name: label ?? "slice \(index + 1)", token: token, color: own, mark: .area)
    }
  }
}

/// The colours that traces take in turn.
struct PlotlyColorway {
  /// In order; empty when the file does not say.
  private(set) var colors = ListedColors()

  /// Whether the file gives no colours to its traces, so that plotly.js takes its own.
  let isDefault: Bool

  /// plotly.js, `src/components/color/attributes.js`: `defaults`.
  private static let own = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
  ]

  /// The `colorway` of the first layer that has one, otherwise of the named template.
  init(_ layers: PlotlyLayers, record: ReadingRecord) {
    isDefault =
      layers.isFigure && layers.first("colorway") == nil && layers.named == nil && layers.unknown == nil
    if let place = layers.first("colorway") {
      if place.items == nil {
        record.problem(FormatProblem.notColorList("colorway", place.node.kindName), at: place.origin)
      }
      colors = ListedColors(place, token: "colorway", record: record)
    } else if let named = layers.named {
      colors.items = named.template.colorway.compactMap { hex in
        named.template.color(hex, at: named.place).map { ListedColors.Item(color: $0, label: nil) }
      }
    }
  }

  /// The colours as series, called by their hex.
  func series(_ reading: Reading) throws(ThemeProblem) -> [Series] {
    try colors.series(tokenPrefix: "colorway", reading)
  }

  /// The colour of a trace that names none, by its index; its position is that of the trace if it comes from plotly.js.
  func color(_ index: Int, of trace: PlacedNode) -> ThemeColor? {
    if isDefault {
      return (try? Color(css: Self.own[index % Self.own.count])).map { ThemeColor($0, origin: trace.origin) }
    }
    return colors.items.isEmpty ? nil : colors.items[index % colors.items.count].color
  }
}
