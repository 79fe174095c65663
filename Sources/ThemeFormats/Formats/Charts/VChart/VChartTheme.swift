import Colorimetry
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
    title: ["name"], nullCounts: true)

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
    guard let scheme = input.root?["colorScheme"]?["default"], let items = (scheme["dataScheme"] ?? scheme).items
    else { return false }
    // What is no colour is reported where the list is read.
    return !items.isEmpty
      && (items.allSatisfy { $0["scheme"]?.items != nil }
        || items.allSatisfy { $0.string != nil || $0["type"]?.string == "palette" })
  }

  // MARK: Colours

  static func colors(of root: PlacedNode, _ record: ReadingRecord) -> OptionColors {
    let palette = root["colorScheme"]?["default"]?["palette"]
    return OptionColors { place, _ in
      color(place, palette, record)
    } standard: {
      named($0, palette).flatMap { color($0, palette, record) }
    }
  }

  /// A colour as it is written, or named with its opacity: `{"type": "palette", "key": "axisLabelFontColor", "a": 0.65}`; nil
  /// when it is changed in lightness.
  private static func color(_ place: PlacedNode, _ palette: PlacedNode?, _ record: ReadingRecord) -> ThemeColor? {
    guard place.node["type"]?.string == "palette", let key = place["key"]?.node.string else {
      return record.color(place, token: place.name)
    }
    guard place["l"] == nil else {
      record.leave(.changedLightness, place.name, key)
      return nil
    }
    return record.color(named(key, palette) ?? place["default"], opacity: place["a"], token: place.name)
  }

  /// The colour of that name in the palette; names of older themes count first (`theme/color-scheme/legacy.ts`).
  private static func named(_ key: String, _ palette: PlacedNode?) -> PlacedNode? {
    let pairs = [
      ("titleFontColor", "primaryFontColor"), ("labelFontColor", "tertiaryFontColor"),
      ("axisFontColor", "axisLabelFontColor"),
    ]
    let names = pairs.first { $0.0 == key || $0.1 == key } ?? (key, key)
    return palette?[names.0] ?? palette?[names.1]
  }

  // MARK: Schemes

  /// The lists of colours: series where there is one, otherwise palettes.
  private static func readSchemes(_ options: inout OptionsReader) throws(ThemeProblem) {
    let schemes = options.root["colorScheme"]?.members?.map { (key: $0.key, value: $0.value) } ?? []
    let ordered = schemes.filter { $0.key == "default" } + schemes.filter { $0.key != "default" }
    var content = ThemeContent(modes: [])
    for (key, scheme) in ordered {
      // A chart of its own kind takes the palette of its scheme, and else that of all.
      let palette = scheme["palette"] ?? ordered.first?.value["palette"]
      // Lists for more and more values, of which a chart takes the first that is long enough (`ProgressiveDataScheme`).
      let place = scheme["dataScheme"] ?? scheme
      let parts = (place.items ?? []).filter { $0["scheme"]?.items != nil }
      for part in parts.isEmpty ? [place] : parts {
        let record = options.record
        let list = ListedColors(part["scheme"] ?? part, token: "dataScheme", record: record) { place, _ in
          color(place, palette, record)
        }
        guard !list.items.isEmpty else { continue }
        try options.reading.checkSeries(list.items.count)
        let most = part["maxDomainLength"]?.node.number.flatMap { Int(exactly: $0) }
        let range = parts.count < 2 ? "" : most.map { ", up to \($0) values" } ?? ", more values"
        content.palettes.append(
          NamedPalette(
            name: (key == "default" ? "the theme" : key) + range, kind: .categorical, colors: list.items.map(\.color)))
      }
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
