import PaletteRules
import SourceText

/// What `echarts.registerTheme` takes, saved as JSON (ECharts handbook, "Style › Theme"); an option with `series` too.
enum EChartsTheme: ThemeFormat {
  static let name = "echarts-theme"
  static let label = "ECharts theme"
  static let vocabulary: MarkerVocabulary? = .echarts

  /// Objects next to `color`: components and kinds of series (apache/echarts 6, `src/export/components.ts` and
  /// `charts.ts`).
  private static let companions = [
    "categoryAxis", "valueAxis", "logAxis", "timeAxis", "visualMap", "timeline", "textStyle", "legend", "title",
    "tooltip", "toolbox", "dataZoom", "markPoint", "grid", "axisPointer", "geo", "aria", "line", "bar", "pie",
    "scatter", "candlestick", "graph", "gauge", "map", "radar", "funnel", "sankey", "boxplot", "parallel",
  ]

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root.map(unwrapped) else { return false }
    guard root["color"]?.items != nil else { return isOption(root) }
    return companions.contains { root[$0]?.members != nil } || root["backgroundColor"]?.string != nil
      || root["backgroundColor"]?.members != nil || root["darkMode"]?.boolean != nil
  }

  /// The options below `baseOption`, and a registered theme below `theme`; otherwise the object itself.
  private static func unwrapped(_ root: SourceNode) -> SourceNode {
    key(of: root).flatMap { root[$0] } ?? root
  }

  private static func key(of root: SourceNode) -> String? {
    if root["baseOption"]?.members != nil { return "baseOption" }
    return root["theme"].map(isRegistered) ?? false ? "theme" : nil
  }

  /// Whether an object `theme` is what `registerTheme` takes: the builder writes `axes`, this the kinds of axes.
  static func isRegistered(_ theme: SourceNode) -> Bool {
    theme["color"]?.items != nil && theme["axes"] == nil && companions.contains { theme[$0]?.members != nil }
  }

  /// Whether these are options that give each series its colour. Highcharts' have an object `chart`.
  private static func isOption(_ root: SourceNode) -> Bool {
    guard !root.holdsOne(of: ["chart", "plotOptions", "colors", "$schema", "palettecheck"]) else { return false }
    let parts = ["xAxis", "yAxis", "tooltip", "legend", "grid", "dataset", "visualMap", "radar", "geo", "polar"]
    let entries = root["series"]?.items ?? []
    return entries.contains { $0["type"]?.string != nil } && root.holdsOne(of: parts)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let whole = try reading.object(or: Refusal.otherForm("an ECharts theme", "a JSON object"))
    let root = key(of: whole.node).flatMap { whole[$0] } ?? whole
    let axes = EChartsAxes(root)
    var parts = EChartsParts()
    parts.series = root["color"]
    parts.background = root["backgroundColor"]
    parts.isDark = root["darkMode"]?.node.boolean == true
    parts.text = axes.label ?? root["textStyle"]?["color"]
    parts.axis = axes.line
    parts.grid = axes.grid
    parts.gridIsHidden = axes.gridIsHidden
    let title = root["title"]
    parts.texts = [
      (root["textStyle"]?["color"], "textStyle.color", root["textStyle"]),
      (title?["textStyle"]?["color"], "title.textStyle.color", title?["textStyle"]),
      (title?["subtextStyle"]?["color"], "title.subtextStyle.color", title?["subtextStyle"]),
      (root["legend"]?["textStyle"]?["color"], "legend.textStyle.color", root["legend"]?["textStyle"]),
    ]
    parts.texts += axes.labels
    if whole.node["baseOption"] != nil {
      parts.unread = ["media", "options"].filter { !(whole.node[$0]?.items?.isEmpty ?? true) }
    }
    parts.graph = root["graph"]?["color"]
    parts.ramp = root["visualMap"]?["inRange"]?["color"] ?? root["visualMap"]?["color"]
    parts.rampIsDescending = root["visualMap"]?["inRange"]?["color"] == nil
    parts.symbol = (root["line"]?["symbol"], "line.symbol")
    parts.candlestick = root["candlestick"]?["itemStyle"]
    parts.lineType = root["line"]?["lineStyle"]?["type"]
    parts.decal = root["aria"]?["decal"]
    parts.option = root["series"].map { _ in root }
    return try parts.content(of: label, named: whole.node["name"]?.string, reading)
  }
}

/// The axis settings of a registered theme: labels and lines of the category axis, grid lines of the value axis; those of
/// an option's own axes.
private struct EChartsAxes {
  var label: PlacedNode?
  /// The labels and names of every axis, each with its name and the settings that hold its size.
  var labels: [(color: PlacedNode?, name: String, style: PlacedNode?)] = []
  var line: PlacedNode?
  var grid: PlacedNode?
  var gridIsHidden = false

  init(_ root: PlacedNode) {
    let own = ["xAxis", "yAxis"].map { key in root[key].map { $0.items ?? [$0] } ?? [] }
    let across = ["categoryAxis", "timeAxis", "valueAxis", "logAxis"].compactMap { root[$0] } + own[0] + own[1]
    let along = ["valueAxis", "logAxis", "timeAxis", "categoryAxis"].compactMap { root[$0] } + own[1] + own[0]
    for axis in across {
      if Self.isShown(axis["axisLabel"]) {
        let label = axis["axisLabel"]
        labels.append((Self.color(label), "\(axis.name).axisLabel.color", label))
      }
      let title = axis["nameTextStyle"]
      labels.append((title?["color"], "\(axis.name).nameTextStyle.color", title))
    }
    // `textStyle` held the colour before ECharts 3.
    label =
      across.lazy.filter { Self.isShown($0["axisLabel"]) }
      .compactMap { Self.color($0["axisLabel"]) }.first
    line =
      across.lazy.filter { Self.isShown($0["axisLine"]) }.compactMap { $0["axisLine"]?["lineStyle"]?["color"] }.first
      ?? across.lazy.filter { Self.isShown($0["axisTick"]) }
      .compactMap { $0["axisTick"]?["lineStyle"]?["color"] }.first
    let lines = along.compactMap { $0["splitLine"] }
    let drawn = lines.filter { Self.isShown($0) && $0["lineStyle"]?["color"] != nil }
    grid = (drawn.first ?? lines.first { $0["lineStyle"]?["color"] != nil })?["lineStyle"]?["color"]
    gridIsHidden = !lines.isEmpty && !lines.contains(where: Self.isShown)
  }

  private static func color(_ label: PlacedNode?) -> PlacedNode? {
    label?["color"] ?? label?["textStyle"]?["color"]
  }

  private static func isShown(_ part: PlacedNode?) -> Bool { part?["show"]?.node.boolean != false }
}
