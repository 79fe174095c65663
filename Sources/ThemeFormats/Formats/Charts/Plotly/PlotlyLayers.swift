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
        record.note("template '\(part)' does not come with Plotly: its colours are unknown")
      }
      strange = unknown.last
      if let named { record.note("template '\(named.0.name)': the colours that Plotly for Python 5 gives it") }
    }
    self.named = named
    unknown = strange
  }

  /// The first value that a layer has at the end of a row of keys.
  func first(_ keys: String...) -> PlacedNode? {
    for layout in layouts { if let place = layout.at(keys) { return place } }
    return nil
  }

  /// The colour at the end of a row of keys, otherwise that of the named template, at the position of its name.
  func color(
    _ place: PlacedNode?, else fallback: KeyPath<PlotlyNamedTemplate, String>, record: ReadingRecord
  ) -> ThemeColor? {
    if let place { return record.color(place, token: place.name) }
    guard let named else { return nil }
    return named.template.color(named.template[keyPath: fallback], at: named.place)
  }

  /// What plotly.js takes where a figure is silent; a template is not drawn alone.
  var assumed: [(role: String, value: String)] {
    guard isFigure, named == nil, unknown == nil, first("paper_bgcolor") == nil else { return [] }
    // plotly.js, src/components/color/attributes.js: `background`.
    return [("background", "#ffffff")]
  }
}
