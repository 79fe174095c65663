import PaletteRules
import SourceText

/// What `echarts.registerTheme` takes, saved as JSON (ECharts handbook, "Style › Theme"); an option with `series` too.
enum EChartsTheme: OptionsFormat {
  static let name = "echarts-theme"
  static let label = "ECharts theme"
  static let vocabulary: MarkerVocabulary? = .echarts

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("an ECharts theme", "a JSON object"), title: ["name"],
    asksSeries: true,
    unjudged: ["graph/color", "candlestick/itemStyle", "media", "options"])

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    let list = options.place("color").map { options.listed($0, as: "color") } ?? ListedColors()
    let drawn = entries(options, list.isWhole ? list.items.map(\.color) : [])
    options.mode.series =
      drawn.isEmpty
      ? try list.series(tokenPrefix: "color", options.reading)
      : try marks.series(of: drawn, token: "series", options.reading)
    deal(options.place("aria/decal"), to: &options.mode.series)
    readRamp(&options, "visualMap/inRange/color", highToLow: "visualMap/color")
    options.mode.text = options.color(of: labels(options).first) ?? options.color("textStyle/color")
    options.mode.axis = options.color(of: lines(options, ["axisLine", "axisTick"]).first)
    readGrid(&options)
    for key in ["textStyle", "title/textStyle", "title/subtextStyle", "legend/textStyle"] {
      let keys = OptionKeys(stringLiteral: key)
      options.label("\(keys.name).color", options.color("\(key)/color"), size: ThemeText.Size(options.place(keys)))
    }
    for axis in axes(options, across) {
      let label = axis["axisLabel"].flatMap { isShown($0) ? $0 : nil }
      for (part, style) in [("axisLabel", label), ("nameTextStyle", axis["nameTextStyle"])] {
        let place = style.flatMap { $0["color"] ?? $0["textStyle"]?["color"] }
        options.label("\(axis.name).\(part).color", options.color(of: place), size: ThemeText.Size(style))
      }
    }
    readGround(&options, isDark: options.place("darkMode")?.node.boolean == true)
  }

  /// Objects next to `color`: components and kinds of series (apache/echarts 6, `src/export/components.ts` and
  /// `charts.ts`).
  private static let companions = [
    "categoryAxis", "valueAxis", "logAxis", "timeAxis", "visualMap", "timeline", "textStyle", "legend", "title",
    "tooltip", "toolbox", "dataZoom", "markPoint", "grid", "axisPointer", "geo", "aria", "line", "bar", "pie",
    "scatter", "candlestick", "graph", "gauge", "map", "radar", "funnel", "sankey", "boxplot", "parallel",
  ]

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot.flatMap({ layers(of: $0).first?.node }) else { return false }
    guard root["color"]?.items != nil else { return isOption(root) }
    return companions.contains { root[$0]?.members != nil } || root["backgroundColor"]?.string != nil
      || root["backgroundColor"]?.members != nil || root["darkMode"]?.boolean != nil
  }

  /// The options below `baseOption`, and a registered theme below `theme`, before the object itself.
  static func layers(of root: PlacedNode) -> [PlacedNode] {
    let base = root["baseOption"].flatMap { $0.node.members == nil ? nil : $0 }
    return [base ?? root["theme"].flatMap { isRegistered($0.node) ? $0 : nil }, root].compactMap(\.self)
  }

  /// Whether an object `theme` is what `registerTheme` takes: the builder writes `axes`, this the kinds of axes.
  static func isRegistered(_ theme: SourceNode) -> Bool {
    theme["color"]?.items != nil && theme["axes"] == nil && companions.contains { theme[$0]?.members != nil }
  }

  /// Whether these are options that give each series its colour. Highcharts' have an object `chart`.
  private static func isOption(_ root: SourceNode) -> Bool {
    guard !root.holdsOne(of: ["chart", "plotOptions", "colors", "$schema", "palettecheck"]) else { return false }
    let parts = ["xAxis", "yAxis", "tooltip", "legend", "grid", "dataset", "visualMap", "radar", "geo", "polar"]
    return root["series"]?.items?.contains { $0["type"]?.string != nil } ?? false && root.holdsOne(of: parts)
  }

  /// The entries of `series` that have one colour each; the others colour by value, or node by node.
  private static func entries(_ options: OptionsReader, _ turns: [ThemeColor]) -> [MarkSpelling.Entry] {
    let place = options.place("series")
    let entries = place?.items ?? (place?.node.members == nil ? [] : place.map { [$0] } ?? [])
    return entries.enumerated().compactMap { index, entry in
      guard let type = entry["type"]?.node.string, marks.kinds[type] != nil else {
        if let own = ownColor(entry) { options.record.leave(.besideSeries, own.name) }
        return nil
      }
      let kind = type == "line" && entry["areaStyle"]?.node.members != nil ? "area" : type
      // A series takes the first colour of a list.
      let place = marks.color(of: entry, kind: kind)
      let own = options.color(of: place?.items?.first ?? place)
      guard let color = own ?? (turns.isEmpty ? nil : turns[index % turns.count]) else { return nil }
      let holders = [entry, options.place(OptionKeys(stringLiteral: type))].compactMap(\.self)
      return MarkSpelling.Entry(
        color: color, name: entry["name"]?.node.string ?? "series \(index + 1)", kind: kind, holders: holders)
    }
  }
}

