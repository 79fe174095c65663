import PaletteRules
import SourceText

/// A project of the ECharts theme builder: `{"version", "themeName", "theme": {"color", "axes", …}}`.
///
/// With `axisSeperateSetting` the builder writes out the axes of type `category` and `value` and never `all`
/// (apache/echarts-theme-builder, `src/utils/themeGenerator.ts`, `getAxisConfig`).
enum EChartsBuilder: ThemeFormat {
  static let name = "echarts-builder"
  static let label = "ECharts theme builder project"
  static let vocabulary: MarkerVocabulary? = .echarts

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, let theme = root["theme"], !EChartsTheme.isRegistered(theme) else { return false }
    // A project whose colours were taken out is still one.
    return theme["color"]?.items != nil
      || root["themeName"]?.string != nil && theme.holdsOne(of: ["backgroundColor", "titleColor", "axes", "seriesCnt"])
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let theme = reading.input.placedRoot?["theme"], theme.node.members != nil else {
      throw ThemeProblem(Refusal.noBuilderTheme(), path: reading.path)
    }
    let isSeparate = theme["axisSeperateSetting"]?.node.boolean == true
    let across = axis(isSeparate ? "category" : "all", of: theme)
    let along = axis(isSeparate ? "value" : "all", of: theme)
    var parts = EChartsParts()
    parts.series = theme["color"]
    parts.background = theme["backgroundColor"]
    parts.text = isOff("axisLabelShow", across) ? nil : across?["axisLabelColor"]
    // Numbers and truth values are often texts in these files; an axis that is not drawn leaves its ticks.
    if !isOff("axisLineShow", across) {
      parts.axis = across?["axisLineColor"]
    } else if !isOff("axisTickShow", across) {
      parts.axis = across?["axisTickColor"]
    }
    parts.grid = along?["splitLineColor"]
    parts.gridIsHidden = isOff("splitLineShow", along)
    let hasTextColor = theme["textColorShow"]?.node.boolean == true
    parts.texts = [
      (hasTextColor ? theme["textColor"] : nil, "textColor", nil), (theme["titleColor"], "titleColor", nil),
      (theme["subtitleColor"], "subtitleColor", nil), (theme["legendTextColor"], "legendTextColor", nil),
    ]
    for axis in theme["axes"]?.items ?? [] where (axis["type"]?.node.string == "all") != isSeparate {
      guard !isOff("axisLabelShow", axis) else { continue }
      parts.texts.append((axis["axisLabelColor"], "\(axis["type"]?.node.string ?? "") axis labels", nil))
    }
    if hasTextColor, parts.text == nil { parts.text = theme["textColor"] }
    parts.ramp = theme["visualMapColor"]
    parts.rampIsDescending = true
    let hasSymbols = theme["symbolSize"].map { ($0.node.number ?? Double($0.node.string ?? "")) != 0 } ?? true
    if hasSymbols { parts.symbol = (theme["symbol"], "symbol") }
    parts.candlestick = renamed(theme)
    let name = reading.input.placedRoot?["themeName"]?.node.string
    return try parts.content(of: label, named: name, reading)
  }

  private static func axis(_ type: String, of theme: PlacedNode) -> PlacedNode? {
    theme["axes"]?.items?.first { $0["type"]?.node.string == type }
  }

  private static func isOff(_ key: String, _ axis: PlacedNode?) -> Bool {
    guard let node = axis?[key]?.node else { return false }
    return node.boolean == false || node.string == "false"
  }

  /// The candlestick colours under the names that a registered theme gives them.
  private static func renamed(_ theme: PlacedNode) -> PlacedNode? {
    let members = [("kColor", "color"), ("kColor0", "color0")].compactMap { old, new in
      theme.node.member(old).map { SourceNode.Member(key: new, keyRange: $0.keyRange, value: $0.value) }
    }
    guard !members.isEmpty else { return nil }
    return PlacedNode(
      node: SourceNode(.object(members), range: theme.node.range), file: theme.file, pointer: theme.pointer)
  }
}
