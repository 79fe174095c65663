package import PaletteRules
import SourceText

/// A Vega or Vega-Lite configuration, bare or as `{"config": …}`; Altair's themes are such files.
package enum VegaConfig: ThemeFormat {
  package static let name = "vega-config"
  package static let label = "Vega configuration"

  private static let blocks = [
    "arc", "area", "bar", "line", "mark", "point", "rect", "circle", "square", "symbol", "view", "axis", "axisX",
    "axisY",
    "range", "style", "legend", "title", "header",
  ]
  /// What no other format calls its blocks: one is enough.
  private static let ownBlocks = ["axisX", "axisY", "axisBand", "axisQuantitative", "axisTemporal", "axisDiscrete"]
  private static let ranges = ["category", "ordinal", "heatmap", "ramp", "diverging"]

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root.members != nil, !VegaSpec.recognises(input) else { return false }
    if VegaSpec.isVega(root) { return true }
    let config = root["config"] ?? root
    if let range = config["range"], ranges.contains(where: { range[$0]?.items != nil || range[$0]?["scheme"] != nil }) {
      return true
    }
    if ownBlocks.contains(where: { holdsAttributes(config[$0]) }) || config["style"]?["guide-label"] != nil {
      return true
    }
    return blocks.count { holdsAttributes(config[$0]) } >= (root["config"] == nil ? 2 : 1)
  }

  /// An object of settings, unlike a group of tokens of the same name.
  private static func holdsAttributes(_ node: SourceNode?) -> Bool {
    node?.members?.contains { $0.value.members == nil } ?? false
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a Vega configuration is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    if let document = input.document { record.note(document, of: input.file) }
    let config = root["config"] ?? root
    let values = VegaValues(root, record: record)
    var mode = ThemeMode()
    let marks = VegaMarkColors(config: config, values: values)
    mode.series = try series(config, marks, values, of: input, options: options)
    mode.ramps = ramps(config["range"], values)
    if let shapes = config["range"]?["symbol"]?.items, !shapes.isEmpty, mode.series.count > 1 {
      record.note(
        "range.symbol lists \(shapes.count) shapes: they tell series apart in charts that encode 'shape' by the field of "
          + "the colours, and are not counted here")
    }
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    guides.fill(&mode)
    guard !mode.isWithoutColors || !record.problems.isEmpty else {
      throw ThemeProblem.noColors(of: label, path: input.file.path, note: record.unjudged.first)
    }
    var theme = Theme(
      path: input.file.path, format: name, formatLabel: label, name: root["name"]?.node.string, modes: [mode],
      notes: record.notes, remarks: record.remarks, problems: record.problems)
    theme.unjudged = record.unjudged
    if mode.series.isEmpty, mode.ramps.isEmpty { theme.unjudged.append("the colours of marks: this file has none") }
    return theme
  }

  private static func series(
    _ config: PlacedNode, _ marks: VegaMarkColors, _ values: VegaValues, of input: ThemeInput, options: ReadingOptions
  ) throws(ThemeProblem) -> [Series] {
    let alone = marks.all()
    guard let place = config["range"]?["category"],
      let range = VegaRange(place, ranges: config["range"], record: values.record)
    else {
      if alone.isEmpty {
        values.record.note("range.category is not set: Vega's own scheme 'tableau10' would be drawn; it is not judged")
      }
      return alone
    }
    guard let list = range.dealt(to: [], values: values) else {
      values.record.note("\(range.token) is a scheme to be blended: as many colours as the data have values")
      return alone
    }
    let series = try list.series(tokenPrefix: range.token, of: input.file, options: options, record: values.record)
    let others = alone.filter { mark in !series.contains { $0.color.hex == mark.color.hex } }
    if !others.isEmpty {
      let words = others.map { "\($0.name) \($0.color.hex)" }.joined(separator: ", ")
      values.record.note("marks that no scale colours are not judged: \(words)")
    }
    return series
  }

  private static func ramps(_ ranges: PlacedNode?, _ values: VegaValues) -> [Ramp] {
    ["heatmap", "ramp", "ordinal", "diverging"].compactMap { name in
      guard let place = ranges?[name], let range = VegaRange(place, ranges: ranges, record: values.record) else {
        return nil
      }
      return range.ramp(
        named: name, kind: name == "diverging" ? .diverging : .sequential, inClasses: name == "ordinal", values: values)
    }
  }
}
