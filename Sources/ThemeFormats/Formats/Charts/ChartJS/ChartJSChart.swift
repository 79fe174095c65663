import PaletteRules
import SourceText

/// A chart of Chart.js as a file of options: `{"type": "bar", "data": {"datasets": […]}}`.
///
/// Source: Chart.js 4, "Data structures", "Colors" and "Line chart".
enum ChartJSChart: OptionsFormat {
  static let name = "chartjs"
  static let label = "Chart.js chart"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForm("a Chart.js chart", "an object with 'data'"), requires: ["data/datasets"],
    withoutColors: .firstProblem)

  /// The kinds that one colour draws, by what they draw.
  private static let marks: [String: Series.Mark] = [
    "line": .line, "bar": .bar, "scatter": .point, "bubble": .point, "radar": .line,
  ]

  static func recognises(_ input: ThemeInput) -> Bool { input.root?["data"]?["datasets"]?.items != nil }

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.series = series(options)
    guard !options.mode.series.isEmpty else {
      throw options.record.firstProblem ?? .noColors(of: label, path: options.reading.path)
    }
    try options.reading.checkSeries(options.mode.series.count)
    options.mode.text = options.color("options/plugins/legend/labels/color", "options/color")
    // A list has a colour for each line, and a function any.
    let grid: OptionKeys = "options/scales/y/grid/color"
    if options.place(grid)?.node.string != nil { options.mode.gridlines = options.color(grid) }
  }

  /// One series a dataset, or one a part of the first pie.
  private static func series(_ options: OptionsReader) -> [Series] {
    let record = options.record
    let sets = options.place("data/datasets")?.items ?? []
    let labels = options.place("data/labels")?.items?.map { $0.node.string ?? "" } ?? []
    let type = options.place("type")
    var series: [Series] = []
    for (index, set) in sets.enumerated() {
      let mark = marks[(set["type"] ?? type)?.node.string ?? ""]
      let keys = mark == .bar || mark == nil ? ["backgroundColor", "borderColor"] : ["borderColor", "backgroundColor"]
      guard let colors = keys.lazy.compactMap({ set[$0] }).first(where: { !$0.node.isNull }) else { continue }
      if let items = colors.items {
        // The parts of a pie; the other rings have the same colours.
        guard series.isEmpty else { continue }
        for (part, item) in items.enumerated() {
          guard let color = record.color(item, token: "\(keys[0]).\(part + 1)") else { continue }
          let name = part < labels.count && !labels[part].isEmpty ? labels[part] : "part \(part + 1)"
          series.append(Series(name: name, token: "\(keys[0]).\(part + 1)", color: color, mark: mark))
        }
      } else if let color = record.color(colors, token: "datasets.\(index + 1)") {
        let name = set["label"]?.node.string ?? "series \(index + 1)"
        var one = Series(name: name, token: "datasets.\(index + 1)", color: color, mark: mark)
        one.dash = set["borderDash"].flatMap { DrawnDash.lengths($0.node) }
        one.width = set["borderWidth"]?.node.number
        series.append(one)
      }
    }
    return series
  }
}
