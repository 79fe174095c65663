import PaletteRules
import SourceText

/// A theme of VChart: `{"colorScheme": {"default": {"dataScheme": […], "palette": {"backgroundColor": …}}}, …}`.
///
/// Source: VChart 2.1, `ITheme` and `IThemeColorScheme`; what draws which part is that of its built-in themes
/// (`theme/builtin/common`), which every theme is laid over.
enum VChartTheme: OptionsFormat {
  static let name = "vchart"
  static let label = "VChart theme"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a VChart theme", "an object with 'colorScheme'"), requires: ["colorScheme/default"],
    title: ["name"],
    nullCounts: true, withoutColors: .firstProblem)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("background", or: "colorScheme/default/palette/backgroundColor")
    if options.place("type")?.node.string == "dark" { options.mode.name = "dark" }
    func color(_ style: String, _ property: String = "fill", or key: String) -> ThemeColor? {
      let style = "component/\(style)"
      return options.color(
        "\(style)/\(property)", fadedBy: "\(style)/opacity", "\(style)/\(property)Opacity", standard: key)
    }
    options.mode.text = color("axis/label/style", or: "axisLabelFontColor")
    options.mode.axis = color("axis/domainLine/style", "stroke", or: "axisDomainColor")
    options.mode.gridlines = color("axis/grid/style", "stroke", or: "axisGridColor")
    options.label("axis titles", color("axis/title/style", or: "secondaryFontColor"))
    options.label("title", color("title/textStyle", or: "primaryFontColor"))
    options.label("subtitle", color("title/subtextStyle", or: "tertiaryFontColor"))
    options.label("legend", color("discreteLegend/item/label/style", or: "secondaryFontColor"))
    try readSchemes(&options)
  }

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let scheme = input.root?["colorScheme"]?["default"] else { return false }
    return VChartScheme.isList(scheme) || scheme["dataScheme"].map(VChartScheme.isList) ?? false
  }

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    let colors = VChartColors(palette: root["colorScheme"]?["default"]?["palette"], record: record)
    return OptionColors { place, _ in
      colors.color(place)
    } standard: {
      colors.color(colors.named($0))
    }
  }

  /// The lists of colours: series where there is one, otherwise palettes.
  private static func readSchemes(_ options: inout OptionsReader) throws(ThemeProblem) {
    guard let schemes = options.root["colorScheme"], let scheme = schemes["default"] else { return }
    func lists(_ place: PlacedNode, _ name: String) throws(ThemeProblem) -> [NamedPalette] {
      // A chart of its own kind takes the palette of its scheme, and else that of all.
      let colors = VChartColors(palette: place["palette"] ?? scheme["palette"], record: options.record)
      return try VChartScheme.lists(of: place, called: name, colors, options.reading)
    }
    var content = ThemeContent(modes: [])
    content.palettes = try lists(scheme, "the theme")
    for other in schemes.members ?? [] where other.key != "default" {
      content.palettes += try lists(other.value, other.key)
    }
    // A scheme for fewer series takes its colours from the one for more.
    let all = content.palettes.map { Set($0.colors.map(\.hex)) }
    content.palettes.removeAll { part in all.contains { $0.isStrictSuperset(of: part.colors.map(\.hex)) } }
    if content.palettes.count == 1, let only = content.palettes.first {
      let items = only.colors.map { ListedColors.Item(color: $0, label: nil) }
      options.mode.series = ListedColors(items: items).series(tokenPrefix: "dataScheme")
    } else {
      options.palettes = content.palettes
    }
  }
}
