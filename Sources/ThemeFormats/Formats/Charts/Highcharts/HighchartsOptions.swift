import PaletteRules
import SourceText

/// Highcharts options as JSON: a theme for `Highcharts.setOptions`, or the options of the export server, where a theme
/// is under `themeOptions` and `globalOptions` is merged with it, the theme's values winning.
enum HighchartsOptions: OptionsFormat {
  static let name = "highcharts"
  static let label = "Highcharts options"
  static let vocabulary: MarkerVocabulary? = .highcharts

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForms("Highcharts options", "a JSON object"), listsAreFirst: true,
    unjudged: ["plotOptions/*/colors", "palette"],
    // Highcharts 12, API: `legend.itemStyle`, `title.style`; labels of axes have the same.
    ownText: ("#333333", "Highcharts", "chart/backgroundColor"), withoutSeries: .noHighchartsColors)

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    let list = options.place("colors").map { options.listed($0, as: "colors") } ?? ListedColors()
    options.mode.series = try series(options, list)
    options.mode.ramps = axes("colorAxis", options).compactMap { colorAxis($0.name, $0.place, options.record) }
    options.mode.text = options.color(
      "xAxis/labels/style/color", or: "yAxis/labels/style/color", "legend/itemStyle/color", "chart/style/color",
      "title/style/color")
    options.mode.axis = options.color("xAxis/lineColor", or: "yAxis/lineColor", "xAxis/tickColor")
    options.mode.gridlines = options.color("yAxis/gridLineColor", or: "xAxis/gridLineColor")
    if options.place("yAxis/gridLineWidth")?.node.number == 0 {
      options.record.note(.gridNotDrawn, "yAxis.gridLineWidth is 0")
    }
    let marks = options.mode.series.map(\.color)
    let writing = [options.mode.text].compactMap(\.self)
    options.mode.background = options.gradientSurface("chart/backgroundColor", under: writing + marks)
    options.mode.plotBackground = options.gradientSurface("chart/plotBackgroundColor", under: marks)
    for name in ["title", "subtitle", "legend.itemStyle", "legend.title"] {
      let style = options.place("\(name.replacing(".", with: "/"))\(name.hasSuffix("Style") ? "" : "/style")")
      options.label(name, options.color(of: style?["color"]), size: ThemeText.Size(style))
    }
    for axis in ["xAxis", "yAxis"].flatMap({ axes($0, options) }) {
      let (labels, title) = (axis.place["labels"]?["style"], axis.place["title"]?["style"])
      options.label("\(axis.name).labels", options.color(of: labels?["color"]))
      options.label("\(axis.name).title", options.color(of: title?["color"]), size: ThemeText.Size(title))
    }
    let labels = "plotOptions/series/dataLabels"
    options.label(
      "dataLabels", options.color("\(labels)/color", or: "\(labels)/style/color"), on: .plotBackground)
    let showsAxes = ["xAxis", "yAxis"].contains { key in
      axes(key, options).allSatisfy { $0.place["visible"]?.node.boolean != false }
    }
    if options.place("chart/styledMode")?.node.boolean != true, showsAxes { options.addOwnText() }
    if options.place("chart/backgroundColor") != nil {
      options.mode.leaveUnpainted("chart.backgroundColor")
    }
  }

  private static let companions = ["chart", "plotOptions", "xAxis", "yAxis", "legend", "title", "colorAxis", "series"]

  /// Plotly's arguments in Python have the same names, and so have options of ApexCharts.
  static func recognises(object input: ThemeInput) -> Bool {
    LiteralLanguage.of(input.file.path)?.family != .python && !ApexChartsOptions.isNamed(in: input.file)
      && recognises(input)
  }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot else { return false }
    return layers(of: root).contains { layer in
      if ApexChartsOptions.areOptions(layer.node) { return false }
      if layer["colors"]?.items != nil {
        return companions.contains { layer[$0]?.node.members != nil || layer[$0]?.items != nil }
      }
      return layer["chart"]?.node.members != nil
        && (layer["series"]?.items != nil || layer["plotOptions"]?.node.members != nil)
    }
  }

  /// `themeOptions`, then `globalOptions`, then the file's own top; and below `export`, as the export server's configuration
  /// writes them.
  static func layers(of root: PlacedNode) -> [PlacedNode] {
    let holders = [root["export"], root].compactMap(\.self)
    let named = ["themeOptions", "globalOptions", "options"].flatMap { key in holders.compactMap { $0[key] } }
    return (named + [root]).filter { $0.node.members != nil }
  }

  /// What an axis, or each of a list of axes, of the first layer that has any is called and says.
  private static func axes(_ key: String, _ options: OptionsReader) -> [(name: String, place: PlacedNode)] {
    for place in options.layers.compactMap({ $0[key] }) {
      let axes = (place.items ?? [place]).filter { $0.node.members != nil }
      if !axes.isEmpty { return axes.enumerated().map { ($0 == 0 ? key : "\(key) \($0 + 1)", $1) } }
    }
    return []
  }

  private static func colorAxis(_ name: String, _ axis: PlacedNode, _ record: ReadingRecord) -> Ramp? {
    let pairs: [(place: PlacedNode?, position: Double?)] =
      axis["stops"]?.items?.map { ($0.items?.dropFirst().first, $0.items?.first?.node.number) }
      ?? [(axis["minColor"], nil), (axis["maxColor"], nil)]
    let stops = pairs.compactMap { place, position in
      record.color(place, token: place?.name ?? name).map { Ramp.Stop(color: $0, position: position) }
    }
    guard stops.count >= 2 else { return nil }
    return Ramp(name: name, kind: RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: true)
  }
}
