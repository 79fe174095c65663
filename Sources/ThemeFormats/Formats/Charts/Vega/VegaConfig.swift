import PaletteRules
import SourceText

/// A Vega or Vega-Lite configuration, bare or as `{"config": …}`; Altair's themes are such files.
enum VegaConfig: ThemeFormat {
  static let name = "vega-config"
  static let label = "Vega configuration"
  static let vocabulary: MarkerVocabulary? = .vega

  private static let blocks = [
    "arc", "area", "bar", "line", "mark", "point", "rect", "circle", "square", "symbol", "view", "axis", "axisX",
    "axisY", "range", "style", "legend", "title", "header",
  ]
  /// What no other format calls its blocks: one is enough.
  private static let ownBlocks = ["axisX", "axisY", "axisBand", "axisQuantitative", "axisTemporal", "axisDiscrete"]
  private static let ranges = ["category", "ordinal", "heatmap", "ramp", "diverging"]

  /// In a program many objects have a `line` and a `legend`: a range, or what only Vega calls so, must be there.
  static func recognises(object input: ThemeInput) -> Bool {
    guard recognises(input), let root = input.root else { return false }
    let config = root["config"] ?? root
    if VegaSpec.isVega(root) || ranges.contains(where: { config["range"]?[$0] != nil }) { return true }
    let axes = ["axis"] + ownBlocks
    return config["style"]?["guide-label"] != nil
      || axes.contains { config[$0]?.holdsOne(of: ["domainColor", "gridColor", "labelColor", "tickColor"]) ?? false }
  }

  static func recognises(_ input: ThemeInput) -> Bool {
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

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a Vega configuration", "a JSON object"))
    let record = reading.record
    let config = root["config"] ?? root
    let values = VegaValues(root, record: record)
    var mode = ThemeMode()
    let marks = VegaMarks(config: config, values: values)
    mode.series = try series(config, marks, values, reading)
    mode.ramps = ramps(config["range"], values)
    var guides = VegaGuides(config: config, values: values)
    guides.holders = [root]
    guides.fill(&mode)
    if mode.series.isEmpty, !mode.isWithoutColors, config["range"]?["category"] == nil,
      let own = VegaRange(named: "category", usedAt: config["range"] ?? config, ranges: nil, record: record)
    {
      // Vega draws in its own scheme.
      mode.series = try own.dealt(to: [], values: values)?.series(tokenPrefix: own.token, reading) ?? []
    }
    try reading.requireColors(in: [mode], of: label)
    return ThemeContent(name: root["name"]?.node.string, modes: [mode])
  }

  private static func series(
    _ config: PlacedNode, _ marks: VegaMarks, _ values: VegaValues, _ reading: Reading
  ) throws(ThemeProblem) -> [Series] {
    let alone = marks.all()
    let ranges = config["range"]
    guard let place = ranges?["category"], let range = VegaRange(place, ranges: ranges, record: values.record) else {
      return alone
    }
    guard let list = range.dealt(to: [], values: values) else {
      values.record.leave(.unknownColor, range.token)
      return alone
    }
    let series = try list.series(tokenPrefix: range.token, reading)
    let others = alone.filter { mark in !series.contains { $0.color.hex == mark.color.hex } }
    for mark in others { values.record.leave(.besideSeries, mark.token) }
    return series
  }

  private static func ramps(_ ranges: PlacedNode?, _ values: VegaValues) -> [Ramp] {
    ["heatmap", "ramp", "ordinal", "diverging"].flatMap { name -> [Ramp] in
      guard let place = ranges?[name], let range = VegaRange(place, ranges: ranges, record: values.record) else {
        return []
      }
      return range.ramp(
        named: name, kind: name == "diverging" ? .diverging : .sequential, isOrdinal: name == "ordinal", values: values)
    }
  }
}