extension EChartsTheme {
  /// The first colour that a series of another kind, such as a pie, sets for itself or for one of its parts.
  private static func ownColor(_ entry: PlacedNode) -> PlacedNode? {
    ([entry] + (entry["data"]?.items ?? [])).lazy.compactMap { $0["itemStyle"]?["color"] }.first
  }
}

// MARK: Axes

extension EChartsTheme {
  /// Kinds of axes and the option's own, those that carry labels and lines first.
  private static let across = ["categoryAxis", "timeAxis", "valueAxis", "logAxis", "xAxis", "yAxis"]
  /// The same, those that carry grid lines first.
  private static let along = ["valueAxis", "logAxis", "timeAxis", "categoryAxis", "yAxis", "xAxis"]

  private static func axes(_ options: OptionsReader, _ kinds: [String]) -> [PlacedNode] {
    kinds.flatMap { key in options.place(OptionKeys(stringLiteral: key)).map { $0.items ?? [$0] } ?? [] }
  }

  private static func isShown(_ part: PlacedNode) -> Bool { part["show"]?.node.boolean != false }

  /// The colours of labels that are drawn; `textStyle` held them before ECharts 3.
  private static func labels(_ options: OptionsReader) -> [PlacedNode] {
    axes(options, across).compactMap { $0["axisLabel"] }.filter(isShown)
      .compactMap { $0["color"] ?? $0["textStyle"]?["color"] }
  }

  private static func lines(_ options: OptionsReader, _ parts: [String]) -> [PlacedNode] {
    parts.flatMap { part in axes(options, across).compactMap { $0[part] } }.filter(isShown)
      .compactMap { $0["lineStyle"]?["color"] }
  }

  private static func readGrid(_ options: inout OptionsReader) {
    let lines = axes(options, along).compactMap { $0["splitLine"] }
    let colored = lines.filter { $0["lineStyle"]?["color"] != nil }
    let grid = (colored.first(where: isShown) ?? colored.first)?["lineStyle"]?["color"]
    readGrid(&options, grid, isDrawn: lines.isEmpty || lines.contains(where: isShown))
  }
}

// MARK: What the theme builder shares

extension EChartsTheme {
  /// Grid lines: a colour, or a list of them that they take in turn, of which the first is judged.
  static func readGrid(_ options: inout OptionsReader, _ place: PlacedNode?, isDrawn: Bool) {
    options.mode.gridlines = options.color(of: place?.items?.first ?? place)
    if !isDrawn { options.record.note(.gridNotDrawn, "splitLine.show is false") }
    if let place, let items = place.items, items.count > 1 { options.record.leave(.besideSeries, place.name) }
  }

  /// The colours of `visualMap`; the older list runs from high to low.
  static func readRamp(_ options: inout OptionsReader, _ keys: OptionKeys?, highToLow old: OptionKeys) {
    let place = keys.flatMap { options.place($0) }
    guard let ramp = Ramp(place ?? options.place(old), name: "visualMap", record: options.record) else { return }
    options.mode.ramps = [ramp]
    if place == nil { options.record.note(.highToLow) }
  }

  /// The background, once all that is drawn on it is known.
  static func readGround(_ options: inout OptionsReader, isDark: Bool = false) {
    let marks = options.mode.series.map(\.color) + [options.mode.text].compactMap(\.self)
    options.mode.background = options.gradientSurface("backgroundColor", under: marks)
    if options.mode.background == nil, isDark {
      options.record.note(.darkWithoutGround)
      options.mode.unknownGround = "darkMode is true and no background is set; set it with --background"
    }
    if options.mode.background?.alpha == 0 { options.mode.leaveUnpainted("backgroundColor") }
  }

  /// What the library takes when a theme lists no decals: lines to the left, dots, lines to the right, blocks, a grid and
  /// triangles (apache/echarts 6, `src/model/globalDefault.ts`, `aria.decal.decals`).
  private static let decals: [Series.Pattern?] = [.diagonal, .dots, .diagonalBack, .squares, .crosshatch, nil]

  /// Gives each series the pattern that `aria.decal` lays over it; the list starts again when it is at its end.
  private static func deal(_ decal: PlacedNode?, to series: inout [Series]) {
    guard let decal, decal["show"]?.node.boolean == true else { return }
    let patterns = decal["decals"].map { ($0.items ?? [$0]).map(marks.patternOf) } ?? decals
    guard !patterns.isEmpty else { return }
    for index in series.indices { series[index].pattern = patterns[index % patterns.count] }
  }
}
