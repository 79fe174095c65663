import PaletteRules
import SourceText

/// A whole Vega or Vega-Lite chart: the colours that its scales and marks draw, on what its configuration says.
enum VegaSpec: ThemeFormat {
  static let name = "vega-spec"
  static let label = "Vega or Vega-Lite chart"
  static let vocabulary: MarkerVocabulary? = .vega

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    if isVega(root) { return holdsChart(root) }
    return isLite(root) || (root["marks"]?.items != nil && root["scales"]?.items != nil)
  }

  /// Whether the file says that it is Vega's or Vega-Lite's, a chart or a configuration alone.
  static func isVega(_ root: SourceNode) -> Bool {
    root["$schema"]?.string?.contains("vega.github.io/schema") ?? false
  }

  /// Whether there is anything to draw, unlike in a configuration.
  private static func holdsChart(_ root: SourceNode) -> Bool {
    let isDrawn = root.holdsOne(of: [
      "marks", "layer", "concat", "hconcat", "vconcat", "facet", "repeat", "spec", "encoding", "scales", "signals",
      "data",
      "datasets", "transform",
    ])
    return isDrawn || root["mark"]?.string != nil || root["mark"]?["type"] != nil
  }

  /// Vega-Lite's charts are views; Vega's are marks and scales.
  private static func isLite(_ root: SourceNode) -> Bool {
    if let schema = root["$schema"]?.string { return schema.contains("vega-lite") }
    let isMark = root["mark"]?.string != nil || root["mark"]?["type"] != nil
    let isComposed = ["layer", "concat", "hconcat", "vconcat"].contains { root[$0]?.items != nil }
    return root["encoding"]?.members != nil && (isMark || isComposed)
  }

  /// A chart without colours of its own shows Vega's: it is data, and no theme.
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    input.root?.anyNode { holdsColors($0) } ?? false
  }

  /// Whether an object of a chart says what is drawn in which colour: a configuration, a scheme, a range, or a mark's colour.
  private static func holdsColors(_ node: SourceNode) -> Bool {
    if node["config"]?.members != nil || node["scheme"] != nil { return true }
    let values = ["color", "fill", "stroke", "range"].compactMap { node[$0] }
    return values.contains { value in
      [value, value["value"]].compactMap { $0 }.contains {
        isColor($0) || ($0.items?.contains(where: isColor) ?? false)
      }
    }
  }

  private static func isColor(_ node: SourceNode) -> Bool {
    node.string.map { (try? WrittenColor(css: $0, at: node.range)) != nil } ?? false
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a Vega chart", "a JSON object"))
    let record = reading.record
    let values = VegaValues(root, record: record)
    var drawn =
      isLite(root.node)
      ? VegaLiteChart(root, values: values).drawn() : VegaChart(root, values: values).drawn()
    try reading.checkSeries(drawn.series.count)
    drawn.guides.fill(&drawn.mode)
    drawn.mode.series = drawn.series
    drawn.mode.ramps = drawn.ramps
    drawn.mode.usage.outline = drawn.outline
    var texts = DistinctTexts(drawn.mode)
    for text in drawn.texts { texts.add("text marks", text, on: .plotBackground) }
    drawn.mode.texts += texts.texts
    drawn.mode.repeatedTexts += texts.repeated
    guard !drawn.series.isEmpty || !drawn.ramps.isEmpty || !record.problems.isEmpty else {
      throw ThemeProblem.noColors(of: label, path: reading.path, note: record.unjudged.first?.text)
    }
    return ThemeContent(name: title(root), modes: [drawn.mode])
  }

  private static func title(_ root: PlacedNode) -> String? {
    root["title"]?.node.string ?? root["title"]?["text"]?.node.string ?? root["name"]?.node.string
  }
}
