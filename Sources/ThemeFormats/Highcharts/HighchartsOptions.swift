package import Palette
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
      layer["colors"]?.items != nil && companions.contains { layer[$0]?.members != nil || layer[$0]?.items != nil }
    }
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("Highcharts options are a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    if let document = input.document { record.note(document, of: input.file) }
    let layers = HighchartsLayers(root)
    var mode = ThemeMode()
    mode.series = try HighchartsSeries(layers, record: record).series(of: input.file, options: options)
    mode.ramps = colorAxis(layers, record).map { [$0] } ?? []
    HighchartsRoles(layers, record: record).fill(&mode)
    guard !mode.isWithoutColors || !record.problems.isEmpty else {
      throw ThemeProblem.noColors(of: label, path: input.file.path)
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: [mode], notes: record.notes,
      remarks: record.remarks, problems: record.problems)
  }

  private static func colorAxis(_ layers: HighchartsLayers, _ record: ReadingRecord) -> Ramp? {
    let axis = layers.first("colorAxis")
    guard let axis = axis?.items?.first ?? axis else { return nil }
    let stops: [Ramp.Stop] =
      if let stops = axis["stops"]?.items {
        stops.enumerated().compactMap { index, stop in
          record.color(stop.items?.dropFirst().first, token: "colorAxis.stops.\(index + 1)").map {
            Ramp.Stop(color: $0, position: stop.items?.first?.node.number)
          }
        }
      } else {
        ["minColor", "maxColor"].compactMap { key in
          record.color(axis[key], token: "colorAxis.\(key)").map { Ramp.Stop(color: $0) }
        }
      }
    guard stops.count >= 2 else { return nil }
    return Ramp(name: "colorAxis", kind: RampShape.kind(of: stops.map(\.color)), stops: stops, isKindGuessed: true)
  }
}
