package import PaletteRules
import SourceText

/// Highcharts options as JSON: a theme for `Highcharts.setOptions`, or the options of the export server, where a theme
/// stands under `themeOptions` and `globalOptions` is merged with it, the theme's values winning.
package enum HighchartsOptions: ThemeFormat {
  package static let name = "highcharts"
  package static let label = "Highcharts options"

  private static let companions = ["chart", "plotOptions", "xAxis", "yAxis", "legend", "title", "colorAxis", "series"]

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot else { return false }
    return HighchartsLayers(root).all.contains { layer in
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

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("Highcharts options are a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    if let document = input.document { record.note(document, of: input.file) }
    let layers = HighchartsLayers(root)
    let schemes = HighchartsPalette(layers, record: record).schemes
    var modes: [ThemeMode] = []
    for scheme in schemes {
      var mode = try mode(layers, record, input, options, dealing: scheme.colors)
      mode.name = scheme.name
      if mode.background == nil { mode.background = scheme.background }
      modes.append(mode)
    }
    if schemes.isEmpty { modes = [try mode(layers, record, input, options, dealing: nil)] }
    if !schemes.isEmpty, modes.allSatisfy({ $0.text == nil }) {
      record.leave("text: Highcharts blends its colours out of those of the palette")
    }
    guard modes.contains(where: { !$0.isWithoutColors }) || !record.problems.isEmpty else {
      throw ThemeProblem.noColors(of: label, path: input.file.path)
    }
    if modes.allSatisfy({ $0.series.isEmpty && $0.ramps.isEmpty }) {
      record.leave("series: the file gives them no colours, and those that Highcharts then takes are not in it")
    }
    for (type, _, place) in layers.first("plotOptions")?.members ?? [] where place["colors"]?.items != nil {
      record.leave("plotOptions.\(type).colors: the colours of one kind of chart; only the list 'colors' is judged")
    }
    var theme = Theme(
      path: input.file.path, format: name, formatLabel: label, modes: modes, notes: record.notes,
      remarks: record.remarks, problems: record.problems)
    theme.unjudged = record.unjudged
    return theme
  }

  /// One color scheme.
  ///
  /// - Parameter list: what the series take in turn; nil for what the options list.
  private static func mode(
    _ layers: HighchartsLayers, _ record: ReadingRecord, _ input: ThemeInput, _ options: ReadingOptions,
    dealing list: ListedColors?
  ) throws(ThemeProblem) -> ThemeMode {
    var mode = ThemeMode()
    var series = HighchartsSeries(layers, record: record)
    series.dealt = list
    mode.series = try series.series(of: input.file, options: options)
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
