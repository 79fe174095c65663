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
    expectation: Refusal.otherForm("a Plotly template", "a JSON object with 'layout'"), surfaces: .noted,
    withoutColors: .refused)

  static func read(_ options: inout OptionsReader) {
    options.mode.background = options.surface("paper_bgcolor", standard: "paper")
    options.mode.plotBackground = options.surface("plot_bgcolor", standard: "plot")
    options.mode.text = options.color("font/color", standard: "text")
    options.mode.axis = options.color(
      "xaxis/linecolor", "yaxis/linecolor", "xaxis/tickcolor", "yaxis/tickcolor", "xaxis/color", "yaxis/color",
      standard: "axis")
    let axes = ["xaxis", "yaxis"]
    // The grid of an axis that draws one, otherwise of any.
    let drawn = axes.filter { options.place("\($0)/showgrid")?.node.boolean != false }
    options.mode.gridlines = options.color((drawn + axes).map { "\($0)/gridcolor" }, standard: "grid")
    if options.mode.gridlines != nil, drawn.isEmpty {
      options.record.note(.gridNotDrawn, "showgrid is false")
    }
  }

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let whole = input.root else { return false }
    let root = PlotlyLayers.holder(of: whole)
    guard let layout = root["layout"] else { return isBare(root) || isTraces(root["data"]) }
    guard layout.members != nil else { return false }
    guard let data = root["data"] else { return isLayout(layout) || layout["template"].map(isTemplate) ?? false }
    return data.members != nil || data.items != nil
  }

  /// Whether an object is a layout itself: `colorway` with what else only Plotly calls so.
  static func isBare(_ root: SourceNode) -> Bool {
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
  private static func isLayout(_ layout: SourceNode) -> Bool {
    if layout["colorway"]?.items != nil { return true }
    if ["paper_bgcolor", "plot_bgcolor"].contains(where: { layout[$0]?.string != nil }) { return true }
    if layout["font"]?["color"]?.string != nil { return true }
    let scales = ["sequential", "sequentialminus", "diverging"].compactMap { layout["colorscale"]?[$0] }
    return scales.contains { $0.items != nil || $0.string != nil }
  }

  private static func isTemplate(_ template: SourceNode) -> Bool {
    template.string != nil || template["layout"].map(isLayout) ?? false
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let whole = reading.input.placedRoot,
      let root = PlotlyLayers.holder(of: whole), root["layout"]?.members != nil || recognises(reading.input)
    else { throw ThemeProblem(spelling.expectation, path: reading.path) }
    let record = reading.record
    let layers = PlotlyLayers(root, record: record)
    var options = try OptionsReader(Self.self, reading, layers: layers.layouts, colors: layers.colors(record))
    read(&options)
    options.mode.usage.outline = layers.outline(record: record)
    addTexts(&options)
    var mode = options.mode
    let colorway = PlotlyColorway(layers, record: record)
    // A figure without traces says what is to come by its colorway.
    if let traces = root["data"]?.items, !traces.isEmpty {
      mode.series = try PlotlyTraces(traces, colorway: colorway, record: record).series(reading)
    } else {
      mode.series = try colorway.series(reading)
      PlotlyChannels.apply(layers.data, to: &mode.series, record: record)
      if layers.isFigure, !mode.series.isEmpty { record.note(.noTraces) }
    }
    mode.ramps = PlotlyScales.ramps(layers, traces: root["data"]?.items ?? [], record: record)
    if let unknown = layers.unknown {
      guard !mode.isWithoutColors else {
        throw ThemeProblem(Refusal.unknownTemplate(unknown), reason: .noChartColors, path: reading.path)
      }
      record.leave(.colorsOfTemplate, unknown)
      if mode.background == nil || mode.plotBackground == nil {
        mode.unknownGround = "the template '\(unknown)' does not come with Plotly"
      }
    }
    try options.checkColors(in: [mode], of: label)
    if mode.series.isEmpty { record.note(withoutSeries(layers, root)) }
    var assumed = layers.assumed
    // A colour with the position `/data/N`, that of a whole trace, comes from plotly.js.
    if colorway.isDefault, mode.series.contains(where: { $0.color.origin.pointer.tokens.count == 2 }) {
      assumed.append(("series", "plotly.js's own colours, for traces without one"))
    }
    if mode.series.isEmpty, mode.ramps.isEmpty { record.leave(.noTraces) }
    return ThemeContent(label: layers.isFigure ? "Plotly figure" : nil, modes: [mode], assumed: assumed)
  }

  /// Titles, axis labels and the legend are on the paper, marks and annotations on the plot.
  private static func addTexts(_ options: inout OptionsReader) {
    func add(_ name: String, _ font: PlacedNode?, on surface: ThemeText.Surface = .background) {
      guard let font, let place = font.at(["color"]) else { return }
      let size = ThemeText.Size(pixels: font["size"]?.node.number, isBold: false)
      options.label(name, options.record.color(place, token: place.name), on: surface, size: size)
    }
    add("title", options.place("title/font", "titlefont"))
    for axis in ["xaxis", "yaxis"] {
      add("\(axis) labels", options.place("\(axis)/tickfont"))
      add("\(axis) title", options.place("\(axis)/title/font", "\(axis)/titlefont"))
    }
    add("annotations", options.place("annotationdefaults/font"), on: .plotBackground)
    for (index, annotation) in (options.place("annotations")?.items ?? []).enumerated() {
      add("annotation \(index + 1)", annotation.at(["font"]), on: .plotBackground)
    }
    options.label(
      "legend", options.color(["legend/font/color"]), or: options.mode.text, on: .background,
      box: options.color(["legend/bgcolor"]))
  }

  private static func withoutSeries(_ layers: PlotlyLayers, _ root: PlacedNode) -> ReadingNote {
    layers.isFigure && root["data"]?.items?.isEmpty == false ? .noSeriesInFigure : .noColorway
  }
}
