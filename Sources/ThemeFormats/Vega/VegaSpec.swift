package import PaletteRules
import SourceText

/// A whole Vega or Vega-Lite chart: the colours that its scales and marks draw, on what its configuration says.
package enum VegaSpec: ThemeFormat {
  package static let name = "vega-spec"
  package static let label = "Vega or Vega-Lite chart"

  package static func recognises(_ input: ThemeInput) -> Bool {
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

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a Vega chart is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    if let document = input.document { record.note(document, of: input.file) }
    let values = VegaValues(root, record: record)
    var drawn =
      isLite(root.node)
      ? VegaLiteChart(root, values: values).drawn() : VegaChart(root, values: values).drawn()
    if drawn.series.count > options.maxSeries {
      throw ThemeProblem.tooManySeries(drawn.series.count, path: input.file.path, options: options)
    }
    if drawn.series.count > ListedColors.longestPalette {
      record.note(ListedColors.tooLongForAChart(drawn.series.count))
    }
    drawn.guides.fill(&drawn.mode)
    drawn.mode.series = drawn.series
    drawn.mode.ramps = drawn.ramps
    drawn.mode.usage.outline = drawn.outline
    var texts = TextRoles(drawn.mode)
    for text in drawn.texts { texts.add("text marks", text, on: .plotBackground) }
    drawn.mode.texts += texts.texts
    drawn.mode.repeatedTexts += texts.repeated
    guard !drawn.series.isEmpty || !drawn.ramps.isEmpty || !record.problems.isEmpty else {
      throw ThemeProblem.noColors(of: label, path: input.file.path, note: record.unjudged.first)
    }
    var theme = Theme(
      path: input.file.path, format: name, formatLabel: label, name: title(root), modes: [drawn.mode],
      notes: record.notes, remarks: record.remarks, problems: record.problems)
    theme.unjudged = record.unjudged
    return theme
  }

  private static func title(_ root: PlacedNode) -> String? {
    root["title"]?.node.string ?? root["title"]?["text"]?.node.string ?? root["name"]?.node.string
  }
}
