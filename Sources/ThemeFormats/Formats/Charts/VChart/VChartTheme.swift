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
      palette?[$0].flatMap { color($0, palette, record) }
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
    return record.color(palette?[key] ?? place["default"], opacity: place["a"], token: place.name)
  }

  // MARK: Schemes

  /// The colours of all charts: a list, or lists for more and more values, of which a chart takes the first that is long enough
  /// (`ProgressiveDataScheme`) and the longest counts here.
  private static func readSchemes(_ options: inout OptionsReader) throws(ThemeProblem) {
    for (key, _, scheme) in options.root["colorScheme"]?.members ?? [] where key != "default" {
      options.record.leave(.besideSeries, scheme.name)
    }
    guard let scheme = options.place("colorScheme/default/dataScheme", "colorScheme/default") else { return }
    let lists = (scheme.items ?? []).compactMap { $0["scheme"].flatMap { $0.items == nil ? nil : $0 } }
    let read = (lists.isEmpty ? [scheme] : lists).map { ($0, options.listed($0, as: "dataScheme")) }
    guard let longest = read.max(by: { $0.1.items.count < $1.1.items.count }) else { return }
    let hexes = Set(longest.1.items.map(\.color.hex))
    for (place, list) in read where !hexes.isSuperset(of: list.items.map(\.color.hex)) {
      options.record.leave(.besideSeries, place.name)
    }
    options.mode.series = try longest.1.series(tokenPrefix: "dataScheme", options.reading)
  }
}
