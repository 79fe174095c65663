import Colorimetry
import PaletteRules
import SourceText

/// A Plotly template, `{"layout": {…}, "data": {"scatter": [{…}], …}}`, or a figure, whose `data` is a list of traces;
/// either may leave `data` out.
///
/// Source: the plotly.js reference, pages Layout, Scatter, Bar and Pie.
enum PlotlyTemplate: OptionsFormat {
  static let name = "plotly-template"
  static let label = "Plotly template"
  static let vocabulary: MarkerVocabulary? = .plotly

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Plotly template", "a JSON object with 'layout'"),
    // plotly.js, `src/plots/layout_attributes.js`: `font.color`.
    ownText: ("#444444", "Plotly", "paper_bgcolor"), withoutSeries: .noTraces)

  static func read(_ options: inout OptionsReader) {
    options.mode.background = options.surface("paper_bgcolor")
    options.mode.plotBackground = options.surface("plot_bgcolor")
    options.mode.text = options.color("font/color")
    options.mode.axis = options.color(
      "xaxis/linecolor", "yaxis/linecolor", "xaxis/tickcolor", "yaxis/tickcolor", "xaxis/color", "yaxis/color")
    let axes = ["xaxis", "yaxis"]
    // The grid of an axis that draws one, otherwise of any.
    let drawn = axes.filter { options.place("\($0)/showgrid")?.node.boolean != false }
    options.mode.gridlines = options.color((drawn + axes).map { "\($0)/gridcolor" })
    if options.mode.gridlines != nil, drawn.isEmpty {
      options.record.note(.gridNotDrawn, "showgrid is false")
    }
    // Titles, axis labels and the legend are on the paper, marks and annotations on the plot.
    options.font("title", options.place("title/font", "titlefont"))
    for axis in axes {
      options.font("\(axis) labels", options.place("\(axis)/tickfont"))
      options.font("\(axis) title", options.place("\(axis)/title/font", "\(axis)/titlefont"))
    }
    options.font("annotations", options.place("annotationdefaults/font"), on: .plotBackground)
    for (index, annotation) in (options.place("annotations")?.items ?? []).enumerated() {
      options.font("annotation \(index + 1)", annotation["font"], on: .plotBackground)
    }
    options.label(
      "legend", options.color("legend/font/color"), or: options.mode.text, on: .background,
      box: options.color("legend/bgcolor"))
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot.flatMap(holder) else { return false }
    guard let layout = root["layout"] else { return isBare(root.node) || isTraces(root.node["data"]) }
    guard layout.node.members != nil else { return false }
    guard let data = root["data"]?.node else {
      let template = layout["template"]
      return isLayout(layout) || template?.node.string != nil || template?["layout"].map(isLayout) ?? false
    }
    return data.members != nil || data.items != nil
  }

  /// Templates may be below `template`, as in a figure's layout.
  private static func holder(of root: PlacedNode) -> PlacedNode? {
    root["layout"] == nil && root["template"]?["layout"]?.node.members != nil ? root["template"] : root
  }

  /// Whether an object is a layout itself: `colorway` with what else only Plotly calls so.
  private static func isBare(_ root: SourceNode) -> Bool {
    let isLayout = ["paper_bgcolor", "plot_bgcolor"].contains { root[$0]?.string != nil }
    return root["data"] == nil && isLayout && (root["colorway"]?.items != nil || root["font"]?["color"]?.string != nil)
  }

  /// Whether a list holds traces and nothing else: objects that draw, one of them at least in a colour of its own.
  private static func isTraces(_ data: SourceNode?) -> Bool {
    guard let traces = data?.items, !traces.isEmpty, traces.allSatisfy({ $0.members != nil }) else { return false }
    let draws = traces.allSatisfy { $0.holdsOne(of: ["x", "y", "z", "values", "labels", "type"]) }
    return draws && traces.contains { $0["marker"]?.members != nil || $0["line"]?.members != nil }
  }

  /// Whether a group called `layout` holds what only Plotly puts there; a value is not enough where design tokens, too,
  /// have groups called so.
  private static func isLayout(_ layout: PlacedNode) -> Bool {
    let texts: [OptionKeys] = ["paper_bgcolor", "plot_bgcolor", "font/color"]
    if texts.contains(where: { $0.place(in: layout)?.node.string != nil }) { return true }
    let lists = PlotlyScales.ofLayout.map(\.keys) + ["colorway"]
    return lists.contains { keys in
      keys.place(in: layout).map { $0.items != nil || keys.name != "colorway" && $0.node.string != nil } ?? false
    }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot.flatMap(holder),
      root["layout"]?.members != nil || recognises(reading.input)
    else { throw ThemeProblem(spelling.expectation, path: reading.path) }
    let record = reading.record
    let layout = root["layout"] ?? (isBare(root.node) ? root : nil)
    let template = layout?["template"]
    // The template of that name is Plotly's or the program's, and not in the file.
    let name = template?.node.string
    var options = try OptionsReader(Self.self, reading, layers: [layout, template?["layout"]].compactMap(\.self))
    read(&options)
    let traces = root["data"]?.items
    let data = traces == nil ? root["data"] ?? template?["data"] : template?["data"]
    options.mode.usage.outline = outline(data, options)
    var assumed: [(role: String, value: String)] = []
    let isSilent = traces != nil && name == nil
    if isSilent, options.place("paper_bgcolor") == nil {
      // plotly.js, src/components/color/attributes.js: `background`.
      assumed.append(("background", "#ffffff"))
    }
    let colorway = try options.series("colorway", as: "colorway", mustBeList: true)
    if let traces, !traces.isEmpty {
      let isDefault = isSilent && options.place("colorway") == nil
      options.mode.series = try series(of: traces, data, isDefault ? nil : colorway.map(\.color), options)
      // A colour with the position `/data/N`, that of a whole trace, comes from plotly.js.
      if isDefault, options.mode.series.contains(where: { $0.color.origin.pointer.tokens.count == 2 }) {
        assumed.append(("series", "plotly.js's own colours, for traces without one"))
      }
    } else {
      options.mode.series = dealt(data, to: colorway, record)
      // A figure without traces says what is to come by its colorway.
      if traces != nil, !colorway.isEmpty { record.note(.noTraces) }
    }
    options.mode.ramps = PlotlyScales.ramps(options, traces: traces ?? [])
    if name == nil, options.place("xaxis/color", "yaxis/color") == nil { options.addOwnText() }
    if let name {
      guard !options.mode.isWithoutColors else {
        throw ThemeProblem(Refusal.unknownTemplate(name), reason: .noChartColors, path: reading.path)
      }
      record.leave(.colorsOfTemplate, name)
      if options.mode.background == nil || options.mode.plotBackground == nil {
        options.mode.unknownGround =
          "the template '\(name)' is not in the file; set the background with --background COLOR"
      }
    }
    try options.checkColors(in: [options.mode], of: label)
    return ThemeContent(label: traces == nil ? nil : "Plotly figure", modes: [options.mode], assumed: assumed)
  }
}

extension OptionsReader {
  /// Adds the text that a font of Plotly writes.
  fileprivate mutating func font(_ name: String, _ font: PlacedNode?, on surface: ThemeText.Surface = .background) {
    let size = ThemeText.Size(pixels: font?["size"]?.node.number, isBold: false)
    label(name, color(of: font?["color"]), on: surface, size: size)
  }
}

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
