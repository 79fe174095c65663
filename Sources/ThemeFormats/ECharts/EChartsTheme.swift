package import Palette
import SourceText

/// What `echarts.registerTheme` takes, saved as JSON (ECharts handbook, "Style › Theme"); an option with `series` too.
package enum EChartsTheme: ThemeFormat {
  package static let name = "echarts-theme"
  package static let label = "ECharts theme"

  /// Objects that stand beside `color`: components and kinds of series (apache/echarts 6, `src/export/components.ts` and
  /// `charts.ts`).
  private static let companions = [
    "categoryAxis", "valueAxis", "logAxis", "timeAxis", "visualMap", "timeline", "textStyle", "legend", "title",
    "tooltip", "toolbox", "dataZoom", "markPoint", "grid", "axisPointer", "geo", "aria", "line", "bar", "pie",
    "scatter", "candlestick", "graph", "gauge", "map", "radar", "funnel", "sankey", "boxplot", "parallel",
  ]

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root["color"]?.items != nil else { return false }
    return companions.contains { root[$0]?.members != nil } || root["backgroundColor"]?.string != nil
      || root["backgroundColor"]?.members != nil || root["darkMode"]?.boolean != nil
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("an ECharts theme is a JSON object", path: input.file.path)
    }
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
    parts.ramp = root["visualMap"]?["inRange"]?["color"] ?? root["visualMap"]?["color"]
    parts.rampIsDescending = root["visualMap"]?["inRange"]?["color"] == nil
    parts.symbol = (root["line"]?["symbol"], "line.symbol")
    parts.candlestick = root["candlestick"]?["itemStyle"]
    parts.lineType = root["line"]?["lineStyle"]?["type"]
    parts.decal = root["aria"]?["decal"]
    parts.option = root["series"].map { _ in root }
    return try parts.theme(of: Self.self, named: nil, input, options: options)
  }
}

/// The axis settings of a registered theme: labels and lines of the category axis, grid lines of the value axis.
private struct EChartsAxes {
  var label: PlacedNode?
  var line: PlacedNode?
  var grid: PlacedNode?
  var gridIsHidden = false

  init(_ root: PlacedNode) {
    let across = ["categoryAxis", "timeAxis", "valueAxis", "logAxis"].compactMap { root[$0] }
    let along = ["valueAxis", "logAxis", "timeAxis", "categoryAxis"].compactMap { root[$0] }
    // `textStyle` held the colour before ECharts 3.
    label =
      across.lazy.filter { Self.isShown($0["axisLabel"]) }
      .compactMap { $0["axisLabel"]?["color"] ?? $0["axisLabel"]?["textStyle"]?["color"] }.first
    line =
      across.lazy.filter { Self.isShown($0["axisLine"]) }.compactMap { $0["axisLine"]?["lineStyle"]?["color"] }.first
      ?? across.lazy.filter { Self.isShown($0["axisTick"]) }
      .compactMap { $0["axisTick"]?["lineStyle"]?["color"] }.first
    let lines = along.compactMap { $0["splitLine"] }
    let drawn = lines.filter { Self.isShown($0) && $0["lineStyle"]?["color"] != nil }
    grid = (drawn.first ?? lines.first { $0["lineStyle"]?["color"] != nil })?["lineStyle"]?["color"]
    gridIsHidden = !lines.isEmpty && !lines.contains(where: Self.isShown)
  }

  private static func isShown(_ part: PlacedNode?) -> Bool { part?["show"]?.node.boolean != false }
}
