import Colorimetry
import PaletteRules
import SourceText

/// The traces of a figure as series, and what a template says of them.
extension PlotlyTemplate {
  /// Source: plotly.js reference, `scatter`, `bar`; `src/components/drawing/index.js`, `dashStyle`: lines thinner than 3 px are
  /// dashed as if they were that wide.
  private static let marks = MarkSpelling(
    kinds: [
      "bar": kind(.bar), "histogram": kind(.bar), "funnel": kind(.bar), "waterfall": kind(.bar), "area": kind(.area),
      "slice": kind(.area), "markers": kind(.point), "lines": kind(.line), "": kind(nil),
    ],
    symbol: "marker/symbol", dash: "line/dash", width: "line/width", pattern: "marker/pattern/shape",
    vocabulary: .plotly,
    symbols: symbols,
    symbolWord: word,
    dashes: [
      "solid": [], "dot": [1, 1], "dash": [3, 3], "longdash": [5, 5], "dashdot": [3, 1, 1, 1],
      "longdashdot": [5, 2, 1, 2],
    ],
    unit: { max($0 ?? 2, 3) },
    patternOf: { place in
      place.node.string == "" ? Series.Pattern.none : place.node.string.flatMap(MarkerVocabulary.plotly.pattern.value)
    })

  /// Words of Plotly for shapes beside those that are proposed.
  static let symbols: [String: Symbol] = [
    "triangle-down": .triangleDown, "triangle-left": .triangleLeft, "triangle-right": .triangleRight,
    "asterisk": .asterisk, "star": .asterisk,
  ]

  private static func kind(_ mark: Series.Mark?) -> MarkSpelling.Kind {
    MarkSpelling.Kind(
      mark: mark, color: ["marker/color", "line/color", "fillcolor"], opacity: ["opacity", "marker/opacity"])
  }

  /// The name of a marker's shape; numbers count the names, from 100 on the open ones, from 200 on those with a dot.
  @Sendable private static func word(_ node: SourceNode) -> String? {
    let names = [
      "circle", "square", "diamond", "cross", "x", "triangle-up", "triangle-down", "triangle-left", "triangle-right",
    ]
    var name = node.string ?? ""
    if let number = node.number, let index = Int(exactly: number), (0..<400).contains(index) {
      let isOpen = (100..<200).contains(index) || index >= 300
      if names.indices.contains(index % 100) { name = names[index % 100] + (isOpen ? "-open" : "") }
    }
    // An outline is a shape of its own only for the circle.
    for ending in ["-dot", "-open", "-thin"] where name.hasSuffix(ending) && name != "circle-open" {
      name.removeLast(ending.count)
    }
    return name
  }

  /// Traces whose colours say a value, not which series it is.
  private static let scaled: Set = [
    "heatmap", "heatmapgl", "contour", "contourcarpet", "surface", "choropleth", "choroplethmap", "choroplethmapbox",
    "densitymap", "densitymapbox", "histogram2d", "histogram2dcontour", "isosurface", "volume", "cone", "streamtube",
    "table", "image", "indicator", "carpet", "parcoords", "parcats", "sankey",
  ]
  private static let sliced: Set = ["pie", "funnelarea", "sunburst", "treemap", "icicle"]

  /// plotly.js, `src/components/color/attributes.js`: `defaults`.
  private static let own = [
    "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
  ]

