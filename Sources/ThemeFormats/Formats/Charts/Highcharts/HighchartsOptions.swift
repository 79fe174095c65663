import PaletteRules
import SourceText

/// Highcharts options as JSON: a theme for `Highcharts.setOptions`, or the options of the export server, where a theme
/// stands under `themeOptions` and `globalOptions` is merged with it, the theme's values winning.
enum HighchartsOptions: ThemeFormat {
  static let name = "highcharts"
  static let label = "Highcharts options"
  static let vocabulary: MarkerVocabulary? = .highcharts

  private static let companions = ["chart", "plotOptions", "xAxis", "yAxis", "legend", "title", "colorAxis", "series"]

  static func recognises(object input: ThemeInput) -> Bool { recognises(input) }

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot else { return false }
    return HighchartsLayers(root).all.contains { layer in
      if ApexChartsOptions.areOptions(layer.node) { return false }
      if layer["colors"]?.items != nil {
        return companions.contains { layer[$0]?.node.members != nil || layer[$0]?.items != nil }
      }
      if HighchartsPalette.isHeld(by: layer) {
        return companions.contains { layer[$0]?.node.members != nil || layer[$0]?.items != nil }
      }
      return layer["chart"]?.node.members != nil
        && (layer["series"]?.items != nil || layer["plotOptions"]?.node.members != nil)
    }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: "Highcharts options are a JSON object")
    let record = reading.record
    let layers = HighchartsLayers(root)
    let schemes = HighchartsPalette(layers, record: record).schemes
    var modes: [ThemeMode] = []
    for scheme in schemes {
      var mode = try mode(layers, reading, dealing: scheme.colors)
      mode.name = scheme.name
      if mode.background == nil { mode.background = scheme.background }
      modes.append(mode)
    }
    if schemes.isEmpty { modes = [try mode(layers, reading, dealing: nil)] }
    if !schemes.isEmpty, modes.allSatisfy({ $0.text == nil }) {
      record.leave("text: Highcharts blends its colours out of those of the palette")
    }
    try reading.requireColors(in: modes, of: label)
    if modes.allSatisfy({ $0.series.isEmpty && $0.ramps.isEmpty }) {
      record.leave("series: the file gives them no colours, and those that Highcharts then takes are not in it")
    }
    for (type, _, place) in layers.first("plotOptions")?.members ?? [] where place["colors"]?.items != nil {
      record.leave("plotOptions.\(type).colors: the colours of one kind of chart; only the list 'colors' is judged")
    }
    return ThemeContent(modes: modes)
  }

  /// One color scheme.
  ///
  /// - Parameter list: what the series take in turn; nil for what the options list.
  private static func mode(
    _ layers: HighchartsLayers, _ reading: Reading, dealing list: ListedColors?
  ) throws(ThemeProblem) -> ThemeMode {
    let record = reading.record
    var mode = ThemeMode()
    var series = HighchartsSeries(layers, record: record)
    series.dealt = list
    mode.series = try series.series(reading)
    mode.ramps = layers.axes("colorAxis").compactMap { colorAxis($0.name, $0.place, record) }
    HighchartsRoles(layers, record: record).fill(&mode)
    return mode
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
