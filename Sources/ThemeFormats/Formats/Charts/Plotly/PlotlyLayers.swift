import Colorimetry
import PaletteRules
import SourceText

/// The layouts that a figure draws on: its own before that of its template.
struct PlotlyLayers {
  /// The figure's own layout, then its template's.
  let layouts: [PlacedNode]
  /// What the template says of each kind of trace.
  let data: PlacedNode?
  /// A template that the file only names.
  let named: (template: PlotlyNamedTemplate, place: PlacedNode)?
  /// A template of which nothing but its name is known.
  let unknown: String?
  /// Whether the file is a figure, not a template.
  let isFigure: Bool

  /// Templates may be below `template`, as in a figure's layout.
  static func holder(of root: SourceNode) -> SourceNode {
    root["layout"] == nil ? root["template"].flatMap { $0["layout"]?.members == nil ? nil : $0 } ?? root : root
  }

  /// The same with its place.
  static func holder(of root: PlacedNode) -> PlacedNode? {
    root["layout"] == nil && root["template"]?["layout"]?.node.members != nil ? root["template"] : root
  }

  /// Finds the layers of a file.
  init(_ root: PlacedNode, record: ReadingRecord) {
    let layout = root.at(["layout"]) ?? (PlotlyTemplate.isBare(root.node) ? root : nil)
    let template = layout?.at(["template"])
    isFigure = root["data"]?.items != nil
    layouts = [layout, template?.at(["layout"])].compactMap { $0 }
    data = isFigure ? template?.at(["data"]) : root["data"] ?? template?.at(["data"])
    var named: (PlotlyNamedTemplate, PlacedNode)?
    var strange: String?
    if let template, let name = template.node.string {
      // `ggplot2+presentation` merges templates from left to right; those that set colours are named here.
      let parts = name.split(separator: "+").map(String.init)
      let found = parts.compactMap { part in PlotlyNamedTemplate.all.first { $0.name == part } }
      named = found.last.map { ($0, template) }
      let unknown = parts.filter { part in
        !PlotlyNamedTemplate.colorless.contains(part) && !found.contains { $0.name == part }
      }
      for part in unknown {
        record.note(.unknownTemplate, part)
      }
      strange = unknown.last
      if let named { record.note(.templateColors, named.0.name) }
    }
    self.named = named
    unknown = strange
  }

  /// The first value that a layer has at the end of a row of keys.
  func first(_ keys: String...) -> PlacedNode? {
    for layout in layouts { if let place = layout.at(keys) { return place } }
    return nil
  }

  /// CSS colours, and those of the named template, at the position of its name, where the layouts are silent.
  func colors(_ record: ReadingRecord) -> OptionColors {
    OptionColors {
      record.color($0, token: $1)
    } standard: { part in
      named.flatMap { named in named.template.colors[part].flatMap { named.template.color($0, at: named.place) } }
    }
  }

  /// The line round a bar, which keeps bars that touch apart.
  func outline(record: ReadingRecord) -> ThemeColor? {
    guard let line = data?["bar"]?.items?.first?.at(["marker", "line"]) else { return nil }
    if let width = line["width"]?.node.number, width <= 0 { return nil }
    return line.at(["color"]).flatMap { record.color($0, token: "bar outline") }
  }

  /// What plotly.js takes where a figure is silent; a template is not drawn alone.
  var assumed: [(role: String, value: String)] {
    guard isFigure, named == nil, unknown == nil, first("paper_bgcolor") == nil else { return [] }
    // plotly.js, src/components/color/attributes.js: `background`.
    return [("background", "#ffffff")]
  }
}

/// A template that comes with Plotly and that a figure may call by its name.
///
/// Source: plotly.py 5.24 (MIT), `packages/python/plotly/plotly/package_data/templates/*.json`.
struct PlotlyNamedTemplate: Sendable {
  /// As `layout.template` spells it.
  let name: String
  /// The colours of traces, in turn.
  let colorway: [String]
  /// Behind titles (`paper`), behind marks (`plot`), of text, of axis lines, of grid lines.
  let paper, plot, text, axis, grid: String
  /// The same by those words.
  var colors: [String: String] { ["paper": paper, "plot": plot, "text": text, "axis": axis, "grid": grid] }

  func color(_ css: String, at place: PlacedNode) -> ThemeColor? {
    (try? Color(css: css)).map { ThemeColor($0, origin: place.origin) }
  }

  /// Templates that come with Plotly and set no colours.
  static let colorless = ["none", "presentation", "gridon", "xgridoff", "ygridoff"]

  private static let plotlyColors = [
    "#636efa", "#ef553b", "#00cc96", "#ab63fa", "#ffa15a", "#19d3f3", "#ff6692", "#b6e880", "#ff97ff", "#fecb52",
  ]

  /// Those that set colours.
  static let all = [
    PlotlyNamedTemplate(
      name: "plotly", colorway: plotlyColors, paper: "white", plot: "#e5ecf6", text: "#2a3f5f", axis: "white",
      grid: "white"),
    PlotlyNamedTemplate(
      name: "plotly_white", colorway: plotlyColors, paper: "white", plot: "white", text: "#2a3f5f", axis: "#ebf0f8",
      grid: "#ebf0f8"),
    PlotlyNamedTemplate(
      name: "plotly_dark", colorway: plotlyColors, paper: "#111111", plot: "#111111", text: "#f2f5fa", axis: "#506784",
      grid: "#283442"),
    PlotlyNamedTemplate(
      name: "ggplot2", colorway: ["#f8766d", "#a3a500", "#00bf7d", "#00b0f6", "#e76bf3"], paper: "white",
      plot: "#ededed", text: "#333333", axis: "white", grid: "white"),
    PlotlyNamedTemplate(
      name: "seaborn",
      colorway: [
        "#4c72b0", "#dd8452", "#55a868", "#c44e52", "#8172b3", "#937860", "#da8bc3", "#8c8c8c", "#ccb974", "#64b5cd",
      ], paper: "white", plot: "#eaeaf2", text: "#242424", axis: "white", grid: "white"),
    PlotlyNamedTemplate(
      name: "simple_white",
      colorway: [
        "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf",
      ], paper: "white", plot: "white", text: "#242424", axis: "#242424", grid: "#e8e8e8"),
  ]
}
