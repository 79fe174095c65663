import PaletteRules
import SourceText

/// A whole Vega or Vega-Lite chart: the colours that its scales and marks draw, on what its configuration says.
enum VegaSpec: ThemeFormat {
  static let name = "vega-spec"
  static let label = "Vega or Vega-Lite chart"
  static let vocabulary: MarkerVocabulary? = .vega

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil else { return false }
    if isVega(root) { return root.holdsOne(of: drawn) || isMark(root) }
    return isLite(root) || (root["marks"]?.items != nil && root["scales"]?.items != nil)
  }

  /// Whether the file says that it is Vega's or Vega-Lite's, a chart or a configuration alone.
  static func isVega(_ root: SourceNode) -> Bool {
    root["$schema"]?.string?.contains("vega.github.io/schema") ?? false
  }

  /// What a configuration has not.
  private static let drawn = [
    "marks", "layer", "concat", "hconcat", "vconcat", "facet", "repeat", "spec", "encoding", "scales", "signals",
    "data",
    "datasets", "transform",
  ]

  private static func isMark(_ root: SourceNode) -> Bool { root["mark"]?.string != nil || root["mark"]?["type"] != nil }

  /// Vega-Lite's charts are views; Vega's are marks and scales.
  private static func isLite(_ root: SourceNode) -> Bool {
    if let schema = root["$schema"]?.string { return schema.contains("vega-lite") }
    let isComposed = ["layer", "concat", "hconcat", "vconcat"].contains { root[$0]?.items != nil }
    return root["encoding"]?.members != nil && (isMark(root) || isComposed)
  }

  /// In a program, too.
  static func recognises(object input: ThemeInput) -> Bool { recognises(input) && saysColors(input) }

  /// A chart that says nowhere what is drawn in which colour shows Vega's: it is data, and no theme.
  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { saysColors(input) }

  private static func saysColors(_ input: ThemeInput) -> Bool {
    func isColor(_ node: SourceNode) -> Bool {
      node.string.map { (try? WrittenColor(css: $0, at: node.range)) != nil } ?? false
    }
    return input.root?.anyNode { node in
      if node["config"]?.members != nil || node["scheme"] != nil { return true }
      return ["color", "fill", "stroke", "range"].contains { key in
        [node[key], node[key]?["value"]].contains { value in
          value.map { isColor($0) || $0.items?.contains(where: isColor) ?? false } ?? false
        }
      }
    } ?? false
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a Vega chart", "a JSON object"))
    let values = VegaValues(root, record: reading.record)
    let drawn =
      isLite(root.node)
      ? VegaLiteChart(root, values: values).drawn() : VegaChart(root, values: values).drawn()
    try reading.checkSeries(drawn.series.count)
    var mode = ThemeMode(series: drawn.series, ramps: drawn.ramps)
    drawn.guides.fill(&mode)
    mode.usage.outline = drawn.outline
    var texts = DistinctTexts(mode)
    for text in drawn.texts { texts.add("text marks", text, on: .plotBackground) }
    mode.texts += texts.texts
    mode.repeatedTexts += texts.repeated
    guard !drawn.series.isEmpty || !drawn.ramps.isEmpty || !reading.record.problems.isEmpty else {
      guard let left = reading.record.unjudged.first else { throw ThemeProblem.noColors(of: label, path: reading.path) }
      throw ThemeProblem(
        Refusal.setsNoCheckedColors(label), reason: .noChartColors, help: left.text, path: reading.path,
        doubt: .computed)
    }
    let title = root["title"]?.node.string ?? root["title"]?["text"]?.node.string ?? root["name"]?.node.string
    return ThemeContent(name: title, modes: [mode])
  }
}
