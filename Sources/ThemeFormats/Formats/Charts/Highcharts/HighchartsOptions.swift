import PaletteRules
import SourceText

/// Highcharts options as JSON: a theme for `Highcharts.setOptions`, or the options of the export server, where a theme
/// is under `themeOptions` and `globalOptions` is merged with it, the theme's values winning.
enum HighchartsOptions: OptionsFormat {
  static let name = "highcharts"
  static let label = "Highcharts options"
  static let vocabulary: MarkerVocabulary? = .highcharts

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForms("Highcharts options", "a JSON object"), naming: .keys, listsAreFirst: true,
    withoutSeries: .noHighchartsColors)

  static func read(_ options: inout OptionsReader) {
    let record = options.record
    options.mode.ramps = axes("colorAxis", options).compactMap { colorAxis($0.name, $0.place, record) }
    options.mode.text = options.color(
      "xAxis/labels/style/color", or: "yAxis/labels/style/color", "legend/itemStyle/color", "chart/style/color",
      "title/style/color")
    options.mode.axis = options.color("xAxis/lineColor", or: "yAxis/lineColor", "xAxis/tickColor")
    options.mode.gridlines = options.color("yAxis/gridLineColor", or: "xAxis/gridLineColor")
    if options.place("yAxis/gridLineWidth")?.node.number == 0 {
      record.note(.gridNotDrawn, "yAxis.gridLineWidth is 0")
    }
    let marks = options.mode.series.map(\.color)
    let writing = [options.mode.text].compactMap { $0 }
    options.mode.background = options.gradientSurface("chart/backgroundColor", under: writing + marks)
    options.mode.plotBackground = options.gradientSurface("chart/plotBackgroundColor", under: marks)
    if let background = options.mode.background, background.alpha <= 0 {
      record.note(.transparentGround)
    }
    addText("title", "title/style", &options)
    addText("subtitle", "subtitle/style", &options)
    addText("legend.itemStyle", "legend/itemStyle", &options)
    addText("legend.title", "legend/title/style", &options)
    for axis in ["xAxis", "yAxis"] {
      options.label("\(axis).labels", options.color("\(axis)/labels/style/color"))
      addText("\(axis).title", "\(axis)/title/style", &options)
      addTexts(ofEach: axis, &options)
    }
    let labels = "plotOptions/series/dataLabels"
    options.label(
      "dataLabels", options.color("\(labels)/color", or: "\(labels)/style/color"), on: .plotBackground)
  }

  private static func addText(_ name: String, _ style: String, _ options: inout OptionsReader) {
    options.label(name, options.color("\(style)/color"), size: ThemeText.Size(options.place("\(style)")))
  }

  private static let companions = ["chart", "plotOptions", "xAxis", "yAxis", "legend", "title", "colorAxis", "series"]

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot else { return false }
    return layers(of: root).contains { layer in
      if ApexChartsOptions.areOptions(layer.node) { return false }
      if layer["colors"]?.items != nil || HighchartsPalette.exists(in: layer) {
        return companions.contains { layer[$0]?.node.members != nil || layer[$0]?.items != nil }
      }
      return layer["chart"]?.node.members != nil
        && (layer["series"]?.items != nil || layer["plotOptions"]?.node.members != nil)
    }
  }

  /// `themeOptions`, then `globalOptions`, then the file's own top; and below `export`, as the export server's configuration
  /// writes them.
  static func layers(of root: PlacedNode) -> [PlacedNode] {
    let holders = [root["export"], root].compactMap { $0 }
    let named = ["themeOptions", "globalOptions", "options"].flatMap { key in holders.compactMap { $0[key] } }
    return (named + [root]).filter { $0.node.members != nil }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let options = try OptionsReader(Self.self, reading)
    let record = reading.record
    let schemes = HighchartsPalette(options).schemes
    var modes: [ThemeMode] = []
    for scheme in schemes.map(Optional.some) + (schemes.isEmpty ? [nil] : []) {
      var options = options
      options.mode.series = try HighchartsSeries(options, dealt: scheme?.colors).series()
      read(&options)
      if let scheme {
        options.mode.name = scheme.name
        options.mode.background = options.mode.background ?? scheme.background
      }
      modes.append(options.mode)
    }
    if !schemes.isEmpty, modes.allSatisfy({ $0.text == nil }) {
      record.leave(.blendedTexts)
    }
    try options.checkColors(in: modes, of: label)
    for (type, _, place) in options.place("plotOptions")?.members ?? [] where place["colors"]?.items != nil {
      record.leave(.colorsOfChartType, type)
    }
    return ThemeContent(modes: modes)
  }

  /// What an axis, or each of a list of axes, of the first layer that has any is called and says.
  private static func axes(_ key: String, _ options: OptionsReader) -> [(name: String, place: PlacedNode)] {
    for place in options.layers.compactMap({ $0[key] }) {
      let axes = (place.items ?? [place]).filter { $0.node.members != nil }
      if !axes.isEmpty { return axes.enumerated().map { ($0 == 0 ? key : "\(key) \($0 + 1)", $1) } }
    }
    return []
  }

  private static func addTexts(ofEach axis: String, _ options: inout OptionsReader) {
    for (name, place) in axes(axis, options) {
      for part in ["labels", "title"] {
        let style = place[part]?["style"]
        options.label(
          "\(name).\(part)", options.record.color(style?["color"], token: "\(name).\(part).style.color"),
          size: part == "title" ? ThemeText.Size(style) : .normal)
      }
    }
  }

  private static func colorAxis(_ name: String, _ axis: PlacedNode, _ record: ReadingRecord) -> Ramp? {
    let stops: [Ramp.Stop] =
      if let stops = axis["stops"]?.items {
        stops.enumerated().compactMap { index, stop in
          record.color(stop.items?.dropFirst().first, token: "\(name).stops.\(index + 1)").map {
            Ramp.Stop(color: $0, position: stop.items?.first?.node.number)
          }
        }
      } else {
        ["minColor", "maxColor"].compactMap { key in
          record.color(axis[key], token: "\(name).\(key)").map { Ramp.Stop(color: $0) }
        }
      }
    guard stops.count >= 2 else { return nil }
    return Ramp(name: name, kind: RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: true)
  }
}