  /// One series a trace, one a slice where a trace is a pie.
  ///
  /// - Parameters:
  ///   - data: what the template says of each kind of trace.
  ///   - colorway: the colours that traces take in turn; nil where plotly.js takes its own.
  static func series(
    of traces: [PlacedNode], _ data: PlacedNode?, _ colorway: [ThemeColor]?, _ options: OptionsReader
  ) throws(ThemeProblem) -> [Series] {
    var entries: [MarkSpelling.Entry] = []
    var modes: [String?] = []
    func turn(_ index: Int, _ trace: PlacedNode) -> ThemeColor? {
      guard let colorway else {
        return (try? Color(css: own[index % own.count])).map { ThemeColor($0, origin: trace.origin) }
      }
      return colorway.isEmpty ? nil : colorway[index % colorway.count]
    }
    for (index, trace) in traces.enumerated() where trace["visible"]?.node.boolean != false {
      let type = trace["type"]?.node.string ?? "scatter"
      if scaled.contains(type) { continue }
      if sliced.contains(type) {
        let (labels, colors) = (trace["labels"]?.items ?? [], trace["marker"]?["colors"]?.items ?? [])
        for part in 0..<max(labels.count, colors.count) {
          let stated = colors.indices.contains(part) ? options.color(of: colors[part]) : turn(part, trace)
          let label = labels.indices.contains(part) ? labels[part].node.string : nil
          guard let color = stated else { continue }
          entries.append(
            MarkSpelling.Entry(color: color, name: label ?? "slice \(part + 1)", kind: "slice", holders: []))
          modes.append(nil)
        }
        continue
      }
      let (kind, name) = (self.kind(of: trace, type), trace["name"]?.node.string ?? "trace \(index + 1)")
      let place = marks.color(of: trace, kind: kind)
      // A number is a value to be looked up on a scale; a list gives every point its own colour.
      if let place, place.node.string == nil {
        options.record.leave(.colorsOfPoints, name)
        continue
      }
      guard let color = place == nil ? turn(index, trace) : options.color(of: place) else { continue }
      let holders = [trace, dealt(index, of: data?[type])].compactMap(\.self)
      entries.append(MarkSpelling.Entry(color: color, name: name, kind: kind, holders: holders))
      modes.append(trace["mode"]?.node.string)
    }
    var series = try marks.series(of: entries, token: "data", options.reading)
    for (index, mode) in modes.enumerated() {
      if let mode, mode.contains("lines"), !mode.contains("markers") { series[index].symbol = Symbol.none }
    }
    return series
  }

  /// The entry of a list that comes in turn.
  private static func dealt(_ index: Int, of list: PlacedNode?) -> PlacedNode? {
    guard let list, let items = list.node.items, !items.isEmpty else { return nil }
    return list.item(index % items.count, items[index % items.count])
  }

  private static func kind(of trace: PlacedNode, _ type: String) -> String {
    guard type == "scatter" || type == "scattergl" else { return type == "slice" ? "" : type }
    if let fill = trace["fill"]?.node.string, fill != "none" { return "area" }
    let mode = trace["mode"]?.node.string ?? ""
    return mode == "markers" ? mode : mode.contains("lines") ? "lines" : ""
  }

  /// The colorway as series with what a template says of scatter and bar traces: the entries of its lists go to traces in turn
  /// (plotly.js reference, `layout.template`: "traces cycle through" them).
  static func dealt(_ data: PlacedNode?, to colorway: [Series], _ record: ReadingRecord) -> [Series] {
    colorway.enumerated().map { index, series in
      var series = series
      let holders = ["scatter", "bar"].compactMap { dealt(index, of: data?[$0]) }
      marks.set(&series, from: holders, kind: "", record)
      return series
    }
  }

  /// The line round a bar, which keeps bars that touch apart.
  static func outline(_ data: PlacedNode?, _ options: OptionsReader) -> ThemeColor? {
    guard let line = data?["bar"]?.items?.first?["marker"]?["line"] else { return nil }
    if let width = line["width"]?.node.number, width <= 0 { return nil }
    return options.color(of: line["color"])
  }
}

extension MarkerVocabulary {
  /// Source: plotly.js reference, `scatter.marker.symbol`, `scatter.line.dash`, `bar.marker.pattern.shape`; its `cross` is
  /// upright and its `x` slanted. An asterisk is drawn by its outline only.
  static let plotly = MarkerVocabulary(
    library: "Plotly",
    symbol: Setting(
      "marker.symbol %",
      [
        (.circle, #""circle""#), (.cross, #""x""#), (.triangle, #""triangle-up""#), (.plus, #""cross""#),
        (.square, #""square""#), (.diamond, #""diamond""#), (.asterisk, #""asterisk-open""#),
        (.ring, #""circle-open""#),
      ]),
    dash: Setting(
      "line.dash %",
      [
        ([3, 3], #""dash""#), ([1, 1], #""dot""#), ([3, 1, 1, 1], #""dashdot""#), ([5, 5], #""longdash""#),
      ]),
    pattern: Setting(
      "marker.pattern.shape %",
      [
        (.diagonal, #""/""#), (.horizontal, #""-""#), (.dots, #"".""#), (.diagonalBack, #""\\""#),
        (.vertical, #""|""#), (.crosshatch, #""x""#), (.grid, #""+""#),
      ]),
    label: #"an annotation at its end, or "mode": "lines+text""#)
}
