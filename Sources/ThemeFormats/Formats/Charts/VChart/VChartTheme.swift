import PaletteRules
import SourceText

/// A theme of VChart: `{"colorScheme": {"default": {"dataScheme": […], "palette": {"backgroundColor": …}}}, …}`.
///
/// Source: VChart 2.1, `ITheme` and `IThemeColorScheme`; what draws which part is that of its built-in themes
/// (`theme/builtin/common`), which every theme is laid over.
enum VChartTheme: ThemeFormat {
  static let name = "vchart"
  static let label = "VChart theme"

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let scheme = input.root?["colorScheme"]?["default"] else { return false }
    return VChartScheme.isList(scheme) || scheme["dataScheme"].map(VChartScheme.isList) ?? false
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot, let schemes = root["colorScheme"], let scheme = schemes["default"] else {
      throw ThemeProblem("a VChart theme is an object with 'colorScheme'", path: reading.path)
    }
    let record = reading.record
    let colors = VChartColors(palette: scheme["palette"], record: record)
    var mode = ThemeMode()
    mode.background = colors.surface(root["background"]) ?? colors.surface(named: "backgroundColor")
    if root["type"]?.node.string == "dark" { mode.name = "dark" }
    let axis = root.at(["component", "axis"])
    mode.text = colors.color(axis?.at(["label", "style"]), "fill", or: "axisLabelFontColor")
    mode.axis = colors.color(axis?.at(["domainLine", "style"]), "stroke", or: "axisDomainColor")
    mode.gridlines = colors.color(axis?.at(["grid", "style"]), "stroke", or: "axisGridColor")
    var texts = DistinctTexts(mode)
    texts.add("axis titles", colors.color(axis?.at(["title", "style"]), "fill", or: "secondaryFontColor"))
    let title = root.at(["component", "title"])
    texts.add("title", colors.color(title?["textStyle"], "fill", or: "primaryFontColor"))
    texts.add("subtitle", colors.color(title?["subtextStyle"], "fill", or: "tertiaryFontColor"))
    let legend = root.at(["component", "discreteLegend", "item", "label", "style"])
    texts.add("legend", colors.color(legend, "fill", or: "secondaryFontColor"))
    mode.texts = texts.texts
    mode.repeatedTexts = texts.repeated

    var lists = try VChartScheme.lists(of: scheme, called: "the theme", colors, reading)
    for other in schemes.members ?? [] where other.key != "default" {
      // A chart of its own kind takes the palette of its scheme, and else that of all.
      let own = VChartColors(palette: other.value["palette"] ?? scheme["palette"], record: record)
      lists += try VChartScheme.lists(of: other.value, called: other.key, own, reading)
    }
    var content = ThemeContent(name: root["name"]?.node.string, modes: [mode])
    content.palettes = lists
    content.leaveContained(record)
    if content.palettes.count == 1, let only = content.palettes.first {
      content.modes[0].series = ListedColors(only).series(tokenPrefix: "dataScheme")
      content.palettes = []
    }
    guard !content.palettes.isEmpty || !content.modes[0].isWithoutColors else {
      throw record.problems.first ?? .noColors(of: label, path: reading.path)
    }
    return content
  }
}
