import PaletteRules
import SourceText

/// A project of the ECharts theme builder: `{"version", "themeName", "theme": {"color", "axes", …}}`.
///
/// With `axisSeperateSetting` the builder writes out the axes of type `category` and `value` and never `all`
/// (apache/echarts-theme-builder, `src/utils/themeGenerator.ts`, `getAxisConfig`).
enum EChartsBuilder: OptionsFormat {
  static let name = "echarts-builder"
  static let label = "ECharts theme builder project"
  static let vocabulary: MarkerVocabulary? = .echarts

  static let spelling = OptionsSpelling(
    expectation: Refusal.noBuilderTheme(), requires: ["theme"], title: ["themeName"],
    asksSeries: true, unjudged: ["kColor", "kColor0"])

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.series = try options.series("color", as: "color")
    EChartsTheme.readRamp(&options, nil, highToLow: "visualMapColor")
    let isSeparate = options.place("axisSeperateSetting")?.node.boolean == true
    let axes = options.place("axes")?.items ?? []
    func axis(_ type: String) -> PlacedNode? { axes.first { $0["type"]?.node.string == (isSeparate ? type : "all") } }
    let (across, along) = (axis("category"), axis("value"))
    let text = isOff("axisLabelShow", across) ? nil : options.color(of: across?["axisLabelColor"])
    let ownText = options.place("textColorShow")?.node.boolean == true ? options.color("textColor") : nil
    options.mode.text = text ?? ownText
    // An axis that is not drawn leaves its ticks.
    let line = isOff("axisLineShow", across) ? (isOff("axisTickShow", across) ? nil : "axisTickColor") : "axisLineColor"
    options.mode.axis = line.flatMap { options.color(of: across?[$0]) }
    EChartsTheme.readGrid(&options, along?["splitLineColor"], isDrawn: !isOff("splitLineShow", along))
    options.label("textColor", ownText)
    for key in ["titleColor", "subtitleColor", "legendTextColor"] { options.label(key, options.color("\(key)")) }
    for axis in axes where (axis["type"]?.node.string == "all") != isSeparate && !isOff("axisLabelShow", axis) {
      options.label("\(axis["type"]?.node.string ?? "") axis labels", options.color(of: axis["axisLabelColor"]))
    }
    EChartsTheme.readGround(&options)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, let theme = root["theme"], !EChartsTheme.isRegistered(theme) else { return false }
    // A project whose colours were taken out is still one.
    return theme["color"]?.items != nil
      || root["themeName"]?.string != nil && theme.holdsOne(of: ["backgroundColor", "titleColor", "axes", "seriesCnt"])
  }

  static func layers(of root: PlacedNode) -> [PlacedNode] { [root["theme"]].compactMap(\.self) }

  /// Numbers and truth values are often texts in these files.
  private static func isOff(_ key: String, _ axis: PlacedNode?) -> Bool {
    guard let node = axis?[key]?.node else { return false }
    return node.boolean == false || node.string == "false"
  }
}
