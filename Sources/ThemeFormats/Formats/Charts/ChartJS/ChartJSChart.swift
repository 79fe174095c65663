import PaletteRules
import SourceText

/// A chart of Chart.js as a file of options: `{"type": "bar", "data": {"datasets": […]}}`.
///
/// Source: Chart.js 4, "Data structures", "Colors" and "Line chart".
enum ChartJSChart: ThemeFormat {
  static let name = "chartjs"
  static let label = "Chart.js chart"

  /// The kinds that one colour draws, by what they draw.
  private static let marks: [String: Series.Mark] = [
    "line": .line, "bar": .bar, "scatter": .point, "bubble": .point, "radar": .line,
  ]

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["data"]?["datasets"]?.items != nil }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    let chart = reading.input.placedRoot
    let sets = chart?["data"]?["datasets"]?.items ?? []
    let labels = chart?["data"]?["labels"]?.items?.map { $0.node.string ?? "" } ?? []
    var mode = ThemeMode()
    for (index, set) in sets.enumerated() {
      let mark = marks[(set["type"] ?? chart?["type"])?.node.string ?? ""]
      let keys = mark == .bar || mark == nil ? ["backgroundColor", "borderColor"] : ["borderColor", "backgroundColor"]
      guard let colors = keys.lazy.compactMap({ set[$0] }).first(where: { !$0.node.isNull }) else { continue }
      if let items = colors.items {
        // The parts of a pie; the other rings have the same colours.
        guard mode.series.isEmpty else { continue }
        for (part, item) in items.enumerated() {
          guard let color = record.color(item, token: "\(keys[0]).\(part + 1)") else { continue }
          let name = part < labels.count && !labels[part].isEmpty ? labels[part] : "part \(part + 1)"
          mode.series.append(Series(name: name, token: "\(keys[0]).\(part + 1)", color: color, mark: mark))
        }
      } else if let color = record.color(colors, token: "datasets.\(index + 1)") {
        var series = Series(
          name: set["label"]?.node.string ?? "series \(index + 1)", token: "datasets.\(index + 1)", color: color,
          mark: mark)
        series.dash = set["borderDash"].flatMap { DrawnDash.lengths($0.node) }
        series.width = set["borderWidth"]?.node.number
        mode.series.append(series)
      }
    }
    let options = chart?["options"]
    mode.text = (options?["plugins"]?["legend"]?["labels"]?["color"] ?? options?["color"]).flatMap {
      record.color($0, token: "options.color")
    }
    mode.gridlines = options?["scales"]?["y"]?["grid"]?["color"].flatMap { $0.node.string == nil ? nil : $0 }.flatMap {
      record.color($0, token: "options.scales.y.grid.color")
    }
    guard !mode.series.isEmpty else {
      throw record.firstProblem ?? .noColors(of: label, path: reading.path)
    }
    try reading.checkSeries(mode.series.count)
    return ThemeContent(modes: [mode])
  }
}
